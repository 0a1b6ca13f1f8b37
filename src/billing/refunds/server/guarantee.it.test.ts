import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  ledgerEntries,
  paymentAtStripe,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  staySignedIn,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { Caller, pay, testApp } from '../../../../test/harness/test-app.ts'
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
  answerAs,
  askQuestion,
  placeOrder,
  questionView,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { guaranteeDays } from '../../../brand.ts'
import { refundCharge, syncRefundsFromStripe } from './refund-charge.ts'

setUpPaymentTestKit()

async function filesOf(mailId: string): Promise<string[]> {
  const rows = await testDb()
    .selectFrom('mail_attachment')
    .select('name')
    .where('mailId', '=', mailId)
    .orderBy('place')
    .execute()
  return rows.map(({ name }) => name)
}

describe('satisfied or money back', () => {
  const claim = (client: Caller, id: string) => client.post(`/questions/${id}/guarantee`, { locale: 'fr' })

  it('in one click, also on a closed question: refund, credit note, plan ended, receipt', async () => {
    const { client, id, order } = await answeredQuestion()
    expect(await questionView(client, id)).toMatchObject({ guarantee: { state: 'open' } })
    await client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' })
    const granted = await claim(client, id)
    expect(granted.body).toMatchObject({ guarantee: { state: 'granted' } })
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'guarantee' })
    await testApp.settle()
    expect((await claim(client, id)).status).toBe(200)
    expect(await questionView(client, id)).toMatchObject({
      payment: 'REFUNDED',
      guarantee: { state: 'granted', returnedAt: null },
    })
    const returnedAt = testApp.clock.now().toISOString()
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    const lines = await ledgerEntries(order.id)
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    await staySignedIn()
    await advanceAndRunJobs(daysInMinutes(16))
    // No longer as if it were under way.
    expect(await questionView(client, id)).toMatchObject({ guarantee: { state: 'granted', returnedAt } })
    expect(await testDb().selectFrom('charge').select('id').where('purchaseId', '=', order.id).execute()).toHaveLength(
      1,
    )
    expect(testApp.jobs.failures).toEqual([])
  })

  it('its letter says what comes back, and of nothing that the client has given up', async () => {
    const { client, id } = await answeredQuestion()
    await claim(client, id)
    await testApp.settle()
    const [letter, ...more] = await sentEmails('billing.guarantee')
    expect(more).toEqual([])
    expect(letter?.text).toContain('3,00\u00a0€ vous sont rendus')
    for (const { subject, text } of [letter!, ...(await sentEmails('questions.closed'))])
      expect(`${subject} ${text}`).not.toMatch(/renonc|résili(?!er, sans motif et sans compte)|abonnement/i)
    expect(await sentEmails('billing.withdrawn')).toEqual([])
    expect(await sentEmails('billing.cancelled')).toEqual([])
  })

  it('before the receipt of the payment has left: no receipt follows, the letter has the invoice and its credit note', async () => {
    const { client, id } = await answeredQuestion()
    await claim(client, id)
    await advanceAndRunJobs(30)
    expect(await sentEmails('questions.charged')).toEqual([])
    const [letter] = await sentEmails('billing.guarantee')
    expect(await filesOf(letter!.id)).toEqual([expect.stringMatching(/^F2026/), expect.stringMatching(/^A2026/)])
  })

  it('after the invoice has left: the letter has the credit note alone', async () => {
    const { client, id } = await answeredQuestion()
    await advanceAndRunJobs(30)
    const [receipt] = await sentEmails('questions.answered')
    expect(await filesOf(receipt!.id)).toEqual([expect.stringMatching(/^F2026/)])
    await claim(client, id)
    await testApp.settle()
    const [letter] = await sentEmails('billing.guarantee')
    expect(await filesOf(letter!.id)).toEqual([expect.stringMatching(/^A2026/)])
  })

  it('17: claimed twice at once, and by the staff at the same moment: one refund', async () => {
    const { client, id, order } = await answeredQuestion()
    const staff = () =>
      testApp.ports.transact((tx) => refundCharge(testApp.ports, tx, { chargeId: order.id, reason: 'goodwill' }))
    await Promise.all([claim(client, id), claim(client, id), staff(), staff()])
    await testApp.settle()
    const refunds = await testApp.ports.payments.listRefunds(order.paymentIntent)
    expect(refunds.map(({ amount }) => amount)).toEqual([300])
    const credits = await testDb().selectFrom('credit').select('amount').where('chargeId', '=', order.id).execute()
    expect(credits).toEqual([{ amount: 300 }])
    expect(
      await testApp.ports.transact((tx) => refundCharge(testApp.ports, tx, { chargeId: order.id, reason: 'goodwill' })),
    ).toBeNull()
    expect(await testDb().selectFrom('invoice').select('kind').where('chargeId', '=', order.id).execute()).toHaveLength(
      2,
    )
    expect(testApp.jobs.failures).toEqual([])
  })

  it('not before the answer, not after its days, and not for somebody else', async () => {
    const made = await capturedOrder()
    expect((await claim(made.client, made.id)).body.code).toBe('claim_not_possible')
    await answerAs(made.helene, made.id, made.token)
    expect((await claim(new Caller(made.helene.token), made.id)).status).toBe(404)
    for (let days = 0; days <= guaranteeDays; days += 5) {
      testApp.clock.advance(5 * 24 * 3_600_000)
      await made.client.get('/me')
    }
    expect((await claim(made.client, made.id)).body.code).toBe('claim_too_late')
    expect(await questionView(made.client, made.id)).toMatchObject({ guarantee: { state: 'none' } })
  })

  it('18: a refund that fails days later is owed, told to the client and to the house, and never lost', async () => {
    const { client, id, order } = await answeredQuestion()
    await claim(client, id)
    await testApp.settle()
    const [refund] = await testApp.ports.payments.listRefunds(order.paymentIntent)
    expect(await testDb().selectFrom('refund').select('state').where('id', '=', order.id).execute()).toEqual([
      { state: 'done' },
    ])
    await advanceAndRunJobs(daysInMinutes(3))
    sandboxControl().failRefund(refund?.id ?? '')
    await advanceAndRunJobs(11)
    await syncRefundsFromStripe(testApp.ports, order.paymentIntent)
    await syncRefundsFromStripe(testApp.ports, order.paymentIntent)
    await testApp.settle()
    expect(await testDb().selectFrom('refund').select('state').where('id', '=', order.id).execute()).toEqual([
      { state: 'failed' },
    ])
    const owed = (await ledgerEntries(order.id)).filter(({ account }) => account === 'refunds_owed')
    expect(owed).toMatchObject([{ amount: -300 }])
    const alerts = await testDb().selectFrom('money_alert').select('kind').where('ref', '=', order.id).execute()
    expect(alerts).toEqual([{ kind: 'refund_failed' }])
    expect(await sentEmails('billing.refund_failed')).not.toEqual([])
  })
})

