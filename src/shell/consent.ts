/** The answer to the measuring question. Silence is a refusal, and after six months one may be asked again. */
export const consentKey = 'consent'
const sixMonths = 182 * 86_400_000

type Store = Pick<Storage, 'getItem' | 'setItem'>
export type Consent = 'accepted' | 'refused'

export function readConsent(store: Store, now: number): Consent | null {
  try {
    const kept = JSON.parse(store.getItem(consentKey) ?? 'null') as { choice: Consent; at: number } | null
    return kept && now - kept.at < sixMonths ? kept.choice : null
  } catch {
    return null
  }
}

export function keepConsent(store: Store, choice: Consent, now: number): void {
  try {
    store.setItem(consentKey, JSON.stringify({ choice, at: now }))
  } catch {
    // Then it holds for this page only, and nothing is loaded on the next one.
  }
}
