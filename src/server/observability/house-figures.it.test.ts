import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setUpTestApp, testApp } from '../../../test/harness/test-app.ts'
import { heldOrder } from '../../../test/scenarios/main-path.ts'
import { startJobs } from '../../platform/jobs/pg-boss.ts'
import { registry } from '../../platform/telemetry/metrics.ts'
import { houseFigures, promised } from './house-figures.ts'

setUpTestApp({}, { emptied: true })

let time = 0
let figures: () => Promise<void>
beforeEach(async () => {
  time = 0
  // The queue's own tables are made by whoever starts it first.
  const { db } = testApp.ports
  await (await startJobs({ db, databaseUrl: testApp.database.url, work: false, log: testApp.ports.log })).stop()
  const { pool } = testApp.database
  figures = houseFigures({ ports: testApp.ports, pool, connected: () => true }, () => time)
})
afterEach(() => registry.resetMetrics())

/** What a scraper reads: each series with its value. */
async function scraped(name: string): Promise<Record<string, number>> {
  await figures()
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith(`clairavis_${name}`))
  return Object.fromEntries(lines.map((line) => [line.slice(10 + name.length, line.lastIndexOf(' ')), numberIn(line)]))
}
const numberIn = (line: string) => Number(line.slice(line.lastIndexOf(' ') + 1))

async function email(state: 'queued' | 'sent' | 'failed', minutesAgo: number, sentAfter = 0) {
  const { db, ids, clock } = testApp.ports
  const at = new Date(clock.now().getTime() - minutesAgo * 60_000)
  const content = {
    template: 't',
    toAddress: 'a@client.test',
    locale: 'fr',
    subject: 's',
    html: 'h',
    text: 't',
  } as const
  const sentAt = state === 'sent' ? new Date(at.getTime() + sentAfter * 60_000) : null
  await db
    .insertInto('mail_outbox')
    .values({ ...content, id: ids.id(), key: ids.id(), state, createdAt: at, sentAt })
    .execute()
}

async function providerEvent(secondsAgo: number, handledAfter: number | null) {
  const { db, ids, clock } = testApp.ports
  const receivedAt = new Date(clock.now().getTime() - secondsAgo * 1000)
  const handledAt = handledAfter === null ? null : new Date(receivedAt.getTime() + handledAfter * 1000)
  const about = { type: 'charge.succeeded', objectId: ids.id(), livemode: false, bodySha256: '0'.repeat(64) }
  await db
    .insertInto('provider_event')
    .values({ ...about, id: ids.id(), createdAt: receivedAt, receivedAt, handledAt })
    .execute()
}

