import { describe, expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  directSubscription,
  purchaseRow,
  setUpPaymentTestKit,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { expert, pay, testApp } from '../../../../test/harness/test-app.ts'
import {
  acceptAs,
  answerAs,
  heldOrder,
  quoteFor,
  readyToOrder,
  settleOrderPayment,
  unusedCard,
} from '../../../../test/scenarios/main-path.ts'

setUpPaymentTestKit()

const days = (count: number) => count * 24 * 60
const alerts = () => testDb().selectFrom('money_alert').select(['kind', 'ref', 'detail']).execute()

/** As a new start with other prices in the configuration does it, at the provider too. */
async function priceBecomes(plan: number, copilot = 20_000) {
  Object.assign(testApp.ports.config, { PLAN_PRICE: plan, COPILOT_PRICE: copilot })
  await testApp.ports.payments.ensureCatalogue([
    { lookupKey: 'plan_monthly', name: 'Plan', amount: plan, currency: 'eur' },
    { lookupKey: 'copilot_monthly', name: 'Copilot', amount: copilot, currency: 'eur' },
  ])
}

describe('what was quoted is what is charged', () => {
  it('the first month, where the price rose between the hold and the acceptance', async () => {
    const helene = await expert()
    const { id, order } = await heldOrder()
    await priceBecomes(3900)
    await answerAs(helene, id, await acceptAs(helene, id))
    await testApp.settle()
    const plan = await subscriptionOfOrder(order.id)
    expect(plan).toMatchObject({ state: 'first_period', price: 2900 })
    await advanceAndRunJobs(days(14) + 70)
    await advanceAndRunJobs(days(1) + 70)
    expect(await subscriptionCharges(plan.id)).toMatchObject([{ kind: 'plan', amount: 2900 }])
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ state: 'active', price: 2900, plan: 'plan' })
    expect(await alerts()).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('a plan without a first period, where the price rose between the quote and the click', async () => {
    const { client, id } = await readyToOrder()
    const quote = await quoteFor(client, id, 'plan')
    await priceBecomes(3900)
    const { body: order } = await client.post(`/questions/${id}/order`, {
      quoteId: quote.id,
      signature: quote.signature,
      accepted: { terms: true, startNow: true },
      locale: 'fr',
    })
    await pay(order, unusedCard())
    expect(await settleOrderPayment(client, order.id)).toMatchObject({ status: 'captured', quote: { today: 2900 } })
    await testApp.settle()
    expect(await subscriptionCharges((await subscriptionOfOrder(order.id)).id)).toMatchObject([{ amount: 2900 }])
    expect(await alerts()).toEqual([])
  })

  it('the copilot, from the quote to the months that follow', async () => {
    const { client, order, plan } = await directSubscription()
    const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
    await priceBecomes(2900, 25_000)
    const accepted = { quoteId: quote.id, signature: quote.signature, terms: true, startNow: true, locale: 'fr' }
    const { body: ordered } = await client.post('/me/plan/orders', accepted)
    await testApp.settle()
    expect(await purchaseRow(ordered.id)).toMatchObject({ status: 'captured', amount: quote.today })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ plan: 'copilot', price: 20_000 })
    await advanceAndRunJobs(days(32))
    await advanceAndRunJobs(70)
    expect((await subscriptionCharges(plan.id)).at(-1)).toMatchObject({ kind: 'copilot', amount: 20_000 })
    expect(await alerts()).toEqual([])
  })

  it('the smaller plan, at the price of the day on which it was asked for', async () => {
    const { client, order, plan } = await directSubscription(unusedCard(), 'copilot')
    expect((await client.post('/me/plan/downgrade', { locale: 'fr' })).status).toBe(200)
    await priceBecomes(3900)
    await testApp.settle()
    await advanceAndRunJobs(days(32))
    await advanceAndRunJobs(70)
    expect((await subscriptionCharges(plan.id)).at(-1)).toMatchObject({ kind: 'plan', amount: 2900 })
    expect(await subscriptionOfOrder(order.id)).toMatchObject({ plan: 'plan', price: 2900 })
    expect(await alerts()).toEqual([])
  })

  it('a plan that was begun before the provider’s price had another amount is still known by its name', async () => {
    const { order } = await directSubscription()
    await priceBecomes(3900)
    const { providerId } = await subscriptionOfOrder(order.id)
    const subscription = await testApp.ports.payments.retrieveSubscription(providerId ?? '')
    expect(subscription).toMatchObject({ price: 'plan_monthly', amount: 2900 })
    const [invoice] = await testApp.ports.payments.listInvoices({ subscription: subscription.id })
    expect(invoice?.lines).toMatchObject([{ price: 'plan_monthly', amount: 2900 }])
  })
})
