// Whether the words around a day without a year leave its year open: told of long ago, or of the beginning of what lasts.

const anyOf = (...sources: string[]): RegExp => new RegExp(`(?<![a-z0-9])(?:${sources.join('|')})(?![a-z0-9])`)

const number =
  '\\d{1,3}|une?|an?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|one|two|three|four|five|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|plusieurs|quelques|several|many|a few|some'
const years = `(?:${number})(?: (?:bonnes|longues|good|long))? ?(?:ans|an|annees|annee|years|year|yrs|yr|decades)`
const longAgo = [
  `(?:il y a|y a|ya|ca fait|cela fait|ca remonte a|voila)(?: (?:environ|presque|plus de|deja|bien|au moins|tres|bientot|maintenant))* (?:${years}|longtemps|lgtps|des annees|une eternite)`,
  `${years} (?:ago|back|plus tot|auparavant)|(?:a )?(?:very |really )?long (?:time |while )?ago|(?:many )?years ago|ages ago`,
  "autrefois|jadis|dans le temps|a l'epoque|back then|back in the day|(?:dans les annees|in the) (?:19|20)?\\d0'?s?",
  "quand j'etais (?:jeune|petite?|enfant|gamine?|ado)|when i was (?:young|little|a (?:kid|child|boy|girl)|at school)",
  "(?:je ne|j') ?(?:sais|me souviens) (?:plus|pas) (?:de )?quelle annee|(?:can't|don't) remember (?:the|which|what) year|forget (?:the|which|what) year",
].join('|')

/** Said beside the day, also as a sentence of its own: « le 12 janvier. C’était il y a longtemps. » */
const agoAfter = new RegExp(
  `^[\\s,.;:…()–-]*(?:(?:mais|but|et|and|c'etait|c'est|cetait|it was|that was|this was|deja|already)[ ,]*)*(?:${longAgo})(?![a-z0-9])`,
)
const agoBefore = new RegExp(`(?<![a-z0-9])(?:${longAgo})[ ,:…–-]+(?:[a-z']+ ){0,5}$`)

const ofLife =
  'maries|mariees?|marie(?= (?:le|un|en|avec|depuis))|mariage|noces|pacsee?s?|nee?s?|naissance|embauchee?s?|recrutee?s?|married|wed|wedding|born|birth|hired'
/** A day of one's life: its year is hardly ever the last one. */
const dayOfLife = anyOf(ofLife)
/** What begins on a day and lasts. */
const beginning = anyOf(
  ofLife,
  'emmenage[a-z]*|installee?s?|engagee?s?|entree?s? (?:dans|chez|en)|commence[a-z]*|debut[a-z]*|locataires?|loue[a-z]*|signe[a-z]*|arrivee?s?|achete[a-z]*|souscri[a-z]*|rencontree?s?',
  'dated|date du|pris effet|took effect|moved|settled|employed|started|joined|began|begun|signed|rented|arrived|came|bought|purchased|took out|met',
)
const lasting = anyOf(
  longAgo,
  `(?:depuis|since|after|apres|au bout de|suis reste|est reste|sommes restes|suis restee|vecu|habit[a-z]*|loue[a-z]*|travaill[a-z]*|lived|stayed|rented|worked|been)(?: [a-z']+){0,4} ${years}`,
  `${years} (?:later|plus tard|since|deja|already|d'anciennete|de mariage|de vie commune|of marriage|of service|together|ensemble|que|de retard|late|overdue)|retard de ${years}`,
)

/** « Un 14 juillet »: no year in particular. */
const anySuchDay =
  /(?<![a-z'])(?:un|one|a|certain)(?: (?:beau|certain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday))* $/

/** `open`: no year can be given. `recent`: only the one in which the day has just been. `last`: the last such day. */
export type YearLeft = 'open' | 'recent' | 'last'

/** The year of the day without a year that stands between `from` and `to` of a levelled text, in the past. */
export function yearLeft(plain: string, from: number, to: number): YearLeft {
  const near = plain.slice(Math.max(0, from - 110), from)
  const before = near.slice(Math.max(...['. ', '?', '!', ';', '\n'].map((end) => near.lastIndexOf(end))) + 1)
  const after = plain.slice(to, to + 140)
  if (anySuchDay.test(before) || agoAfter.test(after) || agoBefore.test(before)) return 'open'
  const clause = `${before} ${/^[^.?!;\n]{0,40}/.exec(after)![0]}`
  if (beginning.test(clause) && lasting.test(`${before} ${after}`)) return 'open'
  return dayOfLife.test(clause) ? 'recent' : 'last'
}
