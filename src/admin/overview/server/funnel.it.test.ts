import { expect, it } from 'vitest'
import {
  advanceAndRunJobs,
  capturedOrder,
  sandboxControl,
  setUpPaymentTestKit,
  subscriptionOfOrder,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { Caller, testApp, visitor } from '../../../../test/harness/test-app.ts'
import { answerAs } from '../../../../test/scenarios/main-path.ts'
import { member } from '../../server/testing.ts'

setUpPaymentTestKit()

async function nextMonth(orderId: string): Promise<void> {
  const { currentPeriodEnd } = await subscriptionOfOrder(orderId)
  await advanceAndRunJobs((currentPeriodEnd.getTime() - testApp.clock.now().getTime()) / 60_000)
  await advanceAndRunJobs(61)
  await sandboxControl().webhooks.idle()
  await testApp.settle()
}

const rows = async (days = 90) => (await (await member('support')).get(`/admin/funnel?days=${days}`)).body.rows

it('follows a question from being asked to the paid month, by category and language', async () => {
  withWebhooks()
  const { helene, id, order, token } = await capturedOrder()
  await answerAs(helene, id, token)
  const way = { category: 'logement', locale: 'fr', asked: 1, preview: 0, email: 1, held: 1, accepted: 1, answered: 1 }
  expect(await rows()).toEqual([{ ...way, kept: 0 }])
  await nextMonth(order.id)
  expect(await rows()).toEqual([{ ...way, kept: 1 }])
  // Later months must not count again.
  await nextMonth(order.id)
  expect(await rows()).toEqual([{ ...way, kept: 1 }])
  expect(await rows(1)).toEqual([])
})

it('counts an address once, and none where nothing was asked', async () => {
  const client = await visitor()
  const leave = (email: string) => client.post('/me/email-capture', { email, locale: 'en', marketing: false })
  await leave('robin@client.test')
  expect(await rows()).toEqual([])
  const other = await visitor()
  const asked = {
    text: 'My landlord keeps my deposit, what can I do about it now?',
    category: 'logement',
    locale: 'en',
  }
  await other.post('/questions', asked)
  for (const email of ['sam@client.test', 'sam@elsewhere.test'])
    await other.post('/me/email-capture', { email, locale: 'en', marketing: false })
  await testApp.settle()
  expect(await rows()).toMatchObject([{ category: 'logement', locale: 'en', asked: 1, email: 1, held: 0 }])
})

it('is for the staff', async () => {
  for (const caller of [new Caller(null), await visitor(), await member('expert')])
    expect((await caller.get('/admin/funnel')).body).toMatchObject({ status: 404, code: 'not_found' })
})
