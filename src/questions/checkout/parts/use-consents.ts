import { useEffect, useState } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import { useLocale } from '../../../i18n/use-locale.ts'

export type Consents = { terms: boolean; startNow: boolean }
const noConsents: Consents = { terms: false, startNow: false }

/** What was ticked in this document and in which language: a page loaded anew begins with none. */
const inThisDocument = new Map<string, Consents & { locale: Locale }>()

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

function consentsInOtherLanguage(matter: string, locale: Locale): Consents {
  const given = inThisDocument.get(matter)
  return given && given.locale !== locale ? { terms: given.terms, startNow: given.startNow } : noConsents
}

/**
 * The two boxes of one order, in a form that is drawn in the browser only. What was ticked counts again after the bank's
 * page (`returned`) and in the other language; whoever opens the page anew ticks anew, as each order wants an act of its
 * own (Code de la consommation, art. L221-14 and L221-25).
 */
export function useConsents(matter: string, returned: boolean) {
  const locale = useLocale()
  const [consents, setConsents] = useState<Consents>(() =>
    returned ? storedConsents(matter) : consentsInOtherLanguage(matter, locale),
  )
  // The form is drawn once more when the language changes: until then what was ticked is of the language before.
  const [drawnIn] = useState(locale)
  useEffect(() => {
    inThisDocument.set(matter, { ...consents, locale: drawnIn })
    storeConsents(matter, consents)
  }, [matter, consents, drawnIn])
  return [consents, setConsents] as const
}
