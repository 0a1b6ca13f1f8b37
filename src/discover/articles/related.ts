// What somebody may want to read after a text: other texts, and the subjects that it speaks of.
import { categories } from '../../catalog/catalog.ts'
import type { Category, Locale, SubCategory } from '../../catalog/category.ts'
import { fold } from '../../i18n/fold.ts'

type Read = { key: string; category: string | null; title: string; summary: string }

/** Shorter ones join sentences; they say nothing about a subject. */
const shortestWord = 5
/** « loyer » and « loyers », « résilier » and « résiliation » begin alike. */
const stem = 6

const stemsOf = (text: string) =>
  new Set(
    (fold(text).match(/\p{L}+/gu) ?? []).flatMap((word) => (word.length < shortestWord ? [] : [word.slice(0, stem)])),
  )

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const word of a) if (b.has(word)) count += 1
  return count
}

/** A word of many texts says nothing about any of them. */
const fewTexts = 3

/** The catalogue keeps kindred categories side by side. */
const placeOf = (category: string | null) => categories.findIndex(({ slug }) => slug === category)

/** The texts nearest to this one: of its own category, with its words, then of the categories beside its own. */
export function relatedTexts<Text extends Read>(text: Read, all: readonly Text[], count: number): Text[] {
  const wordsOf = new Map(all.map((one) => [one.key, stemsOf(`${one.title} ${one.summary}`)]))
  const rare = [...stemsOf(`${text.title} ${text.summary}`)].filter(
    (word) => [...wordsOf.values()].filter((words) => words.has(word)).length <= fewTexts,
  )
  const words = new Set(rare)
  const place = placeOf(text.category)
  return all
    .filter(({ key }) => key !== text.key)
    .map((one) => ({
      one,
      same: one.category === text.category ? 1 : 0,
      words: shared(words, wordsOf.get(one.key) ?? new Set()),
      away: Math.abs(placeOf(one.category) - place),
    }))
    .sort((a, b) => b.same - a.same || b.words - a.words || a.away - b.away)
    .slice(0, count)
    .map(({ one }) => one)
}

/** The sub-categories that a text speaks of most, in its category's own order where it does not say. */
export function subjectsOf(category: Category, text: string, locale: Locale, count: number): SubCategory[] {
  const words = stemsOf(text)
  return category.subCategories
    .map((sub) => ({
      sub,
      words: shared(words, stemsOf([sub.name[locale], sub.sentence[locale], ...sub.synonyms[locale]].join(' '))),
    }))
    .sort((a, b) => b.words - a.words)
    .slice(0, count)
    .map(({ sub }) => sub)
}
