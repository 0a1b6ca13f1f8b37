import { findCategory } from '../../catalog/catalog.ts'
import type { Regulated } from '../../catalog/category.ts'

/** By which law a field is regulated. One that the catalogue no longer knows is treated as the strictest. */
export function regulatedAs(category: string): Regulated {
  return findCategory(category)?.regulated ?? 'law'
}

export const isRegulated = (category: string) => regulatedAs(category) !== 'none'
