import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type PageCache, pageCache, type RenderedPage } from './page-cache.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const long = 'Bonjour à toutes et à tous. '.repeat(100)

type Asked = { method?: string; headers?: Record<string, string> }
type Got = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

/** A server with only the cache in front of pages whose text the test decides. */
async function open(
  options: { text?: () => string | Promise<string>; headers?: Record<string, string>; maxBytes?: number } = {},
) {
  const drawn: string[] = []
  const failures: unknown[] = []
  let time = 0
  let status = 200
  const draw = async (key: string): Promise<RenderedPage> => {
    drawn.push(key)
    const html = (await options.text?.()) ?? `${long}${key}`
    return {
      status,
      headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...options.headers }),
      html,
      topics: key.includes('/expert/') ? ['experts'] : ['content'],
    }
  }
  const cache: PageCache = pageCache({
    draw,
    answered: () => {},
    failed: (error) => failures.push(error),
    maxBytes: options.maxBytes ?? 1_000_000,
    now: () => time,
  })
  const otherwise = vi.fn()
  const server = createServer((incoming, response) => {
    const pass = () => {
      otherwise(incoming.url)
      response.writeHead(404).end('otherwise')
    }
    if (!cache.handle(incoming, response, pass)) pass()
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const ask = (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
    new Promise<Got>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (response) => {
        const bytes = await buffer(response)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      })
        .on('error', reject)
        .end()
    })
  return {
    ask,
    cache,
    drawn,
    failures,
    otherwise,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
    answerWith: (next: number) => {
      status = next
    },
  }
}

describe('a public page', () => {
  test('is drawn once, however it is asked for', async () => {
    const { ask, drawn } = await open()
    const first = await ask('/fr')
    const again = await ask('/fr?utm_source=letter', { headers: { cookie: 'a=1', authorization: 'Bearer abc' } })
    expect(again.text).toBe(first.text)
    expect(drawn).toEqual(['/fr'])
  })

  test('that many ask for at once is drawn for all of them together', async () => {
    let finish = (_: string) => {}
    const text = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)))
    const { ask } = await open({ text })
    const asking = Promise.all(['/fr', '/fr', '/fr?x=1'].map((path) => ask(path)))
    await vi.waitFor(() => expect(text).toHaveBeenCalled())
    finish('one page')
    expect((await asking).map((got) => got.text)).toEqual(['one page', 'one page', 'one page'])
    expect(text).toHaveBeenCalledTimes(1)
  })

  test('travels as its reader likes it best, and each form has a tag of its own', async () => {
    const { ask, drawn } = await open()
    const plain = await ask('/fr')
    const zipped = await ask('/fr', { headers: { 'accept-encoding': 'gzip, deflate' } })
    const brotli = await ask('/fr', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    const refused = await ask('/fr', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' } })
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.text)
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(plain.text)
    expect(refused.headers['content-encoding']).toBe('gzip')
    expect(new Set([plain, zipped, brotli].map((got) => got.headers.etag)).size).toBe(3)
    for (const got of [plain, zipped, brotli]) {
      expect(got.headers.vary).toBe('Accept-Encoding')
      expect(Number(got.headers['content-length'])).toBe(got.bytes.length)
    }
    expect(drawn).toEqual(['/fr'])
  })

  test('is not sent again to who has it', async () => {
    const { ask } = await open()
    const headers = { 'accept-encoding': 'br' }
    const { etag = '' } = (await ask('/fr', { headers })).headers
    const known = await ask('/fr', { headers: { ...headers, 'if-none-match': `"other", W/${etag}` } })
    expect([known.status, known.bytes.length, known.headers.etag]).toEqual([304, 0, etag])
    expect((await ask('/fr', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('answers a HEAD from memory, and is not kept because of one', async () => {
    const { ask, drawn, otherwise } = await open()
    await ask('/fr', { method: 'HEAD' })
    expect(drawn).toEqual([])
    expect(otherwise).toHaveBeenCalledTimes(1)
    const { headers } = await ask('/fr')
    const head = await ask('/fr', { method: 'HEAD' })
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, headers.etag])
    expect(head.headers['content-length']).toBe(headers['content-length'])
  })

  test('is nothing that a POST or a private address meets', async () => {
    const { ask, drawn, otherwise } = await open()
    await ask('/fr', { method: 'POST' })
    await ask('/fr/question/1')
    expect(drawn).toEqual([])
    expect(otherwise.mock.calls).toEqual([['/fr'], ['/fr/question/1']])
  })

  test('says how old it is, and is shown once more while it is drawn anew', async () => {
    let text = 'first'
    const { ask, drawn, pass } = await open({ text: () => text })
    await ask('/fr')
    text = 'second'
    pass(59)
    expect((await ask('/fr')).headers['server-timing']).toBe('age;dur=59000')
    expect(drawn).toHaveLength(1)
    pass(2)
    expect((await ask('/fr')).text).toBe('first')
    await vi.waitFor(async () => expect((await ask('/fr')).text).toBe('second'))
    expect(drawn).toHaveLength(2)
  })

  test('is too old to be shown after a while', async () => {
    let text = 'first'
    const { ask, pass } = await open({ text: () => text })
    await ask('/fr')
    text = 'second'
    pass(301)
    expect((await ask('/fr')).text).toBe('second')
  })

  test('is shown even then where no other can be drawn', async () => {
    let broken = false
    const text = () => {
      if (broken) throw new Error('away')
      return 'first'
    }
    const { ask, pass, failures, otherwise, answerWith } = await open({ text })
    await ask('/fr')
    pass(301)
    broken = true
    expect((await ask('/fr')).text).toBe('first')
    expect(failures).toHaveLength(1)
    broken = false
    answerWith(500)
    expect((await ask('/fr')).text).toBe('first')
    expect((await ask('/en')).text).toBe('otherwise')
    expect(otherwise).toHaveBeenCalledTimes(1)
  })

  test('that is missing is not kept, and somebody else answers', async () => {
    const { ask, answerWith, cache, otherwise } = await open()
    answerWith(404)
    expect((await ask('/fr/expert/nobody')).status).toBe(404)
    expect(otherwise).toHaveBeenCalledWith('/fr/expert/nobody')
    expect(cache.stats().pages).toBe(0)
  })

  test('that must not be stored is not', async () => {
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['set-cookie', 'a=1'],
      ['cache-control', 'private'],
    ] as const) {
      const { ask, cache, drawn } = await open({ headers: { [name]: value } })
      await ask('/fr')
      await ask('/fr')
      expect([cache.stats().pages, drawn.length]).toEqual([0, 2])
    }
  })
})

