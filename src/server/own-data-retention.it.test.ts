import { describe, expect, it } from 'vitest'
import { chainHolds, contributionsTo } from '../questions/server/contribution-store.ts'
import { answered } from './leaving-testing.ts'
import { day, me, member } from './own-data-testing.ts'
import { Caller, house, visitor } from './testing.ts'
import { db, later } from './till.ts'
import { readyToOrder } from './walk.ts'

describe('time', () => {
  it('warns after two years and erases thirty days later', async () => {
    const { id, email } = await member()
    await later(2 * 365 * day - day)
    expect(await warnings(email)).toBe(0)
    await later(4 * day)
    expect(await warnings(email)).toBe(1)
    await later(28 * day)
    expect(await erased(id)).toBe(false)
    await later(4 * day)
    expect(await erased(id)).toBe(true)
    const row = await db().selectFrom('erasure').select('cause').where('person_id', '=', id).executeTakeFirst()
    expect(row).toEqual({ cause: 'idle' })
  })

  it('keeps whoever comes back, and warns anew two years after that visit', async () => {
    const { id, email, password } = await member()
    await later(2 * 365 * day + 3 * day)
    expect(await warnings(email)).toBe(1)
    await new Caller(null).post('/sign-in', { email, password })
    await later(60 * day)
    expect(await erased(id)).toBe(false)
    await later(2 * 365 * day)
    expect(await warnings(email)).toBe(2)
  })

  it('never erases the staff, nor what the law holds', async () => {
    const staff = await member(['client', 'support'])
    const held = await member()
    const at = house.clock.now()
    await db()
      .updateTable('person')
      .set({ held_at: at, held_reason: 'Réquisition' })
      .where('id', '=', held.id)
      .execute()
    await later(2 * 365 * day + 3 * day)
    await later(40 * day)
    for (const { id, email } of [staff, held]) expect([await erased(id), await warnings(email)]).toEqual([false, 0])
  })

  it('erases visitors after a year and addresses without an account after three', async () => {
    const passer = await visitor()
    const { client } = await readyToOrder()
    const [one, two] = [(await me(passer)).id, (await me(client)).id]
    await later(366 * day)
    expect([await erased(one), await erased(two)]).toEqual([true, false])
    await later(2 * 365 * day + 2 * day)
    expect(await erased(two)).toBe(true)
  })

  it('empties old letters, then drops them, and messages to the house', async () => {
    const { email } = await member()
    const wrote = { name: 'Ana', email: 'ana@exemple.fr', message: 'Bonjour, une question sur le site.', locale: 'fr' }
    expect((await new Caller(null).post('/contact', wrote)).status).toBe(200)
    await new Caller(null).post('/password/forgotten', { email, locale: 'fr' })
    await house.settle()
    const letters = () =>
      db().selectFrom('mail_outbox').select(['text', 'html']).where('to_address', '=', email).execute()
    expect((await letters())[0]?.text).not.toBe('')
    await later(92 * day)
    expect(await letters()).toEqual([{ text: '', html: '' }])
    await later(3 * 365 * day)
    const messages = await db().selectFrom('contact_message').select('id').execute()
    expect([await letters(), messages].flat().filter((row) => 'id' in row)).toEqual([])
  })

  it('empties a question five years after it was closed', async () => {
    const made = await answered()
    await db()
      .updateTable('person')
      .set({ seen_at: new Date('2032-01-01') })
      .execute()
    const closed = await made.client.post(`/questions/${made.id}/close`, { confirmed: true, locale: 'fr' })
    expect(closed.status).toBe(200)
    const text = async () =>
      (await db().selectFrom('question').select('body').where('id', '=', made.id).executeTakeFirstOrThrow()).body
    await later(4 * 365 * day)
    expect(await text()).not.toBe('')
    await later(366 * day + 3 * day)
    expect(await text()).toBe('')
    const delivered = await contributionsTo(db(), made.id)
    expect(delivered).toMatchObject([{ content: null, author_name: null }])
    // What is left says nothing, and still shows that nothing was changed before it was taken away.
    expect(chainHolds(delivered)).toBe(true)
  })
})

const warnings = async (email: string) =>
  (
    await db()
      .selectFrom('mail_outbox')
      .select('id')
      .where('template', '=', 'accounts.idle')
      .where('to_address', '=', email)
      .execute()
  ).length

const erased = async (id: string) =>
  (await db().selectFrom('person').select('erased_at').where('id', '=', id).executeTakeFirstOrThrow()).erased_at !==
  null
