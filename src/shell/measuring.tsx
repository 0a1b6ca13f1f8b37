import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { ConsentApi } from '../accounts/consent/consent-contract.ts'
import { screenOfRoute } from '../screens.ts'
import { type Choice, consentEvent, followConsent, keepProof, readConsent } from './consent.ts'
import { useLocale } from './locale.tsx'
import { isMeasuring, startTagManager, trackEvent, trackView } from './tag-manager.ts'

type MeasuringProps = { gtmId: string; version: string }

/** Draws nothing: loads the tag manager once it may, tells it of each page, and sends the proof of each choice. */
export default function Measuring({ gtmId, version }: MeasuringProps) {
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const route = useMatches().at(-1)?.id
  const choice = useSyncExternalStore(followConsent, chosen, () => undefined)

  useEffect(() => {
    if (choice === 'accepted') startTagManager(gtmId)
    if (choice === 'refused' && isMeasuring()) stopMeasuring()
  }, [choice, gtmId])

  useEffect(() => {
    if (choice === 'accepted' || choice === 'refused') void sendProof(version, locale)
  }, [choice, version, locale])

  const path = pathname + search + hash
  useEffect(() => {
    if (choice === 'accepted' && screenOfRoute(route)) trackView(path, route ?? '')
  }, [choice, path, route])

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null
      if (link) trackEvent({ target: 'language', action: 'choose', value: link.dataset.locale })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}

const chosen = () => document.documentElement.dataset.consent as Choice | 'ask' | undefined

/** A choice whose proof has not reached the server is sent again from the next page. */
async function sendProof(version: string, locale: 'fr' | 'en'): Promise<void> {
  const consent = readConsent(localStorage, version, Date.now())
  if (!consent || consent.id) return
  const { client } = await import('../api/call.ts')
  const call = client<ConsentApi>()
  const body = { version: version as '1', locale, choice: consent.choice }
  const kept = await call('POST /consents', { body }).catch(() => null)
  if (!kept) return
  keepProof(localStorage, consent, kept.id)
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
