import { findCategory } from '../catalog.ts'
import { glossary } from './glossary.data.ts'

const isHealth = (category: string): boolean => findCategory(category)?.regulated === 'health'

/**
 * The terms that texts of a category may use: laws and contracts are spoken of in every category, while the words of
 * health mean something else elsewhere (« prescription »). Its own come first.
 */
export function termsFor(category: string): typeof glossary {
  const own = glossary.filter(({ field }) => field === category)
  if (isHealth(category)) return own
  return [...own, ...glossary.filter(({ field }) => field !== category && !isHealth(field))]
}
