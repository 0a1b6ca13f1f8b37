// Terms told as a length of time, « sous 30 jours », and the day from which each of them runs.
import { level } from '../fold.ts'
import { count, moved, unit, word, written } from './time-units.ts'

/**
 * A length of time that somebody has, on levelled text. `now`: the words count it from the present, « il me reste ».
 * `soft`: so do these, unless they report what was said on another day, « dans dix jours ». `strict`: it runs from
 * something else, « sous dix jours ».
 */
export type TermTold = { from: number; to: number; amount: string; unit: string; counted: 'now' | 'soft' | 'strict' }

const length = `(${count}) ?(${unit})`
const has = `(?:j'ai|nous avons|on a|i have|we have|(?:i've|we've|have) got|have) (?:only |just |que |plus que |un delai de |un delai d')?`
/** « Me donne 15 jours », "has given us"; without what follows it is no time to act in: « 15 jours d'arrêt ». */
const given = [
  "(?:me|m'|nous) ?(?:a |ont |avait |avaient )?(?:donne|laisse|accorde|octroie|octroye|impose|fixe)(?:nt)? (?:que |plus que )?(?:(?:un |le )?delai (?:de |d'))?",
  "(?<!(?:n't|not|never) )(?:gives?|gave|given|giving|allows?|allowed|allowing|grants?|granted|leaves?) (?:me|us) (?:only |just )?",
  "(?:(?:i|we) (?:was|were|have been|had been)|(?:i've|we've) been|been) (?:only )?given (?:only |just )?",
].join('|')
const toActIn =
  '(?=,|;|:|\\)|[.?!](?: |$)|\\n|$| (?:\\(|pour(?! (?:essayer|tester|profiter)(?![a-z]))|afin|to (?!(?:try|test|enjoy)(?![a-z]))|(?:from|after|a compter|a partir|a dater|apres)(?![a-z])|(?:de )?delai(?![a-z])))'
const forms: readonly (readonly [TermTold['counted'], RegExp])[] = [
  ['now', word(`${has}${length} (?:left|remaining)`)],
  [
    'now',
    word(
      `(?:d'ici(?: a)?|il (?:me |nous |ne me |ne nous )?reste(?: plus que| encore)?|(?:with)?in the next) ${length}`,
    ),
  ],
  ['strict', word(`(?:dans|sous|within|in) (?:un delai|a (?:period|time limit)) (?:de |d'|of )${length}`)],
  ['strict', word(`(?:sous(?: les)?|dans les|within(?: a)?) ${length}`)],
  ['strict', word(`${has}${length} (?:pour|to|from|a compter|a partir|a dater|apres|after)`)],
  ['strict', word(`(?:${given})${length}${toActIn}`)],
  ['soft', word(`(?:dans|in) ${length}`)],
]
const fortnight = word('(sous|dans|d.ici)(?: une| la)? (huitaine|quinzaine)')

const anyLength = new RegExp(`(?<![a-z0-9])(?:${length}|huitaine|quinzaine)(?![a-z0-9])`)

