import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  paymentAtStripe,
  purchaseRow,
  setUpPaymentTestKit,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { expert, pay, testApp } from '../../../../test/harness/test-app.ts'
import {
  anonymousCaller,
  answeredQuestion,
  creditsOf,
  daysInMinutes,
  sentEmails,
  signCancellationLink,
  subscriptionOf,
} from '../../../../test/scenarios/cancellation.ts'
import {
  acceptAs,
  heldOrder,
  placeOrder,
  questionView,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { signLink } from '../../server/signed-link.ts'

setUpPaymentTestKit()

const leavings = (purchaseId: string) =>
  testDb().selectFrom('leaving').selectAll().where('purchaseId', '=', purchaseId).execute()
async function directPlan() {
  const email = `${randomUUID()}@client.test`
  const { client, id } = await readyToOrder(email)
  const order = await placeOrder(client, id, 'plan')
  await pay(order, unusedCard())
  await settleOrderPayment(client, order.id)
  await testApp.settle()
  return { client, id, email, order, plan: await subscriptionOf(order.id) }
}

describe('leaving without an account', () => {
  it('by the link of a letter: the date, the effects, and a receipt that can be verified later', async () => {
    const { order, plan } = await directPlan()
    const link = signCancellationLink(plan.id)
    const before = await anonymousCaller().get(`/leaving?link=${link}`)
    expect(before.body).toMatchObject({ state: 'active', cancelled: null })
    expect(before.body.cancel.endsAt).toBe(plan.currentPeriodEnd.toISOString())
    expect((await anonymousCaller().post('/leaving/cancel', { link, locale: 'fr' })).status).toBe(200)
    await anonymousCaller().post('/leaving/cancel', { link, locale: 'fr' })
    await testApp.settle()
    const { body } = await anonymousCaller().get(`/leaving?link=${link}`)
    expect(body.cancelled.endsAt).toBe(plan.currentPeriodEnd.toISOString())
    expect(await leavings(order.id)).toHaveLength(1)
    const receipt = await anonymousCaller().get(`/receipts/${body.cancelled.hash}`)
    expect(createHash('sha256').update(receipt.body.content).digest('hex')).toBe(receipt.body.hash)
    expect(receipt.body).toMatchObject({ kind: 'cancel', mayTellWhy: true })
    const pdf = await testApp.api.request(`/receipts/${body.cancelled.hash}/pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const letters = await sentEmails('billing.cancelled')
    expect(letters.at(-1)?.text).toContain(body.cancelled.hash)
    const why = { reason: 'unused', comment: '' }
    expect((await anonymousCaller().post(`/receipts/${body.cancelled.hash}/reason`, why)).status).toBe(200)
    expect((await anonymousCaller().get(`/receipts/${body.cancelled.hash}`)).body.mayTellWhy).toBe(false)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('by reference and address: the answer is the same whether the contract exists or not', async () => {
    const { order, plan, email } = await directPlan()
    const { reference } = await purchaseRow(order.id)
    const typed = { reference: reference.toLowerCase().replaceAll('-', ' '), email, name: 'Camille', locale: 'fr' }
    const wrong = await anonymousCaller().post('/leaving/cancel-by-reference', { ...typed, email: 'autre@client.test' })
    const none = await anonymousCaller().post('/leaving/cancel-by-reference', { ...typed, reference: 'CLV-AAAA-AAAA' })
    const right = await anonymousCaller().post('/leaving/cancel-by-reference', typed)
    expect([wrong.status, none.status, right.status]).toEqual([200, 200, 200])
    expect([wrong.body, none.body]).toEqual([right.body, right.body])
    await testApp.settle()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'active', cancelAt: plan.currentPeriodEnd })
    expect(await leavings(order.id)).toMatchObject([{ kind: 'cancel', channel: 'public' }])
    expect((await sentEmails('billing.cancelled')).filter(({ toAddress }) => toAddress === email)).toHaveLength(1)
  })

  it('guessing references is soon refused', async () => {
    const { order } = await directPlan()
    const { reference } = await purchaseRow(order.id)
    const guess = () =>
      anonymousCaller().post('/leaving/cancel-by-reference', { reference, email: 'a@b.test', name: '', locale: 'fr' })
    const statuses = []
    for (let time = 0; time < 8; time += 1) statuses.push((await guess()).status)
    expect(statuses.at(-1)).toBe(429)
    expect(await subscriptionOf(order.id)).toMatchObject({ cancelAt: null })
  })

  it('a link that was altered, is over, or was made for something else opens nothing', async () => {
    const { plan } = await directPlan()
    const link = signCancellationLink(plan.id)
    const { SECRET_KEY } = testApp.ports.config
    const expiresAt = new Date(testApp.clock.now().getTime() + 1000)
    const other = signLink(SECRET_KEY, { purpose: 'card', subscriptionId: plan.id, expiresAt })
    for (const bad of [`${link}x`, other])
      expect((await anonymousCaller().get(`/leaving?link=${bad}`)).status).toBe(404)
    testApp.clock.advance(3_700_000)
    expect((await anonymousCaller().post('/leaving/cancel', { link, locale: 'fr' })).status).toBe(404)
  })

  it('before an expert has accepted: the plan that an acceptance begins is cancelled from its first moment', async () => {
    const helene = await expert()
    const { id, order } = await heldOrder()
    expect(
      (await anonymousCaller().post('/leaving/cancel', { link: signCancellationLink(order.id), locale: 'fr' })).status,
    ).toBe(200)
    await acceptAs(helene, id)
    await testApp.settle()
    await advanceAndRunJobs(11)
    const plan = await subscriptionOf(order.id)
    expect(plan).toMatchObject({ state: 'first_period', cancelAt: plan.currentPeriodEnd })
    await advanceAndRunJobs(daysInMinutes(16))
    await advanceAndRunJobs(62)
    expect((await subscriptionOf(order.id)).state).toBe('ended')
    expect(
      await testDb().selectFrom('charge').select('amount').where('subscriptionId', '=', plan.id).execute(),
    ).toEqual([])
  })

  it('what was declared cannot be changed, not even by the house', async () => {
    const { order, plan } = await directPlan()
    await anonymousCaller().post('/leaving/cancel', { link: signCancellationLink(plan.id), locale: 'fr' })
    const { pool } = testApp.database
    await expect(pool.query(`update leaving set content = '{}' where purchase_id = '${order.id}'`)).rejects.toThrow()
    await expect(pool.query('delete from leaving')).rejects.toThrow('never changed')
    await expect(pool.query('truncate leaving cascade')).rejects.toThrow('never changed')
  })
})

describe('withdrawing within fourteen days', () => {
  it('gives the first question back whole, ends the plan at the provider, and closes the question', async () => {
    const { client, id, order } = await answeredQuestion()
    const plan = await subscriptionOf(order.id)
    const link = signCancellationLink(plan.id)
    expect((await anonymousCaller().get(`/leaving?link=${link}`)).body.withdraw).toMatchObject({ total: 300 })
    await Promise.all([1, 2].map(() => anonymousCaller().post('/leaving/withdraw', { link, locale: 'fr' })))
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'refunded' })
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'withdrawn' })
    expect(
      (await testApp.ports.payments.retrieveSubscription((await subscriptionOf(order.id)).providerId ?? '')).status,
    ).toBe('canceled')
    expect(await creditsOf(plan.personId)).toEqual([{ amount: 300, reason: 'withdrawal' }])
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    expect(await questionView(client, id)).toMatchObject({ state: 'CLOSED' })
    expect((await questionView(client, id)).answer).toBeTruthy()
    expect(await sentEmails('billing.withdrawn')).not.toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('lets a hold go, and nothing is ever taken', async () => {
    const { client, id, order } = await heldOrder()
    await anonymousCaller().post('/leaving/withdraw', { link: signCancellationLink(order.id), locale: 'en' })
    await testApp.settle()
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'voided' })
    expect((await paymentAtStripe(order.paymentIntent)).status).toBe('canceled')
    expect(await questionView(client, id)).toMatchObject({ state: 'CLOSED' })
  })

  it('gives a month back in proportion to its days, with a credit note, to the card that paid', async () => {
    const { order, plan } = await directPlan()
    await advanceAndRunJobs(daysInMinutes(5))
    const link = signCancellationLink(plan.id)
    const shown = (await anonymousCaller().get(`/leaving?link=${link}`)).body.withdraw
    expect(shown.refunds).toMatchObject([{ kind: 'plan', paid: 2900, used: 5, days: 30 }])
    expect(shown.total).toBe(2900 - Math.floor((2900 * 5) / 30))
    await anonymousCaller().post('/leaving/withdraw', { link, locale: 'fr' })
    await testApp.settle()
    expect(await creditsOf(plan.personId)).toEqual([{ amount: shown.total, reason: 'withdrawal' }])
    expect((await paymentAtStripe((await purchaseRow(order.id)).paymentIntent ?? '')).amountRefunded).toBe(shown.total)
    const refunds = testDb().selectFrom('refund').selectAll().where('amount', '=', shown.total)
    expect(await refunds.execute()).toMatchObject([{ state: 'done' }])
    // The receipt tells it: a second letter about the same money would follow within a minute.
    expect((await sentEmails('billing.withdrawn')).at(-1)?.text).toContain('24,17')
    expect(await sentEmails('billing.refunded')).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('is offered while it holds and not a moment longer', async () => {
    const { plan } = await directPlan()
    await advanceAndRunJobs(daysInMinutes(18))
    const link = signCancellationLink(plan.id)
    expect((await anonymousCaller().get(`/leaving?link=${link}`)).body.withdraw).toBeNull()
    const late = await anonymousCaller().post('/leaving/withdraw', { link, locale: 'fr' })
    expect(late.body.code).toBe('withdrawal_over')
    expect(await creditsOf(plan.personId)).toEqual([])
  })
})
