import pg from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { memoryLive } from '../../../test/harness/memory-live.ts'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { systemClock } from '../clock.ts'
import type { Live, LiveEvent } from './port.ts'
import { type RunningLive, startLive } from './postgres.ts'
import { deleteOldEvents } from './store.ts'

const log = pino({ level: 'silent' })
const patience = { timeout: 20_000, interval: 10 }
let database: TestDatabase
const processes: RunningLive[] = []

async function startProcess(): Promise<RunningLive> {
  const live = await startLive({ db: database.db, databaseUrl: database.url, clock: systemClock, log })
  processes.push(live)
  return live
}

/**
 * All events that a reader receives, except `opened`. Each test uses a person of its own: a reader that reconnects
 * receives again what began while any transaction was open, and one always is.
 */
async function read(live: Live, person: string, after: number | null = null) {
  const events: LiveEvent[] = []
  const leave = await live.follow(person, after, (event) => events.push(event))
  return {
    leave,
    refs: () => events.filter((event) => event.kind !== 'opened').map((event) => event.ref),
    opened: () => events.find((event) => event.kind === 'opened')?.ref,
    place: () => events.at(-1)!.id,
  }
}

const announce = (live: Live, people: string[], ref: string) =>
  database.db.transaction().execute((tx) => live.announce(tx, people, { kind: 'question', ref }))

/** A transaction held open throughout, as another client's would be on the same database server. */
let beside: pg.Client

beforeAll(async () => {
  database = await freshDatabase()
  beside = new pg.Client({ connectionString: database.url })
  await beside.connect()
  await beside.query('begin; select pg_current_xact_id()')
})
afterEach(async () => {
  await Promise.all(processes.splice(0).map((live) => live.stop()))
})
afterAll(async () => {
  await beside.end()
  await database.drop()
})

describe.each([
  ['over PostgreSQL', startProcess],
  ['in memory', async () => memoryLive()],
])('live events %s', (_place, start: () => Promise<Live>) => {
  test('reach those they are told to, once the stream is open', async () => {
    const live = await start()
    const [client, stranger] = [await read(live, 'client'), await read(live, 'stranger')]
    expect(client.opened()).toBe('afresh')
    await announce(live, ['client', 'expert', 'client'], 'q1')
    await vi.waitFor(() => expect(client.refs()).toEqual(['q1']), patience)
    expect(stranger.refs()).toEqual([])
    client.leave()
    await announce(live, ['client'], 'q2')
    expect(client.refs()).toEqual(['q1'])
  })

  test('that a reader missed are told when it comes back', async () => {
    const live = await start()
    const before = await read(live, 'camille')
    const place = before.place()
    before.leave()
    await announce(live, ['camille'], 'q3')
    await announce(live, ['camille'], 'q4')
    const back = await read(live, 'camille', place)
    expect([...new Set(back.refs())]).toEqual(['q3', 'q4'])
    expect(back.opened()).toBe('resumed')
  })

  test('say who has an open stream', async () => {
    const live = await start()
    const { leave } = await read(live, 'expert')
    await vi.waitFor(async () => expect(await live.online(['expert', 'nobody'])).toEqual(new Set(['expert'])), patience)
    leave()
    await vi.waitFor(async () => expect(await live.online(['expert'])).toEqual(new Set()), patience)
  })
})

describe('live events between processes', () => {
  test('travel from one to the other, presence too', async () => {
    const [here, there] = [await startProcess(), await startProcess()]
    const reader = await read(there, 'reader')
    await announce(here, ['reader'], 'q1')
    await vi.waitFor(() => expect(reader.refs()).toEqual(['q1']), patience)
    await vi.waitFor(async () => expect(await here.online(['reader'])).toEqual(new Set(['reader'])), patience)
  })

  test('of a rolled back transaction are never told', async () => {
    const live = await startProcess()
    const reader = await read(live, 'waiting')
    const place = reader.place()
    const failed = database.db.transaction().execute(async (tx) => {
      await live.announce(tx, ['waiting'], { kind: 'question', ref: 'never' })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await announce(live, ['waiting'], 'after')
    await vi.waitFor(() => expect(reader.refs()).toEqual(['after']), patience)
    expect(new Set((await read(live, 'waiting', place)).refs())).toEqual(new Set(['after']))
  })

  test('that begin first and commit last are not missed by a reader that comes back in between', async () => {
    const live = await startProcess()
    const before = await read(live, 'slow')
    let commit = () => {}
    const slow = database.db.transaction().execute(async (tx) => {
      await live.announce(tx, ['slow'], { kind: 'question', ref: 'begun first' })
      await new Promise<void>((resolve) => {
        commit = resolve
      })
    })
    await announce(live, ['slow'], 'committed first')
    await vi.waitFor(() => expect(before.refs()).toEqual(['committed first']), patience)
    const place = before.place()
    before.leave()
    await vi.waitFor(() => commit(), patience)
    await slow
    expect((await read(live, 'slow', place)).refs()).toContain('begun first')
  })

  test('that were announced while the listening connection was cut are caught up with', async () => {
    const live = await startProcess()
    const reader = await read(live, 'cut off')
    const admin = new pg.Client({ connectionString: database.url })
    await admin.connect()
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'clairavis live' and datname = current_database()`,
    )
    await admin.end()
    await announce(live, ['cut off'], 'while cut')
    await vi.waitFor(() => expect(reader.refs()).toContain('while cut'), patience)
    await vi.waitFor(() => expect(live.connected()).toBe(true), patience)
    await announce(live, ['cut off'], 'afterwards')
    await vi.waitFor(() => expect(reader.refs()).toContain('afterwards'), patience)
  })

  test('are all delivered under many writers and readers that come and go', async () => {
    const [one, two] = [await startProcess(), await startProcess()]
    const seen = new Set<string>()
    let place: number | null = (await read(one, 'busy')).place()
    let writing = true
    const readers = (async () => {
      for (let turn = 0; writing; turn += 1) {
        const leave = await [one, two][turn % 2]!.follow('busy', place, (event) => {
          place = event.id
          if (event.kind !== 'opened') seen.add(event.ref)
        })
        await new Promise((resolve) => setTimeout(resolve, 5))
        leave()
      }
    })()
    const writers = Array.from({ length: 5 }, async (_, writer) => {
      for (let n = 0; n < 40; n += 1)
        await database.db.transaction().execute(async (tx) => {
          await two.announce(tx, ['busy'], { kind: 'question', ref: `${writer}-${n}` })
          await new Promise((resolve) => setTimeout(resolve, (writer * n) % 7))
        })
    })
    await Promise.all(writers)
    writing = false
    await readers
    for (const ref of (await read(one, 'busy', place)).refs()) seen.add(ref)
    expect(seen.size).toBe(200)
  })

  // Last test: until every transaction open at the deletion has ended, readers that reconnect are told to fetch afresh.
  test('are forgotten after a day, and who was away for longer is told to start afresh', async () => {
    const live = await startProcess()
    const before = await read(live, 'traveller')
    const place = before.place()
    before.leave()
    for (const ref of ['long ago', 'soon after', 'then']) await announce(live, ['traveller'], ref)
    await deleteOldEvents(database.db, new Date(Date.now() + 25 * 3600_000), 2)
    expect(await database.db.selectFrom('live_event').select('ref').execute()).toEqual([])
    const back = await read(live, 'traveller', place)
    expect(back.opened()).toBe('afresh')
    expect((await read(live, 'traveller', Number.MAX_SAFE_INTEGER)).opened()).toBe('afresh')
  })
})
