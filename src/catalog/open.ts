// Which categories take questions here. Health data collected in care may only be stored by a certified host.
import { findCategory } from './catalog.ts'

export type IsOpen = (category: string) => boolean

/** Depends on what the configuration says of the host: all categories are open, or all but regulated health. */
export function openCategories(takesHealth: boolean): IsOpen {
  return (slug) => takesHealth || findCategory(slug)?.regulated !== 'health'
}

/** Whether an expert's categories are all closed; an expert without named categories answers in all. */
export function areAllClosed(isOpen: IsOpen, categories: readonly string[]): boolean {
  return categories.length > 0 && !categories.some(isOpen)
}
