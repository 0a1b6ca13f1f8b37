/** Ticks that a person gave on the way to their bank, so that another card needs no second reading. */
export type Consents = { terms: boolean; startNow: boolean }
export const noConsents: Consents = { terms: false, startNow: false }

const keyOf = (questionId: string) => `checkout:${questionId}`

export function keepConsents(questionId: string, consents: Consents): void {
  try {
    sessionStorage.setItem(keyOf(questionId), JSON.stringify(consents))
  } catch {
    // Without storage the boxes are shown unticked again.
  }
}

export function keptConsents(questionId: string): Consents {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(questionId)) ?? 'null') as Partial<Consents> | null
    return { terms: kept?.terms === true, startNow: kept?.startNow === true }
  } catch {
    return noConsents
  }
}
