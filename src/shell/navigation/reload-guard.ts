export const reloadKey = 'nuxt:reload'
const guarded = 10_000

type Slot = { path: string; expires: number }
type Store = Pick<Storage, 'getItem' | 'setItem'>
type Place = { readonly pathname: string; href: string; reload: () => void; replace: (path: string) => void }

/**
 * Whether a page may be reloaded at `path`: once in ten seconds for the same path. There is one slot, so a different
 * path may always; a storage that cannot be read never stands in the way.
 */
export function mayReload(store: Store, path: string, now: number, force = false): boolean {
  const slot = readSlot(store)
  const allowed = force || slot?.path !== path || slot.expires < now
  if (allowed) {
    try {
      store.setItem(reloadKey, JSON.stringify({ path, expires: now + guarded } satisfies Slot))
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

type Window = Pick<EventTarget, 'addEventListener'> & {
  readonly location: Place
  readonly history: Pick<History, 'pushState'>
}

/**
 * Loads `path` anew, from the server. A navigation that is under way goes on until the new document is there: it must
 * not write the same path into the history a second time, and this page must not come back from where browsers keep
 * pages, with the screen of the other one.
 */
export function reloadAt(path: string, page: Window): void {
  const { location, history } = page
  if (path === location.pathname) {
    location.reload()
    return
  }
  history.pushState = () => {}
  page.addEventListener('pageshow', () => location.reload())
  location.href = path
}

/**
 * Goes on to `path` from a page that has not come up yet, which stays behind it in the history: what leaves a page
 * while it is loading takes its entry otherwise.
 */
export function continueTo(path: string, { location, history }: Window): void {
  history.pushState(null, '', location.href)
  location.replace(path)
}

const wantedKey = 'nuxt:reload:state'

/** Notes where a navigation leads while it is under way, for the page that comes up if it ends in a reload. */
export function storePendingPath(store: Store & Pick<Storage, 'removeItem'>, path: string | null, now: number): void {
  try {
    if (path) store.setItem(wantedKey, JSON.stringify({ path, expires: now + guarded } satisfies Slot))
    else store.removeItem(wantedKey)
  } catch {
    // Then the reload ends where it began.
  }
}

/**
 * Where to go on to after a reload that a navigation ended in: the router answers the loss of a page's script by
 * reloading the page that one is leaving. Asked once.
 */
export function takePendingPath(
  store: Store & Pick<Storage, 'removeItem'>,
  reloaded: boolean,
  now: number,
): string | null {
  try {
    const slot = JSON.parse(store.getItem(wantedKey) ?? 'null') as Slot | null
    store.removeItem(wantedKey)
    return reloaded && slot && slot.expires > now && mayReload(store, slot.path, now) ? slot.path : null
  } catch {
    return null
  }
}

type Page = Window & {
  sessionStorage: Store
  navigator?: { readonly onLine: boolean }
}

/** A browser may forbid it. */
export function sessionStoreOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}

/** Whether the server can be reached, asked of a small file without any cache. */
export const serverAnswers = (): Promise<boolean> =>
  fetch('/symbol.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * After a new release the files of the old one are gone. A script that cannot be loaded ends in one reload of the page
 * that was wanted, also while this one is waking up (specification, section 4); a style sheet that cannot be loaded does
 * not. Nor does a part of the page that is there while the server is away: a reload would leave nothing but the browser's
 * error.
 */
export function guardAgainstOldFiles(
  page: Page,
  ready: () => boolean,
  wanted: () => string,
  now = Date.now,
  answers = serverAnswers,
): void {
  page.addEventListener('vite:preloadError', (event) => {
    const failure = (event as Event & { payload?: Error }).payload
    if (/\.css(\?|$|\s)/.test(String(failure?.message))) {
      event.preventDefault()
      return
    }
    // What stands there while it wakes up goes on standing there until the reload.
    if (!ready()) event.preventDefault()
    // Without a network a reload would take away the page that is there, with what is being typed.
    if (page.navigator?.onLine === false) return
    const path = wanted()
    const reload = () => {
      if (mayReload(page.sessionStorage, path, now())) reloadAt(path, page)
    }
    if (path.split('?')[0] !== page.location.pathname) reload()
    else void answers().then((there) => there && !isBeingSent() && reload())
  })
}

/** A form that waited for its script is sent without it: a reload would cut it off. */
const isBeingSent = () => typeof document !== 'undefined' && document.querySelector('form[data-sent]') !== null

type Reloads = {
  addEventListener(name: 'navigate', listen: (event: NavigateEvent) => void): void
}
type NavigateEvent = Pick<Event, 'cancelable' | 'preventDefault'> & { navigationType: string; userInitiated: boolean }

/**
 * The router answers the loss of a page's script by reloading the page that one is leaving: where the browser lets us see
 * that coming (`navigation`), the page that was wanted is loaded at once in its place. Elsewhere `takePendingPath` goes on
 * to it after the reload.
 */
export function loadWantedInstead(
  reloads: Reloads | undefined,
  page: Page,
  wanted: () => string | null,
  now = Date.now,
) {
  reloads?.addEventListener('navigate', (event) => {
    const path = wanted()
    if (!path || event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    if (!mayReload(page.sessionStorage, path, now())) return
    event.preventDefault()
    // A browser begins no navigation from within the one that it has just dropped.
    setTimeout(() => reloadAt(path, page))
  })
}
