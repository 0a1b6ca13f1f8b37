import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'

type Given = { value: unknown; locale: Locale }

/** What was typed or ticked in this document and in which language: a page loaded anew begins with none. */
const inThisDocument = new Map<string, Given>()

/** What was given in the other language; in the same one the form was left, and begins anew. */
export const givenInOther = <Value>(given: Given | undefined, locale: Locale, initial: Value): Value =>
  given && given.locale !== locale ? (given.value as Value) : initial

/** State of a form that is drawn once more when the language changes, for what no browser may keep. `forget` once it is sent. */
export function useOverLanguages<Value>(key: string, initial: Value) {
  // Until the form is drawn once more, what it holds is of the language before.
  const [drawnIn] = useState(useLocale())
  const [value, setValue] = useState<Value>(() => givenInOther(inThisDocument.get(key), drawnIn, initial))
  useEffect(() => {
    inThisDocument.set(key, { value, locale: drawnIn })
  }, [key, value, drawnIn])
  const forget = () => {
    setValue(initial)
    inThisDocument.delete(key)
  }
  return [value, setValue, forget] as const
}
