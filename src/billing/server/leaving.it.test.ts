import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { answered, anyone, creditsOf, days, linkTo, planOf, sent } from '../../server/leaving-testing.ts'
import { expert, house, pay } from '../../server/testing.ts'
import { atProvider, db, later, purchase } from '../../server/till.ts'
import { acceptBy, heldOrder, ownCard, placeOrder, readyToOrder, settle, viewOf } from '../../server/walk.ts'
import { signLink } from './link.ts'

const leavings = (purchaseId: string) =>
  db().selectFrom('leaving').selectAll().where('purchase_id', '=', purchaseId).execute()
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
