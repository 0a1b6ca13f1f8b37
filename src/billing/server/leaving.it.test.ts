import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { Caller, expert, house, pay } from '../../server/testing.ts'
import { atProvider, captured, control, db, later, ledger, purchase, subscriptions } from '../../server/till.ts'
import { acceptBy, answerBy, heldOrder, ownCard, placeOrder, readyToOrder, settle, viewOf } from '../../server/walk.ts'
import { followRefunds, giveBack } from './give-back.ts'
import { signLink } from './link.ts'

const days = (count: number) => count * 24 * 60
const linkTo = (id: string) =>
  signLink(house.ports.config.SECRET_KEY, {
    purpose: 'leave',
    subscriptionId: id,
    expiresAt: new Date(house.clock.now().getTime() + 3_600_000),
  })
const anyone = () => new Caller(null, `198.51.100.${Math.ceil(Math.random() * 250)}`)
const sent = (template: string) =>
  db().selectFrom('mail_outbox').selectAll().where('template', '=', template).orderBy('created_at').execute()
const leavings = (purchaseId: string) =>
  db().selectFrom('leaving').selectAll().where('purchase_id', '=', purchaseId).execute()
const creditsOf = (personId: string) =>
  db().selectFrom('credit').select(['amount', 'reason']).where('person_id', '=', personId).execute()
async function planOf(orderId: string) {
  const [plan] = await subscriptions(orderId)
  if (!plan) throw new Error('no plan')
  return plan
}
async function answered() {
  const made = await captured()
  await answerBy(made.helene, made.id, made.token)
  await house.settle()
  return made
}
async function directPlan() {
  const email = `${randomUUID()}@client.test`
  const { client, id } = await readyToOrder(email)
  const order = await placeOrder(client, id, 'plan')
  await pay(order, ownCard())
  await settle(client, order.id)
  await house.settle()
  return { client, id, email, order, plan: await planOf(order.id) }
}

