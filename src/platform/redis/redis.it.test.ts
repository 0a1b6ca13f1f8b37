import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort, hasRedisServer, type RedisServer, startRedisServer } from '../../../test/harness/redis-server.ts'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { systemClock } from '../clock.ts'
import { transaction } from '../db/connect.ts'
import { openLimits } from '../limits/postgres.ts'
import type { Live } from '../live/port.ts'
import { startLive } from '../live/postgres.ts'
import { openRedis, type Redis } from './connect.ts'

const log = pino({ level: 'silent' })
const patience = { timeout: 20_000, interval: 10 }
let database: TestDatabase
const opened: (() => unknown)[] = []

beforeAll(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})
afterAll(() => database.drop())

async function startProcess(redis: Redis): Promise<Live> {
  const live = await startLive({ db: database.db, databaseUrl: database.url, clock: systemClock, log, redis })
  opened.push(live.stop)
  return live
}

function connectTo(url: string, name = 'test'): Redis {
  const redis = openRedis(url, name, log)
  opened.push(redis.stop)
  return redis
}

async function read(live: Live, person: string): Promise<string[]> {
  const refs: string[] = []
  opened.push(await live.follow(person, null, ({ kind, ref }) => kind === 'question' && refs.push(ref)))
  return refs
}

const announce = (live: Live, person: string, ref: string) =>
  transaction(database.db, (tx) => live.announce(tx, [person], { kind: 'question', ref }))

const limit = { name: 'redis', points: 3, seconds: 600, resettable: true as const }
const tooMany = { code: 'too_many_requests', status: 429 }

describe('where the server is away from the start', () => {
  test('PostgreSQL carries announcements and counts limits', async () => {
    const redis = connectTo(`redis://127.0.0.1:${await freePort()}`)
    const [here, there] = [await startProcess(redis), await startProcess(redis)]
    const refs = await read(there, 'early')
    await announce(here, 'early', 'q1')
    await vi.waitFor(() => expect(refs).toEqual(['q1']), patience)
    const limits = openLimits(database.pool, redis)
    await limits.spend(limit, 'early', 3)
    await expect(openLimits(database.pool).spend(limit, 'early')).rejects.toMatchObject(tooMany)
  })
})

