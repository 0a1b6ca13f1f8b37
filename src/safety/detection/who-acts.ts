// Who would do the harm that a text tells of: its writer, or somebody who threatens them. The same means (petrol, a knife, a
// rope) stand in both, so that words alone do not tell a threat from a suicide.
import type { Evidence } from './evidence.ts'
import type { Language } from './normalise.ts'

/** Beginnings of words of harm, as they are spelt after normalisation, a pronoun run into them or not. */
const harm: Record<Language, string> = {
  fr: 'm?(?:tu(?:e|er|es)?(?![a-z])|but(?:e|er)(?![a-z])|crev|brul|crame|asperg|immol|etrangl|egorg|plant|poignard|noye|noie|pend(?!ant)|tire|flingu|frapp|tape|cogn|fracass|defigur|vitriol|jet|saign|abattre|ouvr\\w* les veines|foutre en l)|la peau|le feu|a?llume|une? (?:corde|balle?)|couto|couteau|dessence|d essence|acide|lacide',
  en: '(?:kill|stab|shoot|burn|hang|drown|strangl|chok|douse|pour (?:petrol|gas|acid)|cut|slit|beat|smash|throw|murder|set (?:me|myself|us) on fire|set fire)',
}

const others: Record<Language, string> = {
  fr: '(?:il|elle|ils|elles|mec|mari|ex|copain|copine|conjoin\\w*|compagnon|pere|frere|oncle|cousin|voisin|patron|homme|type|gars)',
  en: '(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|father|stepfather|brother|uncle|neighbou?r|man|guy)',
}

const patterns: Record<Language, { other: readonly RegExp[]; self: readonly RegExp[] }> = {
  fr: {
    other: [
      // « il va me… », « mon cousin veut nous… », « il menace de me… »
      new RegExp(
        ` ${others.fr} (?:va|vas|veut|veux|vont|vient|ale|allait|alait|menac\\w*|menass\\w*) (?:[a-z]+ ){0,2}?(?:(?:me|nous|m|moi) (?:[a-z]+ ){0,2}?(?:${harm.fr})|m(?:${harm.fr})|(?:le feu|alume|a?llume))`,
      ),
      // « il dit : je te… »
      new RegExp(
        ` ${others.fr} (?:[a-z]+ ){0,4}?(?:dit|crie|cri|ecrit|envoye) (?:[a-z]+ ){0,5}?je (?:veux |vais |viens )?te `,
      ),
      // « il dit que si je pars il me… »
      new RegExp(` si je (?:[a-z]+ ){1,3}?${others.fr} (?:me|nous|m) (?:${harm.fr})`),
      new RegExp(
        ` ${others.fr} (?:[a-z]+ ){0,8}?(?:essence|dessence|couteau|couto|corde|acide|lacide|batte|fusil) (?:[a-z]+ ){0,8}?(?:pour|sur|contre|autour|devan|devant) (?:du |de )?(?:moi|nous|mon|ma|cou) `,
      ),
    ],
    self: [
      new RegExp(
        ` je (?:veux|vais|vai|vas|va|voudrais|compte|pense|prefere) (?:a |de )?(?:me|m|tout) ?(?:[a-z]+ ){0,3}?(?:${harm.fr})`,
      ),
      new RegExp(
        ` je (?:veux|vais|vai|vas|va|voudrais) (?:m(?:${harm.fr}|ouvr|immol|endor)|(?:en finir|mourir|saute|disparaitre))`,
      ),
      / je (?:veux|vais|vai) mettre (?:le|du) gaz/,
      / je me (?:taillad|coupe|mutil|scarifi|tue|pend|jet|suicid|brul|noie)/,
    ],
  },
  en: {
    other: [
      new RegExp(
        ` ${others.en} (?:[a-z]+ ){0,3}?(?:is|are|will|would|going|wants|threaten\\w*|said|says|told me)? ?(?:[a-z]+ ){0,4}?${harm.en}\\w* (?:[a-z]+ ){0,3}?(?:me|us|my)(?: on fire)? `,
      ),
      new RegExp(` ${others.en} is going to (?:${harm.en}\\w*|set) (?:me|us|my) `),
      new RegExp(
        ` ${others.en} (?:[a-z]+ ){0,4}?(?:said|says|told|wrote|texted) (?:[a-z]+ ){0,4}?i (?:will|am going to|ll) ${harm.en}\\w* you `,
      ),
    ],
    self: [
      / (?:kill|stab|shoot|burn|hang|drown|douse|set|cut|over|on|throw|hurt) myself /,
      / i (?:[a-z]+ ){0,5}?(?:cut|slit) my /,
      /(?<! (?:he|she|they) (?:is|are)) (?:going to|want to|will) (?:cut|slit) my /,
      / i (?:want|wish) to (?:die|be dead)/,
    ],
  },
}

