import { useContext, useLayoutEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router'

/** Where React Router stores the scroll positions of this tab when its document goes. */
const positionsKey = 'react-router-scroll-positions'

/** What comes later than this comes to somebody who reads already. */
const longestGrowth = 3000
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * After a reload or on the way back, a page that is drawn once it has read what it shows is too short where React Router
 * restores its scroll position, and the browser then keeps its foot in view. Restores it once more when the page is `drawn`.
 * @returns whether there is such a position
 */
export function useRestoredScroll(drawn: boolean): boolean {
  const router = useContext(RouterContext)?.router
  const { key } = useLocation()
  const top = useRef<number | null>(undefined)
  if (drawn && top.current === undefined) {
    const known = router?.state.restoreScrollPosition
    const found = typeof known === 'number' ? known : storedTop(key)
    top.current = typeof found === 'number' ? found : null
  }
  useLayoutEffect(() => {
    if (drawn && typeof top.current === 'number') return scrollAsItGrows(top.current)
  }, [drawn])
  return typeof top.current === 'number'
}

/** Of a document that was loaded again: React Router forgets it before the page is drawn. */
function storedTop(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}')[key]
  } catch {
    return undefined
  }
}

/** Scrolls there, and again while the page is too short for it, unless the reader has moved meanwhile. */
function scrollAsItGrows(top: number): () => void {
  const growth = new ResizeObserver(place)
  function end() {
    growth.disconnect()
    for (const act of acts) removeEventListener(act, end)
  }
  function place() {
    scrollTo({ top, behavior: 'instant' })
    if (Math.abs(scrollY - top) < 2) end()
  }
  for (const act of acts) addEventListener(act, end, { once: true, passive: true })
  const timer = setTimeout(end, longestGrowth)
  growth.observe(document.body)
  place()
  return () => {
    clearTimeout(timer)
    end()
  }
}
