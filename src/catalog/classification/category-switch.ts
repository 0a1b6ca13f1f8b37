// A message that only corrects the field: « ce n'est pas la santé, c'est la banque ».

import { fold } from '../../i18n/fold.ts'
import { findCategory } from '../catalog.ts'
import { detectNamedCategory, withRelatedCategories } from './correction.ts'
import { categoryThings } from './field-names.ts'

export type NamedCategory = { category: string; subCategory: string | null }

/**
 * `loose`: the field is named by a thing of it, which may also be a fact of the case. `owned`: « mon assurance ».
 * `about`: as a subject, « une question de banque », « pour ma voiture ». `asField`: as a field, « une question de droit du
 * travail », « du droit », "a legal question".
 */
type Phrase = NamedCategory & { loose: boolean; owned: boolean; about: boolean; asField: boolean }
type Clause = { kind: 'no' | 'signal' | 'filler' | 'unknown' } | { kind: 'not' | 'is' | 'bare'; phrase: Phrase }

const filler =
  /^(?:bonjour|hello|hi|merci(?: beaucoup)?|thanks|thank you|s'il (?:vous|te) plait|please|svp|ah|euh|oh|mais|but|pardon|desolee?|excusez[- ]moi|sorry|attendez|wait|attention|en fait|actually|d'accord|ok|je (?:crois|pense) que|i (?:think|believe))$/
const no = /^(?:(?:mais )?non(?: merci)?|no(?: thanks)?|nope|pas du tout|not at all)$/
const fieldWord =
  '(?:domaine|categorie|rubrique|theme|sujet|field|category|topic|subject|department|section|place|endroit|expert)'
const signal = new RegExp(
  [
    '(?:je (?:crois|pense) que )?(?:vous vous trompez|tu te trompes|vous vous etes trompee?s?|vous faites (?:une )?erreur|vous avez mal compris)(?: (?:de|sur le|sur la) .{0,20})?',
    `(?:c'est |il y a )?(?:une )?(?:erreur|mauvaise?|faux|fausse)(?: (?:de|d'))?(?: ${fieldWord})?`,
    `(?:ce n'est|c'est|vous n'etes) pas (?:le bon|la bonne|dans le bon|dans la bonne|le|la) ${fieldWord}`,
    "(?:c'est faux|ce n'est pas (?:ca|cela|le cas)|c'est pas ca|ce n'est pas exact)",
    `(?:that's |this is |it's |you have |you've got )?(?:the |a )?(?:wrong|incorrect|mistaken)(?: ${fieldWord})?`,
    "(?:i think |i believe )?(?:you(?:'re| are) (?:wrong|mistaken)|you(?:'ve| have)? (?:got it wrong|misunderstood|made a mistake)|that's (?:not right|a mistake|wrong|not it)|it's a mistake|not (?:that|this) (?:field|category|one))",
    `(?:that's|this is|it's) not the right ${fieldWord}`,
  ]
    .join('|')
    .replace(/^/, '^(?:')
    .replace(/$/, ')$'),
)

const isIt =
  "(?:c'est|cest|c est|ce serait|il s'agit|ca concerne|cela concerne|ma question (?:est|porte|concerne)|je (?:parle|voulais|veux) (?:dire |parler )?|it's|its|it is|this is|that's|that is|i'm (?:talking|asking)|i am (?:talking|asking)|my question is|i meant?|it should be|ca devrait etre)"
const isNotIt =
  "(?:(?:ce|ca|cela) n'est pas|c'est pas|cest pas|il ne s'agit pas|(?:ca|cela) ne concerne pas|je ne parle pas|ma question n'est pas|(?:it's|its|it is|this is|that's|that is) not|(?:it|this|that) isn't|(?:et |and |mais |but )?(?:pas|not)|plutot que|rather than|instead of|au lieu de)"
const manner =
  '(?: (?:plutot|bien|en fait|en realite|vraiment|du tout|actually|really|rather|in fact|at all|clairement|clearly|just|juste))*'
const beIt = new RegExp(
  `^(?:mais |but |en fait |actually |plutot |et |and |so |donc )?(?:(${isNotIt})|(${isIt}))${manner} +(.+)$`,
)

const aboutIt =
  /^(?:a propos de|au sujet de|concernant|pour|sur|about|for|regarding|concerning|to do with|related to|dans|in|under)\s+/
const matter =
  /^(?:une? |a |an |plutot )?(?:question|probleme|souci|affaire|sujet|histoire|domaine|dossier|matter|issue|problem|case|thing)s? (?:de la |de l'|du |des |de |d'|of |about |with )?/
