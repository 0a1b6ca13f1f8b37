// Which categories take questions here. Data of health collected in care may rest only with a certified host.
import { findCategory } from './catalog.ts'

export type IsOpen = (category: string) => boolean

/** Bound to what the configuration says of the host: everything is open, or everything but regulated health. */
export function openCategories(takesHealth: boolean): IsOpen {
  return (slug) => takesHealth || findCategory(slug)?.regulated !== 'health'
}

/** An expert of closed fields alone; whoever has none named answers in all. */
export function areAllClosed(isOpen: IsOpen, categories: readonly string[]): boolean {
  return categories.length > 0 && !categories.some(isOpen)
}