/** Somebody who is heard or seen to beat the person they live with: « le voisin tape sa femme ». */
const partnerBeaten: Record<Language, RegExp> = {
  fr: / (?:tape|tapait|bat|battait|frappe|frappait|cogne|tabasse|defonce|etrangle|maltraite|massacre|viole) (?:[a-z]+ ){0,1}?(?:sa|son) (?:femme|copine|compagne|conjointe?|meuf|nana|epouse|mari|copain|compagnon) /,
  en: / (?:beat\w*|hit|hits|hitting|punch\w*|kick\w*|smash\w*|batter\w*|strangl\w*|chok\w*|attack\w*|hurting|slapp?\w*|rap\w*) (?:up |on |the [a-z]+ out of )?(?:his|her) (?:wife|girlfriend|gf|partner|missus|mrs|husband|boyfriend|bf) /,
}

/** Somebody who keeps another person from leaving: « il me laisse plus sortir », "he won't let me leave". */
const confined: Record<Language, RegExp> = {
  fr: / (?:me|m|nous|la|l|les|lui) (?:laisse|laissent|lesse|laiss) (?:plus|pas|meme pas) (?:sortir|partir|rentrer chez)| (?:m|l|nous) ?(?:a|ont|avait) (?:enferme|sequestre)\w* | (?:dit|di|hurle|crie|jure) (?:que |qu )?personne (?:ne |n )?(?:va )?(?:sort\w*|bouge\w*|part\w*|quitte\w*) /,
  en: / (?:won ?t|will not|does ?n ?t|doesnt|refuses to|never) let (?:me|her|him|us|them) (?:out|leave|go (?:out|home))| locked (?:me|her|us) (?:in|up) | (?:says|said|saying|shouting|screaming) (?:that )?(?:nobody|no ?one|none of us) (?:is |are |s )?(?:leav\w*|going|goes|gets out|moves) /,
}

/** Whether the text tells of somebody who is kept from leaving. */
export const tellsOfConfinement = ({ language, whole }: Evidence): boolean =>
  confined[language].test(` ${whole.words.join(' ')} `)

const silent: Record<Language, readonly RegExp[]> = {
  fr: [
    / (?:repond|repon|reponds|ouvre|ouvres|donne|sort) (?:plus|pas)(?: signe)? /,
    / depuis (?:\d+|deux|trois|quatre|cinq|plusieurs|quelques) (?:jours?|nuits?|semaines?) /,
  ],
  en: [
    / (?:not|n ?t|stopped) (?:\w+ )?(?:answer|answered|answering|open|opened|opening) /,
    / (?:for|in|since) (?:\d+|two|three|four|five|several|a few|days) ?(?:days?|nights?|weeks?)? /,
  ],
}
const written =
  / (?:message|messages|mail|mails|email|emails|texto|textos|sms|courrier|lettre|appels?|telephone|texts?|calls?|letters?) /

/** Whether an old or frail person, or their door, has answered nobody for days: « ma voisine de 88 ans ne répond plus ». */
export function tellsOfSilence({ language, whole }: Evidence): boolean {
  const said = ` ${whole.words.join(' ')} `
  const frail = whole.concepts.has('ELDER') || whole.concepts.has('AGEOLD')
  return frail && !written.test(said) && silent[language].every((sign) => sign.test(said))
}

const third: Record<Language, string> = {
  fr: '(?:quelqu|quelquun|qqn|homme|femme|mec|type|gars|fille|personne|il|elle|inconnue?|jeune|ado|ami|amie|copain|copine|frere|soeur|fils|mere|pere|mari|voisin|voisine)',
  en: '(?:someone|somebody|man|woman|guy|bloke|girl|boy|lad|person|he|she|stranger|teen\\w*|friend|brother|sister|son|daughter|mum|mom|dad|husband|wife|neighbou?r)',
}

