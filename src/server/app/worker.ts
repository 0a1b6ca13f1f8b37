/** What the worker's global scope offers and the page's types do not know. */
type Scope = {
  location: Location
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener(name: string, listen: (event: WorkerEvent) => void): void
}
type WorkerEvent = Event & {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  waitUntil(work: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
}

/**
 * The service worker, written into `/sw.js` as text: it may use nothing but its arguments. Documents and the API come
 * from the network or not at all, so nobody ever reads a page of yesterday or of somebody else; without a network a
 * page of our own says so. Only files whose name changes with their bytes are kept.
 */
export function beginWork(self: Scope, offline: Record<string, string>, kept: string, most: number): void {
  const pages = Object.values(offline)
  const shown = `offline-${kept}`
  const files = 'files'

  async function install(): Promise<void> {
    const cache = await caches.open(shown)
    await cache.addAll(pages.map((page) => new Request(page, { cache: 'reload' })))
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
      const language = new URL(event.request.url).pathname.split('/')[1]?.toLowerCase() ?? ''
      const page = await caches.match(offline[language] ?? pages[0] ?? '')
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

  self.addEventListener('install', (event) => event.waitUntil(install()))
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== self.location.origin) return
    if (request.mode === 'navigate') event.respondWith(document(event))
    else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
  })
}
