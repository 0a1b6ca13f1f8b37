import type { SeedText } from './article.ts'
import { articles, cities, expressions, faq, landings, legacy, legal, portraits } from './library.data.ts'

/** Texts that every installation publishes, in demonstration and live mode. */
export const standardTexts: readonly SeedText[] = [
  ...faq,
  ...articles,
  ...legal,
  ...expressions,
  ...cities,
  ...landings,
]

/** Texts about fictitious people: for the demonstration only. */
export const demoTexts: readonly SeedText[] = [...portraits, ...legacy]