const article = /^(?:de la |de l'|du |des |de |d'|la |le |les |l'|une? |the |an? )/
const owner = /^(?:de )?(?:mon|ma|mes|notre|nos|my|our)\s+/
const tail = / (?:question|matter|issue|problem|case|thing|stuff|law question|related)s?$/

/** Who says « c'est un problème de chauffage » may tell what is wrong. */
const asQuestion = /^(?:une? |a |an )?(?:question|sujet|domaine|dossier|matter) |(?: law)? (?:question|matter)$/
const law = /^(?:droit(?: d[eu] .+)?|juridique|judiciaire|(?:[a-z]+ )?law)$/

const thingOf = new Map(
  Object.entries(categoryThings).flatMap(([category, names]) =>
    names.split('|').map((name) => [fold(name), category] as const),
  ),
)

function phraseOf(said: string, spokenOf: boolean): Phrase | undefined {
  const about =
    spokenOf || aboutIt.test(said) || matter.test(said) || tail.test(said) || /^(?:de la |de l'|du |d'|de )/.test(said)
  const subject = said.replace(aboutIt, '').replace(matter, '').replace(tail, '').trim()
  const owned = owner.test(subject)
  const bare = subject.replace(owner, '').replace(article, '').trim()
  const thing = thingOf.get(bare)
  const named = detectNamedCategory(subject, 'fr') ?? detectNamedCategory(bare, 'fr')
  const asField = named !== null && !owned && (asQuestion.test(said) || law.test(bare))
  if (thing) return { category: thing, subCategory: null, loose: !about, owned, about, asField }
  return named && !owned ? { ...named, loose: false, owned, about, asField } : undefined
}

const speaksOf = /(?<![a-z])(?:s'agit|concerne|ma question|je parle|talking|asking|my question)(?![a-z])/

function clauseOf(whole: string): Clause {
  const said = whole.replace(/^(?:mais|but|et|and|plutot|alors|donc|so) (?!non)/, '')
  if (filler.test(said)) return { kind: 'filler' }
  if (no.test(said)) return { kind: 'no' }
  if (signal.test(said)) return { kind: 'signal' }
  const told = beIt.exec(said)
  const phrase = phraseOf(told ? told[3]! : said, speaksOf.test(said))
  if (!phrase) return { kind: 'unknown' }
  return { kind: told ? (told[1] ? 'not' : 'is') : 'bare', phrase }
}

/** The boundary between two clauses, with a comma or without. */
const between =
  /[,.;:!?()–—«»"]+| - | (?=(?:mais|but) )|(?<!est|is|'s|concerne|parle|agit|it) (?=(?:et |and )?(?:pas|not|plutot que|rather than|instead of|au lieu de) )|(?<!que|that) (?=(?:c'est|cest|it's|it is|this is) )/

const longest = 140

/** « C'est du droit »: in a question about work, which is of the law too, that is no other field. */
const namesOtherField = ({ category, asField }: Phrase, current: string): boolean =>
  asField && !(category === 'justice' && findCategory(current)?.regulated === 'law')

const clausesOf = (message: string): Clause[] =>
  fold(message)
    .split(between)
    .map((said) => said.trim())
    .filter((said) => said !== '')
    .map(clauseOf)

/** The present field is refused as a field, and not as a thing in a fact of the case. */
function isLeft(refused: readonly Phrase[], named: Phrase, current: string): boolean {
  const fact = refused.some(({ loose }) => loose) && named.owned && !named.about
  return !fact && withRelatedCategories(refused.map((one) => one.category)).includes(current)
}

/** "It is not about housing, it is about my health", whatever field the question was taken for. */
const isOtherSubject = (refused: readonly Phrase[], named: Phrase): boolean =>
  refused.length > 0 && [...refused, named].every(({ about }) => about)

/**
 * The field that a message names instead of `current` (null while it is open), and nothing else in the whole message. «
 * Ce n'est pas la banque qui a payé, c'est mon assurance » is part of the case, and so is « non, c'est la banque ».
 */
export function detectCategorySwitch(message: string, current: string | null): NamedCategory | null {
  if (message.length > longest) return null
  const clauses = clausesOf(message)
  const of = (kind: Clause['kind']) => clauses.filter((clause) => clause.kind === kind)
  const phrases = (kind: 'not' | 'is' | 'bare') =>
    clauses.flatMap((clause) => (clause.kind === kind ? [clause.phrase] : []))
  const refused = phrases('not')
  const corrects = of('signal').length > 0 || refused.length > 0
  const [named, ...others] = [...phrases('is'), ...(corrects ? phrases('bare') : [])]
  if (of('unknown').length > 0 || !named || others.length > 0 || named.category === current) return null
  const { category, subCategory } = named
  if (current === null) return { category, subCategory }
  const left = isLeft(refused, named, current)
  const doubted =
    of('no').length > 0 ? !named.loose : /^(?:en fait|actually|in fact|plutot)/.test(fold(message)) && named.about
  const asField = refused.length === 0 && phrases('is').some((one) => namesOtherField(one, current))
  const told = asField || isOtherSubject(refused, named) || of('signal').length > 0
  const corrected = told || left || (refused.length === 0 && doubted)
  return corrected ? { category, subCategory } : null
}
