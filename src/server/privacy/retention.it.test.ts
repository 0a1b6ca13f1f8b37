import { describe, expect, it } from 'vitest'
import { advanceAndRunJobs, setUpPaymentTestKit, testDb } from '../../../test/harness/payment-test-kit.ts'
import { Caller, testApp, visitor } from '../../../test/harness/test-app.ts'
import { answeredQuestion } from '../../../test/scenarios/cancellation.ts'
import { readyToOrder } from '../../../test/scenarios/main-path.ts'
import { createMember, currentPerson, dayInMinutes } from '../../../test/scenarios/personal-data.ts'
import { contributionsTo, isHashChainValid } from '../../questions/answers/server/contribution-store.ts'

setUpPaymentTestKit()

describe('time', () => {
  it('warns after two years and erases thirty days later', async () => {
    const { id, email } = await createMember()
    await advanceAndRunJobs(2 * 365 * dayInMinutes - dayInMinutes)
    expect(await warnings(email)).toBe(0)
    await advanceAndRunJobs(4 * dayInMinutes)
    expect(await warnings(email)).toBe(1)
    await advanceAndRunJobs(28 * dayInMinutes)
    expect(await erased(id)).toBe(false)
    await advanceAndRunJobs(4 * dayInMinutes)
    expect(await erased(id)).toBe(true)
    const row = await testDb().selectFrom('erasure').select('cause').where('personId', '=', id).executeTakeFirst()
    expect(row).toEqual({ cause: 'idle' })
  })

  it('keeps whoever comes back, and warns anew two years after that visit', async () => {
    const { id, email, password } = await createMember()
    await advanceAndRunJobs(2 * 365 * dayInMinutes + 3 * dayInMinutes)
    expect(await warnings(email)).toBe(1)
    await new Caller(null).post('/sign-in', { email, password })
    await advanceAndRunJobs(60 * dayInMinutes)
    expect(await erased(id)).toBe(false)
    await advanceAndRunJobs(2 * 365 * dayInMinutes)
    expect(await warnings(email)).toBe(2)
  })

  it('never erases the staff, nor what the law holds', async () => {
    const staff = await createMember(['client', 'support'])
    const held = await createMember()
    const at = testApp.clock.now()
    await testDb()
      .updateTable('person')
      .set({ heldAt: at, heldReason: 'Réquisition' })
      .where('id', '=', held.id)
      .execute()
    await advanceAndRunJobs(2 * 365 * dayInMinutes + 3 * dayInMinutes)
    await advanceAndRunJobs(40 * dayInMinutes)
    for (const { id, email } of [staff, held]) expect([await erased(id), await warnings(email)]).toEqual([false, 0])
  })

  it('erases visitors after a year and addresses without an account after three', async () => {
    const passer = await visitor()
    const { client } = await readyToOrder()
    const [one, two] = [(await currentPerson(passer)).id, (await currentPerson(client)).id]
    await advanceAndRunJobs(366 * dayInMinutes)
    expect([await erased(one), await erased(two)]).toEqual([true, false])
    await advanceAndRunJobs(2 * 365 * dayInMinutes + 2 * dayInMinutes)
    expect(await erased(two)).toBe(true)
  })

  it('empties old letters, then drops them, and messages to the house', async () => {
    const { email } = await createMember()
    const wrote = { name: 'Ana', email: 'ana@exemple.fr', message: 'Bonjour, une question sur le site.', locale: 'fr' }
    expect((await new Caller(null).post('/contact', wrote)).status).toBe(200)
    await new Caller(null).post('/password/forgotten', { email, locale: 'fr' })
    await testApp.settle()
    const letters = () =>
      testDb().selectFrom('mail_outbox').select(['text', 'html']).where('toAddress', '=', email).execute()
    expect((await letters())[0]?.text).not.toBe('')
    await advanceAndRunJobs(92 * dayInMinutes)
    expect(await letters()).toEqual([{ text: '', html: '' }])
    await advanceAndRunJobs(3 * 365 * dayInMinutes)
    const messages = await testDb().selectFrom('contact_message').select('id').execute()
    expect([await letters(), messages].flat().filter((row) => 'id' in row)).toEqual([])
  })

  it('empties a question five years after it was closed', async () => {
    const made = await answeredQuestion()
    await testDb()
      .updateTable('person')
      .set({ seenAt: new Date('2032-01-01') })
      .execute()
    const closed = await made.client.post(`/questions/${made.id}/close`, { confirmed: true, locale: 'fr' })
    expect(closed.status).toBe(200)
    const text = async () =>
      (await testDb().selectFrom('question').select('body').where('id', '=', made.id).executeTakeFirstOrThrow()).body
    await advanceAndRunJobs(4 * 365 * dayInMinutes)
    expect(await text()).not.toBe('')
    await advanceAndRunJobs(366 * dayInMinutes + 3 * dayInMinutes)
    expect(await text()).toBe('')
    const delivered = await contributionsTo(testDb(), made.id)
    expect(delivered).toMatchObject([{ content: null, authorName: null }])
    // The remaining rows hold no text, and the hash chain still shows that nothing was changed before the deletion.
    expect(isHashChainValid(delivered)).toBe(true)
  })
})

const warnings = async (email: string) =>
  (
    await testDb()
      .selectFrom('mail_outbox')
      .select('id')
      .where('template', '=', 'accounts.idle')
      .where('toAddress', '=', email)
      .execute()
  ).length

const erased = async (id: string) =>
  (await testDb().selectFrom('person').select('erasedAt').where('id', '=', id).executeTakeFirstOrThrow()).erasedAt !==
  null
