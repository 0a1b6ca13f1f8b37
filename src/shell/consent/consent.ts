/** The answer to the measuring question. Silence is a refusal, and after six months one may be asked again. */
export const consentKey = 'consent'
export const consentEvent = 'consent'
const sixMonths = 182 * 86_400_000

type Store = Pick<Storage, 'getItem' | 'setItem'>
export type Choice = 'accepted' | 'refused'
/** `id` is the number of the proof on the server, once it has been received. */
export type Consent = { choice: Choice; at: number; version: string; id?: string }

export function readConsent(store: Store, version: string, now: number): Consent | null {
  try {
    const kept = JSON.parse(store.getItem(consentKey) ?? 'null') as Consent | null
    return kept && kept.version === version && now - kept.at < sixMonths ? kept : null
  } catch {
    return null
  }
}

/** Adds the number of the proof, unless the choice has changed meanwhile. */
export function storeConsentProof(store: Store, consent: Consent, id: string): void {
  try {
    const kept = JSON.parse(store.getItem(consentKey) ?? 'null') as Consent | null
    if (kept?.at === consent.at) store.setItem(consentKey, JSON.stringify({ ...kept, id }))
  } catch {
    // Then the proof rests on the server only.
  }
}

export function followConsent(listener: () => void): () => void {
  document.addEventListener(consentEvent, listener)
  return () => document.removeEventListener(consentEvent, listener)
}

/** The answer on this page: `ask` until one has been given. Undefined where there is nothing to consent to. */
export const consentNow = () => document.documentElement.dataset.consent as Choice | 'ask' | undefined

/**
 * Runs in the head where there is something to consent to: shows the bar before anything else runs, and keeps what is
 * chosen. `ask` opens it again; the reader then stands at its title, and afterwards where they came from.
 */
export function startConsent(version: string): void {
  const { dataset } = document.documentElement
  let store: Store | null = null
  try {
    store = localStorage
  } catch {
    // Then it is asked on every page.
  }
  dataset.consent = (store && readConsent(store, version, Date.now())?.choice) ?? 'ask'
  let opener: HTMLElement | null = null
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest?.<HTMLElement>('[data-consent-choice]')
    const choice = button?.dataset.consentChoice
    if (!button || !choice) return
    dataset.consent = choice
    if (choice === 'ask') {
      opener = button
      document.getElementById('cookies')?.focus()
    } else {
      try {
        store?.setItem(consentKey, JSON.stringify({ choice, at: Date.now(), version }))
      } catch {
        // It holds as long as the page.
      }
      opener?.focus()
      opener = null
    }
    document.dispatchEvent(new Event(consentEvent))
  })
}
