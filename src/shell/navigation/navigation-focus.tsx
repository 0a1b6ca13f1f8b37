import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { announce } from '../../ui/feedback/live-region.tsx'

/** Outlives the frame, which is drawn anew around an error. */
let seen: string | null = null

/**
 * After moving to another page inside the application, the reader stands at its heading and hears its title, as after
 * a full load. A link to a part of a page is left to the browser. Whoever changes the language stays where they are.
 */
export function NavigationFocus() {
  const { pathname, hash, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isTranslation = !isBack && (state as { translates?: boolean } | null)?.translates === true
  useEffect(() => {
    const before = seen
    seen = pathname
    if (before === null || before === pathname) return
    announce(document.title)
    if (isTranslation) return standAtLanguage()
    return hash ? undefined : standAtHeading()
  }, [pathname, hash, isTranslation])
  return null
}

/** The switch that was pressed may be drawn anew with the page, which is shorter until it has read what it shows. */
function standAtLanguage(): (() => void) | undefined {
  const { activeElement, body } = document
  const chosen = 'a[data-locale][aria-current]'
  const link = activeElement?.matches(chosen) ? activeElement : document.querySelector<HTMLElement>(chosen)
  if (!link) return
  if (activeElement === body && link instanceof HTMLElement) link.focus({ preventScroll: true })
  const growth = new ResizeObserver(() => link.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
  growth.observe(body)
  return untilTheyAct([...acts, 'wheel'], () => growth.disconnect())
}

/** Ends it once the reader has acted, or the page has had its time. */
function untilTheyAct(acts: readonly string[], stop: () => void): () => void {
  const timer = setTimeout(() => end(), longestLoad)
  function end() {
    stop()
    clearTimeout(timer)
    for (const act of acts) removeEventListener(act, end)
  }
  for (const act of acts) addEventListener(act, end, { passive: true })
  return end
}

/** How long a page may take to show what it reads. */
const longestLoad = 10_000
const acts = ['pointerdown', 'keydown']

/** A page that reads what it shows draws its heading once more then: the reader stands at that one, unless they have acted. */
function standAtHeading(): () => void {
  let heading = focusHeading()
  const drawn = new MutationObserver(() => {
    if (!heading?.isConnected && document.activeElement === document.body) heading = focusHeading()
  })
  drawn.observe(document.body, { childList: true, subtree: true })
  return untilTheyAct(acts, () => drawn.disconnect())
}

function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return null
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}
