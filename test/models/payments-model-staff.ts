import type { DeliveryOrder } from '../../packages/stripe-sandbox/webhooks/deliveries.ts'
import { createAccount } from '../../src/accounts/server/people.ts'
import type { Role } from '../../src/api/actor.ts'
import { Refusal } from '../../src/api/refusal.ts'
import { monthsBefore } from '../../src/billing/months.ts'
import { markPaid, preparePayouts, recordReturnedPayout } from '../../src/billing/payouts/server/payouts.ts'
import { markRefundPaidOutOfBand } from '../../src/billing/refunds/server/owed-refunds.ts'
import { refundCharge } from '../../src/billing/refunds/server/refund-charge.ts'
import { quoteService } from '../../src/billing/services/server/services.ts'
import { callStripeApi, testDb } from '../harness/payment-test-kit.ts'
import type { SeededRandom } from '../harness/seeded-random.ts'
import { Caller, testApp } from '../harness/test-app.ts'

// biome-ignore lint/suspicious/noExplicitAny: whatever the API answers
export type Reply = any
/** Whether the action was possible. */
export type ModelAction = () => Promise<boolean>

type World = {
  chance: SeededRandom
  oneOf<T>(from: readonly T[]): T | null
  send(caller: Caller, path: string, body?: unknown): Promise<Reply | null>
  release(order: DeliveryOrder): Promise<void>
  listen(): Promise<void>
  expert: { expertId: string; personId: string }
}

const password = 'une longue phrase de passe'

async function staff(role: Role): Promise<Caller & { personId: string }> {
  const who = { email: `${testApp.ports.ids.id()}@staff.test`, password }
  const personId = await createAccount(testApp.ports, { ...who, locale: 'fr', roles: ['client', role] })
  const caller = new Caller(null)
  caller.token = (await caller.post('/sign-in', who)).body.token
  return Object.assign(caller, { personId })
}

