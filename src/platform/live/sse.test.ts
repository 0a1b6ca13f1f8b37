import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryLive } from '../../../test/harness/memory-live.ts'
import { closeStreams, countStreams, mostStreams, openStream } from './sse.ts'

const tx = undefined as never
const client = { personId: 'client', address: '203.0.113.7' }
const visit = (headers: Record<string, string> = {}, query = '', signal?: AbortSignal) =>
  new Request(`https://clairavis.test/api/live${query}`, { headers, signal })

function reading(response: Response) {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  return {
    reader,
    async until(words: string): Promise<string> {
      while (!text.includes(words)) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`the stream ended after: ${text}`)
        text += decoder.decode(value)
      }
      return text
    },
  }
}

afterEach(() => {
  closeStreams()
  vi.useRealTimers()
})

describe('an open stream', () => {
  test('carries events as server-sent events that nobody may cache', async () => {
    const live = memoryLive()
    const response = await openStream(visit(), client, live)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('no-store')
    await live.announce(tx, ['client'], { kind: 'question', ref: 'q1' })
    const text = await reading(response).until('q1')
    expect(text).toMatch(/^retry: 2000\n\n/)
    expect(text).toMatch(/id: \d+\ndata: \{"kind":"opened","ref":"afresh"\}\n\n/)
    expect(text).toMatch(/id: \d+\ndata: \{"kind":"question","ref":"q1"\}\n\n/)
  })

  test('resumes after the last event id, from the header or the address', async () => {
    const live = memoryLive()
    await live.announce(tx, ['client'], { kind: 'question', ref: 'old' })
    await live.announce(tx, ['client'], { kind: 'question', ref: 'new' })
    for (const request of [visit({ 'Last-Event-ID': '2' }), visit({}, '?after=2')]) {
      const text = await reading(await openStream(request, client, live)).until('resumed')
      expect(text).toContain('new')
      expect(text).not.toContain('old')
    }
    for (const request of [visit({ 'Last-Event-ID': 'abc' }), visit({}, '?after=-1')])
      await reading(await openStream(request, client, live)).until('afresh')
  })

  test('beats while nothing happens, and ends after its lifetime so that the reader is asked who it is again', async () => {
    vi.useFakeTimers()
    const response = await openStream(visit(), client, memoryLive(), { heartbeatSeconds: 15, lifetimeSeconds: 45 })
    const stream = reading(response)
    await vi.advanceTimersByTimeAsync(16_000)
    await stream.until(': \n\n')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(countStreams()).toBe(0)
    await expect(stream.until('more')).rejects.toThrow('the stream ended')
  })

  test('leaves nothing behind when the reader goes away', async () => {
    const live = memoryLive()
    const gone = new AbortController()
    const aborted = await openStream(visit({}, '', gone.signal), client, live)
    const cancelled = await openStream(visit(), client, live)
    expect(countStreams()).toBe(2)
    gone.abort()
    await cancelled.body!.cancel()
    expect(countStreams()).toBe(0)
    expect(await live.online(['client'])).toEqual(new Set())
    await expect(reading(aborted).until('more')).rejects.toThrow('the stream ended')
  })

  test('lets go of a reader that takes nothing instead of keeping everything for it', async () => {
    const live = memoryLive()
    await openStream(visit(), client, live)
    for (let index = 0; index < 3000; index += 1)
      await live.announce(tx, ['client'], { kind: 'question', ref: `question number ${index}` })
    expect(countStreams()).toBe(0)
  })

  test('is refused before anything is answered when events cannot be read', async () => {
    const live = { ...memoryLive(), follow: () => Promise.reject(new Error('database away')) }
    await expect(openStream(visit(), client, live)).rejects.toThrow('database away')
    expect(countStreams()).toBe(0)
  })

  test('is refused beyond the number that one person, or one line, may hold, and one that ends makes place', async () => {
    const live = memoryLive()
    const refused = { code: 'too_many_requests', status: 429 }
    const [first] = await Promise.all(
      Array.from({ length: mostStreams.person }, () => openStream(visit(), client, live)),
    )
    await expect(openStream(visit(), { ...client, address: '198.51.100.1' }, live)).rejects.toMatchObject(refused)
    await first?.body?.cancel()
    await openStream(visit(), client, live)
    closeStreams()
    for (let nth = 0; nth < mostStreams.subscriber; nth++)
      await openStream(visit(), { personId: `person ${nth}`, address: `2001:db8::${nth.toString(16)}` }, live)
    const neighbour = { personId: 'one more', address: '2001:db8::ffff:1' }
    await expect(openStream(visit(), neighbour, live)).rejects.toMatchObject(refused)
    await openStream(visit(), { ...neighbour, address: '2001:db8:0:1::1' }, live)
  })

  test('of one site and of everybody are so many at most', async () => {
    const live = memoryLive()
    const refused = { code: 'too_many_requests', status: 429 }
    const before = { ...mostStreams }
    Object.assign(mostStreams, { site: 3, everybody: 5 })
    try {
      const from = (nth: number, address: string) => openStream(visit(), { personId: `person ${nth}`, address }, live)
      for (let nth = 0; nth < 3; nth++) await from(nth, `2001:db8:1:${nth}::1`)
      await expect(from(3, '2001:db8:1:ffff::1'), 'the site').rejects.toMatchObject(refused)
      for (let nth = 3; nth < 5; nth++) await from(nth, `2001:db8:2:${nth}::1`)
      await expect(from(5, '2001:db8:3:1::1'), 'the process').rejects.toMatchObject(refused)
      closeStreams()
      await from(5, '2001:db8:3:1::1')
    } finally {
      Object.assign(mostStreams, before)
    }
  })
})
