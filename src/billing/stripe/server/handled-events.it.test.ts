import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makePayable } from '../../../../test/fixtures/payable-expert.ts'
import {
  advanceAndRunJobs,
  capturedOrder,
  deliverWebhooks,
  directSubscription,
  paymentAtStripe,
  replaceCard,
  sandboxControl,
  setUpPaymentTestKit,
  subscriptionCharges,
  testDb,
  withWebhooks,
} from '../../../../test/harness/payment-test-kit.ts'
import { type Caller, expert, testApp } from '../../../../test/harness/test-app.ts'
import { creditsOf, subscriptionOf } from '../../../../test/scenarios/cancellation.ts'
import { unusedCard } from '../../../../test/scenarios/main-path.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import { reconcileLedger } from '../../ledger/server/reconcile-ledger.ts'
import { recordEarning } from '../../payouts/server/earnings.ts'
import { preparePayouts } from '../../payouts/server/payouts.ts'
import { insertRun } from '../../payouts/server/store.ts'
import { signLink } from '../../server/signed-link.ts'
import { tryLockCardChange } from '../../server/store.ts'

setUpPaymentTestKit()

const alerts = () => testDb().selectFrom('money_alert').select(['kind', 'ref']).execute()
afterEach(() => void vi.restoreAllMocks())

