import { useEffect, useState } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import type { HereCard } from '../here-card.ts'

/** A page drawn longer ago may show somebody who has left. */
const oldMilliseconds = 60_000

/** Only the document itself may be old, and it comes once: what is fetched while one moves about is not kept. */
let arrived = false

/** The experts that the page was drawn with, and who is there now instead where the page has been kept for a while. */
export function useCounter(drawn: readonly HereCard[], locale: Locale): readonly HereCard[] {
  const [found, setFound] = useState<{ instead: readonly HereCard[]; now: readonly HereCard[] } | null>(null)
  useEffect(() => {
    if (arrived) return
    arrived = true
    if (documentAge() < oldMilliseconds) return
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
  }, [drawn, locale])
  return found?.instead === drawn ? found.now : drawn
}

/** How long ago the page was drawn when it was sent, as its server says; a server that says nothing has just drawn it. */
function documentAge(): number {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.serverTiming?.find(({ name }) => name === 'age')?.duration ?? 0
}
