/** Consents ticked before going to the bank's page, so that another card needs no second reading. */
export type Consents = { terms: boolean; startNow: boolean }
export const noConsents: Consents = { terms: false, startNow: false }

const keyOf = (matter: string) => `checkout:${matter}`

export function storeConsents(matter: string, consents: Consents): void {
  try {
    sessionStorage.setItem(keyOf(matter), JSON.stringify(consents))
  } catch {
    // Without storage the boxes are shown unticked again.
  }
}

export function storedConsents(matter: string): Consents {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(matter)) ?? 'null') as Partial<Consents> | null
    return { terms: kept?.terms === true, startNow: kept?.startNow === true }
  } catch {
    return noConsents
  }
}