describe('a card that was confirmed in a tab which then closed', () => {
  const failing = '4000000000000341'
  async function unpaid() {
    withWebhooks()
    const made = await directSubscription()
    await replaceCard(made.client, failing)
    testApp.clock.advance(made.plan.currentPeriodEnd.getTime() - testApp.clock.now().getTime() + 60_000)
    sandboxControl().tick()
    await deliverWebhooks()
    await advanceAndRunJobs(61)
    await deliverWebhooks()
    expect(await subscriptionOf(made.order.id)).toMatchObject({ state: 'past_due' })
    // From the letter about it: nobody is signed in any more after a month.
    const expiresAt = new Date(testApp.clock.now().getTime() + 3_600_000)
    const link = { purpose: 'card', subscriptionId: made.plan.id, expiresAt } as const
    return { ...made, door: `/plan-links/${signLink(testApp.ports.config.SECRET_KEY, link)}/card` }
  }
  /** As the page does it, up to the bank's answer. */
  const confirmOnly = (client: Caller, number: string, door: string) => {
    const post = (path: string, body?: unknown) => (path.endsWith('/use') ? null : client.post(path, body))
    return replaceCard({ post } as unknown as Caller, number, door)
  }

  it('pays what is open and what comes next', async () => {
    const { client, order, plan, door } = await unpaid()
    await confirmOnly(client, unusedCard(), door)
    await deliverWebhooks()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toMatchObject([{ amount: 2900 }, { amount: 2900 }])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('that its bank refuses leaves the plan unpaid, and the event is handled', async () => {
    const { client, order, plan, door } = await unpaid()
    await confirmOnly(client, failing, door)
    await deliverWebhooks()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'past_due' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(1)
    expect(await waiting()).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  const waiting = () => testDb().selectFrom('provider_event').select('type').where('handledAt', 'is', null).execute()

  it('is taken later where the provider is down at that moment', async () => {
    const { client, order, plan, door } = await unpaid()
    const down = new PaymentsError('unavailable', 'down')
    const keeps = vi.spyOn(testApp.ports.payments, 'setDefaultCard').mockRejectedValue(down)
    await confirmOnly(client, unusedCard(), door)
    await deliverWebhooks()
    expect(keeps).toHaveBeenCalled()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'past_due' })
    expect(await waiting()).toEqual([{ type: 'setup_intent.succeeded' }])
    keeps.mockRestore()
    await advanceAndRunJobs(1)
    await deliverWebhooks()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  it('and that the provider will never take is given up, and its event handled', async () => {
    const { client, order, door } = await unpaid()
    const gone = new PaymentsError('invalid', 'No such payment method', { code: 'resource_missing' })
    const keeps = vi.spyOn(testApp.ports.payments, 'setDefaultCard').mockRejectedValue(gone)
    expect(await replaceCard(client, unusedCard(), door)).toMatchObject({
      status: 409,
      body: { code: 'card_not_confirmed' },
    })
    await deliverWebhooks()
    expect(keeps).toHaveBeenCalled()
    expect(await waiting()).toEqual([])
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'past_due' })
    expect(testApp.jobs.failures).toEqual([])
  })

  it('does not take the place of one that was given since, whose own event is lost', async () => {
    const { client, plan, door } = await unpaid()
    const cardNow = async () => (await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')).paymentMethod
    sandboxControl().webhooks.hold()
    await confirmOnly(client, unusedCard(), door)
    await advanceAndRunJobs(2)
    sandboxControl().webhooks.drop(({ type }) => type === 'setup_intent.succeeded')
    expect(await replaceCard(client, unusedCard(), door)).toMatchObject({ status: 200, body: { paid: true } })
    const given = await cardNow()
    await sandboxControl().webhooks.release('as they came')
    await deliverWebhooks()
    expect(await cardNow()).toBe(given)
    expect(await waiting()).toEqual([])
  })

  it('is taken for a plan that came to an account with a customer of its own', async () => {
    const { client, order, plan, door } = await unpaid()
    const other = await directSubscription()
    await testDb()
      .updateTable('customer')
      .set({ personId: randomUUID() })
      .where('personId', '=', plan.personId)
      .execute()
      .catch(() => testDb().deleteFrom('customer').where('personId', '=', plan.personId).execute())
    expect(other.plan.personId).not.toBe(plan.personId)
    await confirmOnly(client, unusedCard(), door)
    await deliverWebhooks()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'active' })
  })

  it('waits for its turn while another process takes it, whoever tells of it', async () => {
    const { client, order, plan, door } = await unpaid()
    const letGo = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const other = testDb()
      .transaction()
      .execute(async (tx) => {
        expect(await tryLockCardChange(tx, plan.id)).toBe(true)
        held.resolve()
        await letGo.promise
      })
    await held.promise
    const keeps = vi.spyOn(testApp.ports.payments, 'setDefaultCard')
    const answer = await replaceCard(client, unusedCard(), door)
    expect(answer).toMatchObject({ status: 503, body: { code: 'payments_unavailable', retry: true } })
    await deliverWebhooks()
    expect(keeps).not.toHaveBeenCalled()
    expect(await waiting()).toEqual([{ type: 'setup_intent.succeeded' }])
    letGo.resolve()
    await other
    await advanceAndRunJobs(1)
    await deliverWebhooks()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect(await waiting()).toEqual([])
  })

  it('is not taken for a plan that came after the one it was for', async () => {
    const { plan } = await unpaid()
    const { customer } = await testApp.ports.payments.retrieveSubscription(plan.providerId ?? '')
    const keeps = vi.spyOn(testApp.ports.payments, 'setDefaultCard')
    const form = await testApp.ports.payments.createSetupIntent({
      key: 'earlier',
      customer,
      subscription: 'sub_earlier',
    })
    const post = async (path: string) => (path.endsWith('/use') ? null : { status: 200, body: form })
    await replaceCard({ post } as unknown as Caller, unusedCard())
    await deliverWebhooks()
    expect(keeps).not.toHaveBeenCalled()
    expect(await waiting()).toEqual([])
    expect(testApp.jobs.failures).toEqual([])
  })

  it('is taken once where the page stays open', async () => {
    const { client, order, plan, door } = await unpaid()
    expect(await replaceCard(client, unusedCard(), door)).toMatchObject({ status: 200, body: { paid: true } })
    await deliverWebhooks()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'active' })
    expect(await subscriptionCharges(plan.id)).toHaveLength(2)
    expect(testApp.jobs.failures).toEqual([])
  })
})

describe('a part given back on the provider’s own page', () => {
  for (const told of [true, false])
    it(`is written down with its credit note, and told to the house (${told ? 'by its event' : 'by night'})`, async () => {
      if (told) withWebhooks()
      const { order } = await capturedOrder()
      await advanceAndRunJobs(20)
      await testApp.ports.payments.refund({ claimId: 'by-hand', paymentIntent: order.paymentIntent, amount: 100 })
      if (told) await deliverWebhooks()
      await advanceAndRunJobs(15)
      expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: told ? 0 : 1 })
      expect(await reconcileLedger(testApp.ports)).toEqual({ drifts: 0 })
      const { personId } = await subscriptionOf(order.id)
      expect(await creditsOf(personId)).toEqual([{ amount: 100, reason: 'goodwill' }])
      const notes = testDb().selectFrom('invoice').select('total').where('kind', '=', 'credit_note')
      expect(await notes.execute()).toEqual([{ total: -100 }])
      expect(await testDb().selectFrom('refund').select(['state', 'amount']).execute()).toEqual([
        { state: 'done', amount: 100 },
      ])
      expect(await alerts()).toEqual([{ kind: 'drift', ref: `refund_differs:${order.id}` }])
      expect(await paymentAtStripe(order.paymentIntent)).toMatchObject({ amountRefunded: 100 })
      expect(await subscriptionOf(order.id)).toMatchObject({ state: 'first_period' })
      expect(testApp.jobs.failures).toEqual([])
    })
})

