import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryLimits } from '../../../test/harness/memory-limits.ts'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { Refusal } from '../../api/refusal.ts'
import { FakeClock } from '../clock.ts'
import { connect } from '../db/connect.ts'
import { charge, charged } from './budget.ts'
import type { Limits } from './port.ts'
import { openLimits } from './postgres.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const hourly = (points: number) => ({ points, seconds: 3600 })
const daily = (points: number) => ({ points, seconds: 86_400 })
const signIn = { name: 'sign-in', points: 3, seconds: 60, resettable: true as const }

async function spend(limits: Limits, times: number, key: string, limit = signIn): Promise<void> {
  for (let time = 0; time < times; time += 1) await limits.spend(limit, key)
}

const portsWith = (limits: Limits, paid: readonly string[] = []) => ({
  limits,
  db: database.db,
  regulars: { hasPaid: async (_: unknown, personId: string) => paid.includes(personId) },
})

describe.each([
  ['in PostgreSQL', () => openLimits(database.pool)],
  ['in memory', () => memoryLimits(new FakeClock('2026-03-02T09:00:00Z'))],
])('limits %s', (place, open) => {
  test('let through what is within them and refuse the rest with the time to wait', async () => {
    const limits = open()
    const key = `camille ${place}`
    await spend(limits, 3, key)
    const refused = await limits.spend(signIn, key).catch((error) => error)
    expect(refused).toMatchObject({ code: 'too_many_requests', status: 429 })
    expect(refused.data.retryAfter).toBeGreaterThan(0)
    expect(refused.data.retryAfter).toBeLessThanOrEqual(60)
  })

  test('count each key and each name for itself', async () => {
    const limits = open()
    await spend(limits, 3, 'one')
    await spend(limits, 3, 'two')
    await spend(limits, 3, 'one', { ...signIn, name: 'upload' })
    await expect(limits.spend(signIn, 'one')).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  test('count all addresses of one IPv6 line as one', async () => {
    const limits = open()
    const name = `line ${place}`
    for (const host of ['1', '2', 'aaaa:bbbb']) await limits.spend({ ...signIn, name }, `2001:db8:1:2::${host}`)
    await expect(limits.spend({ ...signIn, name }, '2001:db8:1:2:3:4:5:6')).rejects.toMatchObject({
      code: 'too_many_requests',
    })
    await limits.spend({ ...signIn, name }, '2001:db8:1:3::1')
  })

  test('charge a device, its person, their line, its site and everybody', async () => {
    const limits = open()
    const rate = (points: number) => [{ points, seconds: 60 }]
    const name = `files ${place}`
    const scopes = { device: rate(3), person: rate(4), subscriber: rate(6), site: rate(9), everybody: rate(15) }
    const from = (sessionId: string, address: string, points: number) =>
      charge(portsWith(limits), { name, ...scopes }, { sessionId, personId: sessionId[0]!, address }, points)
    const refused = { code: 'too_many_requests', status: 429 }
    await from('1 phone', '2001:db8:1:2::1', 3)
    await expect(from('1 phone', '2001:db8:9:9::1', 1), 'the device').rejects.toMatchObject(refused)
    await from('1 laptop', '2001:db8:1:2::1', 1)
    await expect(from('1 laptop', '2001:db8:9:9::1', 1), 'the person').rejects.toMatchObject(refused)
    await from('2', '2001:db8:1:2::2', 2)
    await expect(from('3', '2001:db8:1:2::3', 1), 'the line').rejects.toMatchObject(refused)
    await from('4', '2001:db8:1:3::1', 3)
    await expect(from('5', '2001:db8:1:4::1', 1), 'the site').rejects.toMatchObject(refused)
    await from('6', '2001:db8:2:1::1', 2)
    await expect(from('7', '2001:db8:3:1::1', 1), 'everybody').rejects.toMatchObject(refused)
  })

  test('charge every rate of a scope: one for an hour, one for the day', async () => {
    const limits = open()
    const budget = { name: `day ${place}`, person: [hourly(5), daily(3)] }
    const payer = { sessionId: `s ${place}`, personId: `p ${place}`, address: '192.0.2.9' }
    await charge(portsWith(limits), budget, payer, 3)
    const refused = await charge(portsWith(limits), budget, payer).catch((error) => error)
    expect(refused.data.retryAfter).toBeGreaterThan(3600)
  })

  test('give back what failed by our own fault, and nothing of what was refused', async () => {
    const limits = open()
    const budget = { name: `fault ${place}`, device: [hourly(2)] }
    const payer = { sessionId: `s ${place}`, personId: `p ${place}`, address: '192.0.2.9' }
    const attempt = (error: Error) =>
      charged(portsWith(limits), budget, payer, () => Promise.reject(error)).catch((thrown) => thrown)
    for (let time = 0; time < 5; time += 1) {
      expect(await attempt(new Error('connection lost'))).toMatchObject({ message: 'connection lost' })
      expect(await attempt(new Refusal('payments_unavailable', 503))).toMatchObject({ code: 'payments_unavailable' })
    }
    expect(await charged(portsWith(limits), budget, payer, async () => 'done')).toBe('done')
    expect(await attempt(new Refusal('quote_expired', 409))).toMatchObject({ code: 'quote_expired' })
    expect(await attempt(new Error('connection lost'))).toMatchObject({ code: 'too_many_requests' })
  })

  test('keep a quarter of what everybody has for members and for whoever has paid', async () => {
    const limits = open()
    const budget = { name: `open ${place}`, everybody: [hourly(8)] }
    const ports = portsWith(limits, ['buyer'])
    const from = (personId: string, standing = 'visitor') =>
      charge(ports, budget, { sessionId: personId, personId, standing, address: '192.0.2.9' })
    const refused = { code: 'too_many_requests', status: 429 }
    for (let time = 0; time < 6; time += 1) await from('stranger')
    await expect(from('stranger')).rejects.toMatchObject(refused)
    await expect(charge(ports, budget, { address: '192.0.2.9' })).rejects.toMatchObject(refused)
    await from('member', 'member')
    await from('buyer')
    await expect(from('member', 'member'), 'all of it').rejects.toMatchObject(refused)
  })

  test('give back to everybody what is refused, but for a card, which costs', async () => {
    const limits = open()
    const budget = { name: `refused ${place}`, device: [hourly(9)], everybody: [hourly(4)] }
    const payer = { sessionId: `s ${place}`, address: '192.0.2.9' }
    const refuse = (status: number) =>
      charged(portsWith(limits), budget, payer, () => Promise.reject(new Refusal('any', status))).catch(
        ({ code }) => code,
      )
    for (let time = 0; time < 5; time += 1) expect(await refuse(404)).toBe('any')
    for (let time = 0; time < 3; time += 1) expect(await refuse(402)).toBe('any')
    expect(await refuse(402)).toBe('too_many_requests')
  })

  test('start afresh after a success', async () => {
    const limits = open()
    await spend(limits, 3, 'again')
    await expect(limits.spend(signIn, 'again')).rejects.toMatchObject({ code: 'too_many_requests' })
    await limits.reset(signIn, 'again')
    await spend(limits, 3, 'again')
  })
})

describe('limits of several processes', () => {
  test('are the same limits', async () => {
    const [one, two] = [openLimits(database.pool), openLimits(database.pool)]
    await spend(one, 2, 'shared')
    await spend(two, 1, 'shared')
    await expect(one.spend(signIn, 'shared')).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  test('begin afresh in all of them, also where a process has refused', async () => {
    const [one, two] = [openLimits(database.pool), openLimits(database.pool)]
    await spend(one, 3, 'cleared')
    await expect(one.spend(signIn, 'cleared')).rejects.toMatchObject({ code: 'too_many_requests' })
    await two.reset(signIn, 'cleared')
    await one.spend(signIn, 'cleared')
  })

  test('do not tell whose tries they count', async () => {
    await openLimits(database.pool).spend(signIn, 'camille@example.test')
    const { rows } = await database.pool.query<{ key: string }>('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ key }) => key.includes('camille'))).toBe(false)
  })

  test('are counted in each process while the database is away', async () => {
    const away = connect('postgres://nobody@127.0.0.1:1/none', { connectTimeout: 500 })
    const limits = openLimits(away.pool)
    await spend(limits, 3, 'insured')
    await expect(limits.spend(signIn, 'insured')).rejects.toMatchObject({ code: 'too_many_requests' })
    await away.close()
  })
})