describe('an announcement that the server takes and loses', () => {
  const losing: Redis = {
    ready: () => true,
    publish: async () => {},
    subscribe: () => {},
    limiterStore: { isReady: false, eval: async () => [], del: async () => 0 },
    stop: () => {},
  }

  test('is read from the table, once', async () => {
    const live = await startProcess(losing)
    const refs = await read(live, 'lost')
    await announce(live, 'lost', 'q1')
    expect(refs).toEqual([])
    await vi.waitFor(() => expect(refs).toEqual(['q1']), patience)
    await announce(live, 'lost', 'q2')
    await vi.waitFor(() => expect(refs).toEqual(['q1', 'q2']), patience)
  })

  test('is told to a reader that was cut off after a later one had arrived', async () => {
    let hear = (_: string) => {}
    const lost = new Set(['q1'])
    const live = await startProcess({
      ...losing,
      publish: async (_, notice) => {
        if (!lost.has(JSON.parse(notice).r)) hear(notice)
      },
      subscribe: (_, listener) => {
        hear = listener
      },
    })
    const told: { id: number; ref: string }[] = []
    const leave = await live.follow('cut off', null, (event) => told.push(event))
    // What separates the positions of the two: transactions that have ended in between.
    await announce(live, 'cut off', 'q1')
    await database.pool.query('select pg_current_xact_id()')
    await announce(live, 'cut off', 'q2')
    await vi.waitFor(() => expect(told.at(-1)?.ref).toBe('q2'), patience)
    leave()
    expect(told.map(({ ref }) => ref)).not.toContain('q1')
    const again: string[] = []
    opened.push(await live.follow('cut off', told.at(-1)?.id ?? null, ({ ref }) => again.push(ref)))
    expect(again).toContain('q1')
  })

  test('goes through PostgreSQL where its publication fails', async () => {
    const live = await startProcess({ ...losing, publish: () => Promise.reject(new Error('away')) })
    const listener = new pg.Client({ connectionString: database.url })
    await listener.connect()
    opened.push(() => listener.end())
    const told: string[] = []
    listener.on('notification', ({ payload = '' }) => told.push(JSON.parse(payload).r))
    await listener.query('listen live')
    await announce(live, 'failed', 'q1')
    await vi.waitFor(() => expect(told).toEqual(['q1']), patience)
  })

  test('of a transaction that is rolled back was never given to it', async () => {
    const publish = vi.fn(async () => {})
    const live = await startProcess({ ...losing, publish })
    const failed = transaction(database.db, async (tx) => {
      await live.announce(tx, ['nobody'], { kind: 'question', ref: 'never' })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await announce(live, 'nobody', 'after')
    expect(publish.mock.calls.map(([, notice = '']: unknown[]) => JSON.parse(String(notice)).r)).toEqual(['after'])
  })
})

describe.runIf(hasRedisServer)('a real server', () => {
  let server: RedisServer
  beforeEach(async () => {
    server = await startRedisServer()
  })
  afterEach(() => server.kill())

  async function readyAt({ url }: RedisServer, name?: string): Promise<Redis> {
    const redis = connectTo(url, name)
    await vi.waitFor(() => expect(redis.ready()).toBe(true), patience)
    return redis
  }

  test('carries announcements from process to process, past PostgreSQL', async () => {
    const redis = await readyAt(server)
    const [here, there] = [await startProcess(redis), await startProcess(await readyAt(server))]
    const listener = new pg.Client({ connectionString: database.url })
    await listener.connect()
    opened.push(() => listener.end())
    const notified: unknown[] = []
    listener.on('notification', (notification) => notified.push(notification))
    await listener.query('listen live')
    const refs = await read(there, 'reader')
    for (let n = 0; n < 20; n += 1) await announce(here, 'reader', `q${n}`)
    await vi.waitFor(() => expect(refs).toHaveLength(20), patience)
    await listener.query('select 1')
    expect(notified).toEqual([])
  })

  test('that is killed in the middle and comes back loses nothing and tells nothing twice', {
    timeout: 60_000,
  }, async () => {
    const redis = [await readyAt(server), await readyAt(server)] as const
    const processes = [await startProcess(redis[0]), await startProcess(redis[1])] as const
    const heard = await Promise.all(processes.map((live) => read(live, 'throughout')))
    const announced: string[] = []
    let writing = true
    const writers = processes.map(async (live, writer) => {
      for (let n = 0; writing; n += 1) {
        const ref = `${writer}-${n}`
        await announce(live, 'throughout', ref)
        announced.push(ref)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })
    await vi.waitFor(() => expect(announced.length).toBeGreaterThan(100), patience)
    await server.kill()
    const before = announced.length
    await vi.waitFor(() => expect(announced.length).toBeGreaterThan(before + 100), patience)
    await server.start()
    await vi.waitFor(() => expect(redis.every((one) => one.ready())).toBe(true), patience)
    const meanwhile = announced.length
    await vi.waitFor(() => expect(announced.length).toBeGreaterThan(meanwhile + 300), patience)
    writing = false
    await Promise.all(writers)
    for (const refs of heard) {
      await vi.waitFor(() => expect(refs.length).toBeGreaterThanOrEqual(announced.length), patience)
      expect([...refs].sort()).toEqual([...announced].sort())
    }
  })

  test('counts limits for all processes, and while it is away the database does', async () => {
    const redis = await readyAt(server)
    const [one, two] = [openLimits(database.pool, redis), openLimits(database.pool, await readyAt(server))]
    await one.spend(limit, 'camille', 2)
    await two.spend(limit, 'camille')
    await expect(one.spend(limit, 'camille')).rejects.toMatchObject(tooMany)
    expect((await database.pool.query(`select from rate_limit where key like 'redis:%'`)).rowCount).toBe(1)
    await two.reset(limit, 'camille')
    await one.spend(limit, 'camille', 3)
    await server.kill()
    await one.spend(limit, 'camille', 3)
    await expect(two.spend(limit, 'camille')).rejects.toMatchObject(tooMany)
    await two.reset(limit, 'camille')
    await one.spend(limit, 'camille')
  })

  test('tells and counts nothing to the product of another database beside', async () => {
    const [ours, theirs] = [await readyAt(server), await readyAt(server, 'restored')]
    const heard: string[] = []
    for (const redis of [ours, theirs]) redis.subscribe('channel', (text) => heard.push(text))
    await vi.waitFor(async () => {
      await ours.publish('channel', 'ours')
      expect(heard).toContain('ours')
    }, patience)
    await theirs.publish('channel', 'theirs')
    await vi.waitFor(() => expect(heard).toContain('theirs'), patience)
    expect(heard.filter((text) => text === 'theirs')).toHaveLength(1)
    await openLimits(database.pool, ours).spend(limit, 'both', 3)
    await openLimits(database.pool, theirs).spend(limit, 'both', 3)
    await openLimits(database.pool, theirs).reset(limit, 'both')
    await expect(openLimits(database.pool, ours).spend(limit, 'both')).rejects.toMatchObject(tooMany)
  })

  test('that hangs is left alone after half a second, and asked again later', async () => {
    const redis = await readyAt(server)
    const limits = openLimits(database.pool, redis)
    await limits.spend(limit, 'patient')
    server.pause()
    await limits.spend(limit, 'patient')
    expect(redis.ready()).toBe(false)
    await limits.spend(limit, 'patient')
    server.resume()
    await vi.waitFor(() => expect(redis.ready()).toBe(true), patience)
  })
})
