import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedisServer } from '../test/harness/redis-server.ts'
import { type Fleet, openFleet } from './fleet.ts'
import { hasPgBouncer } from './pgbouncer.ts'

/**
 * Two web processes and a worker on one PostgreSQL, under a load of asks and messages with open streams: restarted one
 * after the other, and with the database away. The short form runs with every test, the full one with PROVE, and there
 * also through PgBouncer, with a standby and with Redis.
 */
const full = Boolean(process.env.PROVE)
const awaySeconds = full ? 30 : 4
const rounds = full ? 3 : 1
const people = full ? 12 : 5

let fleet: Fleet
const ways = [{ on: 'PostgreSQL', pooler: false }, ...(full && hasPgBouncer ? [{ on: 'PgBouncer', pooler: true }] : [])]

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const text = 'Mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026, que puis-je faire ?'

// biome-ignore lint/suspicious/noExplicitAny: a proof looks at whatever came back
type Body = any
type Answer = { status: number; body: Body; retryAfter: string | null; took: number }

async function call(method: string, path: string, token: string | null, body?: unknown, key?: string): Promise<Answer> {
  const began = performance.now()
  const answer = await fetch(`${fleet.url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': key ?? crypto.randomUUID() }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const words = await answer.text()
  const took = performance.now() - began
  return {
    status: answer.status,
    body: words && JSON.parse(words),
    retryAfter: answer.headers.get('retry-after'),
    took,
  }
}

/** The same under one key until it is done, as the product's own client does. */
async function insist(path: string, token: string | null, body: unknown): Promise<Body> {
  const key = crypto.randomUUID()
  for (;;) {
    const answer = await call('POST', path, token, body, key)
    if (answer.status === 200) return answer.body
    if (answer.status !== 503 && answer.status !== 409) throw new Error(`${path}: ${answer.status}`)
    await pause(250)
  }
}

type Client = { token: string; question: string; said: string[] }

async function client(): Promise<Client> {
  const { token } = await insist('/visit', null, { locale: 'fr' })
  const asked = await insist('/questions', token, { text, category: 'logement', locale: 'fr' })
  return { token, question: asked.id, said: [] }
}

/** A reader that comes back as a browser does, and remembers the place of the last event. */
function listen({ token }: Client) {
  const heard: { ref: string; at: number }[] = []
  const opened: string[] = []
  const leaving = new AbortController()
  let place: string | null = null
  const once = async () => {
    const answer = await fetch(`${fleet.url}/api/live`, {
      headers: { authorization: `Bearer ${token}`, ...(place ? { 'last-event-id': place } : {}) },
      signal: leaving.signal,
    })
    if (!answer.ok || !answer.body) return answer.body?.cancel()
    let rest = ''
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      rest += chunk
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const id = /^id: (.+)$/m.exec(block)?.[1]
        const data = /^data: (.+)$/m.exec(block)?.[1]
        if (id) place = id
        if (!data) continue
        const { kind, ref } = JSON.parse(data)
        if (kind === 'opened') opened.push(ref)
        else heard.push({ ref, at: performance.now() })
      }
    }
  }
  const reading = (async () => {
    while (!leaving.signal.aborted) {
      await once().catch(() => {})
      await pause(100)
    }
  })()
  const leave = () => {
    leaving.abort()
    return reading
  }
  return { heard, opened, leave }
}

type Stream = ReturnType<typeof listen>

async function hears(stream: Stream, ref: string, since: number): Promise<void> {
  await expect
    .poll(() => stream.heard.some((event) => event.ref === ref && event.at >= since), { timeout: 20_000 })
    .toBe(true)
}

/** Whatever was acknowledged is there, once and in order. */
async function complete(clients: readonly Client[]): Promise<void> {
  for (const { token, question, said } of clients) {
    const { body } = await call('GET', `/questions/${question}/messages?locale=fr`, token)
    const own = body.messages.filter((message: Body) => message.author === 'client').slice(1)
    expect(own.map((message: Body) => message.text)).toEqual(said)
    const list = await call('GET', '/questions?locale=fr', token)
    expect(list.body.items.map((item: Body) => item.id)).toEqual([question])
  }
}

/** Nothing stands half: every question has its first words, its history and its answered key. */
async function nothingHalf(databaseUrl = fleet.databaseUrl): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const { rows } = await database.query(`
      select
        (select count(*) from question q where not exists
          (select from message m where m.question_id = q.id and m.seq = 1))::int as wordless,
        (select count(*) from question q where not exists
          (select from question_event e where e.question_id = q.id))::int as without_history,
        (select count(*) from (select question_id from message group by question_id having max(seq) <> count(*)) gaps)::int
          as with_gaps,
        (select count(*) from question q where q.state = 'INTAKE' and q.version > 1 and not exists
          (select from idempotency i where i.response ->> 'id' = q.id) and q.id not like 'demo-%')::int as unanswered`)
    expect(rows[0]).toEqual({ wordless: 0, without_history: 0, with_gaps: 0, unanswered: 0 })
  } finally {
    await database.end()
  }
}

describe.each(ways)('on $on', ({ pooler }) => {
  beforeAll(async () => {
    fleet = await openFleet(Number(process.env.FLEET_PORT ?? 4540), { pooler })
  }, 360_000)
  afterAll(() => fleet?.stop(), 60_000)

  it(`a rolling restart fails no request and every stream resumes, ${rounds} times`, {
    timeout: 120_000 * rounds + 60_000,
  }, async () => {
    const clients = await Promise.all(Array.from({ length: people }, client))
    const streams = clients.map(listen)
    await expect.poll(() => streams.every((stream) => stream.opened.length > 0), { timeout: 20_000 }).toBe(true)
    let running = true
    let requests = 0
    const failures: string[] = []
    const load = clients.map(async (one, nth) => {
      for (let count = 0; running; count += 1) {
        const words = `Précision ${nth}-${count} : la SCI Les Tilleuls.`
        const since = performance.now()
        const said = await call('POST', `/questions/${one.question}/messages`, one.token, { text: words })
        const page = await fetch(`${fleet.url}/fr`)
        await page.body?.cancel()
        requests += 2
        if (said.status !== 200) failures.push(`message ${said.status} ${JSON.stringify(said.body)}`)
        else one.said.push(words)
        if (page.status !== 200) failures.push(`page ${page.status}`)
        if (said.status === 200) await hears(streams[nth] as Stream, one.question, since)
        // Within what a person may say in ten minutes.
        await pause(full ? 1500 : 300)
      }
    })
    const all = Promise.all(load)
    all.catch(() => {})
    await pause(1000)
    for (let round = 0; round < rounds; round += 1) {
      await fleet.restart(0)
      await fleet.restartWorker()
      await fleet.restart(1)
      await pause(1000)
    }
    running = false
    await all
    expect(failures).toEqual([])
    for (const { opened } of streams) {
      expect(opened.length).toBeGreaterThan(1)
      expect(opened.slice(1).every((how) => how === 'resumed')).toBe(true)
    }
    await Promise.all(streams.map((stream) => stream.leave()))
    await complete(clients)
    await nothingHalf()
    const resumed = streams.reduce((sum, { opened }) => sum + opened.length - 1, 0)
    console.log(
      `${requests} requests, none failed, ${fleet.passedOn()} passed on; ${streams.length} streams resumed ${resumed} times`,
    )
  })

  it(`a database away for ${awaySeconds} s is said at once and recovered from without help`, {
    timeout: 180_000,
  }, async () => {
    const clients = await Promise.all(Array.from({ length: people }, client))
    const streams = clients.map(listen)
    await expect.poll(() => streams.every((stream) => stream.opened.length > 0), { timeout: 20_000 }).toBe(true)
    let running = true
    let away = false
    const refused: Answer[] = []
    const wrong: string[] = []
    const load = clients.map(async (one, nth) => {
      for (let count = 0; running; count += 1) {
        const words = `Message ${nth}-${count}.`
        const key = crypto.randomUUID()
        // The same key until it is acknowledged, as the product's own client does.
        for (;;) {
          const before = away
          const said = await call('POST', `/questions/${one.question}/messages`, one.token, { text: words }, key)
          if (said.status === 200) break
          if (said.status === 503) refused.push(said)
          // A try whose end the database never heard of keeps its key until its lease of four seconds has run out.
          else if (said.status !== 409) wrong.push(`${said.status} ${JSON.stringify(said.body)} ${before}`)
          await pause(250)
        }
        one.said.push(words)
        await pause(full ? 1500 : 400)
      }
    })
    const all = Promise.all(load)
    all.catch(() => {})
    await pause(1500)
    away = true
    fleet.shutGate()
    await pause(awaySeconds * 1000)
    await fleet.openGate()
    away = false
    running = false
    await all
    expect(wrong).toEqual([])
    expect(refused.length).toBeGreaterThan(people)
    expect(refused.every(({ body, retryAfter }) => body.code === 'database_away' && Number(retryAfter) > 0)).toBe(true)
    const took = refused.map((answer) => answer.took).sort((one, other) => one - other)
    const usual = took[Math.floor(took.length * 0.95)] ?? 0
    console.log(
      `${refused.length} refusals: 95 % within ${usual.toFixed(0)} ms, all within ${took.at(-1)?.toFixed(0)} ms`,
    )
    if (full) expect(usual).toBeLessThan(1000)
    await complete(clients)
    await nothingHalf()
    // The listening connections come back as well.
    for (const [nth, one] of clients.entries()) {
      const since = performance.now()
      await call('POST', `/questions/${one.question}/messages`, one.token, { text: 'Encore une chose.' })
      await hears(streams[nth] as Stream, one.question, since)
    }
    await Promise.all(streams.map((stream) => stream.leave()))
  })
})

describe.runIf(full)('on PostgreSQL with a synchronous standby', () => {
  beforeAll(async () => {
    fleet = await openFleet(Number(process.env.FLEET_PORT ?? 4540), { standby: true })
  }, 360_000)
  afterAll(() => fleet?.stop(), 60_000)

  it('a primary that is lost takes no acknowledged message with it', { timeout: 180_000 }, async () => {
    const clients = await Promise.all(Array.from({ length: people }, client))
    const streams = clients.map(listen)
    await expect.poll(() => streams.every((stream) => stream.opened.length > 0), { timeout: 20_000 }).toBe(true)
    let running = true
    const load = clients.map(async (one, nth) => {
      for (let count = 0; running; count += 1) {
        const words = `Message ${nth}-${count}.`
        await insist(`/questions/${one.question}/messages`, one.token, { text: words })
        one.said.push(words)
        await pause(300)
      }
    })
    const all = Promise.all(load)
    all.catch(() => {})
    await pause(3000)
    const acknowledged = clients.map(({ said }) => said.length)
    const lost = performance.now()
    const { databaseUrl } = await fleet.failOver()
    await expect
      .poll(() => clients.every(({ said }, nth) => said.length > (acknowledged[nth] ?? 0) + 1), { timeout: 60_000 })
      .toBe(true)
    console.log(`everybody was answered again ${((performance.now() - lost) / 1000).toFixed(1)} s after the loss`)
    running = false
    await all
    await complete(clients)
    await nothingHalf(databaseUrl)
    for (const [nth, one] of clients.entries()) {
      const since = performance.now()
      await insist(`/questions/${one.question}/messages`, one.token, { text: 'Encore une chose.' })
      await hears(streams[nth] as Stream, one.question, since)
    }
    await Promise.all(streams.map((stream) => stream.leave()))
  })
})

describe.runIf(full && hasRedisServer)('with a Redis server', () => {
  beforeAll(async () => {
    fleet = await openFleet(Number(process.env.FLEET_PORT ?? 4540), { redis: true })
  }, 360_000)
  afterAll(() => fleet?.stop(), 60_000)

  it('everything said while it is killed and comes back is heard, and no request fails', {
    timeout: 180_000,
  }, async () => {
    const clients = await Promise.all(Array.from({ length: people }, client))
    const streams = clients.map(listen)
    await expect.poll(() => streams.every((stream) => stream.opened.length > 0), { timeout: 20_000 }).toBe(true)
    let phase: 'with it' | 'without it' | 'with it again' = 'with it'
    let running = true
    const took = { 'with it': [] as number[], 'without it': [] as number[], 'with it again': [] as number[] }
    const load = clients.map(async (one, nth) => {
      for (let count = 0; running; count += 1) {
        const words = `Message ${nth}-${count}.`
        const since = performance.now()
        const said = await call('POST', `/questions/${one.question}/messages`, one.token, { text: words })
        expect(said.status).toBe(200)
        one.said.push(words)
        const stream = streams[nth] as Stream
        await hears(stream, one.question, since)
        const first = stream.heard.find(({ ref, at }) => ref === one.question && at >= since)
        took[phase].push((first?.at ?? Number.NaN) - since)
        await pause(500)
      }
    })
    const all = Promise.all(load)
    all.catch(() => {})
    await pause(5000)
    phase = 'without it'
    await fleet.redis?.kill()
    await pause(5000)
    await fleet.redis?.start()
    phase = 'with it again'
    await pause(5000)
    running = false
    await all
    await complete(clients)
    await nothingHalf()
    await Promise.all(streams.map((stream) => stream.leave()))
    const told = Object.entries(took).map(([when, times]) => {
      times.sort((one, other) => one - other)
      const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0)
      return `${when} ${times.length} messages heard, half within ${at(0.5)} ms, all within ${times.at(-1)?.toFixed(0)} ms`
    })
    console.log(`Redis killed: ${told.join('; ')}`)
  })
})
