import { sql } from 'kysely'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { inlineJobs } from '../../../test/harness/inline-jobs.ts'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { startJobs } from './pg-boss.ts'
import type { DeadLetters, Jobs } from './port.ts'

declare module './port.ts' {
  interface JobTable {
    'test.greet': { who: string }
    'test.break': { times: number }
  }
}

type Harness = { jobs: Jobs & DeadLetters; until(check: () => unknown): Promise<void>; stop(): Promise<void> }

const log = pino({ level: 'silent' })
const retries = { limit: 2, delaySeconds: 1 }
const patience = { timeout: 30_000, interval: 20 }

async function realQueue(database: TestDatabase): Promise<Harness> {
  const jobs = await startJobs({ db: database.db, databaseUrl: database.url, work: true, log, retries })
  const until = async (check: () => unknown) => void (await vi.waitFor(check, patience))
  return { jobs, until, stop: () => jobs.stop() }
}

async function inlineQueue(database: TestDatabase): Promise<Harness> {
  const jobs = inlineJobs(database.db, retries)
  let now = Date.now()
  const until = async (check: () => unknown) => {
    for (let round = 0; ; round += 1) {
      await jobs.runDue(new Date(now))
      now += 1000
      try {
        return void (await check())
      } catch (error) {
        if (round === 20) throw error
      }
    }
  }
  return { jobs, until, stop: async () => {} }
}

describe.each([
  ['on pg-boss', realQueue],
  ['inline', inlineQueue],
])('jobs %s', (place, start) => {
  let database: TestDatabase
  let harness: Harness
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterEach(async () => {
    await harness.stop()
  })
  afterAll(() => database.drop())

  const enqueueing = (act: (tx: Parameters<Jobs['enqueue']>[0]) => Promise<void>) =>
    database.db.transaction().execute(act)

  test('a job runs once its transaction has committed, and never when it was rolled back', async () => {
    harness = await start(database)
    const greeted: string[] = []
    harness.jobs.handle('test.greet', async ({ who }) => {
      greeted.push(who)
    })
    const refused = enqueueing(async (tx) => {
      await harness.jobs.enqueue(tx, 'test.greet', { who: 'nobody' })
      throw new Error('changed my mind')
    })
    await expect(refused).rejects.toThrow('changed my mind')
    await enqueueing((tx) => harness.jobs.enqueue(tx, 'test.greet', { who: 'Camille' }))
    await harness.until(() => expect(greeted).toEqual(['Camille']))
  })

  test('of the same name and key only one waits, and the earliest wish counts', async () => {
    harness = await start(database)
    const greeted: string[] = []
    const later = new Date(Date.now() + 3600_000)
    await enqueueing((tx) => harness.jobs.enqueue(tx, 'test.greet', { who: 'first' }, { key: 'k', startAfter: later }))
    await enqueueing(async (tx) => {
      await harness.jobs.enqueue(tx, 'test.greet', { who: 'second' }, { key: 'k' })
      await harness.jobs.enqueue(tx, 'test.greet', { who: 'other' }, { key: 'other' })
      await harness.jobs.enqueue(tx, 'test.greet', { who: 'other again' }, { key: 'other' })
    })
    harness.jobs.handle('test.greet', async ({ who }) => {
      greeted.push(who)
    })
    await harness.until(() => expect(greeted.toSorted()).toEqual(['first', 'other']))
  })

  test('a backlog without keys is worked off to the last one', async () => {
    harness = await start(database)
    const greeted = new Set<string>()
    const names = Array.from({ length: 60 }, (_, index) => `guest ${index}`)
    await enqueueing(async (tx) => {
      for (const who of names) await harness.jobs.enqueue(tx, 'test.greet', { who })
    })
    harness.jobs.handle('test.greet', async ({ who }) => {
      greeted.add(who)
    })
    await harness.until(() => expect(greeted).toEqual(new Set(names)))
  })

  test('a job waits for its instant', async () => {
    harness = await start(database)
    const ran: string[] = []
    const due = new Date(Date.now() + 1500)
    await enqueueing(async (tx) => {
      await harness.jobs.enqueue(tx, 'test.greet', { who: 'later' }, { startAfter: due })
      await harness.jobs.enqueue(tx, 'test.greet', { who: 'now' })
    })
    harness.jobs.handle('test.greet', async ({ who }) => {
      ran.push(who)
    })
    await harness.until(() => expect(ran).toEqual(['now', 'later']))
  })

  test('a job that fails is tried again, then parked until somebody has it tried afresh', async () => {
    harness = await start(database)
    let broken = true
    let tries = 0
    harness.jobs.handle('test.break', async () => {
      tries += 1
      if (broken) throw new Error('the other side is away')
    })
    await enqueueing((tx) => harness.jobs.enqueue(tx, 'test.break', { times: 3 }))
    await harness.until(async () => expect(await harness.jobs.listDeadLetters()).toHaveLength(1))
    expect(tries).toBe(3)
    const [parked] = await harness.jobs.listDeadLetters()
    expect(parked).toMatchObject({ name: 'test.break', data: { times: 3 }, tries: 3 })
    expect(parked!.error).toContain('the other side is away')

    if (place === 'on pg-boss') {
      const kept = sql<{ days: number }>`select extract(day from keep_until - created_on)::int as days
        from pgboss.job where id = ${parked!.id}`
      expect((await kept.execute(database.db)).rows).toEqual([{ days: 60 }])
    }

    broken = false
    expect(await harness.jobs.retryDeadLetter(parked!.id)).toBe(true)
    await harness.until(() => expect(tries).toBe(4))
    expect(await harness.jobs.listDeadLetters()).toEqual([])
    expect(await harness.jobs.retryDeadLetter(parked!.id)).toBe(false)
  })

  test('recurring work comes round again, also after a failure', async () => {
    harness = await start(database)
    let rounds = 0
    harness.jobs.every('test.rounds', 1, async () => {
      rounds += 1
      if (rounds === 1) throw new Error('first round')
    })
    await harness.until(() => expect(rounds).toBeGreaterThanOrEqual(3))
  })
})

