import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Locale } from '../../i18n/locale.ts'
import type { HereCard } from '../here-card.ts'

/** A page drawn longer ago may show somebody who has left. */
const oldMilliseconds = 60_000

/** The experts that the page was drawn with, and who is there now instead where the page has been kept for a while. */
export function useCounter(drawn: readonly HereCard[], locale: Locale): readonly HereCard[] {
  const [found, setFound] = useState<{ instead: readonly HereCard[]; now: readonly HereCard[] } | null>(null)
  // Only the document that the browser has loaded may be old: what is fetched while one moves about is not kept.
  const arrived = useLocation().key === 'default'
  useEffect(() => {
    if (!arrived || documentAge() < oldMilliseconds) return
    let current = true
    void import('./counter-now.ts')
      .then(({ counterNow }) => counterNow(locale))
      .then(
        (now) => current && setFound({ instead: drawn, now }),
        () => {},
      )
    return () => {
      current = false
    }
  }, [arrived, drawn, locale])
  return found?.instead === drawn ? found.now : drawn
}

/** How long ago the page was drawn when it was sent, as its server says; a server that says nothing has just drawn it. */
function documentAge(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0
}
