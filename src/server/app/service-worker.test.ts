import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runServiceWorker } from './service-worker.ts'

type Tab = { url: string; focused: boolean }
let tabs: Tab[]
let done: string[]
let shown: { title: string; options: Record<string, unknown> }[]
let badges: number[]
let tell: (name: string, event: object) => Promise<void>

const site = 'https://clairavis.test'
const note = { title: 'Réponse', body: 'Ouvrez', lang: 'fr', path: '/fr/question/1', tag: 'question-1' }

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  tabs = []
  done = []
  shown = []
  badges = []
  const listeners = new Map<string, (event: never) => void>()
  const self = {
    location: new URL(site),
    navigator: { setAppBadge: async (count: number) => void badges.push(count) },
    clients: {
      matchAll: async () => tabs.map((tab) => ({ ...tab, focus: async () => done.push(`focus ${tab.url}`) })),
      claim: async () => {},
      openWindow: async (path: string) => done.push(`open ${path}`),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) => {
        shown.push({ title, options })
      },
    },
    addEventListener: (name: string, listen: (event: never) => void) => listeners.set(name, listen),
  }
  runServiceWorker(
    self as unknown as Parameters<typeof runServiceWorker>[0],
    { fr: '/fr/offline.html' },
    'build',
    300,
    ['/fr/urgence'],
    '^/(?:fr|en)/profile$',
    '/kept',
    ['/assets/box-1.js', '/assets/watch-1.js'],
    '/badge',
  )
  tell = async (name, event) => {
    const works: Promise<unknown>[] = []
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as never)
    await Promise.all(works)
  }
})

describe('the page of emergencies', () => {
  const asked = async (network: () => Promise<Response>, path = '/fr/urgence') => {
    vi.stubGlobal('caches', {
      match: async () => new Response('kept'),
      open: async () => ({ put: async () => {}, keys: async () => [] }),
    })
    vi.stubGlobal('fetch', network)
    let answer: Promise<Response> | undefined
    const request = { url: site + path, mode: 'navigate', method: 'GET' }
    vi.useFakeTimers()
    await tell('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) })
    const came = answer?.then((page) => page.text())
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    return came
  }

  test('comes from the network, or without one from what was kept', async () => {
    expect(await asked(async () => new Response('newest'))).toBe('newest')
    expect(await asked(async () => Promise.reject(new Error('away')))).toBe('kept')
  })

  test('is not waited for, and is shown where the server is out of order', async () => {
    expect(await asked(() => new Promise(() => {}))).toBe('kept')
    expect(await asked(async () => new Response('out of order', { status: 502 }))).toBe('kept')
    expect(await asked(async () => new Response('out of order', { status: 502 }), '/fr/profile')).toBe('out of order')
  })
})

describe('what hears an emergency', () => {
  const kept = new Map<string, Response>()
  const cache = {
    match: async ({ url }: Request) => kept.get(new URL(url).pathname),
    put: async ({ url }: Request, answer: Response) => void kept.set(new URL(url).pathname, answer),
  }
  class SiteRequest {
    url: string
    constructor(path: string) {
      this.url = new URL(path, site).href
    }
  }
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('caches', { open: async () => cache })
    vi.stubGlobal('Request', SiteRequest)
  })
  const answer = () => Object.defineProperty(new Response('code'), 'type', { value: 'basic' })

  test('is kept once a page asks for it, after everything else, and is not fetched twice', async () => {
    const fetched = vi.fn(async (_: Request, how: RequestInit) =>
      how.priority === 'low' ? answer() : Response.error(),
    )
    vi.stubGlobal('fetch', fetched)
    await tell('message', {})
    expect([...kept.keys()]).toEqual(['/assets/box-1.js', '/assets/watch-1.js'])
    await tell('message', {})
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('is kept as far as it comes', async () => {
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      if (url.includes('box')) throw new Error('away')
      return answer()
    })
    await tell('message', {})
    expect([...kept.keys()]).toEqual(['/assets/watch-1.js'])
  })
})

