/** Words that deny what they stand with, or leave it undone, on folded text. */
const denial =
  "ne(?! (?:le|en|au|un) )|pas|jamais|rien|aucune?|ni|sans|non|refus[a-z]* (?:de|d')|[a-z]*n't|not|never|no|nothing|none|neither|nor|without|cannot|yet to|fail(?:s|ed|ing)? to|refus[a-z]* to|unpaid|undelivered|impayee?s?"
/** What was to happen: « devait arriver le », "was supposed to arrive on". */
const planned =
  'devai[a-z]*|devrai[a-z]*|doi[ts]|doivent|(?:aurai[a-z]*|avai[a-z]*) (?:du|dues?)|prevue?s?|promise?s?|annoncee?s?|estimee?s?|supposed to|should|was to|were to|(?:is|was|were) due|meant to|expected|scheduled|promised|will|va|vont'
/** What lasts since a day did not happen on it: « j’attends depuis le ». */
const lasting =
  'attend[a-z]*|attente|retard|bloquee?s?|perdue?s?|egaree?s?|waiting|waited|awaiting|late|overdue|stuck|lost|missing|delayed'

const words = (source: string): RegExp => new RegExp(`(?<![a-z])(?:n'(?=[a-z])|(?:${source})(?![a-z]))`, 'g')
const unreal = words(`${denial}|${planned}`)
const unrealOrLasting = words(`${denial}|${planned}|${lasting}`)