describe('what changes', () => {
  test('takes with it the pages that were drawn from it, and no others', async () => {
    const { ask, cache, drawn } = await open()
    await ask('/fr/expert/claire')
    await ask('/fr/faq')
    cache.invalidate('experts')
    await ask('/fr/expert/claire')
    await ask('/fr/faq')
    expect(drawn).toEqual(['/fr/expert/claire', '/fr/faq', '/fr/expert/claire'])
    cache.invalidate(null)
    expect(cache.stats()).toEqual({ pages: 0, bytes: 0 })
  })

  test('while a page is being drawn makes another drawing of it', async () => {
    const finish: ((text: string) => void)[] = []
    const { ask, cache } = await open({ text: () => new Promise((resolve) => finish.push(resolve)) })
    const early = ask('/fr/faq')
    await vi.waitFor(() => expect(finish).toHaveLength(1))
    cache.invalidate('content')
    const late = ask('/fr/faq')
    await vi.waitFor(() => expect(finish).toHaveLength(2))
    finish[1]?.('new')
    expect((await late).text).toBe('new')
    finish[0]?.('old')
    expect((await early).text).toBe('old')
    expect((await ask('/fr/faq')).text).toBe('new')
  })
})

test('without any memory every page is drawn anew', async () => {
  const { ask, cache, drawn } = await open({ maxBytes: 0 })
  await Promise.all([ask('/fr'), ask('/fr')])
  expect([cache.stats().pages, drawn.length]).toEqual([0, 2])
})

test('the memory is bounded, and what nobody asks for goes first', async () => {
  const { ask, cache, drawn } = await open({ maxBytes: 30_000 })
  await ask('/fr')
  for (let n = 0; n < 20; n += 1) {
    await ask(`/fr/expert/e${n}`, { headers: { 'accept-encoding': 'gzip' } })
    await ask('/fr')
    expect(cache.stats().bytes).toBeLessThanOrEqual(30_000)
  }
  expect(cache.stats().pages).toBeGreaterThan(1)
  expect(drawn.filter((key) => key === '/fr')).toHaveLength(1)
})
