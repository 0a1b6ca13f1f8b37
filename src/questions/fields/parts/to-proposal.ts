import type { ProposedField } from '../../shapes.ts'
import type { Proposal } from './category-chip.tsx'

/** Converts a proposal of the API. */
export const toProposal = ({ category, subCategory }: Pick<ProposedField, 'category' | 'subCategory'>): Proposal => ({
  category: category.slug,
  subCategory: subCategory?.slug ?? null,
  name: subCategory ? `${category.name}, ${subCategory.name.toLowerCase()}` : category.name,
})
