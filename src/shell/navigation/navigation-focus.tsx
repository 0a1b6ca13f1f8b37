import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { announce } from '../../ui/feedback/live-region.tsx'

/** Outlives the frame, which is drawn anew around an error. */
let seen: string | null = null

/**
 * After moving to another page inside the application, the reader stands at its heading and hears its title, as after
 * a full load. A link to a part of a page is left to the browser.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = seen
    seen = pathname
    if (before === null || before === pathname) return
    announce(document.title)
    const heading = hash ? null : document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
