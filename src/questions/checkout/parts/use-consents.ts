import { useEffect } from 'react'
import { useOverLanguages } from '../../../shell/language/over-languages.ts'

export type Consents = { terms: boolean; startNow: boolean }
const noConsents: Consents = { terms: false, startNow: false }

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
  const initial = returned ? storedConsents(matter) : noConsents
  const [consents, setConsents] = useOverLanguages(keyOf(matter), initial, { stays: true })
  useEffect(() => storeConsents(matter, consents), [matter, consents])
  return [consents, setConsents] as const
}
