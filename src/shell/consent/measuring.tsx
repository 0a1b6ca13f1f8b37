import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { screenOfRoute } from '../../screens.ts'
import { consentNow, followConsent } from './consent.ts'
import { followAnswer } from './measure.ts'
import { trackEvent, trackView } from './tag-manager.ts'

type MeasuringProps = { gtmId: string; version: string }

/** Draws nothing: loads the tag manager once it may, tells it of each page, and sends the proof of each choice. */
export default function Measuring({ gtmId, version }: MeasuringProps) {
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const route = useMatches().at(-1)?.id
  const choice = useSyncExternalStore(followConsent, consentNow, () => undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has its consequences once
  useEffect(() => followAnswer(gtmId, version, locale), [choice, gtmId, version, locale])

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