/** The operator's actions on payments: by staff in the console, and on the provider's own page. */
export async function staffActions({ chance, oneOf, send, release, listen, expert }: World) {
  // A month's refund needs two people, a first question's one.
  Object.assign(testApp.ports.config, { ADMIN_REFUND_SOLO_LIMIT: 1000 })
  const asker = await staff('owner')
  const decider = await staff('compliance')
  const payer = { personId: asker.personId } as Parameters<typeof preparePayouts>[2]
  /** An action that our own rules refuse counts as not done. */
  async function allowed(act: () => Promise<unknown>): Promise<boolean> {
    return act().then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
  }
  const running = () =>
    testDb()
      .selectFrom('subscription')
      .selectAll()
      .where('state', 'not in', ['ended', 'incomplete'])
      .where('providerId', 'is not', null)
      .orderBy('createdAt')
      .execute()
  /** An action on the provider's own page; refused ones count as not done. */
  const byHand = (...what: Parameters<typeof callStripeApi>) =>
    callStripeApi(...what).then(
      () => true,
      () => false,
    )

  const acts: Record<string, ModelAction> = {
    async staffRefund() {
      const rows = await testDb().selectFrom('charge').select(['id', 'amount', 'credited']).execute()
      const charge = oneOf(rows.filter(({ amount, credited }) => credited < amount - 1))
      if (!charge) return false
      const amount = 1 + chance.number(charge.amount - charge.credited - 1)
      const given = { chargeId: charge.id, amount, reason: 'goodwill' as const }
      return (await testApp.ports.transact((tx) => refundCharge(testApp.ports, tx, given))) !== null
    },
    async askRefund() {
      const rows = await testDb().selectFrom('charge').select(['id', 'amount', 'credited']).execute()
      const charge = oneOf(rows.filter(({ amount, credited }) => credited < amount))
      if (!charge) return false
      const left = charge.amount - charge.credited
      const body = {
        amount: chance.oneIn(2) ? left : 1 + chance.number(left),
        cause: 'goodwill',
        reason: 'Vu ensemble.',
      }
      return (await send(asker, `/admin/payments/${charge.id}/refund`, body)) !== null
    },
    async decideRefund() {
      const one = oneOf<Reply>((await decider.get('/admin/refunds')).body.waiting ?? [])
      const body = { approve: !chance.oneIn(4), reason: 'Vu ensemble.' }
      return Boolean(one) && (await send(decider, `/admin/refunds/${one.id}/decide`, body)) !== null
    },
    /** A refund on the provider's own page, of the rest or of a failed refund; its webhook arrives. */
    async refundByHand() {
      const rows = await testDb().selectFrom('charge').select(['id', 'amount', 'credited', 'paymentIntent']).execute()
      const charge = oneOf(rows)
      if (!charge?.paymentIntent) return false
      const ours = await testDb().selectFrom('refund').selectAll().where('chargeId', '=', charge.id).execute()
      if (ours.some(({ state }) => state === 'asked' || state === 'waits')) return false
      const back = oneOf(ours.filter(({ state, paidAt }) => state === 'failed' && !paidAt))
      const left = charge.amount - charge.credited
      const amount = back?.amount ?? (chance.oneIn(3) ? left : chance.number(left + 1))
      if (amount === 0) return false
      await release('as they came')
      const given = { claimId: `by-hand-${testApp.ports.ids.id()}`, paymentIntent: charge.paymentIntent, amount }
      const made = await testApp.ports.payments.refund(given).catch(() => null)
      await listen()
      return made !== null
    },
    async prepareRun() {
      const [month = ''] = monthsBefore(testApp.clock.now(), 1)
      return allowed(() => testApp.ports.transact((tx) => preparePayouts(testApp.ports, tx, payer, month)))
    },
    async payRun() {
      const runs = await testDb().selectFrom('payout_run').select(['id', 'month']).where('paidAt', 'is', null).execute()
      const run = oneOf(runs)
      if (!run) return false
      const paid = { period: run.month, reference: `VIR ${run.id}` }
      return allowed(() => testApp.ports.transact((tx) => markPaid(testApp.ports, tx, payer, paid)))
    },
    async returnPayout() {
      const runs = await testDb().selectFrom('payout_run').select('month').where('paidAt', 'is not', null).execute()
      const run = oneOf(runs)
      if (!run) return false
      const back = { period: run.month, expertId: expert.expertId, reason: 'Compte clos' }
      return allowed(() => testApp.ports.transact((tx) => recordReturnedPayout(testApp.ports, tx, payer, back)))
    },
    async refundPaid() {
      const rows = await testDb()
        .selectFrom('refund')
        .select('id')
        .where('state', '=', 'failed')
        .where('paidAt', 'is', null)
        .execute()
      const one = oneOf(rows)
      if (!one) return false
      await testApp.ports.transact((tx) => markRefundPaidOutOfBand(testApp.ports, tx, { ...one, reference: 'VIR 1' }))
      return true
    },
    async priceService() {
      const open = await testDb().selectFrom('service_request').select(['id', 'state']).execute()
      const one = oneOf(open.filter(({ state }) => state === 'requested' || (state === 'quoted' && chance.oneIn(8))))
      if (!one) return false
      const actor = { personId: expert.personId } as Parameters<typeof quoteService>[1]
      const price = {
        title: 'Succession',
        scope: 'Deux experts, un rapport.',
        amount: 100 * (100 + chance.number(900)),
      }
      await quoteService(testApp.ports, actor, { id: one.id, ...price })
      return true
    },
    async waiveOnPage() {
      const plans = await running()
      const late = plans.find(({ state }) => state === 'past_due')
      const invoice = (late?.life as { openInvoice?: string } | undefined)?.openInvoice
      return Boolean(invoice) && byHand(`invoices/${invoice}/${chance.pick(['void', 'mark_uncollectible'])}`)
    },
    async cancelOnPage() {
      const id = chance.oneIn(2) && oneOf(await running())?.providerId
      return id ? byHand(`subscriptions/${id}`, { cancel_at_period_end: 'true' }) : false
    },
    async endOnPage() {
      const id = chance.oneIn(3) && oneOf(await running())?.providerId
      return id ? byHand(`subscriptions/${id}`, {}, 'DELETE') : false
    },
    async pauseOnPage() {
      const id = chance.oneIn(3) && oneOf(await running())?.providerId
      return id ? byHand(`subscriptions/${id}`, { 'pause_collection[behavior]': 'void' }) : false
    },
    async collectOnPage() {
      const id = oneOf(await running())?.providerId
      return id ? byHand(`subscriptions/${id}`, { pause_collection: '' }) : false
    },
    async deleteCustomer() {
      const plan = chance.oneIn(4) ? oneOf((await running()).filter(({ state }) => state !== 'first_period')) : null
      if (!plan?.providerId) return false
      const { customer } = await testApp.ports.payments.retrieveSubscription(plan.providerId)
      return byHand(`customers/${customer}`, {}, 'DELETE')
    },
  }
  return acts
}
