// The terms of the glossary that a text contains, for whoever reads it in the other language.
import { glossary } from '../../../catalog/glossary/glossary.data.ts'
import { termsFor } from '../../../catalog/glossary/terms-for.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { termsIn } from '../../../platform/assistant/translation/terms.ts'
import type { GlossaryTerm } from '../../shapes.ts'

/**
 * Each term as it is worded in the language of the text, with its equivalent in the reader's, in the order of the
 * alphabet; none without `to`, for a reader who knows the language. Other wordings count in the question's own field alone: elsewhere they may mean something else.
 */
export function glossaryTerms(text: string, from: Locale, to: Locale | undefined, category: string): GlossaryTerm[] {
  if (to === undefined) return []
  const others = glossary
    .filter(({ field }) => field === category)
    .flatMap((term) => term.also[from].map((wording) => ({ ...term, [from]: wording })))
  const found = termsIn(text, from, [...termsFor(category), ...others])
  const equivalents = new Map(found.map((term) => [term[from], term[to]]))
  return [...equivalents]
    .map(([term, equivalent]) => ({ term, equivalent }))
    .sort((a, b) => a.term.localeCompare(b.term, from))
}