test('a form that is sent goes to the server, or without a network to the offline page, marked as such', async () => {
  vi.stubGlobal('caches', { match: async (path: string) => new Response(`<html lang="fr">${path}`) })
  const send = async (network: () => Promise<Response>) => {
    vi.stubGlobal('fetch', network)
    let answer: Promise<Response> | undefined
    const request = { url: `${site}/fr/ask`, mode: 'navigate', method: 'POST' }
    await tell('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) })
    return (await answer)?.text()
  }
  expect(await send(async () => new Response('received'))).toBe('received')
  expect(await send(async () => Promise.reject(new Error('away')))).toBe('<html data-sent lang="fr">/fr/offline.html')
})

test('without a network a page that was read in the other language only is opened in that one', async () => {
  vi.stubGlobal('caches', {
    match: async (path: string) => (path === '/fr/profile' || path.endsWith('.html') ? new Response(path) : undefined),
  })
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('away')))
  const ask = async (path: string) => {
    let answer: Promise<Response> | undefined
    const request = { url: site + path, mode: 'navigate', method: 'GET' }
    await tell('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) })
    return answer
  }
  expect((await ask('/en/profile'))?.headers.get('location')).toBe(`${site}/fr/profile`)
  expect(await (await ask('/fr/profile'))?.text()).toBe('/fr/profile')
  expect(await (await ask('/en/tarifs'))?.text()).toBe('/fr/offline.html')
})

test('a new build keeps what this browser was told', async () => {
  const names = new Set(['offline-old', 'offline-build', 'files', 'pages', '/badge'])
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
    open: async () => ({ keys: async () => [] }),
  })
  await tell('activate', {})
  expect([...names]).toEqual(['offline-build', 'files', '/badge'])
})

describe('a pushed note', () => {
  test('is shown in its language, with a sound, in the place of the last one about the same thing', async () => {
    await tell('push', { data: { json: () => note } })
    expect(shown).toMatchObject([
      { title: 'Réponse', options: { body: 'Ouvrez', lang: 'fr', tag: 'question-1', silent: false, renotify: true } },
    ])
  })

  test.each([
    ['where this browser was told to', '/badge', 3, [3]],
    ['nowhere else', '/other', 3, []],
    ['at no other news', '/badge', undefined, []],
  ])('puts how much waits on the desk’s icon %s', async (_, entry, waiting, counts) => {
    vi.stubGlobal('caches', { match: async (path: string) => (path === entry ? new Response() : undefined) })
    await tell('push', { data: { json: () => ({ ...note, waiting }) } })
    expect(badges).toEqual(counts)
    expect(shown).toHaveLength(1)
  })

  test('is shown where the icon takes no number', async () => {
    vi.stubGlobal('caches', { match: () => Promise.reject(new Error('SecurityError')) })
    await tell('push', { data: { json: () => ({ ...note, waiting: 1 }) } })
    expect(shown).toHaveLength(1)
  })

  test('makes no noise for somebody who looks at its page', async () => {
    tabs = [{ url: `${site}/fr/question/1?a=b`, focused: true }]
    await tell('push', { data: { json: () => note } })
    expect(shown).toMatchObject([{ options: { silent: true, renotify: false } }])
  })

  test('shows nothing where nothing was sent', async () => {
    await tell('push', { data: null })
    expect(shown).toEqual([])
  })

  test.each([
    ['goes to the tab that shows its page', `${site}/fr/question/1#answer`, `focus ${site}/fr/question/1#answer`],
    ['opens its page beside whatever else is open', `${site}/fr/question/2`, 'open /fr/question/1'],
  ])('when pressed %s', async (_, url, what) => {
    tabs = [{ url, focused: false }]
    let closed = false
    const close = () => {
      closed = true
    }
    await tell('notificationclick', { notification: { data: note.path, close } })
    expect(done).toEqual([what])
    expect(closed).toBe(true)
  })
})
