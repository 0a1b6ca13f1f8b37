import type { Tx } from '../../../platform/db/port.ts'
import type { ProviderInvoice } from '../../../platform/payments/port-subscriptions.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordCharge } from '../../ledger/server/ledger.ts'
import { raiseAlert } from '../../server/alerts.ts'
import { orderOfInvoice } from '../../server/store.ts'
import { purchaseById, quoteOf } from '../../server/views.ts'
import { decidePlan } from '../plan.ts'
import type { EndReason, Plan, PlanEffect } from '../plan-states.ts'
import { chargeKindOf } from './diff-to-events.ts'
import { planOf, type Subscription } from './plan-row.ts'
import { planRulesOf } from './rules.ts'
import { lockPlan, savePlan } from './store.ts'

/** Carries out the effects of a decision in the same transaction: as rows and jobs, never as calls outside. */
export async function performPlanEffects(
  ports: Ports,
  tx: Tx,
  row: Subscription,
  plan: Plan,
  effects: readonly PlanEffect[],
  invoices: readonly ProviderInvoice[] = [],
): Promise<void> {
  const subscriptionId = row.id
  let atProvider = false
  for (const effect of effects)
    switch (effect.kind) {
      case 'charge':
        await charge(ports, tx, row, plan, effect, invoices)
        break
      case 'letter':
        await ports.jobs.enqueue(tx, 'plan.letter', {
          subscriptionId,
          letter: effect.letter,
          invoice: effect.invoice,
          key:
            effect.invoice ?? `${subscriptionId}:${plan.scheduledChange?.request ?? ports.clock.now().toISOString()}`,
        })
        break
      case 'alert':
        await raiseAlert(ports, tx, { kind: effect.alert, ref: effect.invoice, detail: { subscriptionId } })
        break
      case 'provider_void_invoice':
        await ports.jobs.enqueue(tx, 'plan.void-invoice', { subscriptionId, invoice: effect.invoice })
        break
      case 'provider_end':
        await ports.jobs.enqueue(tx, 'billing.unsubscribe', { subscriptionId })
        break
      default:
        atProvider = true
    }
  if (atProvider) await ports.jobs.enqueue(tx, 'plan.pursue', { subscriptionId })
  if (effects.length > 0) await ports.live.announce(tx, [row.personId], { kind: 'plan', ref: subscriptionId })
}

async function charge(
  ports: Ports,
  tx: Tx,
  row: Subscription,
  plan: Plan,
  taken: PlanEffect & { kind: 'charge' },
  invoices: readonly ProviderInvoice[],
): Promise<void> {
  const invoice = invoices.find(({ id }) => id === taken.invoice)
  const order = await orderOfInvoice(tx, taken.invoice)
  const contract = order ?? (await purchaseById(tx, row.purchaseId))
  if (!contract) throw new Error(`plan ${row.id} has no order`)
  // A month billed before a change of plan may be reported with it or after it: it cost the former price.
  const { former } = plan
  const before = former && invoice && invoice.createdAt <= former.until ? former.price : row.price
  const expected = order?.amount ?? (taken.amount === before ? before : plan.price)
  if (taken.amount !== expected)
    await raiseAlert(ports, tx, {
      kind: 'paid_other_amount',
      ref: taken.invoice,
      detail: { subscriptionId: row.id, taken: taken.amount, expected },
    })
  await recordCharge(ports, tx, {
    personId: row.personId,
    source: 'provider_invoice',
    sourceId: taken.invoice,
    kind: invoice ? chargeKindOf(invoice, plan) : plan.name,
    purchaseId: order?.id ?? null,
    subscriptionId: row.id,
    amount: taken.amount,
    // Due on payment: an order has the rate that was shown, a month the rate of its day.
    vatRate: order ? Number((await quoteOf(tx, order.quoteId)).vatRate) : ports.config.VAT_RATE,
    paymentIntent: invoice?.paymentIntent ?? null,
    ...(invoice && { period: { start: invoice.periodStartsAt, end: invoice.periodEndsAt } }),
    paidAt: invoice?.paidAt ?? ports.clock.now(),
  })
}

/** Ends a plan for a reason of ours, in the caller's transaction. An ended plan stays as it is. */
export async function endPlan(ports: Ports, tx: Tx, subscriptionId: string, reason: EndReason): Promise<void> {
  const row = await lockPlan(tx, subscriptionId)
  if (!row || row.state === 'ended') return
  const decision = decidePlan(planOf(row), { kind: 'end', reason }, ports.clock.now(), planRulesOf(ports.config))
  if (decision.refused) return
  await savePlan(tx, row.id, decision.plan)
  await performPlanEffects(ports, tx, row, decision.plan, decision.effects)
}
