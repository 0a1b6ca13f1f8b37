import type { PushNotification } from '../../platform/push/port.ts'

/** What the worker's global scope offers and the DOM types lack. */
type Scope = {
  location: Location
  navigator: Partial<Pick<Navigator, 'setAppBadge'>>
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>
    openWindow(path: string): Promise<unknown>
  }
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions & { renotify: boolean }): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: string, listen: (event: WorkerEvent) => void): void
}
type Tab = { url: string; focused: boolean; focus(): Promise<unknown> }
type WorkerEvent = Event & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  data: { json(): PushNotification } | null
  notification: { data: string; close(): void }
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

/**
 * The service worker, written into `/sw.js` as text: it may use nothing but its arguments. Documents come from the network
 * as long as there is one, and the API always does. Without a network it serves the last document of a screen that shows
 * what the page itself has kept (`screens`: no such document holds anybody's data), the emergency numbers (`always`) and
 * for every other address our offline page, also where a form was sent there. It caches only these and files whose name
 * changes with their bytes, those of the detector of emergencies (`detector`) once a page asks for them, and shows push
 * notifications, with how much waits on the desk's icon where this browser was told to (`badge`: a cache with this entry).
 */
export function runServiceWorker(
  self: Scope,
  offline: Record<string, string>,
  kept: string,
  most: number,
  always: readonly string[],
  screens: string,
  mark: string,
  detector: readonly string[],
  badge: string,
): void {
  const pages = Object.values(offline)
  const shown = `offline-${kept}`
  const files = 'files'
  // Deleted with the session (`deleteKept`), and with the build, whose files its documents name.
  const documents = 'pages'
  const mostDocuments = 40
  const shows = new RegExp(screens)

  async function install(): Promise<void> {
    const cache = await caches.open(shown)
    await cache.addAll([...pages, ...always].map((page) => new Request(page, { cache: 'reload' })))
    await self.skipWaiting()
  }

  async function takeOver(): Promise<void> {
    const names = await caches.keys()
    const lasting = [shown, files, badge]
    await Promise.all(names.filter((name) => !lasting.includes(name)).map((name) => caches.delete(name)))
    const cache = await caches.open(files)
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((file) => cache.delete(file)))
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    await Promise.all(tabs.map(({ url }) => keepOpenPage(new URL(url)).catch(() => undefined)))
  }

  // A page that was open before the worker came: its document, and the files that it names.
  async function keepOpenPage({ pathname, search }: URL): Promise<void> {
    if (!shows.test(pathname)) return
    const page = await fetch(pathname + search)
    await keepDocument(pathname, page.clone())
    const named = new Set((await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))
    await Promise.all([...named].map((name) => file(new Request(name))))
  }

  async function keepDocument(pathname: string, page: Response): Promise<void> {
    if (!shows.test(pathname) || !page.ok || page.type !== 'basic' || page.redirected) return
    const cache = await caches.open(documents)
    await cache.put(pathname, page)
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - mostDocuments)).map((old) => cache.delete(old)))
  }

  async function document(event: WorkerEvent): Promise<Response> {
    const { pathname } = new URL(event.request.url)
    const own = always.find((path) => path === pathname.replace(/\/$/, ''))
    try {
      const coming = Promise.resolve(event.preloadResponse).then((page) => page ?? fetch(event.request))
      const page = await (own ? inTime(coming) : coming)
      event.waitUntil(keepDocument(pathname, page.clone()).catch(() => undefined))
      return page
    } catch {
      const inOther = pathname.replace(/^\/(fr|en)\//, (_, here) => (here === 'fr' ? '/en/' : '/fr/'))
      const known = await caches.match(pathname)
      // What was read in the other language only is opened in that one.
      if (!known && shows.test(pathname) && (await caches.match(inOther)))
        return Response.redirect(self.location.origin + inOther)
      const page = known ?? (own ? await caches.match(own) : await offlinePage(offlineFor(pathname)))
      return page ?? Response.error()
    }
  }

  // A form that is sent as documents send it. What was typed is kept by the page from which it comes.
  async function sentForm(request: Request): Promise<Response> {
    try {
      return await fetch(request)
    } catch {
      const page = await offlinePage(offlineFor(new URL(request.url).pathname))
      if (!page) return Response.error()
      const text = (await page.text()).replace('<html ', '<html data-sent ')
      return new Response(text, { headers: page.headers })
    }
  }

  function offlineFor(pathname: string): string {
    const language = pathname.split('/')[1]?.toLowerCase() ?? ''
    return offline[language] ?? pages[0] ?? ''
  }

  // It leads to the list of what was read only where that can be read again (`mark`: this session has kept something).
  async function offlinePage(path: string): Promise<Response | undefined> {
    const page = await caches.match(path)
    const text = (await page?.clone().text()) ?? ''
    const [line, list] = /<small data-kept>.*?href="([^"]+)".*?<\/small>\n?/s.exec(text) ?? []
    if (!page || !line || !list) return page
    const inOther = list.replace(/^\/(fr|en)\//, (_, here) => (here === 'fr' ? '/en/' : '/fr/'))
    const known = (await caches.match(list)) ?? (await caches.match(inOther))
    if (known && (await caches.match(mark))) return page
    return new Response(text.replace(line, ''), { headers: page.headers })
  }

  // Whoever needs these pages cannot wait for a bad network, nor be shown that the server is out of order.
  async function inTime(coming: Promise<Response>): Promise<Response> {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 2500))
    const page = await Promise.race([coming, late])
    if (page.status >= 500) throw new Error('out of order')
    return page
  }

  async function file(request: Request, how: RequestInit = {}): Promise<Response> {
    const cache = await caches.open(files)
    const known = await cache.match(request)
    if (known) return known
    const answer = await fetch(request, how)
    if (answer.ok && answer.type === 'basic') await cache.put(request, answer.clone())
    return answer
  }

  async function tabAt(path: string): Promise<Tab | undefined> {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return tabs.find(({ url }) => new URL(url).pathname === path)
  }

  // A browser revokes the permission of a site that shows no notification: a page already in focus gets a silent one.
  async function show({ title, body, lang, path, tag }: PushNotification): Promise<void> {
    const silent = (await tabAt(path))?.focused ?? false
    const options = { body, lang, tag, silent, renotify: !silent, data: path, icon: '/icons/icon-192.png' }
    await self.registration.showNotification(title, options)
  }

  async function count({ waiting }: PushNotification): Promise<void> {
    if (waiting !== undefined && (await caches.match(badge))) await self.navigator.setAppBadge?.(waiting)
  }

  async function open(path: string): Promise<void> {
    const tab = await tabAt(path)
    await (tab ? tab.focus() : self.clients.openWindow(path))
  }

  self.addEventListener('install', (event) => event.waitUntil(install()))
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  // A page that has nothing else to do asks for it: whoever saves data does not.
  self.addEventListener('message', (event) => {
    event.waitUntil(
      Promise.all(detector.map((name) => file(new Request(name), { priority: 'low' }).catch(() => undefined))),
    )
  })
  self.addEventListener('push', (event) => {
    const note = event.data?.json()
    if (note) event.waitUntil(Promise.all([show(note), count(note).catch(() => undefined)]))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (origin !== self.location.origin) return
    if (request.mode === 'navigate' && request.method === 'POST') event.respondWith(sentForm(request))
    if (request.method !== 'GET') return
    if (request.mode === 'navigate') event.respondWith(document(event))
    else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  })
}
