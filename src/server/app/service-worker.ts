import type { PushNotification } from '../../platform/push/port.ts'

/** What the worker's global scope offers and the DOM types lack. */
type Scope = {
  location: Location
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
 * The service worker, written into `/sw.js` as text: it may use nothing but its arguments. Documents and the API come
 * from the network only, so that nobody ever reads an outdated page or somebody else's; without a network it serves our
 * offline page and the emergency numbers (`always`). It caches only files whose name changes with their bytes, and
 * shows push notifications.
 */
export function runServiceWorker(
  self: Scope,
  offline: Record<string, string>,
  kept: string,
  most: number,
  always: readonly string[],
): void {
  const pages = Object.values(offline)
  const shown = `offline-${kept}`
  const files = 'files'

  async function install(): Promise<void> {
    const cache = await caches.open(shown)
    await cache.addAll([...pages, ...always].map((page) => new Request(page, { cache: 'reload' })))
    await self.skipWaiting()
  }

  async function takeOver(): Promise<void> {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== shown && name !== files).map((name) => caches.delete(name)))
    const cache = await caches.open(files)
    const all = await cache.keys()
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((file) => cache.delete(file)))
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }

  async function document(event: WorkerEvent): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request))
    } catch {
      const { pathname } = new URL(event.request.url)
      const language = pathname.split('/')[1]?.toLowerCase() ?? ''
      const own = always.find((path) => path === pathname.replace(/\/$/, ''))
      const page = await caches.match(own ?? offline[language] ?? pages[0] ?? '')
      return page ?? Response.error()
    }
  }

  async function file(request: Request): Promise<Response> {
    const cache = await caches.open(files)
    const known = await cache.match(request)
    if (known) return known
    const answer = await fetch(request)
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

  async function open(path: string): Promise<void> {
    const tab = await tabAt(path)
    await (tab ? tab.focus() : self.clients.openWindow(path))
  }

  self.addEventListener('install', (event) => event.waitUntil(install()))
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== self.location.origin) return
    if (request.mode === 'navigate') event.respondWith(document(event))
    else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  })
}
