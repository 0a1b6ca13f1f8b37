// The catalogue: what can be asked here, and what an expert would want to know first.
import { categories } from './catalogue.data.ts'
import type { Category, SubCategory } from './category.ts'

export type {
  Category,
  IntakeQuestion,
  LocalizedLists,
  LocalizedText,
  Regulated,
  SubCategory,
} from './category.ts'

/** In display order. */
export { categories }

const bySlug = new Map(categories.map((category) => [category.slug, category]))
const bySubSlug = new Map(
  categories.flatMap((category) => category.subCategories.map((sub) => [sub.slug, { category, sub }] as const)),
)

export const findCategory = (slug: string): Category | undefined => bySlug.get(slug)

export const findSubCategory = (category: Category | string, slug: string): SubCategory | undefined => {
  const found = bySubSlug.get(slug)
  return found?.category.slug === (typeof category === 'string' ? category : category.slug) ? found.sub : undefined
}

/** Sub-category slugs are unique in the whole catalogue, so that a URL may name one alone. */
export const findSubCategoryAnywhere = (slug: string): { category: Category; sub: SubCategory } | undefined =>
  bySubSlug.get(slug)