/** « Dix jours ouvrés »: without the calendar of whoever counts them, no last day can be told. */
const workingDays = /^ \(?(?:ouvree?s?|ouvrables?|de travail|travailles?|de bourse|working|business)(?![a-z])/

/** The length alone, for a quotation: « 15 jours » of « m'a donné 15 jours ». */
export function lengthGiven(words: string): string {
  const led = new RegExp(`^(?:${given})`).exec(level(words))
  return led ? words.slice(led[0].length) : words
}

/** The terms of a levelled text that can be counted, in no order; two never overlap. */
export function termsTold(plain: string): TermTold[] {
  if (!anyLength.test(plain)) return []
  const found: TermTold[] = []
  const add = (term: TermTold): void => {
    if (workingDays.test(plain.slice(term.to))) return
    if (!found.some(({ from, to }) => term.from < to && term.to > from)) found.push(term)
  }
  for (const [counted, pattern] of forms)
    for (const { index, 0: words, 1: amount, 2: name } of plain.matchAll(pattern))
      add({ from: index, to: index + words.length, amount: amount!, unit: name!, counted })
  for (const { index, 0: words, 1: how, 2: name } of plain.matchAll(fortnight))
    add({
      from: index,
      to: index + words.length,
      amount: name === 'huitaine' ? '8' : '15',
      unit: 'jours',
      counted: how === 'sous' ? 'strict' : 'soft',
    })
  return found
}

/** A day of the text from which a term may run: `date` as precise as it was told, empty where it could not be read. */
export type StartTold = { date: string; words: string; at: number; about: boolean }

const any = (...sources: string[]): RegExp => new RegExp(`(?<![a-z])(?:${sources.join('|')})(?![a-z])`)

const said =
  'dit|disait|annonce|ecri[tv][a-z]*|demande|lettres?|courriers?|avis|mails?|e-mails?|emails?|messages?|told|said|says|wrote|written|announced|asked|letters?|notices?'
/** What a term follows: a letter, what somebody says or hands over, a decision. */
const beginning = any(
  said,
  'recu(?:e|s|es)?|recois|notifi[a-z]*|remise?s?|signifie(?:e|s|es)?|presentee?s?|informee?s?|avisee?s?|envoyee?s?|adressee?s?|postee?s?|datee?s?|en date|mise? en demeure|jugements?|ordonnances?|arretes?|decisions?|convocations?|commandements?|sommations?|assignations?|contraventions?|amendes?|recommandes?|refus|refusee?s?|rejet(?:e|ee)?|relances?|rappels?|apport(?:e|ee|es|ent)|huissiers?|commissaires? de justice',
  'received|got(?! (?:married|engaged|divorced|back|home|up))|gotten|served|handed|given|gave|notified|informed|sent|dated|delivered|judge?ments?|rulings?|orders?|decisions?|summons|refusals?|refused|rejected|rejection|fines?|formal notice|reminders?|bailiffs?|brought',
)
/** A letter or notice that may itself set a term; a judgment is often served long after its day. */
const notice = any(
  'lettres?|courriers?|avis|mise en demeure|commandements?|sommations?|contraventions?|letters?|notices?|summons',
)
/** What happens in somebody's life, and what a term that runs from that very day is for. */
const lifeEvents: readonly (readonly [RegExp, RegExp])[] = [
  [
    any('morte?|decede?e?s?|deces|died|death|passed away'),
    any('declar[a-z]*|droits de succession|register|estate(?! agent)|inheritance tax'),
  ],
  [
    any('licenciements?|licenciee?s?|dismiss(?:al|ed)|fired|sacked|laid off'),
    any('contest[a-z]*|prud.?hom[a-z]*|recours|appeal|challeng[a-z]*|tribunal'),
  ],
  [any('mariages?|(?:suis|sommes|est|sont) (?:mari|pacs)ee?s?|wedding|married|divorcee?d?'), /(?!)/],
]
const withdrawing = any(
  'retract[a-z]*',
  'renvoyer',
  'retourner',
  'retour',
  'withdraw[a-z]*',
  'return',
  'cancel',
  'cooling.off',
)
const ordered = any(
  'sign[a-z]*',
  'command[a-z]*',
  'achet[a-z]*',
  'achat',
  'livr[a-z]*',
  'bought',
  'ordered',
  'purchased',
  'order',
)
const declaring = any('declar[a-z]*', 'signaler', 'assur[a-z]*', 'report', 'insur[a-z]*', 'register', 'notify')
const happened = any(
  'accident|vol|volee?s?|sinistre|degats?|incendie|cambriol[a-z]*|inondation|fuite|nee?s?|naissance',
  'stolen|theft|burgl[a-z]*|flood[a-z]*|crash[a-z]*|fire|leak|happened|born|birth',
)

const lengthAsked = /^(?:depuis|dpuis|depui|dps|voila|for|since)(?![a-z])/
const birthday = /(?<![a-z])(?:nee? le|nee? en|born on|born in|date de naissance|date of birth)\W*$/
const stop = /[.?!;\n](?= |$)|[?!;\n]/g

/** The sentence around a place, as its two ends. */
function sentenceAt(plain: string, from: number, to: number): [number, number] {
  const before = [...plain.slice(0, from).matchAll(stop)].at(-1)
  const [after] = plain.slice(to).matchAll(stop)
  return [before ? before.index + 1 : 0, after ? to + after.index : plain.length]
}

const part =
  /[,:(]|(?<![a-z])(?:mais|but|car|because|donc|so|(?:et|and) (?=(?:j'|je|on|nous|il|elle|i|we|he|she|they|it|dois|doit|must|have|need|can|should)(?![a-z])))(?![a-z])/g

/** No part of a sentence is looked for further from its day: a long text without stops is one sentence. */
const longestPart = 300

/** The part of its sentence in which a day stands; a day alone goes with what follows it. */
function partAround(plain: string, { at, words }: StartTold): string {
  const sentence = sentenceAt(plain, at, at + words.length)
  const first = Math.max(sentence[0], at - longestPart)
  const last = Math.min(sentence[1], at + words.length + longestPart)
  const begin = [...plain.slice(first, at).matchAll(part)].at(-1)
  const from = begin ? first + begin.index + begin[0].length : first
  const ends = [...plain.slice(at + words.length, last).matchAll(part)].map(({ index }) => at + words.length + index)
  const own = plain.slice(from, ends[0] ?? last)
  const alone = plain.slice(from, at).replace(/[^a-z]/g, '').length < 4
  return alone ? plain.slice(from, ends[1] ?? last) : own
}

const reference =
  /^ ?(?:calendaires? )?(?:(?:of|from|after|following|since|as of|starting(?: on| from)?|a (?:compter|partir|dater) d(?:e|u|es)|apres|suivant|qui suivent|de|du|des)(?![a-z])|(?:a (?:compter|partir|dater) )?d')/
const present = /^[^.?!;,]{0,16}(?<![a-z])(?:now|maintenant|ce jour|this day)(?![a-z])/
const startingBefore =
  /(?<![a-z])(?:a compter d[eu]|a partir d[eu]|a dater d[eu]|from|as of|starting(?: on| from)?)(?: the| le)? $/
/** Between a term and the day that it is said to run from. */
const betweenThem = /^[^.?!;:,]{0,60}$/

const onlyOne = (days: readonly StartTold[]): string | undefined => {
  const dates = new Set(days.map(({ date }) => date))
  const [first] = dates
  return dates.size === 1 && first?.length === 10 ? first : undefined
}

/** The day that the words of a term name as its start: « à compter du 3 novembre », "of the letter of 3 November". */
function startNamed(plain: string, term: TermTold, days: readonly StartTold[], today: string): string | undefined {
  const after = plain.slice(term.to)
  const last = /(?:to|from|a compter|a partir|a dater|apres|after)$/.exec(plain.slice(term.from, term.to))?.[0] ?? ''
  const words = last && last !== 'to' ? `${last}${after}` : after
  if (reference.test(words)) {
    if (present.test(words)) return today
    const next = days.find(({ at }) => at >= term.to)
    if (next && betweenThem.test(plain.slice(term.to, next.at))) return onlyOne([next])
  }
  const [first] = sentenceAt(plain, term.from, term.to)
  const named = days.filter(({ at }) => at >= first && at < term.from && startingBefore.test(plain.slice(0, at)))
  return onlyOne(named)
}

/** Whether the words tie a term to a notice of that day: « l'avis du 10 novembre dit que je dois payer sous huit jours ». */
function isTied(plain: string, term: TermTold, day: StartTold): boolean {
  const between = plain.slice(Math.min(day.at, term.from), Math.max(day.at, term.from))
  return notice.test(partAround(plain, day)) && !/[.?!;:,\n]/.test(between)
}

/** The last day of a term that runs from a day. */
export const lastDayOf = ({ amount, unit: name }: TermTold, start: string): string | null =>
  written(moved(new Date(`${start}T00:00:00Z`), amount, name, 1))

/**
 * The day from which a term runs, `YYYY-MM-DD`: the one that the text names, or the only day on which something
 * happened that a term follows. None where there are several, or none, or where the term would be over by now and the
 * words do not tie it to a notice of that day. `days`: the days of the text in its order.
 */
export function startOf(plain: string, term: TermTold, days: readonly StartTold[], today: string): string | undefined {
  const named = startNamed(plain, term, days, today)
  if (named !== undefined || term.counted === 'now') return named ?? today
  const past = days.filter(
    ({ date, words, at }) =>
      date <= today.slice(0, date.length) &&
      !lengthAsked.test(plain.slice(at, at + words.length)) &&
      !/(?<![a-z])(?:depuis|since)(?: le| the)? $/.test(plain.slice(0, at)) &&
      !birthday.test(plain.slice(0, at)),
  )
  const [first, last] = sentenceAt(plain, term.from, term.to)
  const sentence = plain.slice(first, last)
  const begins = (day: StartTold): boolean => {
    const own = partAround(plain, day)
    if (term.counted === 'soft') return any(said).test(own)
    const life = lifeEvents.find(([event]) => event.test(own))
    if (life && !notice.test(own)) return life[1].test(sentence)
    return (
      beginning.test(own) ||
      (withdrawing.test(sentence) && ordered.test(own)) ||
      (declaring.test(sentence) && happened.test(own))
    )
  }
  const inSentence = past.filter(({ at }) => at >= first && at < last)
  const own = inSentence.filter(begins)
  if (term.counted === 'soft') return own.some(({ date }) => date !== today) ? undefined : today
  const candidates = inSentence.length > 0 ? own : past.filter(begins)
  const start = onlyOne(candidates)
  const isOver = start !== undefined && (lastDayOf(term, start) ?? today) < today
  return isOver && !candidates.some((one) => isTied(plain, term, one)) ? undefined : start
}