const boundary =
  /[.;:!?,]|(?<![a-z])(?:mais|alors|car|donc|puis|but|so|because|then|(?:et|and) (?=(?:j'|je|on|nous|il|elle|ils|elles|i|we|he|she|they|it)(?![a-z])))(?![a-z])/g
const since = /(?<![a-z])(?:depuis|since)(?: (?:le|la|the|debut|fin|mi))*\W*$/
/** « Je ne l’ai reçu que le », "not until": it did happen on that day. */
const only = /(?<![a-z])(?:(?:que|qu'|until|till)(?: (?:a partir|depuis|en|le|the|on|in))*)\W*$/
/** « ma commande du », "my order of": the day is that of the thing. */
const ofThing =
  /(?<![a-z])(?:du|dated|date du|datee du|from(?: the)?|of(?: the)?|que|qui|dont|that|which|when|quand|lorsque|(?:j'ai|avons|avez|i|we|i've|we've) [a-z' ]{2,30}(?: le| on)?)\W*$/
const determiner =
  "(?:mon|ma|mes|le|la|les|l'|une?|cette?|ces|son|sa|ses|votre|vos|notre|nos|my|the|an?|this|our|your|their)"
/** « ma commande passée le », "the parcel sent on": a thing, then what was done to it on that day. */
const doneToThing = new RegExp(
  `(?<![a-z])${determiner} ?[a-z0-9][^.]*(?<!(?<![a-z])${determiner} ?)(?<![a-z])(?:[a-z]{2,}(?:ee?s?|ie?s?|ise?s?|ue?s?|ed)|paid|bought|made|sent)(?: en ligne| online)?(?: le| on(?: the)?| en| in|)\\W*$`,
)

/** Folded, these verbs are nouns as well: « commandé » and « ma commande ». */
const noun = /^(?:commande|demande|order|purchase|request|paye|livre)s?(?![a-z])/
const afterDeterminer = new RegExp(`(?<![a-z])${determiner} ?$`)
const ofItself =
  /(?<![a-z])(?:du|de|dated|from(?: the)?|of(?: the)?|(?:passee?s?|faites?|effectuee?s?|payee?s?|reglee?s?|validee?s?|placed|made|paid|bought)(?: en ligne| online)?(?: le| on(?: the)?| en| in)?)\W*$/

/** The clause that ends at a place; with the one before it where it says next to nothing itself. */
function clauseBefore(folded: string, to: number): string {
  const starts = [0, ...[...folded.slice(0, to).matchAll(boundary)].map((match) => match.index + match[0].length)]
  const own = folded.slice(starts.at(-1), to)
  return bare.test(own) ? folded.slice(starts.at(-2) ?? 0, to) : own
}

/** The clause in which a date stands; of a date alone, with the one before it, or at the start of a sentence the one after. */
export function clauseOf(folded: string, from: number, to: number): string {
  const ends = [...folded.slice(to).matchAll(boundary)].map(({ index }) => to + index)
  const before = clauseBefore(folded, from)
  const alone = bare.test(before + folded.slice(to, ends[0]))
  return before + folded.slice(from, alone ? ends[1] : ends[0])
}
/** A clause of its date alone: « , depuis le ». */
const bare = /^(?:[ \d]|(?:depuis|since|le|la|the|on|en|in|et|and|ce|cela|debut|fin|mi)(?![a-z]))*$/

/**
 * Whether what a sentence tells before a date did not happen on it: it is denied, was planned, or only lasts since then.
 * `from`: where the date begins in the folded sentence.
 */
export function isDeniedBefore(folded: string, from: number): boolean {
  const before = clauseBefore(folded, from)
  const last = [...before.matchAll(since.test(before) ? unrealOrLasting : unreal)].at(-1)
  if (!last || only.test(before)) return false
  if (since.test(before)) return true
  const after = before.slice(last.index + last[0].length)
  return !(ofThing.test(after) || doneToThing.test(after))
}

/** Whether a sign is a thing, and the date not the day of that thing: « j’ai reçu ma commande le ». */
export const isOfThing = (folded: string, sign: number, date: number): boolean =>
  noun.test(folded.slice(sign)) &&
  afterDeterminer.test(folded.slice(0, sign)) &&
  !ofItself.test(folded.slice(sign, date))

/** Whether words after a date, up to what is said of it, deny that: « le 3 novembre je n’ai pas commandé ». */
export const isDeniedBetween = (between: string): boolean => [...between.matchAll(unreal)].length > 0

/** Of a person's life: a date in such a clause is that of nothing else. */
const ofLife =
  /(?<![a-z])(?:nee?s? (?:le|en|a|au)|naissance|obseques|funerailles|enterr[a-z]*|inhum[a-z]*|cremat[a-z]*|incinerat[a-z]*|mariees?|maries|marie (?:le|en)|mariage|born|birth[a-z]*|funeral|buried|burial|cremated|married|wedding)(?![a-z])/g
const ofBirth = /^(?:nee?s? |naissance|born|birth)/
/** Of patterns that look for a birth: `(ne\\b|nee\\b) le`. */
const seeksBirth = /(?<![a-z])nee|born|birth|naissance/
/** « Signé le bail le », "a lease of": the day is that of the act. */
const ofAct =
  /(?<![a-z])(?:(?:sign(?:e|ee|es|ees|ed|ature))(?: [a-z']+){0,2}|(?:le |un |du |mon |the |a |my |of )(?:bail|lease|tenancy)(?: [a-z']+)?) (?:(?:le|du|on|the|of|from|dated) ?)*$/

/** « J’ai pris une box le », "I took a 24-month plan in Nice on": the day from which something is had, not that on which it failed. */
const ofTaking =
  /(?<![a-z])(took(?: out)?|bought|purchased|ordered|subscribed|opened|pris|achetee?|souscrit|commandee?|ouvert)(?: to)? (?:an?|the|my|our|une?|le|la|les|mon|ma|notre|l'|cette?|\d+)(?![a-z])(?:(?! (?:that|which|and|but|is|was|has|had|broke[n]?|died|stopped|failed|delivered|received|arrived|installed|fitted|livree?s?|recue?s?|arrivee?s?|installee?s?|posee?s?|tombee?s?|cassee?s?|who|et|mais|qui|que|est|etait|sont|ont|ne|n'|j'|je|i|since|depuis|for) )[^.;:!?,]){0,60} (?:le|on|in|en)(?: the)? ?$/
const seeksTaking =
  /took|take|bought|purchas|order|subscri|open|pris|achet|achat|souscri|command|ouvert|sign|contra|abonn/

/** Whether a date is that of a birth, a funeral, a wedding, a signature or a purchase, where the signs look for none of these. */
export function isOfOtherEvent(folded: string, from: number, to: number, fragments: readonly string[]): boolean {
  const sought = fragments.join(' ')
  const others = [...clauseOf(folded, from, to).matchAll(ofLife)].map(([word]) => word)
  const isSought = (word: string) =>
    sought.includes(word.slice(0, 5).trim()) || (ofBirth.test(word) && seeksBirth.test(sought))
  const before = folded.slice(0, from)
  return (
    others.some((word) => !isSought(word)) ||
    (ofAct.test(before) && !/sign|bail|lease/.test(sought)) ||
    (ofTaking.test(/(?<![a-z])(?:le|on|in|en)(?![a-z])/.test(folded.slice(from, to)) ? `${before}on ` : before) &&
      !seeksTaking.test(sought))
  )
}

/** Whether a pattern itself looks for what did not happen, or was to: « ne marche plus ». */
export const seeksDenied = (fragment: string): boolean =>
  /(?<![a-z])(?:pas|jamais|rien|plus(?! ?d|[a-z])|sans|impaye|devai|devrai|prevu|promis|not|never|no longer|n.t|unpaid|supposed|due|stopped|without)(?![a-rt-z])/.test(
    fragment.replaceAll('\\b', ' '),
  )
