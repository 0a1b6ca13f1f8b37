import { describe, expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  acceptanceOf,
  advanceAndRunJobs,
  capturedOrder,
  deliverWebhooks,
  directSubscription,
  minutesUntil,
  paymentAtStripe,
  purchaseRow,
  replaceCard,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { pay, testApp } from '../../../../test/harness/test-app.ts'
import {
  anonymousCaller,
  answeredQuestion,
  creditsOf,
  daysInMinutes,
  sentEmails,
  signCancellationLink,
} from '../../../../test/scenarios/cancellation.ts'
import {
  answerAs,
  askQuestion,
  placeOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { reconcileLedger } from '../../ledger/server/reconcile-ledger.ts'
import { sweepPlans } from '../../server/jobs.ts'
import { refundCharge } from './refund-charge.ts'

setUpPaymentTestKit()

const balance = async (account: string) => {
  const rows = await testDb().selectFrom('ledger_entry').select('amount').where('account', '=', account).execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

describe('what goes back of the same days', () => {
  it('goes back once: a withdrawal after the guarantee finds the used days paid and the others given back', async () => {
    const { client, id, order } = await answeredQuestion()
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const early = await placeOrder(client, second, 'plan')
    await settleOrderPayment(client, early.id)
    await testApp.settle()
    await advanceAndRunJobs(daysInMinutes(5))
    await client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
    await testApp.settle()
    const plan = await subscriptionOfOrder(order.id)
    const before = sumOf(await creditsOf(plan.personId))
    const link = signCancellationLink(plan.id)
    expect((await anonymousCaller().get(`/leaving?link=${link}`)).body.withdraw).toBeNull()
    expect((await anonymousCaller().post('/leaving/withdraw', { link, locale: 'fr' })).body.code).toBe(
      'withdrawal_over',
    )
    await testApp.settle()
    expect(sumOf(await creditsOf(plan.personId))).toBe(before)
  })

  it('of a month that an upgrade has joined, the days to come go back too when the upgrade is withdrawn from', async () => {
    const { client, plan } = await directSubscription()
    await staySignedIn()
    await advanceAndRunJobs(daysInMinutes(20))
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    const { body: change } = await client.post('/me/plan/orders', acceptanceOf(quote))
    await testApp.settle()
    expect(await purchaseRow(change.id)).toMatchObject({ status: 'captured' })
    await advanceAndRunJobs(daysInMinutes(2))
    const link = signCancellationLink(plan.id)
    const { refunds } = (await anonymousCaller().get(`/leaving?link=${link}`)).body.withdraw
    expect(refunds).toMatchObject([
      { kind: 'plan', paid: 2900, used: 22, days: 30 },
      { kind: 'change', used: 2, days: 10 },
    ])
    await anonymousCaller().post('/leaving/withdraw', { link, locale: 'fr' })
    await testApp.settle()
    const back = (await creditsOf(plan.personId)).map(({ amount }) => amount)
    expect(back).toContain(2900 - Math.floor((2900 * 22) / 30))
    expect(back).toHaveLength(2)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('goes back too of a month that was ordered early, where the first question ends without an answer', async () => {
    const { client, id, order } = await capturedOrder()
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'early', today: 2900 })
    const { body: early } = await client.post('/me/plan/orders', acceptanceOf(quote))
    await testApp.settle()
    expect(await purchaseRow(early.id)).toMatchObject({ status: 'captured' })
    await advanceAndRunJobs(daysInMinutes(1))
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    await testApp.settle()
    const { state, personId: person } = await subscriptionOfOrder(order.id)
    expect(state).toBe('ended')
    expect(await creditsOf(person)).toEqual(
      expect.arrayContaining([
        { amount: 300, reason: 'no_answer' },
        { amount: 2900 - Math.floor(2900 / 30), reason: 'no_answer' },
      ]),
    )
    expect(testApp.jobs.failures).toEqual([])
  })

  it('is not written down a second time where we gave a part back and the bank the rest', async () => {
    withWebhooks()
    const { client, order } = await answeredQuestion()
    await testApp.ports.transact((tx) =>
      refundCharge(testApp.ports, tx, { chargeId: order.id, amount: 100, reason: 'goodwill' }),
    )
    await deliverWebhooks()
    const dispute = sandboxControl().openDispute(order.paymentIntent)
    await deliverWebhooks()
    sandboxControl().decideDispute(dispute, 'lost')
    await deliverWebhooks()
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(100)
    expect(await balance('provider_clearing')).toBe(0)
    expect((await sentEmails('billing.refunded')).map(({ subject }) => subject)).toEqual([
      '1,00\u00a0€ vous ont été rendus',
    ])
    const { personId } = await subscriptionOfOrder(order.id)
    expect(await creditsOf(personId)).toEqual([{ amount: 100, reason: 'goodwill' }])
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'refunded' })
    await advanceAndRunJobs(20)
    expect(await balance('dispute_losses')).toBe(200)
    expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
  })
})

describe('a receipt', () => {
  it('of a withdrawal before the answer is the one letter about 3 and 29 euros that come back', async () => {
    const { client, helene, id, token, order } = await capturedOrder()
    const early = (await client.post('/me/plan/quote', { kind: 'plan' })).body
    await client.post('/me/plan/orders', acceptanceOf(early))
    await testApp.settle()
    await answerAs(helene, id, token)
    const plan = await subscriptionOfOrder(order.id)
    const before = await testDb().selectFrom('mail_outbox').select('id').execute()
    await anonymousCaller().post('/leaving/withdraw', { link: signCancellationLink(plan.id), locale: 'fr' })
    await testApp.settle()
    await advanceAndRunJobs(30)
    expect(sumOf(await creditsOf(plan.personId))).toBeGreaterThanOrEqual(2900)
    const letters = await testDb()
      .selectFrom('mail_outbox')
      .select(['id', 'template'])
      .where('personId', '=', plan.personId)
      .execute()
    const after = letters.filter(({ id: one }) => !before.some((known) => known.id === one))
    const said = after.map(({ template }) => template)
    expect(said).toContain('billing.withdrawn')
    expect(said.filter((template) => /refunded|answered|closed|closingNotice/.test(template))).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('of one contract does not silence the letter about a like refund of another, later one', async () => {
    const { client, plan } = await directSubscription()
    await advanceAndRunJobs(daysInMinutes(5))
    await anonymousCaller().post('/leaving/withdraw', { link: signCancellationLink(plan.id), locale: 'fr' })
    await testApp.settle()
    expect(await sentEmails('billing.refunded')).toHaveLength(0)
    const [back] = await creditsOf(plan.personId)
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const order = await placeOrder(client, second, 'plan')
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const charge = await testDb()
      .selectFrom('charge')
      .select('id')
      .orderBy('paidAt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const like = { chargeId: charge.id, amount: back!.amount, reason: 'goodwill' as const }
    await testApp.ports.transact((tx) => refundCharge(testApp.ports, tx, like))
    await testApp.settle()
    expect(await sentEmails('billing.refunded')).toHaveLength(1)
  })

  it('does not say that nothing was charged where a month was, and was given back before', async () => {
    const { plan } = await directSubscription()
    const charge = await testDb().selectFrom('charge').select('id').executeTakeFirstOrThrow()
    await testApp.ports.transact((tx) => refundCharge(testApp.ports, tx, { chargeId: charge.id, reason: 'mistake' }))
    await anonymousCaller().post('/leaving/withdraw', { link: signCancellationLink(plan.id), locale: 'fr' })
    await testApp.settle()
    const text = (await sentEmails('billing.withdrawn')).at(-1)?.text
    expect(text).toContain('Il ne reste rien à vous rendre')
    expect(text).not.toContain('Rien n’avait été prélevé')
  })
})

describe('an end', () => {
  it('of a plan whose month is unpaid is the day on which it is cancelled, not the last paid one', async () => {
    withWebhooks()
    const { client, order, plan } = await directSubscription()
    await replaceCard(client, cards.failsWhenCharged)
    await staySignedIn()
    await advanceAndRunJobs(minutesUntil(plan.currentPeriodEnd))
    await deliverWebhooks()
    await advanceAndRunJobs(62)
    await deliverWebhooks()
    await advanceAndRunJobs(daysInMinutes(3))
    await deliverWebhooks()
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'past_due' })
    const link = signCancellationLink(plan.id)
    const now = testApp.clock.now()
    const shown = (await anonymousCaller().get(`/leaving?link=${link}`)).body
    expect(new Date(shown.cancel.endsAt).getTime()).toBeGreaterThanOrEqual(now.getTime())
    await anonymousCaller().post('/leaving/cancel', { link, locale: 'fr' })
    await sweepPlans(testApp.ports)
    await testApp.settle()
    const declared = (await anonymousCaller().get(`/leaving?link=${link}`)).body
    const { content } = await testDb().selectFrom('leaving').select('content').executeTakeFirstOrThrow()
    expect(new Date(JSON.parse(content).endsAt).getTime()).toBeGreaterThanOrEqual(now.getTime())
    expect(declared.state).toBe('ended')
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended', endReason: 'cancelled' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    const [letter] = await sentEmails('billing.cancelled')
    expect(letter?.text).toContain('le contrat se termine aujourd’hui')
    expect(letter?.text).not.toContain('revenir sur votre décision')
  })

  it('that was asked for stands against an order that was clicked before and never answered', async () => {
    const { client, order } = await answeredQuestion()
    const plan = await subscriptionOfOrder(order.id)
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    expect(quote).toMatchObject({ act: 'early' })
    const path = `POST /v1/subscriptions/${plan.providerId}`
    sandboxControl().responses.fail(path, { status: 503, body: '{"error":{"type":"api_error"}}' }, { times: 9 })
    const { body: first } = await client.post('/me/plan/orders', acceptanceOf(quote))
    expect(first).toMatchObject({ status: 'created', paymentIntent: null })
    sandboxControl().responses.reset()
    await client.post('/me/plan/cancel', { locale: 'fr' })
    await testApp.settle()
    await client.post('/me/plan/orders', acceptanceOf(quote))
    await testApp.settle()
    expect(await subscriptionCharges(plan.id)).toEqual([])
    await advanceAndRunJobs(daysInMinutes(16))
    expect(await subscriptionCharges(plan.id)).toEqual([])
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'ended' })
  })
})
