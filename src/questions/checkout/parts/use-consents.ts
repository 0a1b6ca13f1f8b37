import { useEffect, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { givenBefore, visitNow } from '../../../shell/language/over-languages.ts'

export type Consents = { terms: boolean; startNow: boolean }
const noConsents: Consents = { terms: false, startNow: false }

/** What was ticked in this document and in which language: a page loaded anew begins with none. */
const inThisDocument = new Map<string, { value: Consents; locale: Locale; visit: string | null }>()

const keyOf = (matter: string) => `checkout:${matter}`

function storeConsents(matter: string, consents: Consents): void {
  try {
    sessionStorage.setItem(keyOf(matter), JSON.stringify(consents))
  } catch {
    // Without storage the boxes are shown unticked again.
  }
}

function storedConsents(matter: string): Consents {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(matter)) ?? 'null') as Record<string, unknown> | null
    return { terms: stored?.terms === true, startNow: stored?.startNow === true }
  } catch {
    return noConsents
  }
}

/**
 * The two boxes of one order, in a form that is drawn in the browser only. What was ticked counts again after the bank's
 * page (`returned`) and in the other language; whoever opens the page anew ticks anew, as each order wants an act of its
 * own (Code de la consommation, art. L221-14 and L221-25).
 */
export function useConsents(matter: string, returned: boolean) {
  const locale = useLocale()
  const [consents, setConsents] = useState<Consents>(() =>
    returned ? storedConsents(matter) : givenBefore(inThisDocument.get(matter), locale, visitNow(), noConsents),
  )
  // The form is drawn once more when the language changes: until then what was ticked is of the language before.
  const [drawnIn] = useState(locale)
  const visit = visitNow()
  useEffect(() => {
    inThisDocument.set(matter, { value: consents, locale: drawnIn, visit })
    storeConsents(matter, consents)
  }, [matter, consents, drawnIn, visit])
  return [consents, setConsents] as const
}
