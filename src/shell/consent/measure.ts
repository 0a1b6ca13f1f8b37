import type { ConsentApi } from '../../accounts/consent/consent-contract.ts'
import { consentEvent, consentNow, readConsent, storeConsentProof } from './consent.ts'
import { isMeasuring, startTagManager } from './tag-manager.ts'

/** What follows from the answer on this page: measuring begins or ends, and the proof of the answer is sent. */
export function followAnswer(gtmId: string, version: string, locale: 'fr' | 'en'): void {
  const choice = consentNow()
  if (choice === 'accepted') startTagManager(gtmId)
  if (choice === 'refused' && isMeasuring()) stopMeasuring()
  void sendProof(version, locale)
}

/** A choice whose proof has not reached the server is sent again from the next page. */
async function sendProof(version: string, locale: 'fr' | 'en'): Promise<void> {
  const consent = readConsent(localStorage, version, Date.now())
  if (!consent || consent.id) return
  const { client } = await import('../../api/call.ts')
  const call = client<ConsentApi>()
  const body = { version: version as '1', locale, choice: consent.choice }
  const kept = await call('POST /consents', { body }).catch(() => null)
  if (!kept) return
  storeConsentProof(localStorage, consent, kept.id)
  document.dispatchEvent(new Event(consentEvent))
}

/** What has been loaded stops with the page, and its cookies go. */
function stopMeasuring(): void {
  const parent = location.hostname.split('.').slice(-2).join('.')
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((one) => /^_g(a|id|at|cl)/.test(one)))
    for (const domain of ['', `; domain=${location.hostname}`, `; domain=.${parent}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${name}=; path=/; max-age=0${domain}`
    }
  location.reload()
}
