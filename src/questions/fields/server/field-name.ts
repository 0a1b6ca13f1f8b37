import { findCategory, findSubCategory } from '../../../catalog/catalog.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { QuestionRecord } from '../../lifecycle/events.ts'
import { field as en } from '../field.text.en.ts'
import { field as fr } from '../field.text.fr.ts'
import type { Field } from '../field.ts'

const wordsOf = (locale: Locale) => (locale === 'fr' ? fr : en)

/** « Logement, dépôt de garantie ». */
export function fieldName({ category, subCategory }: Field, locale: Locale): string {
  const name = findCategory(category)?.name[locale] ?? category
  const sub = subCategory === null ? undefined : findSubCategory(category, subCategory)?.name[locale]
  return sub ? `${name}, ${sub.toLowerCase()}` : name
}

/** The line that a correction leaves in the thread. `last`: the previous field, with the sub-category that is left. */
export function correctionLine({ data }: QuestionRecord, last: Field, locale: Locale): string {
  const { category, subCategory = null } = data as { category: string | null; subCategory?: string | null }
  const words = wordsOf(locale)
  return category === null
    ? fill(words.left, { field: fieldName(last, locale) })
    : fill(words.corrected, { field: fieldName({ category, subCategory }, locale) })
}

/** What the assistant says while no field is set. `left`: the client has left one. */
export function whichField(fields: readonly Field[], locale: Locale, left: boolean): string {
  const { ask, askAlone, none, noneAlone } = wordsOf(locale)
  if (fields.length === 0) return left ? askAlone : noneAlone
  return fill(left ? ask : none, { list: fields.map((one) => `- ${fieldName(one, locale)}`).join('\n') })
}
