import { describe, expect, it, vi } from 'vitest'
import {
  continueTo,
  guardAgainstOldFiles,
  loadWantedInstead,
  mayReload,
  reloadAt,
  reloadKey,
  storePendingPath,
  takePendingPath,
} from './reload-guard.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const forbidden = {
  getItem: () => {
    throw new Error('no')
  },
  setItem: () => {
    throw new Error('no')
  },
  removeItem: () => {
    throw new Error('no')
  },
}

function here() {
  const entries: string[] = []
  const location = { pathname: '/fr', href: '/fr', reload: vi.fn(), replace: vi.fn() }
  const history = { pushState: (_: unknown, __: string, path: string) => void entries.push(path) } as History
  return { page: Object.assign(new EventTarget(), { location, history }), location, entries }
}

describe('the reload guard', () => {
  it('reloads a path once in ten seconds', () => {
    const store = memory()
    expect(mayReload(store, '/fr/ask', 1000)).toBe(true)
    expect(JSON.parse(store.getItem(reloadKey) ?? '')).toEqual({ path: '/fr/ask', expires: 11_000 })
    expect(mayReload(store, '/fr/ask', 10_999)).toBe(false)
    expect(mayReload(store, '/fr/ask', 11_000)).toBe(false)
    expect(mayReload(store, '/fr/ask', 11_001)).toBe(true)
  })
  it('has one slot: another path is always allowed and takes it', () => {
    const store = memory()
    mayReload(store, '/fr/ask', 0)
    expect(mayReload(store, '/fr', 1)).toBe(true)
    expect(mayReload(store, '/fr/ask', 2)).toBe(true)
  })
  it('can be forced', () => {
    const store = memory()
    mayReload(store, '/fr', 0)
    expect(mayReload(store, '/fr', 1, true)).toBe(true)
  })
  it('reloads anyway where storage cannot be read', () => expect(mayReload(forbidden, '/fr', 0)).toBe(true))
  it('reloads in place, or goes to the path that was wanted', () => {
    const { page, location } = here()
    reloadAt('/fr', page)
    expect(location.reload).toHaveBeenCalledOnce()
    reloadAt('/fr/ask', page)
    expect(location.href).toBe('/fr/ask')
  })
  it('leaves no second entry in the history for the navigation that was under way', () => {
    const { page, location, entries } = here()
    reloadAt('/fr/ask', page)
    page.history.pushState(null, '', '/fr/ask')
    expect(entries).toEqual([])
    page.dispatchEvent(new Event('pageshow'))
    expect(location.reload).toHaveBeenCalledOnce()
  })
  it('goes on from a page that has not come up, which stays behind', () => {
    const { page, location, entries } = here()
    continueTo('/fr/ask', page)
    expect(entries).toEqual(['/fr'])
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/fr/ask')
  })
})

describe('a navigation that ended in a reload of the page one was leaving', () => {
  it('goes on to where it led, once', () => {
    const store = memory()
    storePendingPath(store, '/fr/connexion', 0)
    expect(takePendingPath(store, true, 5)).toBe('/fr/connexion')
    expect(takePendingPath(store, true, 6)).toBeNull()
  })
  it('is not tried again and again', () => {
    const store = memory()
    storePendingPath(store, '/fr/connexion', 0)
    expect(takePendingPath(store, true, 5)).toBe('/fr/connexion')
    storePendingPath(store, '/fr/connexion', 6)
    expect(takePendingPath(store, true, 7)).toBeNull()
  })
  it('is over once it has arrived, after ten seconds, or when one came another way', () => {
    const store = memory()
    storePendingPath(store, '/fr/connexion', 0)
    storePendingPath(store, null, 1)
    expect(takePendingPath(store, true, 2)).toBeNull()
    storePendingPath(store, '/fr/connexion', 0)
    expect(takePendingPath(store, true, 10_001)).toBeNull()
    storePendingPath(store, '/fr/connexion', 0)
    expect(takePendingPath(store, false, 1)).toBeNull()
  })
  it('ends where it began where nothing can be stored', () => {
    storePendingPath(forbidden, '/fr', 0)
    expect(takePendingPath(forbidden, true, 1)).toBeNull()
  })
})

function page(ready: boolean, onLine = true, wanted = '/fr/ask', answers = true) {
  const { page: target, location } = here()
  guardAgainstOldFiles(
    Object.assign(target, { sessionStorage: memory(), navigator: { onLine } }),
    () => ready,
    () => wanted,
    () => 0,
    async () => answers,
  )
  const fail = (message: string) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(message) })
    target.dispatchEvent(event)
    return event
  }
  return { location, fail }
}

describe('a file of an old release that is gone', () => {
  it('leads to the page that was wanted, loaded anew', () => {
    const { location, fail } = page(true)
    fail('Failed to fetch dynamically imported module: /assets/ask-1.js')
    expect(location.href).toBe('/fr/ask')
  })
  it('reloads the page that is there where only a part of it was wanted', async () => {
    const { location, fail } = page(true, true, '/fr')
    fail('gone')
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
  })
  it('leaves the page that is there while the server is away', async () => {
    const { location, fail } = page(true, true, '/fr?q=caution', false)
    fail('gone')
    await new Promise((resolve) => setTimeout(resolve))
    expect(location.reload).not.toHaveBeenCalled()
    expect(location.href).toBe('/fr')
  })
  it('leaves the page as it is while there is no network', () => {
    const { location, fail } = page(true, false)
    fail('gone')
    expect(location.href).toBe('/fr')
  })
  it('does not reload twice in ten seconds', () => {
    const { location, fail } = page(true)
    fail('gone')
    location.href = '/fr'
    fail('gone')
    expect(location.href).toBe('/fr')
  })
  it('does not break the page when it is a style sheet', () => {
    const { location, fail } = page(true)
    expect(fail('Unable to preload CSS for /assets/desk.css').defaultPrevented).toBe(true)
    expect(location.href).toBe('/fr')
  })
  it('reloads a page that is waking up, once, and leaves it standing until then', async () => {
    const { location, fail } = page(false, true, '/fr')
    expect(fail('gone').defaultPrevented).toBe(true)
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledOnce())
    fail('gone')
    await new Promise((resolve) => setTimeout(resolve))
    expect(location.reload).toHaveBeenCalledOnce()
  })
})

describe('a reload by the router, which has lost the script of the page that was wanted', () => {
  function reloads(wanted: string | null) {
    const { page: target, location } = here()
    const navigation = new EventTarget()
    const page = Object.assign(target, { sessionStorage: memory() })
    loadWantedInstead(
      navigation as never,
      page,
      () => wanted,
      () => 0,
    )
    const begin = (userInitiated: boolean, navigationType = 'reload') => {
      const event = Object.assign(new Event('navigate', { cancelable: true }), { navigationType, userInitiated })
      navigation.dispatchEvent(event)
      return event.defaultPrevented
    }
    return { location, begin }
  }
  it('becomes the page that was wanted, at once and once', async () => {
    const { location, begin } = reloads('/fr/connexion')
    expect(begin(false)).toBe(true)
    await vi.waitFor(() => expect(location.href).toBe('/fr/connexion'))
    expect(begin(false)).toBe(false)
  })
  it('is left to whoever presses the browser’s own button, and where nothing was wanted', () => {
    expect(reloads('/fr/connexion').begin(true)).toBe(false)
    expect(reloads(null).begin(false)).toBe(false)
    expect(reloads('/fr/connexion').begin(false, 'push')).toBe(false)
  })
})
