import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { api, apiJson, CallError, client, onConflict, retryStatuses } from './call.ts'
import { endpoint } from './endpoint.ts'
import { uploadFile } from './upload-file.ts'

/** What the specification requires of the two HTTP clients, tested against stubbed responses. */
type Sent = { url: string; method: string; headers: Headers; body: unknown; keepalive?: boolean | undefined }

let sent: Sent[]
let answers: (() => Response)[]
let token: string | null

const problem = (status: number, more: object = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code: 'lease_lost', status, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  })
const done = () =>
  new Response(JSON.stringify({ id: 'q1' }), { status: 200, headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = []
  token = 'a-token-of-somebody'
  vi.stubGlobal('document', { documentElement: { dataset: { api: 'https://api.test/v1/' } } })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? token : null) })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body,
      keepalive: init.keepalive,
    })
    const answer = answers.shift() ?? done
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const contract = {
  'GET /questions/:id': endpoint({ summary: '', who: 'person', reply: z.object({ id: z.string() }) }),
  'POST /questions': endpoint({
    summary: '',
    who: 'person',
    body: z.object({ text: z.string() }),
    reply: z.object({ id: z.string() }),
  }),
}
const call = client<typeof contract>()
const ask = async () => {
  const outcome = call('POST /questions', { body: { text: 'Bonjour' } }).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}
const read = async () => {
  const outcome = call('GET /questions/:id', { params: { id: 'a b' } }).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return outcome
}
it('a command that must arrive goes on while the page is left', async () => {
  await call('POST /questions', { body: { text: 'Bonjour' }, keepalive: true })
  await ask()
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, undefined])
})

const traces = () => sent.map(({ headers }) => headers.get('traceparent'))
const keys = () => sent.map(({ headers }) => headers.get('idempotency-key'))

describe('both HTTP clients', () => {
  it.each([
    ['the first', api, null],
    ['the second', apiJson, 'application/json'],
  ])('%s sends the stored token where there is one, and the second one the type of its body', async (_, http, type) => {
    await http('https://api.test/v1/x', { method: 'POST', body: new Uint8Array([1]) })
    token = null
    await http('https://api.test/v1/x', { method: 'POST', body: new Uint8Array([1]) })
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer a-token-of-somebody', null])
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([type, type])
  })

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('try a read again after %i', async (status) => {
    for (const http of [api, apiJson]) {
      answers = [() => problem(status), done]
      const outcome = http('https://api.test/v1/x')
      await vi.runAllTimersAsync()
      expect(await outcome).toEqual({ id: 'q1' })
    }
    expect(sent).toHaveLength(4)
  })

  it('read a browser that forbids storage as one without a token', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('forbidden')
      },
    })
    await api('https://api.test/v1/x')
    expect(sent[0]?.headers.get('authorization')).toBeNull()
  })
})