describe('leaving without an account', () => {
  it('by the link of a letter: the date, the effects, and a receipt that can be verified later', async () => {
    const { order, plan } = await directPlan()
    const link = linkTo(plan.id)
    const before = await anyone().get(`/leaving?link=${link}`)
    expect(before.body).toMatchObject({ state: 'active', cancelled: null })
    expect(before.body.cancel.endsAt).toBe(plan.current_period_end.toISOString())
    expect((await anyone().post('/leaving/cancel', { link, locale: 'fr' })).status).toBe(200)
    await anyone().post('/leaving/cancel', { link, locale: 'fr' })
    await house.settle()
    const { body } = await anyone().get(`/leaving?link=${link}`)
    expect(body.cancelled.endsAt).toBe(plan.current_period_end.toISOString())
    expect(await leavings(order.id)).toHaveLength(1)
    const receipt = await anyone().get(`/receipts/${body.cancelled.hash}`)
    expect(createHash('sha256').update(receipt.body.content).digest('hex')).toBe(receipt.body.hash)
    expect(receipt.body).toMatchObject({ kind: 'cancel', mayTellWhy: true })
    const pdf = await house.api.request(`/receipts/${body.cancelled.hash}/pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const letters = await sent('billing.cancelled')
    expect(letters.at(-1)?.text).toContain(body.cancelled.hash)
    const why = { reason: 'unused', comment: '' }
    expect((await anyone().post(`/receipts/${body.cancelled.hash}/reason`, why)).status).toBe(200)
    expect((await anyone().get(`/receipts/${body.cancelled.hash}`)).body.mayTellWhy).toBe(false)
    expect(house.jobs.failures).toEqual([])
  })

  it('by reference and address: the answer is the same whether the contract exists or not', async () => {
    const { order, plan, email } = await directPlan()
    const { reference } = await purchase(order.id)
    const typed = { reference: reference.toLowerCase().replaceAll('-', ' '), email, name: 'Camille', locale: 'fr' }
    const wrong = await anyone().post('/leaving/cancel-by-reference', { ...typed, email: 'autre@client.test' })
    const none = await anyone().post('/leaving/cancel-by-reference', { ...typed, reference: 'CLV-AAAA-AAAA' })
    const right = await anyone().post('/leaving/cancel-by-reference', typed)
    expect([wrong.status, none.status, right.status]).toEqual([200, 200, 200])
    expect([wrong.body, none.body]).toEqual([right.body, right.body])
    await house.settle()
    expect(await planOf(order.id)).toMatchObject({ state: 'active', cancel_at: plan.current_period_end })
    expect(await leavings(order.id)).toMatchObject([{ kind: 'cancel', channel: 'public' }])
    expect((await sent('billing.cancelled')).filter(({ to_address }) => to_address === email)).toHaveLength(1)
  })

  it('guessing references is soon refused', async () => {
    const { order } = await directPlan()
    const { reference } = await purchase(order.id)
    const guess = () =>
      anyone().post('/leaving/cancel-by-reference', { reference, email: 'a@b.test', name: '', locale: 'fr' })
    const statuses = []
    for (let time = 0; time < 8; time += 1) statuses.push((await guess()).status)
    expect(statuses.at(-1)).toBe(429)
    expect(await planOf(order.id)).toMatchObject({ cancel_at: null })
  })

  it('a link that was altered, is over, or was made for something else opens nothing', async () => {
    const { plan } = await directPlan()
    const link = linkTo(plan.id)
    const { SECRET_KEY } = house.ports.config
    const expiresAt = new Date(house.clock.now().getTime() + 1000)
    const other = signLink(SECRET_KEY, { purpose: 'card', subscriptionId: plan.id, expiresAt })
    for (const bad of [`${link}x`, other]) expect((await anyone().get(`/leaving?link=${bad}`)).status).toBe(404)
    house.clock.advance(3_700_000)
    expect((await anyone().post('/leaving/cancel', { link, locale: 'fr' })).status).toBe(404)
  })

  it('before an expert has accepted: the plan that an acceptance begins is cancelled from its first moment', async () => {
    const helene = await expert()
    const { id, order } = await heldOrder()
    expect((await anyone().post('/leaving/cancel', { link: linkTo(order.id), locale: 'fr' })).status).toBe(200)
    await acceptBy(helene, id)
    await house.settle()
    await later(11)
    const plan = await planOf(order.id)
    expect(plan).toMatchObject({ state: 'first_period', cancel_at: plan.current_period_end })
    await later(days(16))
    await later(62)
    expect((await planOf(order.id)).state).toBe('ended')
    expect(await db().selectFrom('charge').select('amount').where('subscription_id', '=', plan.id).execute()).toEqual(
      [],
    )
  })

  it('what was declared cannot be changed, not even by the house', async () => {
    const { order, plan } = await directPlan()
    await anyone().post('/leaving/cancel', { link: linkTo(plan.id), locale: 'fr' })
    const { pool } = house.database
    await expect(pool.query(`update leaving set content = '{}' where purchase_id = '${order.id}'`)).rejects.toThrow()
    await expect(pool.query('delete from leaving')).rejects.toThrow('never changed')
    await expect(pool.query('truncate leaving cascade')).rejects.toThrow('never changed')
  })
})

describe('withdrawing within fourteen days', () => {
  it('gives the first question back whole, ends the plan at the provider, and closes the question', async () => {
    const { client, id, order } = await answered()
    const plan = await planOf(order.id)
    const link = linkTo(plan.id)
    expect((await anyone().get(`/leaving?link=${link}`)).body.withdraw).toMatchObject({ total: 300 })
    await Promise.all([1, 2].map(() => anyone().post('/leaving/withdraw', { link, locale: 'fr' })))
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'refunded' })
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'withdrawn' })
    expect((await house.ports.payments.retrieveSubscription((await planOf(order.id)).provider_id ?? '')).status).toBe(
      'canceled',
    )
    expect(await creditsOf(plan.person_id)).toEqual([{ amount: 300, reason: 'withdrawal' }])
    expect((await atProvider(order.paymentIntent)).amountRefunded).toBe(300)
    expect(await viewOf(client, id)).toMatchObject({ state: 'CLOSED' })
    expect((await viewOf(client, id)).answer).toBeTruthy()
    expect(await sent('billing.withdrawn')).not.toEqual([])
    expect(house.jobs.failures).toEqual([])
  })

  it('lets a hold go, and nothing is ever taken', async () => {
    const { client, id, order } = await heldOrder()
    await anyone().post('/leaving/withdraw', { link: linkTo(order.id), locale: 'en' })
    await house.settle()
    expect(await purchase(order.id)).toMatchObject({ status: 'voided' })
    expect((await atProvider(order.paymentIntent)).status).toBe('canceled')
    expect(await viewOf(client, id)).toMatchObject({ state: 'CLOSED' })
  })

  it('gives a month back in proportion to its days, with a credit note, to the card that paid', async () => {
    const { order, plan } = await directPlan()
    await later(days(5))
    const link = linkTo(plan.id)
    const shown = (await anyone().get(`/leaving?link=${link}`)).body.withdraw
    expect(shown.refunds).toMatchObject([{ kind: 'plan', paid: 2900, used: 5, days: 30 }])
    expect(shown.total).toBe(2900 - Math.floor((2900 * 5) / 30))
    await anyone().post('/leaving/withdraw', { link, locale: 'fr' })
    await house.settle()
    expect(await creditsOf(plan.person_id)).toEqual([{ amount: shown.total, reason: 'withdrawal' }])
    expect((await atProvider((await purchase(order.id)).payment_intent ?? '')).amountRefunded).toBe(shown.total)
    const refunds = db().selectFrom('refund').selectAll().where('amount', '=', shown.total)
    expect(await refunds.execute()).toMatchObject([{ state: 'done' }])
    expect((await sent('billing.refunded')).at(-1)?.text).toContain('24,17')
    expect(house.jobs.failures).toEqual([])
  })

  it('is offered while it holds and not a moment longer', async () => {
    const { plan } = await directPlan()
    await later(days(18))
    const link = linkTo(plan.id)
    expect((await anyone().get(`/leaving?link=${link}`)).body.withdraw).toBeNull()
    const late = await anyone().post('/leaving/withdraw', { link, locale: 'fr' })
    expect(late.body.code).toBe('withdrawal_over')
    expect(await creditsOf(plan.person_id)).toEqual([])
  })
})

describe('satisfied or money back', () => {
  const claim = (client: Caller, id: string) => client.post(`/questions/${id}/guarantee`, { locale: 'fr' })

  it('in one click, also on a closed question: refund, credit note, plan ended, receipt', async () => {
    const { client, id, order } = await answered()
    expect(await viewOf(client, id)).toMatchObject({ guarantee: { state: 'open' } })
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    const granted = await claim(client, id)
    expect(granted.body).toMatchObject({ guarantee: { state: 'granted' } })
    expect(await planOf(order.id)).toMatchObject({ state: 'ended', end_reason: 'guarantee' })
    await house.settle()
    expect((await claim(client, id)).status).toBe(200)
    expect(await viewOf(client, id)).toMatchObject({ payment: 'REFUNDED', guarantee: { state: 'granted' } })
    expect((await atProvider(order.paymentIntent)).amountRefunded).toBe(300)
    const lines = await ledger(order.id)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    await later(days(16))
    expect(await db().selectFrom('charge').select('id').where('purchase_id', '=', order.id).execute()).toHaveLength(1)
    expect(house.jobs.failures).toEqual([])
  })

  it('case 17: claimed twice at once, and by the staff at the same moment: one refund', async () => {
    const { client, id, order } = await answered()
    const staff = () =>
      house.ports.transact((tx) => giveBack(house.ports, tx, { chargeId: order.id, reason: 'goodwill' }))
    await Promise.all([claim(client, id), claim(client, id), staff(), staff()])
    await house.settle()
    const refunds = await house.ports.payments.listRefunds(order.paymentIntent)
    expect(refunds.map(({ amount }) => amount)).toEqual([300])
    const credits = await db().selectFrom('credit').select('amount').where('charge_id', '=', order.id).execute()
    expect(credits).toEqual([{ amount: 300 }])
    expect(
      await house.ports.transact((tx) => giveBack(house.ports, tx, { chargeId: order.id, reason: 'goodwill' })),
    ).toBeNull()
    expect(await db().selectFrom('invoice').select('kind').where('charge_id', '=', order.id).execute()).toHaveLength(2)
    expect(house.jobs.failures).toEqual([])
  })

  it('not before the answer, not after fourteen days, and not for somebody else', async () => {
    const made = await captured()
    expect((await claim(made.client, made.id)).body.code).toBe('claim_not_possible')
    await answerBy(made.helene, made.id, made.token)
    expect((await claim(new Caller(made.helene.token), made.id)).status).toBe(404)
    for (let week = 0; week < 3; week += 1) {
      house.clock.advance(5 * 24 * 3_600_000)
      await made.client.get('/me')
    }
    expect((await claim(made.client, made.id)).body.code).toBe('claim_too_late')
    expect(await viewOf(made.client, made.id)).toMatchObject({ guarantee: { state: 'none' } })
  })

  it('case 18: a refund that fails days later is owed, told to the client and to the house, and never lost', async () => {
    const { client, id, order } = await answered()
    await claim(client, id)
    await house.settle()
    const [refund] = await house.ports.payments.listRefunds(order.paymentIntent)
    expect(await db().selectFrom('refund').select('state').where('id', '=', order.id).execute()).toEqual([
      { state: 'done' },
    ])
    await later(days(3))
    control().failRefund(refund?.id ?? '')
    await later(11)
    await followRefunds(house.ports, order.paymentIntent)
    await followRefunds(house.ports, order.paymentIntent)
    await house.settle()
    expect(await db().selectFrom('refund').select('state').where('id', '=', order.id).execute()).toEqual([
      { state: 'failed' },
    ])
    const owed = (await ledger(order.id)).filter(({ account }) => account === 'refunds_owed')
    expect(owed).toMatchObject([{ amount: -300 }])
    const alerts = await db().selectFrom('money_alert').select('kind').where('ref', '=', order.id).execute()
    expect(alerts).toEqual([{ kind: 'refund_failed' }])
    expect(await sent('billing.refund_failed')).not.toEqual([])
  })
})

describe('one introductory offer', () => {
  it('for one mailbox, however its address is spelt and whichever card pays', async () => {
    const name = `camille${randomUUID().slice(0, 8)}`
    const first = await readyToOrder(`${name}@gmail.com`)
    const order = await placeOrder(first.client, first.id)
    await pay(order, ownCard())
    expect(await settle(first.client, order.id)).toMatchObject({ status: 'held' })
    const dotted = `${name.slice(0, 3)}.${name.slice(3)}+encore@googlemail.com`
    const second = await readyToOrder(dotted)
    const again = await placeOrder(second.client, second.id)
    await pay(again, ownCard())
    expect(await settle(second.client, again.id)).toMatchObject({ lastError: 'first_offer_used' })
    await house.settle()
    expect((await atProvider(again.paymentIntent)).status).toBe('canceled')
  })
})
