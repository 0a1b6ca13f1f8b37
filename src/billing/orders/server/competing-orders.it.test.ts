import { expect, it } from 'vitest'
import {
  directSubscription,
  setUpPaymentTestKit,
  subscriptionCharges,
  testDb,
} from '../../../../test/harness/payment-test-kit.ts'
import { testApp } from '../../../../test/harness/test-app.ts'

setUpPaymentTestKit()

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

const orderOf = (quote: { id: string; signature: string }) => ({
  quoteId: quote.id,
  signature: quote.signature,
  terms: true,
  startNow: true,
  locale: 'fr',
})

it('a change charged for an order that another window has replaced is recorded once, and neither click fails', async () => {
  const { client, plan } = await directSubscription()
  const { body: quote } = await client.post('/me/plan/quote', { kind: 'copilot' })
  const { body: other } = await client.post('/me/plan/quote', { kind: 'copilot' })
  const { payments } = testApp.ports
  const { previewSubscriptionChange, changeSubscription } = payments
  const [firstWaits, secondWaits, firstCharged, secondAnswered] = [gate(), gate(), gate(), gate()]
  let previews = 0
  Object.assign(payments, {
    async previewSubscriptionChange(...change: Parameters<typeof previewSubscriptionChange>) {
      previews += 1
      if (previews > 1) {
        secondWaits.open()
        await firstCharged.opened
        return previewSubscriptionChange(...change)
      }
      const due = await previewSubscriptionChange(...change)
      firstWaits.open()
      await secondWaits.opened
      return due
    },
    async changeSubscription(...change: Parameters<typeof changeSubscription>) {
      const started = await changeSubscription(...change)
      firstCharged.open()
      await secondAnswered.opened
      return started
    },
  })
  const first = client.post('/me/plan/orders', orderOf(quote))
  await firstWaits.opened
  const second = await client.post('/me/plan/orders', orderOf(other))
  secondAnswered.open()
  expect(await first).toMatchObject({ status: 200, body: { status: 'voided', lastError: 'quote_changed' } })
  expect([second.status, second.body.status]).toEqual([200, 'captured'])
  await testApp.settle()
  const orders = await testDb().selectFrom('purchase').select('status').where('kind', '=', 'copilot').execute()
  expect(orders.map(({ status }) => status).sort()).toEqual(['captured', 'voided'])
  expect((await subscriptionCharges(plan.id)).map(({ kind }) => kind).sort()).toEqual(['change', 'plan'])
  expect(testApp.jobs.failures).toEqual([])
})
