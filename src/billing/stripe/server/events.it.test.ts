import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  advanceAndRunJobs,
  purchaseRow,
  sandboxControl,
  setUpPaymentTestKit,
  subscriptionCharges,
  subscriptionOfOrder,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { pay, testApp } from '../../../../test/harness/test-app.ts'
import { placeOrder, readyToOrder, unusedCard } from '../../../../test/scenarios/main-path.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import { handleEvents } from './events.ts'

setUpPaymentTestKit()

const unhandled = () =>
  testDb().selectFrom('provider_event').select(['id', 'type']).where('handledAt', 'is', null).execute()

afterEach(() => void vi.restoreAllMocks())

/** Paid in a tab that was closed: only the provider's events tell of it. */
async function paidUnseen() {
  withWebhooks()
  const { client, id } = await readyToOrder()
  const order = await placeOrder(client, id, 'plan')
  await testApp.settle()
  await pay(order, unusedCard())
  await sandboxControl().webhooks.idle()
  return order
}

const customer = async () =>
  (await testDb().selectFrom('customer').select('providerId').executeTakeFirstOrThrow()).providerId

/** One more event of the same customer is stored. */
async function told(id: string, type: string, about: { payment?: string; subscription?: string | null }) {
  const now = testApp.clock.now()
  const kept = { objectId: id, livemode: false, apiVersion: null, bodySha256: 'x', createdAt: now }
  await testDb()
    .insertInto('provider_event')
    .values({
      id,
      type,
      aggregate: await customer(),
      payment: about.payment ?? null,
      subscription: about.subscription ?? null,
      receivedAt: now,
      handledAt: null,
      ...kept,
    })
    .execute()
}

describe('the events of one payment', () => {
  it('a dozen at once are one look at the provider, and all of them are handled', async () => {
    const order = await paidUnseen()
    expect((await unhandled()).length).toBeGreaterThan(3)
    const looks = vi.spyOn(testApp.ports.payments, 'retrieveSubscription')
    await testApp.jobs.runDue(testApp.clock.now())
    expect(looks).toHaveBeenCalledTimes(1)
    expect(await unhandled()).toEqual([])
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
    expect(await subscriptionCharges((await subscriptionOfOrder(order.id)).id)).toMatchObject([{ amount: 2900 }])
  })

  it('one that cannot be handled keeps no other from being handled, and is tried again', async () => {
    const order = await paidUnseen()
    await told('evt_other', 'charge.succeeded', { payment: 'pi_of_somebody' })
    const silent = new PaymentsError('unavailable', 'silent')
    const look = vi.spyOn(testApp.ports.payments, 'retrieveSubscription').mockRejectedValue(silent)
    await testApp.jobs.runDue(testApp.clock.now())
    const left = (await unhandled()).map(({ id }) => id)
    expect(left.length).toBeGreaterThan(3)
    expect(left).not.toContain('evt_other')
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'created' })
    look.mockRestore()
    testApp.clock.advance(10_000)
    await testApp.jobs.runDue(testApp.clock.now())
    expect(await unhandled()).toEqual([])
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
  })

  it('those whose job is lost are found by the reconciliation, also where an older version kept them', async () => {
    const order = await paidUnseen()
    testApp.jobs.handle('billing.event', async () => {})
    await testDb().updateTable('provider_event').set({ aggregate: null, payment: null, subscription: null }).execute()
    await testApp.jobs.runDue(testApp.clock.now())
    expect((await unhandled()).length).toBeGreaterThan(3)
    await advanceAndRunJobs(11)
    expect(await unhandled()).toEqual([])
    expect(await purchaseRow(order.id)).toMatchObject({ status: 'captured' })
  })

  it('what comes while they are looked at makes one more look, in which nothing is missed', async () => {
    const order = await paidUnseen()
    const [plan] = await testDb().selectFrom('subscription').selectAll().where('purchaseId', '=', order.id).execute()
    const aggregate = await customer()
    let late = 0
    const real = testApp.ports.payments.retrieveSubscription.bind(testApp.ports.payments)
    vi.spyOn(testApp.ports.payments, 'retrieveSubscription').mockImplementation(async (id) => {
      const seen = await real(id)
      if (late++ === 0) {
        await told('evt_late', 'customer.subscription.updated', { subscription: plan?.providerId ?? null })
        await handleEvents(testApp.ports, aggregate)
      }
      return seen
    })
    await handleEvents(testApp.ports, aggregate)
    expect(late).toBe(2)
    expect(await unhandled()).toEqual([])
  })
})
