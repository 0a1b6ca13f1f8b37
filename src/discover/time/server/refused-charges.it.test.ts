import { expect, it } from 'vitest'
import { cards } from '../../../../packages/stripe-sandbox/testing/sandbox.ts'
import {
  deliverWebhooks,
  directSubscription,
  passRenewal,
  purchaseRow,
  replaceCard,
  setUpPaymentTestKit,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { pay, testApp } from '../../../../test/harness/test-app.ts'
import { placeOrder, readyToOrder, settleOrderPayment } from '../../../../test/scenarios/main-path.ts'
import type { Person } from '../../../api/actor.ts'
import { timeView } from './move-time.ts'

setUpPaymentTestKit()

const refusedTo = async (personId: string) => {
  const { happened } = await timeView(testApp.ports, { kind: 'person', personId } as Person)
  return happened.flatMap((entry) => (entry.kind === 'hold' && entry.what === 'refused' ? [entry] : []))
}

it('shows the card that a bank refused at an order', async () => {
  withWebhooks()
  const { client, id } = await readyToOrder()
  const order = await placeOrder(client, id)
  await pay(order, cards.declined).catch(() => {})
  await settleOrderPayment(client, order.id)
  await deliverWebhooks()
  const { personId, reference } = await purchaseRow(order.id)
  expect(await refusedTo(personId)).toMatchObject([{ amount: 300, reference }])
})

it('shows the month that a bank refused, and to nobody else', async () => {
  withWebhooks()
  const { client, plan, order } = await directSubscription()
  await replaceCard(client, cards.failsWhenCharged)
  await passRenewal(plan.currentPeriodEnd)
  const { reference } = await purchaseRow(order.id)
  expect(await refusedTo(plan.personId)).toMatchObject([{ amount: 2900, reference }])
  expect(await refusedTo('somebody-else')).toEqual([])
})
