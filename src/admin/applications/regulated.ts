import { findCategory } from '../../catalog/catalog.ts'
import type { Regulated } from '../../catalog/category.ts'

/** The law that regulates a field. A field missing from the catalogue is treated as the strictest. */
export function regulatedAs(category: string): Regulated {
  return findCategory(category)?.regulated ?? 'law'
}

export const isRegulated = (category: string) => regulatedAs(category) !== 'none'
