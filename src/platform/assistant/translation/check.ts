import { languageOf } from '../../../i18n/language-of.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { inFigures, quantities } from '../extraction/quantities.ts'
import { fold, sentences } from '../fold.ts'
import { patterns } from '../model/claim-patterns.ts'
import { isPromptInjection } from '../model/prompt-injection.ts'
import type { Term } from '../port.ts'
import { denyAlike, negationsIn } from './negations.ts'
import { isRendered, termsIn } from './terms.ts'

/** Why a translated line is not shown. The reasons are counted, the line is not kept. */
export const translationFlaws = [
  'empty',
  'markup',
  'mark',
  'order',
  'language',
  'number',
  'quantity',
  'name',
  'negation',
  'question',
  'length',
  'contact',
  'promise',
  'term',
] as const
export type TranslationFlaw = (typeof translationFlaws)[number]

type Line = { original: string; translated: string; from: Locale; to: Locale; terms: readonly Term[] }

const marks = (text: string): string => [...text.matchAll(/\[[A-Z]+(?:-[A-Z]+)*-\d+\]/g)].map(String).sort().join(' ')
const withoutMarks = (text: string): string => text.replace(/\[[A-Z]+(?:-[A-Z]+)*-\d+\]/g, ' ')

const markup =
  /[<>{}`]|\*\*|__|\]\(|[\p{Cf}\p{Co}\p{Cn}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
const link =
  /(?:https?:\/\/|www\.)|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|fr|io|co|eu|info|biz|app|xyz|ru|be|ch|ca|ma|ie|uk|me|example)(?!\w)/gi

const months =
  '(?:janvier|january|fevrier|february|mars|march|avril|april|mai|may|juin|june|juillet|july|aout|august|septembre|september|octobre|october|novembre|november|decembre|december)'
/** Days and months: `quantities` compares them, however they are written. */
const dates: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)(\d{4})-\d{2}-\d{2}(?!\d)/g, ' $1 '],
  [/(?<![\d/])\d{1,2}[/.]\d{1,2}[/.](\d{4})(?!\d)/g, ' $1 '],
  [new RegExp(`(?<!\\d)\\d{1,2} (?:de |of )?${months}(?![a-z])`, 'g'), ' '],
  [new RegExp(`(?<![a-z])${months} \\d{1,2}(?!\\d)`, 'g'), ' '],
]

/** Every number of a text in figures, without the form in which a language writes it; a "both" counts as this. */
function numbersIn(text: string, both: '2' | ''): string {
  const plain = dates
    .reduce((left, [form, year]) => left.replace(form, year), inFigures(text).replace(/(?<![a-z])both(?![a-z])/g, both))
    .replace(/(?<=\d),(?=\d)/g, '.')
  return (plain.match(/\d+(?:\.\d+)?/g) ?? [])
    .map((number) => String(Number(number)))
    .sort()
    .join(' ')
}

/** « Les deux » is "both", which may be « à la fois » as well. */
const sameNumbers = (one: string, other: string): boolean =>
  (['2', ''] as const).some((both) => numbersIn(one, both) === numbersIn(other, both))

/** « 14 h 30 » is half past two: an hour is not compared in figures. */
const clock =
  /(?<!\d)\d{1,2}(?:[:.]\d{2})? ?(?:a\.?m|p\.?m)(?![a-z])|(?<!\d)\d{1,2} ?h(?: ?\d{2})?(?![a-z\d])|(?<!\d)\d{1,2} ?o'clock/g
const withoutClock = (text: string): string => fold(text).replace(clock, ' ')
const hoursIn = (text: string): number => fold(text).match(clock)?.length ?? 0

function quantityFlaw(original: string, translated: string): 'number' | 'quantity' | undefined {
  const hours = hoursIn(original) > 0 && hoursIn(original) === hoursIn(translated)
  const [theirs, ours] = hours ? [withoutClock(original), withoutClock(translated)] : [original, translated]
  if (!sameNumbers(theirs, ours)) return 'number'
  return sameSet(quantities(theirs), quantities(ours)) ? undefined : 'quantity'
}

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((value) => other.has(value))

/** Days, months, peoples and places with a name of their own in each language, and words that English capitalises. */
const translatable =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|french|france|english|angleterre|england|british|britannique|royaume-uni|united|kingdom|states|etats-unis|london|londres|paris|geneva|geneve|brussels|bruxelles|belgium|belgique|belgian|swiss|switzerland|suisse|germany|allemagne|german|spain|espagne|spanish|italy|italie|italian|morocco|maroc|moroccan|europe|european|european|union|ireland|irlande|scotland|ecosse|wales|galles|portugal|luxembourg|monaco|canada|quebec|i|i'm|i've|i'll|i'd|mr|mrs|ms|miss|mme|mlle|dr|sir|madam|madame|monsieur|mesdames|messieurs|dear|hello|bonjour|ok)$/
const capitalised = /(?<![\p{L}\d'’])\p{Lu}[\p{L}’'-]*/gu

/** Words with a capital inside a sentence, which are names in either language. */
function namesIn(text: string, terms: readonly Term[]): Set<string> {
  const known = new Set(terms.flatMap((term) => [term.fr, term.en]).flatMap((words) => fold(words).split(/[ '-]/)))
  const found = new Set<string>()
  for (const sentence of sentences(withoutMarks(text)))
    for (const match of sentence.matchAll(capitalised)) {
      const begins =
        !/[\p{L}\d]/u.test(sentence.slice(0, match.index)) || /[:«“"]\s*$/.test(sentence.slice(0, match.index))
      const name = fold(match[0]).replace(/'s$/, '')
      const initials = match[0].length > 1 && match[0] === match[0].toUpperCase()
      if (begins || initials || translatable.test(name) || known.has(name)) continue
      found.add(name)
    }
  return found
}

const holds = (text: string, name: string): boolean => fold(text).includes(name)

function sameNames({ original, translated, terms }: Line): boolean {
  const bare = withoutMarks(original)
  const lost = [...namesIn(original, terms)].some((name) => !holds(translated, name))
  const invented = [...namesIn(translated, terms)].some((name) => !holds(bare, name))
  return !lost && !invented
}

/** Sentence by sentence where both have as many, otherwise the line as a whole. */
function sameNegations({ original, translated, from, to }: Line): boolean {
  const [theirs, ours] = [sentences(original), sentences(translated)]
  const pairs = theirs.length === ours.length ? theirs.map((one, at) => [one, ours[at]!] as const) : []
  return [...pairs, [original, translated] as const].every(([one, other]) =>
    denyAlike(negationsIn(one, from), negationsIn(other, to)),
  )
}

const endsOf = (text: string): number => sentences(text).length
const asks = (text: string): number => (text.match(/\?/g) ?? []).length
const wordsOf = (text: string): number => (fold(withoutMarks(text)).match(/[a-z0-9]+/g) ?? []).length

/** How many words the other language needs for one, at least and at most. */
const extent = { fr: { least: 0.75, most: 1.6 }, en: { least: 0.6, most: 1.3 } }

/** A sentence that was added or left out shows in how much is said. */
function sameExtent({ original, translated, to }: Line): boolean {
  const [theirs, ours] = [wordsOf(original), wordsOf(translated)]
  if (endsOf(translated) > endsOf(original) + (endsOf(original) > 3 ? 1 : 0)) return false
  return ours <= theirs * extent[to].most + 4 && ours >= theirs * extent[to].least - 3
}

const linksIn = (text: string): Set<string> => new Set([...text.matchAll(link)].map(([found]) => found.toLowerCase()))

/** Why a line may not be shown as the translation of another, or nothing. Personal data stand as marks in both. */
export function flawInTranslation(line: Line): TranslationFlaw | undefined {
  const { original, translated, from, to, terms } = line
  if (translated.trim() === '') return 'empty'
  if (markup.test(translated)) return 'markup'
  if (marks(original) !== marks(translated)) return 'mark'
  if (isPromptInjection(translated)) return 'order'
  const [theirs, ours] = [withoutMarks(original), withoutMarks(translated)]
  if ((languageOf(ours) ?? to) !== to) return 'language'
  const quantity = quantityFlaw(theirs, ours)
  if (quantity) return quantity
  if (!sameNames(line)) return 'name'
  if (!sameNegations(line)) return 'negation'
  if (asks(original) !== asks(translated)) return 'question'
  if (!sameExtent(line)) return 'length'
  if (!sameSet(linksIn(theirs), linksIn(ours))) return 'contact'
  if (patterns.house.test(inFigures(ours)) && !patterns.house.test(inFigures(theirs))) return 'promise'
  return termsIn(theirs, from, terms).every((term) => isRendered(term, to, ours)) ? undefined : 'term'
}
