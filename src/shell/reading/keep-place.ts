const placeKey = 'kept-place'
/** A page that takes longer comes to somebody who has gone elsewhere meanwhile. */
const longest = 30_000

type Place = { href: string; top: number; at: number }

/** Where the same page shows less of itself or speaks the other language (`data-keep-scroll`), one stays where one was. */
export function keepScrollPosition(): void {
  const kept = take()
  if (kept?.href === location.href && Date.now() - kept.at < longest) scrollTo({ top: kept.top, behavior: 'instant' })
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keep-scroll]') : null
    if (!link) return
    const place: Place = { href: link.href, top: scrollY, at: Date.now() }
    sessionStorage.setItem(placeKey, JSON.stringify(place))
  })
}

function take(): Place | null {
  const kept = sessionStorage.getItem(placeKey)
  sessionStorage.removeItem(placeKey)
  return kept ? (JSON.parse(kept) as Place) : null
}
