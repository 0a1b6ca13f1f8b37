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
export function keepProof(store: Store, consent: Consent, id: string): void {
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

/**
 * Stands in the head where there is something to consent to: shows the bar before anything else runs, and keeps what
 * is chosen. `ask` opens it again; the reader then stands at its title, and afterwards where they came from.
 */
export const consentScript = (version: string) =>
  `(()=>{const k='${consentKey}',v='${version}',s=document.documentElement.dataset;let c,f;try{c=JSON.parse(localStorage.getItem(k))}catch{}s.consent=c&&c.version===v&&Date.now()-c.at<${sixMonths}?c.choice:'ask';document.addEventListener('click',e=>{const b=e.target.closest?.('[data-consent-choice]');if(!b)return;const w=s.consent=b.dataset.consentChoice;if(w==='ask'){f=b;document.getElementById('cookies')?.focus()}else{try{localStorage.setItem(k,JSON.stringify({choice:w,at:Date.now(),version:v}))}catch{}f?.focus();f=null}document.dispatchEvent(new Event('${consentEvent}'))})})();`
