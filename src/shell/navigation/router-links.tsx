import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isReadingPath } from '../../screen-at.ts'

/**
 * Where React Router runs the page: it follows plain links between its own screens, and leaves reading pages to the
 * browser, whose document may have been fetched ahead.
 */
export function RouterLinks() {
  const go = useNavigate()
  useEffect(() => {
    function toDocument(event: MouseEvent): void {
      const link = followed(event)
      if (!link || staysHere(link) || !(isReadingPath(link.pathname) || servedByWorker())) return
      // React Router's own links leave alone what has been taken care of.
      event.preventDefault()
      location.assign(link.href)
    }
    function toScreen(event: MouseEvent): void {
      const link = followed(event)
      if (!link || link.dataset.document !== undefined || isReadingPath(link.pathname) || staysHere(link)) return
      event.preventDefault()
      void go(link.pathname + link.search + link.hash, { preventScrollReset: link.dataset.keepScroll !== undefined })
    }
    window.addEventListener('click', toDocument, true)
    window.addEventListener('click', toScreen)
    return () => {
      window.removeEventListener('click', toDocument, true)
      window.removeEventListener('click', toScreen)
    }
  }, [go])
  return null
}

/** The link that this click follows in this window, within the site; none for whoever asks for another one. */
function followed(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return null
  if ((link.target && link.target !== '_self') || link.ariaHasPopup || !isPage(link.pathname)) return null
  return link
}

/** Without a network only the service worker has documents, and the router's own calls fail. */
const servedByWorker = () => !navigator.onLine && Boolean(navigator.serviceWorker?.controller)

/** A place on the page that one is on is the browser's to find. */
const staysHere = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search

/** Files, the API and what the sandbox draws have addresses of the same site. */
const isPage = (path: string) => /^\/(fr|en)(\/|$)/i.test(path)
