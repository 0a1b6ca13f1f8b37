import { type ReactNode, useEffect } from 'react'
import { useMatches, useNavigation } from 'react-router'
import { LiveRegion } from '../ui/live-region.tsx'
import { OfflineNotice, SandboxBanner } from './banners.tsx'
import { CookieBar } from './cookie-bar.tsx'
import { Footer } from './footer.tsx'
import { handleOf } from './handle.ts'
import { Header } from './header.tsx'
import { NavigationFocus } from './navigation-focus.tsx'
import { navigationWants, pageIsAwake } from './wake.ts'
import type { ShellWords } from './words.ts'

type FrameProps = {
  words: ShellWords
  demo: boolean
  sandbox: boolean
  measured?: boolean
  plain?: boolean
  children: ReactNode
}

/** What stands around every page. A page chooses among a few frames with its `handle`. */
export function Frame({ words, demo, sandbox, measured, plain, children }: FrameProps) {
  const asked = handleOf(useMatches()).frame ?? 'plain'
  const frame = plain ? 'plain' : asked
  const target = useNavigation().location
  useEffect(pageIsAwake, [])
  useEffect(() => navigationWants(target ? target.pathname + target.search + target.hash : null), [target])
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      {frame !== 'bare' && <Header words={words} counter={frame === 'counter'} />}
      {frame === 'small' && sandbox && <SandboxBanner words={words.sandbox} />}
      {children}
      {frame !== 'bare' && <Footer words={words} demo={demo} small={frame === 'small'} />}
      <OfflineNotice lost={words.offline} back={words.online} />
      {measured && <CookieBar words={words.cookies} />}
      <LiveRegion />
      <NavigationFocus />
    </>
  )
}
