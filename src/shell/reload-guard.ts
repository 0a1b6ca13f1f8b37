export const reloadKey = 'nuxt:reload'
const window10s = 10_000

type Slot = { path: string; expires: number }
type Store = Pick<Storage, 'getItem' | 'setItem'>
type Place = { readonly pathname: string; href: string; reload: () => void }

/**
 * Whether a page may be reloaded at `path`: once in ten seconds for the same path. There is one slot, so a different
 * path may always; a storage that cannot be read never stands in the way.
 */
export function mayReload(store: Store, path: string, now: number, force = false): boolean {
  const slot = readSlot(store)
  const allowed = force || slot?.path !== path || slot.expires < now
  if (allowed) {
    try {
      store.setItem(reloadKey, JSON.stringify({ path, expires: now + window10s } satisfies Slot))
    } catch {
      // Then the next failure reloads too, as it would have without a guard.
    }
  }
  return allowed
}

function readSlot(store: Store): Slot | null {
  try {
    return JSON.parse(store.getItem(reloadKey) ?? 'null') as Slot | null
  } catch {
    return null
  }
}

/** Loads `path` anew, from the server. */
export function reloadAt(path: string, place: Place): void {
  if (path === place.pathname) place.reload()
  else place.href = path
}

type Page = Pick<EventTarget, 'addEventListener'> & {
  sessionStorage: Store
  location: Place & { search: string; hash: string }
}

/**
 * After a new release the files of the old one are gone. A script that cannot be loaded ends in one reload of the page
 * that was wanted; a style sheet that cannot be loaded, or a failure while the page is still waking up, does not.
 */
export function guardAgainstOldFiles(page: Page, ready: () => boolean, wanted: () => string, now = Date.now): void {
  page.addEventListener('vite:preloadError', (event) => {
    const failure = (event as Event & { payload?: Error }).payload
    if (!ready() || /\.css(\?|$|\s)/.test(String(failure?.message))) {
      event.preventDefault()
      return
    }
    const path = wanted()
    if (mayReload(page.sessionStorage, path, now())) reloadAt(path, page.location)
  })
}
