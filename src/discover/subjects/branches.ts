import { type Category, categories, type SubCategory } from '../../catalog/catalog.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Branch } from '../contract.ts'

/** The catalogue in one language, without what only the assistant and the experts need. */
export function branchesIn(locale: Locale): Branch[] {
  const leaf = ({ slug, name, sentence, synonyms }: Category | SubCategory) => ({
    slug,
    name: name[locale],
    sentence: sentence[locale],
    also: synonyms[locale].join(' '),
  })
  return categories.map((category) => ({ ...leaf(category), subs: category.subCategories.map(leaf) }))
}
