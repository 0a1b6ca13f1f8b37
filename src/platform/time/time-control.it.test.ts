import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { MovableClock } from '../clock.ts'
import { startJobs } from '../jobs/pg-boss.ts'
import { openTimeControl } from './time-control.ts'

declare module '../jobs/port.ts' {
  interface JobTable {
    'test.act': { what: string }
  }
}

const log = pino({ level: 'silent' })
const minute = 60_000
const sandbox = { advanceTo: async () => {}, nextDue: async () => null, refuseCard: async () => {} }

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

it('does what falls due on the way at its own time, and what that makes due', async () => {
  const clock = new MovableClock()
  const { db, url: databaseUrl } = database
  const jobs = await startJobs({ db, databaseUrl, work: true, log, aheadSeconds: () => clock.aheadSeconds })
  const begun = clock.now().getTime()
  const minutesPassed = () => Math.floor((clock.now().getTime() - begun) / minute)
  const inMinutes = (what: string, minutes: number) =>
    db.transaction().execute((tx) => {
      const startAfter = new Date(clock.now().getTime() + minutes * minute)
      return jobs.enqueue(tx, 'test.act', { what }, { startAfter })
    })
  const done: [string, number][] = []
  jobs.handle('test.act', async ({ what }) => {
    done.push([what, minutesPassed()])
    if (what === 'accepted') await inMinutes('answered', 15)
  })
  await jobs.ready()
  await inMinutes('accepted', 5)
  await inMinutes('given up', 24 * 60 + 1)

  const time = await openTimeControl({ db, clock, jobs, sandbox, renewPresence: async () => {}, log })
  const arrived: number[] = []
  const stops = [24, 25].map((hours) => new Date(begun + hours * 60 * minute))
  await time.moveThrough(
    stops,
    async () => void arrived.push(done.length),
    async () => {},
  )
  expect(done).toEqual([
    ['accepted', 5],
    ['answered', 20],
    ['given up', 24 * 60 + 1],
  ])
  expect(arrived).toEqual([2, 3])
  await jobs.stop()
})

it('stands at the instant at which the sandbox charges, for everybody’s plan', async () => {
  const clock = new MovableClock()
  const { db, url: databaseUrl } = database
  const jobs = await startJobs({ db, databaseUrl, work: true, log, aheadSeconds: () => clock.aheadSeconds })
  await jobs.ready()
  const begun = clock.now().getTime()
  const charge = new Date(begun + 3 * 60 * minute)
  const reached: Date[] = []
  const charging = {
    ...sandbox,
    nextDue: async () => (reached.some((at) => at >= charge) ? null : charge),
    advanceTo: async (at: Date) => void reached.push(at),
  }
  const time = await openTimeControl({ db, clock, jobs, sandbox: charging, renewPresence: async () => {}, log })
  await time.moveThrough(
    [new Date(begun + 24 * 60 * minute)],
    async () => {},
    async () => {},
  )
  const hours = reached.map((at) => Math.round((at.getTime() - begun) / (60 * minute)))
  expect(hours).toEqual([3, 24])
  await jobs.stop()
})
