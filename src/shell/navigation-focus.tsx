import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { announce } from '../ui/live-region.tsx'

/**
 * After moving to another page inside the application, the reader stands at its heading and hears its title, as after
 * a full load. A link to a part of a page is left to the browser.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    announce(document.title)
    const heading = hash ? null : document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
