// Which pages of the catalogue share words with a text, weighting rare words most.
import { categories } from '../catalog.ts'
import type { Category, IntakeQuestion, Locale, SubCategory } from '../category.ts'
import { splitWords, tokens } from './tokens.ts'

interface Page {
  category: string
  subCategory: string | null
  weights: ReadonlyMap<string, number>
}
export interface PageIndex {
  pages: readonly Page[]
  rarity: ReadonlyMap<string, number>
}

const askedIn = (intake: readonly IntakeQuestion[], locale: Locale): string =>
  intake
    .map(({ ask, choices = [] }) => [ask, ...choices.map(({ label }) => label)].map((said) => said[locale]).join(' '))
    .join(' ')

const passages = (page: SubCategory | Category, locale: Locale): [number, string][] => [
  [3, page.name[locale]],
  [3, page.synonyms[locale].join(' ')],
  [2, page.sentence[locale]],
  [2, page.typicalQuestions[locale].join(' ')],
  [1, ('description' in page ? page.description : page.common?.description)?.[locale] ?? ''],
  [1, askedIn('intake' in page ? page.intake : [], locale)],
]

const weigh = (page: SubCategory | Category, locale: Locale): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const [weight, text] of passages(page, locale))
    for (const word of splitWords(tokens(text))) weights.set(word, Math.max(weights.get(word) ?? 0, weight))
  return weights
}

export const indexPages = (locale: Locale): PageIndex => {
  const pages = categories.flatMap((category): Page[] => [
    { category: category.slug, subCategory: null, weights: weigh(category, locale) },
    ...category.subCategories.map((sub) => ({
      category: category.slug,
      subCategory: sub.slug,
      weights: weigh(sub, locale),
    })),
  ])
  const spread = new Map<string, number>()
  for (const page of pages) for (const word of page.weights.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  return { pages, rarity: new Map([...spread].map(([word, count]) => [word, Math.log(1 + pages.length / count)])) }
}

/** Every word that the pages use, as written. */
export const vocabularyOf = (locale: Locale): string[] =>
  categories.flatMap((category) =>
    [category, ...category.subCategories].flatMap((page) => passages(page, locale).flatMap(([, text]) => tokens(text))),
  )

export const pageScore = ({ rarity }: PageIndex, page: Page, asked: ReadonlySet<string>): number => {
  let score = 0
  for (const word of asked) score += (page.weights.get(word) ?? 0) * (rarity.get(word) ?? 0)
  return score
}