describe('jobs on several processes', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  const open = () => startJobs({ db: database.db, databaseUrl: database.url, work: true, log, retries })

  test('recurring work runs on one of them at a time', async () => {
    const processes = await Promise.all([open(), open()])
    let [running, most, rounds] = [0, 0, 0]
    for (const jobs of processes)
      jobs.every('test.alone', 1, async () => {
        running += 1
        rounds += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 1200))
        running -= 1
      })
    await vi.waitFor(() => expect(rounds).toBeGreaterThanOrEqual(3), patience)
    await Promise.all(processes.map((jobs) => jobs.stop()))
    expect(most).toBe(1)
  })

  test('what is enqueued under the key of a job about to start is not lost', async () => {
    const jobs = await open()
    let balance = 0
    let seen = -1
    jobs.handle('test.greet', async () => {
      seen = balance
    })
    await jobs.ready()
    for (let round = 1; round <= 20; round += 1) {
      await database.db.transaction().execute((tx) => jobs.enqueue(tx, 'test.greet', { who: 'k' }, { key: 'k' }))
      await database.db.transaction().execute(async (tx) => {
        await jobs.enqueue(tx, 'test.greet', { who: 'k' }, { key: 'k' })
        await new Promise((resolve) => setTimeout(resolve, round))
        balance = round
      })
      await vi.waitFor(() => expect(seen).toBe(round), patience)
    }
    await jobs.stop()
  })

  test('when the clock is moved, waiting jobs become due that much earlier and all recurring work runs once', async () => {
    let ahead = 0
    const options = { db: database.db, databaseUrl: database.url, work: true, log, retries }
    const jobs = await startJobs({ ...options, aheadSeconds: () => ahead })
    const ran: string[] = []
    jobs.handle('test.greet', async ({ who }) => void ran.push(who))
    const rounds = vi.fn(async () => {})
    jobs.every('test.daily', 86_400, rounds)
    await vi.waitFor(() => expect(rounds).toHaveBeenCalledTimes(1), patience)
    const enqueue = (who: string, hours: number) =>
      database.db.transaction().execute((tx) => {
        const startAfter = new Date(Date.now() + ahead * 1000 + hours * 3_600_000)
        return jobs.enqueue(tx, 'test.greet', { who }, { startAfter })
      })
    const move = async (hours: number) => {
      await database.db.transaction().execute((tx) => jobs.bringForward(tx, hours * 3600))
      ahead += hours * 3600
      await jobs.catchUp()
    }
    await enqueue('after an hour', 1)
    await enqueue('after a day', 24)
    await move(2)
    expect(ran).toEqual(['after an hour'])
    expect(rounds).toHaveBeenCalledTimes(2)
    await enqueue('after three hours', 1)
    await move(2)
    expect(ran).toEqual(['after an hour', 'after three hours'])
    await move(22)
    expect(ran.at(-1)).toBe('after a day')
    await jobs.stop()
  })

  test('says when the next waiting job falls due, by the clock that was moved', async () => {
    const ahead = 3600
    const options = { db: database.db, databaseUrl: database.url, work: true, log, retries }
    const jobs = await startJobs({ ...options, aheadSeconds: () => ahead })
    jobs.handle('test.greet', async () => {})
    await jobs.ready()
    expect(await jobs.nextDue()).toBeNull()
    const due = [50, 20].map((seconds) => new Date(Date.now() + (ahead + seconds) * 1000))
    for (const startAfter of due)
      await database.db
        .transaction()
        .execute((tx) => jobs.enqueue(tx, 'test.greet', { who: 'somebody' }, { startAfter }))
    expect((await jobs.nextDue())?.getTime()).toBeCloseTo(due[1]!.getTime(), -2)
    await database.db.transaction().execute((tx) => jobs.bringForward(tx, 60))
    await jobs.runDue()
    expect(await jobs.nextDue()).toBeNull()
    await jobs.stop()
  })

  test('a process that only serves pages enqueues for the others and runs nothing', async () => {
    const pages = await startJobs({ db: database.db, databaseUrl: database.url, work: false, log, retries })
    const worker = await open()
    const ran: string[] = []
    pages.handle('test.greet', async () => void ran.push('pages'))
    worker.handle('test.greet', async () => void ran.push('worker'))
    await database.db.transaction().execute((tx) => pages.enqueue(tx, 'test.greet', { who: 'all' }))
    await vi.waitFor(() => expect(ran).toEqual(['worker']), patience)
    await Promise.all([pages.stop(), worker.stop()])
  })
})
