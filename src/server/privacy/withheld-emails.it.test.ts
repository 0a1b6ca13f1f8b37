import { describe, expect, it } from 'vitest'
import { Caller, expert, pay, setUpTestApp, testApp, visitor } from '../../../test/harness/test-app.ts'
import {
  acceptAs,
  answerAs,
  askQuestion,
  heldOrder,
  orderWith,
  placeOrder,
  quoteFor,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../test/scenarios/main-path.ts'
import { createAccount } from '../../accounts/server/people.ts'
import { emailSamples } from '../../admin/emails/server/email-sample-data.ts'
import type { EmailTemplate } from '../../platform/mail/port.ts'

setUpTestApp()

const beaten = 'Mon mari m’a étranglée hier soir et il me menace avec un couteau, il va rentrer.'
const db = () => testApp.ports.db
const locale = 'fr' as const
const lettersTo = (email: string) =>
  db()
    .selectFrom('mail_outbox')
    .select(['template', 'state'])
    .where('toAddress', '=', email)
    .orderBy('createdAt')
    .orderBy('mail_outbox.id')
    .execute()
const safe = (client: Caller, id: string, answer: boolean) =>
  client.post(`/questions/${id}/safe-to-write`, { safe: answer, locale })

/** Sent all the same: requested by the person just then, or addressed to staff. */
const goes =
  /^accounts\.(?:sign_in|confirm|professional|reset|change_email|email_changed|password_changed|second_factor_on|second_factor_off|second_factor_leaves|second_factor_stays|recovery_codes|passkey_added|passkey_removed|erased)$|^(?:experts|staff)\.|^discover\.(?:message|notice)-|^questions\.(?:emergency-(?:arrival|unopened)|meetingWaits)$/
const toHouse = /^questions\.(?:emergency-(?:arrival|unopened)|meetingWaits)$/
/** To experts, about their pay or a meeting: enqueued as about no question of theirs. */
const toExperts = /^billing\.payout_|^questions\.meeting(?!Client|Waits)/

async function personOf(client: Caller): Promise<string> {
  const { body } = await client.get('/questions?locale=fr')
  const id = body.items[0].id
  const row = await db().selectFrom('question').select('personId').where('id', '=', id).executeTakeFirstOrThrow()
  return row.personId
}

const accepted = { terms: true, startNow: true }

/** The order of a plan by itself, as its checkout sends it. */
async function orderOfPlan(client: Caller) {
  const { id: quoteId, signature } = (await client.post('/me/plan/quote', { kind: 'plan' })).body
  return () => client.post('/me/plan/orders', { quoteId, signature, ...accepted, locale })
}

/** The order of a service that the house has priced. */
async function orderOfService(client: Caller) {
  const wish = 'Un notaire et un fiscaliste pour la succession de ma tante, trois biens dans deux pays.'
  const { id } = (await client.post('/me/services', { wish, locale })).body
  const email = `${testApp.ports.ids.id()}@staff.test`
  const password = 'une longue phrase de passe'
  await createAccount(testApp.ports, { email, locale, roles: ['support'], password })
  const staff = new Caller(null)
  staff.token = (await staff.post('/sign-in', { email, password })).body.token
  await staff.post(`/admin/quotes/${id}`, { title: 'Succession', scope: 'Deux experts, un rapport.', amount: 150_000 })
  const { signature } = (await client.get(`/me/services/${id}`)).body
  return () => client.post(`/me/services/${id}/accept`, { ...accepted, signature })
}

/** Whether an email of this template to this person is sent, about that question or about no given one. */
async function wentOut(template: EmailTemplate, personId: string | undefined, about?: string | null): Promise<boolean> {
  const key = testApp.ports.ids.id()
  const to = `${key}@client.test`
  const written = { template, to, locale, subject: 's', html: 'h', text: 't', key, personId, about }
  await testApp.ports.transact((tx) => testApp.ports.mail.enqueue(tx, written))
  const [letter] = await lettersTo(to)
  return letter?.state !== 'withheld'
}

describe('every letter of the house, where writing about a question is not safe', () => {
  const names = Object.keys(emailSamples) as EmailTemplate[]

  it('goes out or is withheld by what it is about', async () => {
    const client = await visitor()
    const id = await askQuestion(client)
    const personId = await personOf(client)
    const withheld = async () => {
      const found: EmailTemplate[] = []
      for (const name of names) {
        const addressee = toHouse.test(name) ? undefined : personId
        if (!(await wentOut(name, addressee, toExperts.test(name) ? null : undefined))) found.push(name)
      }
      return found
    }
    expect(await withheld()).toEqual([])
    await safe(client, id, false)
    expect(await withheld()).toEqual(names.filter((name) => !goes.test(name) && !toExperts.test(name)))
    await safe(client, id, true)
    expect(await withheld()).toEqual([])
  })

  it('goes out about another question of the same person, where that one names it', async () => {
    const client = await visitor()
    const unsafe = await askQuestion(client)
    const other = await askQuestion(client)
    await safe(client, unsafe, false)
    const personId = await personOf(client)
    expect(await wentOut('questions.answered', personId, other)).toBe(true)
    expect(await wentOut('questions.answered', personId, unsafe)).toBe(false)
    expect(await wentOut('billing.renewed', personId)).toBe(false)
  })
})

describe('from the order to the refund', () => {
  async function walked(answer: boolean | null) {
    const helene = await expert()
    const { client, id } = await heldOrder()
    const { email } = (await client.get('/me')).body
    const before = (await lettersTo(email)).length
    expect(before).toBeGreaterThan(0)
    if (answer === null) await client.post(`/questions/${id}/messages`, { text: beaten })
    else await safe(client, id, answer)
    await answerAs(helene, id, await acceptAs(helene, id))
    await testApp.settle()
    await client.post(`/questions/${id}/guarantee`, { locale })
    await testApp.pass(120)
    return { client, id, sent: (await lettersTo(email)).slice(before) }
  }

  it('everything is written where nothing was said', async () => {
    const { sent } = await walked(true)
    // Of an answer whose money is back by then there is no news to tell; the letter has the invoice and its credit note.
    expect(sent.map(({ template }) => template)).toEqual(['billing.guarantee'])
    expect(sent.map(({ state }) => state)).not.toContain('withheld')
  })

  it.each([
    ['was said', false],
    ['was not asked and may be', null],
  ] as const)('nothing goes out where it %s to be unsafe, and the account shows all of it', async (_, answer) => {
    const { client, id, sent } = await walked(answer)
    expect(sent.length).toBeGreaterThan(0)
    expect([...new Set(sent.map(({ state }) => state))]).toEqual(['withheld'])
    const { letters } = (await client.get('/me/withheld-letters')).body
    expect(letters).toHaveLength(sent.length)
    for (const { subject, text } of letters) expect(subject.length * text.length).toBeGreaterThan(0)
    expect((await (await visitor()).get('/me/withheld-letters')).body.letters).toEqual([])
    const shown = await client.get(`/questions/${id}?locale=fr`)
    expect(shown.status).toBe(200)
  })

  it('the confirmation of an order is withheld too', async () => {
    const client = await visitor()
    const id = await askQuestion(client)
    await safe(client, id, false)
    const personId = await personOf(client)
    expect(await wentOut('billing.contract', personId, id)).toBe(false)
  })
})

describe('somebody who is not asked by the emergency screen again', () => {
  /** They wrote of violence at home, and went on without saying whether writing is safe. */
  async function goingOn() {
    const { client, id } = await readyToOrder()
    await client.post(`/questions/${id}/messages`, { text: beaten })
    await client.post(`/questions/${id}/not-emergency`, { locale })
    await testApp.settle()
    await client.post(`/questions/${id}/ask-expert`, { locale })
    return { client, id }
  }
  const order = async (client: Caller, id: string) => orderWith(client, id, await quoteFor(client, id))
  async function held(client: Caller, id: string) {
    const { status, body } = await order(client, id)
    expect(status).toBe(200)
    await pay(body, unusedCard())
    await settleOrderPayment(client, body.id)
    await testApp.pass(20 * 60)
    const { email } = (await client.get('/me')).body
    return (await lettersTo(email)).filter(({ template }) => template === 'billing.contract')
  }

  const withheldFrom = async (client: Caller): Promise<string[]> =>
    (await client.get('/me/withheld-letters')).body.letters.map(({ subject }: { subject: string }) => subject)

  it('has to say so before ordering', async () => {
    const { client, id } = await goingOn()
    const asked = await client.get(`/questions/${id}?locale=fr`)
    expect(asked.body).toMatchObject({ emergency: null, safeToWrite: null, emailsWithheld: true })
    expect(await order(client, id)).toMatchObject({ status: 409, body: { code: 'safe_to_write_needed' } })
  })

  it('with “no” orders, and is told that nothing is sent', async () => {
    const { client, id } = await goingOn()
    expect((await safe(client, id, false)).body).toMatchObject({ emailsWithheld: true })
    expect(await held(client, id)).toEqual([{ template: 'billing.contract', state: 'withheld' }])
    expect((await client.get('/me')).body.emailsWithheld).toBe(true)
    const [own] = (await client.get('/me/contracts')).body.contracts
    await client.post('/leaving/cancel', { link: own.link, locale })
    const { hash } = (await client.get('/me/contracts')).body.contracts[0].contract.cancelled
    expect((await client.get(`/receipts/${hash}`)).body.emailed).toBe(false)
    await safe(client, id, true)
    expect(await withheldFrom(client)).toEqual([])
    expect((await client.get(`/receipts/${hash}`)).body.emailed).toBe(true)
  })

  it('with “yes” gets what was withheld before and what comes after', async () => {
    const { client, id } = await goingOn()
    const { email } = (await client.get('/me')).body
    const personId = await personOf(client)
    expect(await wentOut('billing.contract', personId, id)).toBe(false)
    expect(await withheldFrom(client)).toContain('s')
    expect((await safe(client, id, true)).body).toMatchObject({ emailsWithheld: false })
    expect(await withheldFrom(client)).toEqual([])
    expect(await held(client, id)).toEqual([{ template: 'billing.contract', state: 'kept' }])
    expect((await lettersTo(email)).map(({ state }) => state)).not.toContain('withheld')
    expect((await client.get('/me')).body.emailsWithheld).toBe(false)
  })

  it('has to say so before a question goes out under a plan', async () => {
    const { client, id: before } = await readyToOrder()
    const order = await placeOrder(client, before, 'plan')
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const id = await askQuestion(client)
    await client.post(`/questions/${id}/messages`, { text: beaten })
    await client.post(`/questions/${id}/not-emergency`, { locale })
    await testApp.settle()
    const ask = () => client.post(`/questions/${id}/ask-expert`, { locale })
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'safe_to_write_needed' } })
    expect((await client.get(`/questions/${id}?locale=fr`)).body.state).not.toBe('UNLOCKING')
    await safe(client, id, false)
    expect((await ask()).body).toMatchObject({ emailsWithheld: true, can: { order: false } })
  })

  it.each([
    ['a plan', orderOfPlan],
    ['a service by quote', orderOfService],
  ] as const)('has to say so before ordering %s, once for all questions', async (_, orderOf) => {
    const { client, id } = await goingOn()
    const order = await orderOf(client)
    expect((await client.get('/me/safe-to-write')).body).toEqual({ asks: true })
    expect(await order()).toMatchObject({ status: 409, body: { code: 'safe_to_write_needed' } })
    await client.post('/me/safe-to-write', { safe: false })
    expect((await client.get('/me/safe-to-write')).body).toEqual({ asks: false })
    expect((await client.get(`/questions/${id}?locale=fr`)).body.safeToWrite).toBe(false)
    expect((await order()).status).toBe(200)
  })

  it('is not asked where writing was never in doubt', async () => {
    const { client } = await readyToOrder()
    expect((await client.get('/me/safe-to-write')).body).toEqual({ asks: false })
    expect((await (await orderOfPlan(client))()).status).toBe(200)
  })

  it('gets nothing of another question that is not safe', async () => {
    const { client, id } = await goingOn()
    const personId = await personOf(client)
    const other = await askQuestion(client)
    await safe(client, other, false)
    expect(await wentOut('questions.answered', personId, other)).toBe(false)
    expect(await wentOut('billing.renewed', personId)).toBe(false)
    const before = await withheldFrom(client)
    await safe(client, id, true)
    expect(await withheldFrom(client)).toEqual(before)
  })
})
