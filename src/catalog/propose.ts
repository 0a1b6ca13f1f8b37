import { categories } from './catalog.ts'
import type { Locale } from './category.ts'
import { fold } from './fold.ts'

export type Proposal = { category: string; subCategory: string | null; score: number }

type Entry = { category: string; subCategory: string | null; words: Map<string, number> }

const entries: Entry[] = categories.flatMap((category) => [
  {
    category: category.slug,
    subCategory: null,
    words: weigh([
      [3, [category.name, category.sentence]],
      [3, pairs(category.synonyms)],
      [2, pairs(category.typicalQuestions)],
    ]),
  },
  ...category.subCategories.map((sub) => ({
    category: category.slug,
    subCategory: sub.slug,
    words: weigh([
      [3, [sub.name, sub.sentence]],
      [3, pairs(sub.synonyms)],
      [2, pairs(sub.typicalQuestions)],
    ]),
  })),
])

function pairs(lists: { fr: readonly string[]; en: readonly string[] }) {
  return [{ fr: lists.fr.join(' '), en: lists.en.join(' ') }]
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ements?|ations?|ations|ings?|ees?|es|s|e|x)$/, '') : word
}

function terms(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .map(stem)
}

function weigh(groups: [number, { fr: string; en: string }[]][]): Map<string, number> {
  const words = new Map<string, number>()
  for (const [weight, texts] of groups)
    for (const text of texts)
      for (const term of terms(`${text.fr} ${text.en}`)) words.set(term, Math.max(words.get(term) ?? 0, weight))
  return words
}

const frequency = new Map<string, number>()
for (const entry of entries) for (const term of entry.words.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1)

/** The categories that a text seems to be about, best first; the reader confirms or changes. */
export function proposeCategories(text: string, _locale?: Locale, limit = 3): Proposal[] {
  const asked = new Set(terms(text))
  const best = new Map<string, Proposal>()
  for (const entry of entries) {
    let score = 0
    for (const term of asked) {
      const weight = entry.words.get(term)
      if (weight) score += weight * Math.log(1 + entries.length / (frequency.get(term) ?? 1))
    }
    const known = best.get(entry.category)
    if (score > 0 && (!known || score > known.score))
      best.set(entry.category, { category: entry.category, subCategory: entry.subCategory, score })
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit)
}
