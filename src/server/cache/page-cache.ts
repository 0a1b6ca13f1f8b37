import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { PublicTopic } from '../../platform/live/public-topics.ts'
import type { CacheRule } from '../../screens.ts'
import { type CachedResponse, createCachedResponse, encodeLike, sendCachedResponse, sizeOf } from './cached-response.ts'
import { keyOf, staleTimes } from './page-cache-rules.ts'

/** A page as it has just been drawn, with all its headers, and what it depends on. */
export type RenderedPage = { status: number; headers: Headers; html: string; topics: Iterable<PublicTopic> }

type Page = {
  kept: CachedResponse
  storable: boolean
  rule: CacheRule
  topics: ReadonlySet<PublicTopic>
  drawnAt: number
  /** Not before, after a drawing that failed. */
  triedAt: number
}

type Options = {
  /** Draws the page of this path and query for nobody in particular. */
  draw(key: string): Promise<RenderedPage>
  /** An answer was given, or could not be. */
  answered(request: IncomingMessage, status: number, milliseconds: number): void
  failed(error: unknown): void
  /** With 0 every page is drawn anew. */
  maxBytes: number
  now?: () => number
}

export type PageCache = {
  /**
   * Answers, now or when the page is drawn; `false` where this is no page that is kept. What turns out not to be a page
   * goes on to `otherwise`.
   */
  handle(request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean
  /** What was drawn from this topic is gone, and so is what is being drawn from it; `null` is everything. */
  invalidate(topic: PublicTopic | null): void
  /** Pages and bytes held. */
  stats(): { pages: number; bytes: number }
}

const largest = 1024 ** 2
const retryMilliseconds = 5000

/**
 * Whole public pages in memory. A page is drawn once, however many ask for it; shown for a while longer after its time
 * while it is drawn anew; and gone as soon as something that it was drawn from has changed.
 */
export function pageCache({
  draw,
  answered,
  failed,
  maxBytes,
  now = performance.now.bind(performance),
}: Options): PageCache {
  const pages = new LRUCache<string, Page>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: largest,
    sizeCalculation: (page) => sizeOf(page.kept),
  })
  const drawing = new Map<string, Promise<Page>>()
  let changes = 0
  const changedAt = new Map<PublicTopic | null, number>()

  async function drawNow(key: string, rule: CacheRule, before: Page | undefined): Promise<Page> {
    const began = changes
    const { status, headers, html, topics } = await draw(key)
    const page: Page = {
      kept: createCachedResponse(status, headers, Buffer.from(html)),
      storable:
        status === 200 && !headers.has('set-cookie') && !/no-store|private/.test(headers.get('cache-control') ?? ''),
      rule,
      topics: new Set(topics),
      drawnAt: now(),
      triedAt: Number.NEGATIVE_INFINITY,
    }
    if (page.storable && before) await encodeLike(page.kept, before.kept)
    const outdated = [null, ...page.topics].some((topic) => (changedAt.get(topic) ?? 0) > began)
    if (page.storable && !outdated && maxBytes > 0) pages.set(key, page)
    if (!page.storable && status < 500) pages.delete(key)
    return page
  }

  /** One drawing at a time for a key: whoever comes meanwhile waits for the same. */
  function drawOnce(key: string, rule: CacheRule, before: Page | undefined): Promise<Page> {
    const known = drawing.get(key)
    if (known && maxBytes > 0) return known
    const mine = drawNow(key, rule, before).finally(() => {
      if (drawing.get(key) === mine) drawing.delete(key)
    })
    drawing.set(key, mine)
    return mine
  }

  function refresh(key: string, page: Page): void {
    if (drawing.has(key) || now() - page.triedAt < retryMilliseconds) return
    page.triedAt = now()
    drawOnce(key, page.rule, page).catch(failed)
  }

  function show(key: string, page: Page, request: IncomingMessage, response: ServerResponse): number | Promise<number> {
    const status = sendCachedResponse(page.kept, request, response, page.storable ? now() - page.drawnAt : null)
    if (typeof status === 'number') return status
    // A coding that was made just now takes room.
    return status.then((sent) => {
      if (pages.peek(key) === page) pages.set(key, page)
      return sent
    })
  }

  /** The page for this request: a new one, or an old one where no other can be drawn; `null` for what is no page. */
  async function drawFor(key: string, rule: CacheRule): Promise<Page | null> {
    const before = pages.peek(key)
    try {
      const page = await drawOnce(key, rule, before)
      if (page.kept.status === 200) return page
      return page.kept.status >= 500 ? (before ?? null) : null
    } catch (error) {
      failed(error)
      return before ?? null
    }
  }

  return {
    handle(request, response, otherwise) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const began = performance.now()
      const asked = request.url ?? ''
      let key = asked
      let page = pages.get(key)
      let rule = page?.rule
      if (!page) {
        const place = keyOf(asked)
        if (!place) return false
        ;({ key, rule } = place)
        page = pages.get(key)
      }
      const told = (status: number) => answered(request, status, performance.now() - began)
      const age = page ? now() - page.drawnAt : Number.POSITIVE_INFINITY
      const fresh = (rule?.fresh ?? 0) * 1000
      if (page && age < fresh * staleTimes) {
        if (age >= fresh && request.method === 'GET') refresh(key, page)
        const status = show(key, page, request, response)
        if (typeof status === 'number') told(status)
        else status.then(told, failed)
        return true
      }
      if (request.method === 'HEAD' || !rule) return false
      drawFor(key, rule)
        .then((drawn) => (drawn ? Promise.resolve(show(key, drawn, request, response)).then(told) : otherwise()))
        .catch(failed)
      return true
    },
    invalidate(topic) {
      changes += 1
      changedAt.set(topic, changes)
      drawing.clear()
      if (topic === null) return pages.clear()
      for (const [key, page] of pages.entries()) if (page.topics.has(topic)) pages.delete(key)
    },
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  }
}