describe('a call of a contract', () => {
  it('goes to the configured address, with its parameters in place', async () => {
    expect(await read()).toEqual({ id: 'q1' })
    expect(sent[0]?.url).toBe('https://api.test/v1/questions/a%20b')
    expect(keys()).toEqual([null])
  })

  it.each(retryStatuses)(
    'that was answered %i is sent again, a command under the key of its first try',
    async (status) => {
      answers = [() => problem(status), () => problem(status), done]
      expect(await ask()).toEqual({ id: 'q1' })
      expect(sent).toHaveLength(3)
      expect(new Set(keys()).size).toBe(1)
      expect(keys()[0]).toMatch(/^[\w-]{16,}$/)
      sent = []
      answers = [() => problem(status), () => problem(status), done]
      expect(await read()).toBeInstanceOf(CallError)
      expect(sent).toHaveLength(2)
    },
  )

  it('is tried again after a lost connection, and says so when that does not help', async () => {
    const lost = () => {
      throw new TypeError('fetch failed')
    }
    answers = [lost, done]
    expect(await ask()).toEqual({ id: 'q1' })
    answers = [lost, lost, lost]
    expect(await ask()).toMatchObject({ status: 0, code: 'network' })
  })

  it('takes a page of a proxy for no answer, whatever its status', async () => {
    const page = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })
    answers = [page, done]
    expect(await ask()).toEqual({ id: 'q1' })
    answers = [page, page, page]
    expect(await ask()).toBeInstanceOf(CallError)
  })

  it.each([400, 401, 403, 404, 410, 413, 422])('that was answered %i is not sent again', async (status) => {
    answers = [() => problem(status)]
    expect(await ask()).toMatchObject({ status, code: 'lease_lost' })
    expect(sent).toHaveLength(1)
  })

  it('is not sent again where the answer says that it would not help', async () => {
    answers = [() => problem(409, { retry: false })]
    expect(await ask()).toMatchObject({ status: 409, code: 'lease_lost' })
    expect(sent).toHaveLength(1)
  })

  it('is not sent again while a limit lasts for longer than one waits', async () => {
    answers = [() => problem(429, { code: 'too_many_requests', retry: true }, { 'retry-after': '600' })]
    expect(await ask()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(sent).toHaveLength(1)
  })

  it('waits for the end of a lease that somebody holds on its key, and finds the result', async () => {
    const held = () => problem(409, { code: 'idempotency_key_running', retry: true }, { 'retry-after': '4' })
    answers = [held, held, done]
    const outcome = call('POST /questions', { body: { text: 'Bonjour' } })
    await vi.advanceTimersByTimeAsync(3900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(4200)
    expect(await outcome).toEqual({ id: 'q1' })
    expect(new Set(keys()).size).toBe(1)
  })

  it('waits as long as it is told to, ten seconds at most', async () => {
    answers = [() => problem(429, {}, { 'retry-after': '3' }), () => problem(503, {}, { 'retry-after': '600' }), done]
    const outcome = call('POST /questions', { body: { text: 'Bonjour' } })
    await vi.advanceTimersByTimeAsync(2900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(9800)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(300)
    expect(await outcome).toEqual({ id: 'q1' })
  })
})

describe('a file that is sent', () => {
  const send = async () => {
    const outcome = uploadFile('POST', '/papers', new FormData()).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    return outcome
  }

  it('goes under one key, once more when the first try is lost', async () => {
    answers = [() => problem(503)]
    expect(await send()).toEqual({ id: 'q1' })
    expect(sent).toHaveLength(2)
    expect(keys()[0]).toBe(keys()[1])
  })
  it('is refused with the code that has words', async () => {
    answers = [() => problem(422, { code: 'file_type' })]
    expect(await send()).toMatchObject({ status: 422, code: 'file_type' })
  })
  it('says that the network is away, and that a page which is no answer explains nothing', async () => {
    const away = () => {
      throw new TypeError('fetch failed')
    }
    answers = [away, away]
    expect(await send()).toMatchObject({ status: 0, code: 'network' })
    answers = [() => new Response('<h1>413</h1>', { status: 413, headers: { 'content-type': 'text/html' } })]
    expect(await send()).toMatchObject({ status: 413, code: 'internal_error' })
  })
})

describe('the trace of a press', () => {
  it('is begun by the browser for each command, and is the same at each repetition', async () => {
    answers = [() => problem(503), done]
    await ask()
    await ask()
    const [first, again, next] = traces()
    expect([first, again, next]).toEqual(Array(3).fill(expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)))
    expect(first?.slice(0, 35)).toBe(again?.slice(0, 35))
    expect(first?.slice(36, 52)).not.toBe(again?.slice(36, 52))
    expect(first?.slice(0, 35)).not.toBe(next?.slice(0, 35))
  })

  it('is not begun by what only reads', async () => {
    await read()
    expect(traces()).toEqual([null])
  })
})

describe('a command that is refused because something has changed', () => {
  it('is heard of by whatever shows the present state; other refusals, and reads, are not', async () => {
    let heard = 0
    const unhear = onConflict(() => {
      heard += 1
    })
    answers = [() => problem(409, { retry: false })]
    await ask()
    expect(heard).toBe(1)
    answers = [() => problem(422, { retry: false })]
    await ask()
    answers = [() => problem(409, { retry: false })]
    await read()
    expect(heard).toBe(1)
    unhear()
    answers = [() => problem(409, { retry: false })]
    await ask()
    expect(heard).toBe(1)
  })
})