describe('the figures of the house', () => {
  it('tell how long emails wait, and whether they left in time', async () => {
    await email('queued', 12)
    await email('queued', 2)
    await email('sent', 60 * 24, 4)
    await email('sent', 20, 1)
    // What the recipient's server refuses says nothing about us.
    await email('failed', 10)
    expect(await scraped('outbox_emails')).toEqual({ '': 2 })
    expect(await scraped('outbox_oldest_seconds')).toEqual({ '': 720 })
    const kept = await scraped('promises{promise="mail_sent"')
    const of = (window: string, outcome: string) => kept[`,window="${window}",outcome="${outcome}"}`]
    // The one of twelve minutes ago was due seven minutes ago; the one of two minutes may still leave in time.
    expect(['5m', '30m', '1h', '3d'].map((window) => [of(window, 'kept'), of(window, 'broken')])).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
      [2, 1],
    ])
  })

  it('tell how long events of the provider wait to be in the books', async () => {
    await providerEvent(90, null)
    await providerEvent(200, promised.paymentSettled)
    await providerEvent(10, null)
    expect(await scraped('webhook_lag_seconds')).toEqual({ '': 90 })
    expect(await scraped('webhook_events_waiting')).toEqual({ '': 2 })
    const kept = await scraped('promises{promise="payment_settled",window="5m"')
    expect(kept).toEqual({ ',outcome="kept"}': 1, ',outcome="broken"}': 1 })
  })

  it('tell what is held, by age, and whether the first answer came in time', async () => {
    await heldOrder()
    const soon = await scraped('promises{promise="first_answer",window="1h"')
    expect(soon).toEqual({ ',outcome="kept"}': 0, ',outcome="broken"}': 0 })
    expect(await scraped('money_held_euros')).toMatchObject({ '{age="under_1h"}': 3, '{age="over_6d"}': 0 })
    testApp.clock.advance((promised.firstAnswer + 60) * 1000)
    time += 15_000
    const late = await scraped('promises{promise="first_answer",window="1h"')
    expect(late).toEqual({ ',outcome="kept"}': 0, ',outcome="broken"}': 1 })
    await testApp.ports.db
      .updateTable('question')
      .set({ answeredAt: new Date(testApp.clock.now().getTime() - 120_000) })
      .execute()
    time += 15_000
    const inTime = await scraped('promises{promise="first_answer",window="1h"')
    expect(inTime).toEqual({ ',outcome="kept"}': 1, ',outcome="broken"}': 0 })
    testApp.clock.advance(6.5 * 86_400_000)
    time += 15_000
    expect(await scraped('money_held_orders')).toMatchObject({ '{age="under_1h"}': 0, '{age="over_6d"}': 1 })
  })

  it('tell how many jobs are due in each queue, since when, and which wait for a person', async () => {
    const { db } = testApp.ports
    const jobs = await startJobs({ db, databaseUrl: testApp.database.url, work: false, log: testApp.ports.log })
    try {
      await db.transaction().execute(async (tx) => {
        await jobs.enqueue(tx, 'billing.pursue', { orderId: 'one' })
        await jobs.enqueue(tx, 'billing.pursue', { orderId: 'two' }, { startAfter: new Date(Date.now() + 3_600_000) })
      })
      await sql`update pgboss.job set start_after = start_after - interval '100 seconds'`.execute(db)
      const depth = await scraped('queue_jobs{queue="billing.pursue"')
      expect(depth).toEqual({ ',state="due"}': 1, ',state="later"}': 1, ',state="running"}': 0 })
      const [oldest] = Object.values(await scraped('queue_oldest_due_seconds'))
      expect(oldest).toBeGreaterThanOrEqual(100)
      expect(await scraped('dead_letters')).toEqual({ '': 0 })
      await sql`update pgboss.job set name = 'parked'`.execute(db)
      time += 15_000
      expect(await scraped('dead_letters')).toEqual({ '': 2 })
      expect(await scraped('queue_jobs{queue="billing.pursue"')).toEqual({})
    } finally {
      await jobs.stop()
    }
  })

  it('are read from the database every 15 seconds at most, and are gone while it is away', async () => {
    expect(await scraped('outbox_emails')).toEqual({ '': 0 })
    await email('queued', 12)
    time = 14_999
    expect(await scraped('outbox_emails')).toEqual({ '': 0 })
    time = 15_000
    expect(await scraped('outbox_emails')).toEqual({ '': 1 })
    const away = houseFigures(
      {
        ports: testApp.ports,
        pool: testApp.database.pool,
        connected: () => false,
        redisReady: () => false,
      },
      () => time,
    )
    const { db } = testApp.ports
    await sql`alter table mail_outbox rename to mail_outbox_away`.execute(db)
    try {
      await away()
      expect(await registry.getSingleMetric('clairavis_database_up')?.get()).toMatchObject({ values: [{ value: 0 }] })
      expect(await registry.getSingleMetric('clairavis_live_connected')?.get()).toMatchObject({
        values: [{ value: 0 }],
      })
      expect(await registry.getSingleMetric('clairavis_redis_connected')?.get()).toMatchObject({
        values: [{ value: 0 }],
      })
      expect(await registry.metrics()).not.toContain('clairavis_outbox_emails 1')
    } finally {
      await sql`alter table mail_outbox_away rename to mail_outbox`.execute(db)
    }
  })

  it('tell how old the last copy of the server is, where something copies it', async () => {
    expect(await scraped('server_copy_age_seconds')).toEqual({ '': 0 })
    const { db, clock } = testApp.ports
    const endedAt = new Date(clock.now().getTime() - 3_600_000)
    await db.insertInto('server_copy').values({ endedAt }).execute()
    time += 15_000
    expect(await scraped('server_copy_age_seconds')).toEqual({ '': 3600 })
  })
})