/** Somebody else who stands where people jump or trains run: « un homme sur les rails », "on the ledge". */
const aboutToJump: Record<Language, readonly RegExp[]> = {
  fr: [
    new RegExp(
      ` ${third.fr} (?:[a-z]+ ){0,8}?(?:(?:sur|au bord de|pres de) (?:les? |la |l )?(?:rails?|voies?|rebord|parapet|rambarde|corniche|falaise|toit|pont)|(?:par dessus|derriere|de l autre cote de|enjamb\\w*) (?:le |la |l )?(?:rambarde|parapet|balustrade|garde corps|barriere|grillage)) `,
    ),
    new RegExp(
      ` ${third.fr} (?:[a-z]+ ){0,5}?(?:va|veut|menace|dit|parle) (?:[a-z]+ ){0,4}?(?:sauter|se jeter|s jeter) `,
    ),
  ],
  en: [
    new RegExp(
      ` ${third.en} (?:[a-z]+ ){0,6}?(?:on|near|by|at the edge of|over|off|past|(?:wrong|other|far) side of) (?:the |a |our |my )?(?:[a-z]+ )?(?:tracks|rails|railway|ledge|railings?|parapet|barrier|cliff|bridge|roof) `,
    ),
    new RegExp(
      ` ${third.en} (?:[a-z]+ ){0,4}?(?:about to|going to|gonna|wants to|threaten\\w* to) (?:jump|throw (?:himself|herself|themselves)) `,
    ),
  ],
}

/** Whether the text tells of somebody else who is about to end their life where they stand; asked of suicides only. */
export function tellsOfJumper({ language, whole }: Evidence): boolean {
  const said = ` ${whole.words.join(' ')} `
  const own = / (?:je|moi) (?:vais|veux|suis|vai|veu) | (?:i m|im|i am|i ll|i want|i will|myself) /
  return !own.test(said) && aboutToJump[language].some((sign) => sign.test(said))
}

/** The writer, of themselves. */
const ofWriter: Record<Language, RegExp> = {
  fr: / (?:moi|nous|m|je (?:suis|me|m|ne|veux|vais|respire|saigne)|j ai (?:mal|pris|avale|bu|vomi|envie)) /,
  en: / (?:me|us|myself|i (?:feel|am|took|ate|drank|want|can not|have (?:taken|swallowed|been))) /,
}

/** Whether what was said before is about an animal and nobody else, and this goes on about it: "he is vomiting now". */
export const goesOnAboutAnimal = (now: Evidence, before: Evidence): boolean =>
  before.whole.concepts.has('PETSUBJ') &&
  !namesPerson(before.whole.concepts) &&
  !namesPerson(now.whole.concepts) &&
  !ofWriter[now.language].test(` ${now.whole.words.join(' ')} `)

/** A person who fell from a boat: « tombé par-dessus bord », "man overboard". */
const overboard: Record<Language, RegExp> = {
  fr: / (?:par dessus bord|homme a la mer|tombee? (?:a l eau|a la mer|du bateau|du voilier|du zodiac|du canot)) /,
  en: new RegExp(` (?:man overboard|${third.en} (?:[a-z]+ ){0,3}?(?:fell|fallen|knocked|thrown|is) overboard) `),
}

/** Whether the text tells of a person who fell into the water from a boat. */
export const tellsOfOverboard = ({ language, whole }: Evidence): boolean =>
  overboard[language].test(` ${whole.words.join(' ')} `)

const people = ['CHILD', 'AGEMINOR', 'ELDER', 'FRIEND', 'PARENT', 'PARTNER']
const namesPerson = (concepts: ReadonlySet<string>): boolean => people.some((person) => concepts.has(person))

/** Whether only an animal has swallowed what is told of: no child, no other person, not the writer. */
export function onlyAnimalSwallowed({ language, whole: { words, concepts } }: Evidence): boolean {
  if (!concepts.has('PETSUBJ') || !concepts.has('SWALLOWED')) return false
  return !namesPerson(concepts) && !swallowers[language].test(` ${words.join(' ')} `)
}
const swallowers: Record<Language, RegExp> = {
  fr: / (?:j|je|moi|mo[nm] (?:fils|bebe|mari|copain)|ma (?:fille|femme|mere)|on|nous) /,
  en: / (?:i|me|we|us|my (?:son|daughter|baby|kid|wife|husband)) /,
}

