import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'

type Given = { value: unknown; locale: Locale; visit: string | null }

/** What was typed or ticked in this document and in which language: a page loaded anew begins with none. */
const inThisDocument = new Map<string, Given>()

/** The navigation that led here, by React Router's key of it: a page that only loads its data again stays the same visit. */
const visitNow = (): string | null =>
  typeof history === 'undefined' ? null : ((history.state as { key?: string } | null)?.key ?? null)

/** What was given in the other language, or in this very visit; otherwise the form was left, and begins anew. */
export const givenBefore = <Value>(given: Given | undefined, locale: Locale, visit: string | null, initial: Value) =>
  given && (given.locale !== locale || given.visit === visit) ? (given.value as Value) : initial

/**
 * State of a form that is drawn once more when the language changes, for what no browser may keep. `stays`: it is the same
 * form in the other language. `forget` once it is sent.
 */
export function useOverLanguages<Value>(key: string, initial: Value, { stays = false } = {}) {
  const locale = useLocale()
  // Until the form is drawn once more, what it holds is of the language before.
  const [first] = useState(locale)
  const drawnIn = stays ? locale : first
  const [value, setValue] = useState<Value>(() => givenBefore(inThisDocument.get(key), drawnIn, visitNow(), initial))
  // Whoever changes the language twice before that is still in the same form.
  const visit = visitNow()
  useEffect(() => {
    inThisDocument.set(key, { value, locale: drawnIn, visit })
  }, [key, value, drawnIn, visit])
  const forget = () => {
    setValue(initial)
    inThisDocument.delete(key)
  }
  return [value, setValue, forget] as const
}
