// The catalogue: what can be asked here, and what an expert would want to know first.
import type { Category, IntakeQuestion, SubCategory } from './category.ts'
import { administration } from './data/administration.ts'
import { animaux } from './data/animaux.ts'
import { assurance } from './data/assurance.ts'
import { automobile } from './data/automobile.ts'
import { banque } from './data/banque.ts'
import { consommation } from './data/consommation.ts'
import { electricite } from './data/electricite.ts'
import { electromenager } from './data/electromenager.ts'
import { entreprise } from './data/entreprise.ts'
import { etrangers } from './data/etrangers.ts'
import { etudes } from './data/etudes.ts'
import { famille } from './data/famille.ts'
import { immobilier } from './data/immobilier.ts'
import { impots } from './data/impots.ts'
import { informatique } from './data/informatique.ts'
import { jardin } from './data/jardin.ts'
import { justice } from './data/justice.ts'
import { logement } from './data/logement.ts'
import { plomberieChauffage } from './data/plomberie-chauffage.ts'
import { psychologie } from './data/psychologie.ts'
import { retraite } from './data/retraite.ts'
import { sante } from './data/sante.ts'
import { succession } from './data/succession.ts'
import { telephoneInternet } from './data/telephone-internet.ts'
import { travail } from './data/travail.ts'
import { travaux } from './data/travaux.ts'

export type {
  Category,
  IntakeQuestion,
  LocalizedLists,
  LocalizedText,
  Regulated,
  SubCategory,
} from './category.ts'

/** In display order. */
export const categories: readonly Category[] = [
  justice,
  travail,
  famille,
  logement,
  impots,
  administration,
  sante,
  psychologie,
  animaux,
  automobile,
  informatique,
  telephoneInternet,
  electromenager,
  travaux,
  plomberieChauffage,
  electricite,
  jardin,
  banque,
  assurance,
  consommation,
  etudes,
  entreprise,
  immobilier,
  succession,
  retraite,
  etrangers,
]

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

/** The intake script: the sub-category's own when it has one, else the category's. Unknown slugs have none. */
export const intakeFor = (categorySlug: string, subSlug?: string): readonly IntakeQuestion[] => {
  const category = findCategory(categorySlug)
  if (!category) return []
  const sub = subSlug ? findSubCategory(category, subSlug) : undefined
  return sub?.common?.intake ?? category.intake
}
