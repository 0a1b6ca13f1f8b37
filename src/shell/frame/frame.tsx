import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useMatches } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { LiveRegion } from '../../ui/feedback/announcer.tsx'
import { type ConsentMessages, CookieBar } from '../consent/cookie-bar.tsx'
import { handleOf, type ShellHandle } from '../handle.ts'
import { followCountry } from '../language/language.ts'
import { offeredLanguage } from '../language/offered-language.ts'
import { useHydrated } from '../navigation/hydrated.ts'
import { markPageHydrated } from '../navigation/hydration.ts'
import { NavigationFocus } from '../navigation/navigation-focus.tsx'
import { RouterLinks } from '../navigation/router-links.tsx'
import { usePageRunning } from '../navigation/use-page-running.ts'
import { usePendingNavigation } from '../navigation/use-pending-navigation.ts'
import { useShellMessages } from '../use-shell-messages.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { OfflineNotice, SandboxBanner } from './banners.tsx'
import { Footer } from './footer.tsx'
import { Header, Masthead } from './header.tsx'

// Few visits need either: they come when they are needed.
const Measuring = lazy(() => import('../consent/measuring.tsx'))
const LanguageOffer = lazy(() => import('../language/language-offer.tsx'))

type FrameProps = {
  demo: boolean
  /** The clock of this demonstration can be moved. */
  movableClock: boolean
  sandbox: boolean
  /** Where there is something to consent to. */
  consent?: { words: ConsentMessages; version: string; gtmId: string } | null
  /** Whatever the page asks for. */
  only?: ShellHandle['frame']
  children: ReactNode
}

/** What stands around every page. A page chooses among a few frames with its `handle`. */
export function Frame({ demo, movableClock, sandbox, consent, only, children }: FrameProps) {
  const words = useShellMessages()
  const asked = handleOf(useMatches()).frame
  const frame = only ?? asked ?? 'plain'
  const awake = usePageRunning()
  const hydrated = useHydrated()
  const other = useOfferedLanguage()
  useEffect(markPageHydrated, [])
  usePendingNavigation()
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      {other && (frame === 'plain' || frame === 'counter') && (
        <Suspense>
          <LanguageOffer other={other} />
        </Suspense>
      )}
      {frame === 'landing' && <Masthead counter />}
      {frame !== 'bare' && frame !== 'landing' && <Header counter={frame === 'counter'} />}
      <OfflineNotice lost={words.offline} back={words.online} kept={words.keptReading} />
      {hydrated && <ArrivalNotice />}
      {frame === 'small' && sandbox && <SandboxBanner />}
      {children}
      {frame !== 'bare' && (
        <Footer
          demo={demo}
          movableClock={movableClock}
          small={frame === 'small' || frame === 'landing'}
          consent={consent?.words}
        />
      )}
      {hydrated && <RouterLinks />}
      {consent && <CookieBar words={consent.words} version={consent.version} />}
      {awake && consent && (
        <Suspense>
          <Measuring gtmId={consent.gtmId} version={consent.version} />
        </Suspense>
      )}
      <LiveRegion />
      <NavigationFocus />
    </>
  )
}

function useOfferedLanguage() {
  const locale = useLocale()
  return useSyncExternalStore(
    followCountry,
    () => offeredLanguage(locale),
    () => null,
  )
}