const personToo: Record<Language, RegExp> = {
  fr: / (?:mon|ma) (?:fils|fille|bebe|mari|femme|mere|pere|frere|soeur) aussi /,
  en: / my (?:son|daughter|baby|kid|husband|wife|mum|mom|dad|brother|sister) (?:too|as well|also) /,
}

/** Whether a person has swallowed what an animal has: « mon chat a avalé de l’antigel et mon fils aussi ». */
export const personSwallowedToo = ({ language, whole: { words, concepts } }: Evidence): boolean =>
  concepts.has('PETSUBJ') && concepts.has('SWALLOWED') && personToo[language].test(` ${words.join(' ')} `)

const thief: Record<Language, RegExp> = {
  fr: / (?:on|ils|quelqu un|(?:un|une|des|le|les|deux|trois) (?:inconnue?s?|hommes?|types?|mecs?|gars|jeunes?|individus?|voleurs?|agresseurs?)) (?:me |m ?|nous )?(?:a |ont |avait |avaient )?(?:vol|pique|derob|arrach|depouill|braqu)/,
  en: / (?:someone|somebody|they|thieves|(?:a|an|the|some|two|three) (?:man|men|guys?|blokes?|strangers?|lads|thief|thieves|mugger)) (?:[a-z]+ ){0,2}?(?:stole|stolen|robbed|mugged|snatched|took) | (?:was|were|been|got) (?:stolen|robbed|mugged|pickpocketed) /,
}
/** Somebody whom the writer knows or lives with, or might: « il » is no stranger unless one was named. */
const atHome: Record<Language, RegExp> = {
  fr: / (?:mari|femme|epou\w+|conjoint\w*|compagnon|compagne|copain|copine|concubin\w*|fiancee?|ex|pere|mere|papa|maman|parents?|frere|soeur|fils|fille|enfants?|oncle|tante|cousine?|beau|belle|grand|famille|tuteur|tutrice|colocataire|coloc|mon mec|mon homme|chez (?:moi|nous)|maison|domicile|ensemble) /,
  en: / (?:husband|wife|spouse|partner|boyfriend|girlfriend|bf|gf|fiancee?|ex|father|mother|dad|mum|mom|parents?|brother|sister|sons?|daughter|child|children|kids|uncle|aunt|cousin|step\w+|grand\w+|gran|family|carer|flatmate|roommate|housemate|my man|my bloke|home|house|together) /,
}
const somebodyUnnamed: Record<Language, RegExp> = {
  fr: / (?:il|elle) (?!y |est |s |faut |reste |manque )/,
  en: / (?:he|she|him|her) /,
}
const stranger: Record<Language, RegExp> = {
  fr: / (?:inconnue?s?|voleurs?|agresseurs?|(?:un|deux|trois|des) (?:hommes?|types?|mecs?|gars|jeunes?|individus?)) /,
  en: / (?:strangers?|thief|thieves|muggers?|(?:a|an|two|three|some) (?:man|men|guys?|blokes?|lads?)) /,
}

/** Whether the text tells of a theft by strangers, and of nobody at home. */
export function tellsOfTheftByStrangers({ language, whole }: Evidence): boolean {
  const said = ` ${whole.words.join(' ')} `
  if (!thief[language].test(said) || atHome[language].test(said)) return false
  return stranger[language].test(said) || !somebodyUnnamed[language].test(said)
}

/** Whether the text tells of a beaten partner who is not its writer. */
export const tellsOfBeatenPartner = ({ language, whole }: Evidence): boolean =>
  partnerBeaten[language].test(` ${whole.words.join(' ')} `)

/** `self`: the writer would harm themselves; `other`: somebody threatens them; nothing where the text says neither, or both. */
export function whoActs({ language, whole }: Evidence): 'self' | 'other' | undefined {
  const said = ` ${whole.words.join(' ')} `
  const { other, self } = patterns[language]
  const [byOther, bySelf] = [other.some((one) => one.test(said)), self.some((one) => one.test(said))]
  return byOther === bySelf ? undefined : byOther ? 'other' : 'self'
}
