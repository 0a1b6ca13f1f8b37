import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  directSubscription,
  paymentAtStripe,
  purchaseRow,
  setUpPaymentTestKit,
  stripeObjectsOf,
  subscriptionCharges,
  subscriptionRows,
} from '../../../../test/harness/payment-test-kit.ts'
import { Caller, emailsReadBy, expert, pay, testApp } from '../../../../test/harness/test-app.ts'
import { creditsOf } from '../../../../test/scenarios/cancellation.ts'
import {
  acceptAs,
  answerAs,
  placeOrder,
  questionView,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'
import { createAccount } from '../../../accounts/server/people.ts'

setUpPaymentTestKit()

describe('an account that turns out to be the visitor’s', () => {
  async function joins(client: Caller, email: string) {
    testApp.clock.advance(1000)
    await client.post('/sign-in/link', { email, locale: 'fr' })
    await testApp.settle()
    const letter = (await emailsReadBy(email)).findLast(({ text }) => text.includes('#token='))
    const token = /#token=([\w-]{16,})/.exec(letter?.text ?? '')?.[1]
    const opened = await client.post('/sign-in/link/open', { token, withoutPassword: true })
    expect(opened.status).toBe(200)
    return new Caller(opened.body.token)
  }

  it('sees the order, the plan and the invoice, and has had its introductory offer', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(testApp.ports, { email, locale: 'fr' })
    const helene = await expert()
    const { client, id } = await readyToOrder(email)
    const order = await placeOrder(client, id)
    await pay(order, unusedCard())
    await settleOrderPayment(client, order.id)
    await testApp.settle()
    const member = await joins(client, email)
    expect(await settleOrderPayment(member, order.id)).toMatchObject({ status: 'held' })
    await acceptAs(helene, id)
    await testApp.settle()
    expect((await member.get('/me/subscription')).body).toMatchObject({
      subscription: { state: 'first_period' },
      invoices: [{ total: 300 }],
    })
    expect((await member.get('/me/offers')).body.kinds).toEqual([])
    expect((await stripeObjectsOf(order.paymentIntent)).subscriptions).toHaveLength(1)
    expect(await questionView(member, id)).toMatchObject({ orderId: order.id, payment: 'CAPTURED' })
  })

  it('has what either of them asked a quote for', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(testApp.ports, { email, locale: 'fr' })
    const wishes = ['Un notaire pour la succession de ma tante.', 'Un fiscaliste pour la vente de la maison.']
    const asks = async (wish = '') => {
      const { client } = await readyToOrder(email)
      expect((await client.post('/me/services', { wish, locale: 'fr' })).status).toBe(200)
      return joins(client, email)
    }
    await asks(wishes[0])
    const member = await asks(wishes[1])
    const { services } = (await member.get('/me/services')).body
    expect(services.filter(({ state }: { state: string }) => state === 'requested')).toHaveLength(1)
    expect(JSON.stringify(services)).toContain(JSON.stringify(wishes.join('\n\n')).slice(1, -1))
  })

  it('and that has a plan keeps one plan, and is never charged for the visitor’s', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(testApp.ports, { email, locale: 'fr' })
    const helene = await expert()
    const taken = async (address: string) => {
      const { client, id } = await readyToOrder(address)
      const order = await placeOrder(client, id)
      await pay(order, unusedCard())
      await settleOrderPayment(client, order.id)
      await testApp.settle()
      await acceptAs(helene, id)
      await testApp.settle()
      return { client, id, order }
    }
    const first = await taken(email)
    const member = await joins(first.client, email)
    const second = await taken(`${randomUUID()}@elsewhere.test`)
    const again = await joins(second.client, email)
    await advanceAndRunJobs(11)
    expect(await questionView(again, second.id)).toMatchObject({ payment: 'CAPTURED' })
    const [kept] = await subscriptionRows(first.order.id)
    const [ended] = await subscriptionRows(second.order.id)
    expect([kept?.state, ended?.state]).toEqual(['first_period', 'ended'])
    expect((await stripeObjectsOf(second.order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
    expect((await stripeObjectsOf(first.order.paymentIntent)).subscriptions).toMatchObject([{ status: 'trialing' }])
    expect((await member.get('/me/subscription')).body).toMatchObject({
      subscription: { id: kept?.id, state: 'first_period' },
      invoices: [{}, {}],
    })
  })

  async function orderPlan(client: Caller) {
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'plan' })
    const accepted = { terms: true, startNow: true, locale: 'fr' }
    return (await client.post('/me/plan/orders', { quoteId: quote.id, signature: quote.signature, ...accepted })).body
  }
  async function memberWithUnpaidPlan() {
    const email = `${randomUUID()}@member.test`
    await createAccount(testApp.ports, { email, locale: 'fr' })
    const member = await joins((await readyToOrder()).client, email)
    return { email, order: await orderPlan(member) }
  }

  it('keeps the plan that the visitor has paid, not the one that the account never paid', async () => {
    const { email, order: unpaid } = await memberWithUnpaidPlan()
    const { client, order } = await directSubscription()
    const member = await joins(client, email)
    await advanceAndRunJobs(11)
    expect((await subscriptionRows(order.id))[0]).toMatchObject({ state: 'active' })
    expect((await subscriptionRows(unpaid.id))[0]).toMatchObject({ state: 'ended', endReason: 'replaced' })
    expect((await member.get('/me/subscription')).body.subscription).toMatchObject({ state: 'active' })
    expect((await stripeObjectsOf(order.paymentIntent)).subscriptions).toMatchObject([{ status: 'active' }])
  })

  it('can be entered although both have an unpaid order of a plan: one of them stays', async () => {
    const { email, order } = await memberWithUnpaidPlan()
    const { client } = await readyToOrder()
    const theirs = await orderPlan(client)
    await joins(client, email)
    expect((await purchaseRow(order.id)).status).toBe('created')
    expect((await purchaseRow(theirs.id)).status).toBe('voided')
    await advanceAndRunJobs(11)
    expect((await paymentAtStripe(theirs.paymentIntent)).status).toBe('canceled')
  })

  it('is not charged twice for the same days: what a visitor paid ahead beside the account’s plan goes back', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(testApp.ports, { email, locale: 'fr' })
    const first = await directSubscription()
    await joins(first.client, email)
    const second = await directSubscription()
    await advanceAndRunJobs(3 * 24 * 60)
    const member = await joins(second.client, email)
    await testApp.settle()
    const [kept] = await subscriptionRows(first.order.id)
    const [ended] = await subscriptionRows(second.order.id)
    expect(kept).toMatchObject({ state: 'active' })
    expect(ended).toMatchObject({ state: 'ended', endReason: 'replaced' })
    expect((await stripeObjectsOf(second.order.paymentIntent)).subscriptions).toMatchObject([{ status: 'canceled' }])
    expect(await subscriptionCharges(kept?.id ?? '')).toMatchObject([{ amount: 2900, credited: 0 }])
    expect(await subscriptionCharges(ended?.id ?? '')).toMatchObject([{ amount: 2900, credited: 2610 }])
    expect(await creditsOf(kept?.personId ?? '')).toEqual([{ amount: 2610, reason: 'mistake' }])
    expect((await paymentAtStripe(second.order.paymentIntent)).amountRefunded).toBe(2610)
    expect((await member.get('/me/subscription')).body.invoices).toHaveLength(3)
    await advanceAndRunJobs(40 * 24 * 60)
    expect(await subscriptionCharges(ended?.id ?? '')).toHaveLength(1)
    expect(testApp.jobs.failures).toEqual([])
  })

  it('has the guarantee once, also where the visitor has had it before', async () => {
    const email = `${randomUUID()}@member.test`
    await createAccount(testApp.ports, { email, locale: 'fr' })
    const helene = await expert()
    const answeredFor = async (address: string) => {
      const { client, id } = await readyToOrder(address)
      const order = await placeOrder(client, id)
      await pay(order, unusedCard())
      await settleOrderPayment(client, order.id)
      await testApp.settle()
      await answerAs(helene, id, await acceptAs(helene, id))
      await testApp.settle()
      return { client, id, order }
    }
    const own = await answeredFor(email)
    await joins(own.client, email)
    const other = await answeredFor(`${randomUUID()}@elsewhere.test`)
    expect((await other.client.post(`/questions/${other.id}/guarantee`, { locale: 'fr' })).status).toBe(200)
    const member = await joins(other.client, email)
    expect(await questionView(member, own.id)).toMatchObject({ guarantee: { state: 'none' } })
    const second = await member.post(`/questions/${own.id}/guarantee`, { locale: 'fr' })
    expect(second).toMatchObject({ status: 409, body: { code: 'claim_not_possible' } })
    await testApp.settle()
    expect((await paymentAtStripe(own.order.paymentIntent)).amountRefunded).toBe(0)
  })
})