describe('a first question given back whole on the provider’s own page', () => {
  it('is written down once, told to the house, and owed where the card could not receive it', async () => {
    withWebhooks()
    const { order } = await capturedOrder()
    const { id } = await testApp.ports.payments.refund({ claimId: 'by-hand', paymentIntent: order.paymentIntent })
    await deliverWebhooks()
    const { personId } = await subscriptionOf(order.id)
    expect(await creditsOf(personId)).toEqual([{ amount: 300, reason: 'goodwill' }])
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'refunded' })
    expect(await alerts()).toEqual([{ kind: 'drift', ref: `refund_differs:${order.id}` }])
    sandboxControl().failRefund(id)
    await deliverWebhooks()
    expect(await testDb().selectFrom('refund').select(['state', 'amount']).execute()).toEqual([
      { state: 'failed', amount: 300 },
    ])
    const owed = testDb().selectFrom('ledger_entry').select('amount').where('account', '=', 'refunds_owed')
    expect(await owed.execute()).toEqual([{ amount: -300 }])
    expect((await alerts()).map(({ kind }) => kind)).toContain('refund_failed')
    expect(testApp.jobs.failures).toEqual([])
  })
})

describe('an early inquiry of a bank', () => {
  it('leaves the plan as it is; the dispute that may follow ends it', async () => {
    withWebhooks()
    const { order } = await capturedOrder()
    const { payments } = testApp.ports
    const read = payments.retrieveDispute.bind(payments)
    const asks = vi.spyOn(payments, 'retrieveDispute').mockImplementation(async (id) => ({
      ...(await read(id)),
      status: 'warning_needs_response',
      balanceTransactions: [],
    }))
    const dispute = sandboxControl().openDispute(order.paymentIntent)
    await deliverWebhooks()
    expect(await testDb().selectFrom('dispute').select('status').execute()).toEqual([
      { status: 'warning_needs_response' },
    ])
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'first_period' })
    expect(await alerts()).toEqual([{ kind: 'dispute', ref: dispute }])
    asks.mockRestore()
    sandboxControl().decideDispute(dispute, 'lost')
    await deliverWebhooks()
    expect(await subscriptionOf(order.id)).toMatchObject({ state: 'ended', endReason: 'dispute' })
  })
})

describe('an answer that is booked while its month is being prepared', () => {
  it('goes into a later run, and the run that is prepared adds up', async () => {
    const month = '2025-03'
    const helene = await expert()
    await makePayable(helene)
    const earn = (amount: number) =>
      testApp.ports.transact((tx) =>
        recordEarning(testApp.ports, tx, {
          contributionId: randomUUID(),
          questionId: randomUUID(),
          expertId: helene.expertId,
          category: 'logement',
          amount,
          answeredAt: new Date('2025-03-15T10:00:00Z'),
        }),
      )
    await earn(1800)
    const letGo = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    // The month's row is being written elsewhere: whoever prepares has added up by then, and waits for it.
    const other = testDb()
      .transaction()
      .execute(async (tx) => {
        await insertRun(tx, { id: randomUUID(), month, preparedAt: testApp.clock.now(), preparedBy: helene.personId })
        held.resolve()
        await letGo.promise
        throw new Error('given up')
      })
      .catch(() => {})
    await held.promise
    const actor = { personId: helene.personId } as Parameters<typeof preparePayouts>[2]
    const preparing = testApp.ports.transact((tx) => preparePayouts(testApp.ports, tx, actor, month))
    await vi.waitFor(async () => {
      const { rows } = await testApp.database.pool.query('select from pg_locks where not granted')
      expect(rows).toHaveLength(1)
    })
    await earn(700)
    letGo.resolve()
    await other
    const run = await preparing
    expect(run).toMatchObject({ amount: 1800 })
    const open = testDb().selectFrom('expert_due').select('amount').where('payoutId', 'is', null)
    expect(await open.execute()).toEqual([{ amount: 700 }])
  })
})