describe('money that goes back while something else happens', () => {
  const claim = (client: Caller, id: string) => client.post(`/questions/${id}/guarantee`, { locale: 'fr' })
  const sumOf = async (orderId: string) => (await ledgerEntries(orderId)).reduce((sum, { amount }) => sum + amount, 0)

  it('18: the guarantee after a cancellation gives back once and ends the plan at once', async () => {
    const { client, id, order } = await answeredQuestion()
    const plan = await subscriptionOf(order.id)
    await anonymousCaller().post('/leaving/cancel', { link: signCancellationLink(plan.id), locale: 'fr' })
    await testApp.settle()
    expect((await claim(client, id)).body).toMatchObject({ guarantee: { state: 'granted' } })
    await testApp.settle()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'guarantee' })
    expect((await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')).status).toBe('canceled')
    expect(await creditsOf(plan.personId)).toEqual([{ amount: 300, reason: 'guarantee' }])
    expect(await sumOf(order.id)).toBe(0)
    await advanceAndRunJobs(daysInMinutes(20))
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(300)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('18: asked for after a dispute was opened: refused by the provider, owed, and waiting for the bank', async () => {
    const { client, id, order } = await answeredQuestion()
    sandboxControl().openDispute(order.paymentIntent)
    expect((await claim(client, id)).status).toBe(200)
    await testApp.settle()
    expect((await paymentAtStripe(order.paymentIntent)).amountRefunded).toBe(0)
    expect(
      await testDb().selectFrom('refund').select(['state', 'failure']).where('id', '=', order.id).execute(),
    ).toEqual([{ state: 'waits', failure: null }])
    expect((await ledgerEntries(order.id)).filter(({ account }) => account === 'refunds_owed')).toMatchObject([
      { amount: -300 },
    ])
    expect(await sumOf(order.id)).toBe(0)
    expect(await testDb().selectFrom('money_alert').select('kind').where('ref', '=', order.id).execute()).toEqual([])
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'guarantee' })
    expect(await sentEmails('billing.refund_failed')).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('of a month that was ordered early, the guarantee gives the days to come back too', async () => {
    const { client, id, order } = await answeredQuestion()
    const second = await askQuestion(client)
    await client.post(`/questions/${second}/ask-expert`, { locale: 'fr' })
    const early = await placeOrder(client, second, 'plan')
    await settleOrderPayment(client, early.id)
    await testApp.settle()
    await advanceAndRunJobs(daysInMinutes(5))
    await claim(client, id)
    await testApp.settle()
    const plan = await subscriptionOf(order.id)
    expect(plan).toMatchObject({ state: 'ended', endReason: 'guarantee' })
    const credits = await creditsOf(plan.personId)
    expect(credits.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([300, 2900 - Math.floor(2900 / 6)])
    expect((await sentEmails('billing.guarantee')).at(-1)?.text).toContain('27,17')
    expect(testApp.jobs.failures).toEqual([])
  })
})

describe('cards that are tried one after the other', () => {
  it('six refusals within an hour end the order, tell the house, and close the till for that hour', async () => {
    withWebhooks()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    for (let card = 0; card < 6; card += 1) {
      await pay(order, '4000000000000002')
      await sandboxControl().webhooks.idle()
      await testApp.settle()
    }
    expect((await purchaseRow(order.id)).lastError).toBe('too_many_attempts')
    expect((await paymentAtStripe(order.paymentIntent)).status).toBe('canceled')
    const alerts = testDb().selectFrom('money_alert').select(['kind', 'ref']).where('kind', '=', 'card_testing')
    expect(await alerts.execute()).toHaveLength(1)
    const { body: quote } = await client.post(`/questions/${id}/quote`, { kind: 'first' })
    const again = () =>
      client.post(`/questions/${id}/order`, {
        quoteId: quote.id,
        signature: quote.signature,
        accepted: { terms: true, startNow: true },
        locale: 'fr',
      })
    expect((await again()).status).toBe(429)
    testApp.clock.advance(61 * 60_000)
    expect((await again()).status).not.toBe(429)
  })

  it('a person who mistypes some times, then pays, is let through', async () => {
    withWebhooks()
    const { client, id } = await readyToOrder()
    const order = await placeOrder(client, id)
    for (let card = 0; card < 4; card += 1) await pay(order, '4000000000000002')
    await sandboxControl().webhooks.idle()
    await testApp.settle()
    await pay(order, unusedCard())
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'held' })
    expect(await testDb().selectFrom('money_alert').select('kind').execute()).toEqual([])
  })
})

describe('one introductory offer', () => {
  it('for one mailbox, however its address is spelt and whichever card pays', async () => {
    const name = `camille${randomUUID().slice(0, 8)}`
    const first = await readyToOrder(`${name}@gmail.com`)
    const order = await placeOrder(first.client, first.id)
    await pay(order, unusedCard())
    expect(await settleOrderPayment(first.client, order.id)).toMatchObject({ status: 'held' })
    const dotted = `${name.slice(0, 3)}.${name.slice(3)}+encore@googlemail.com`
    const second = await readyToOrder(dotted)
    const again = await placeOrder(second.client, second.id)
    await pay(again, unusedCard())
    expect(await settleOrderPayment(second.client, again.id)).toMatchObject({ lastError: 'first_offer_used_by_email' })
    await testApp.settle()
    expect((await paymentAtStripe(again.paymentIntent)).status).toBe('canceled')
  })
})
