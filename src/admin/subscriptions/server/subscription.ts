import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { invoiceFile } from '../../../billing/invoices/server/invoices.ts'
import { personOfInvoice } from '../../../billing/invoices/server/views.ts'
import { decidePlan } from '../../../billing/subscriptions/plan.ts'
import { cancellationTakesEffectAt } from '../../../billing/subscriptions/plan-deadlines.ts'
import { planOf } from '../../../billing/subscriptions/server/plan-row.ts'
import { type PlanRequest, requestPlanChange } from '../../../billing/subscriptions/server/requests.ts'
import { planRulesOf } from '../../../billing/subscriptions/server/rules.ts'
import { syncIfPeriodEnded } from '../../../billing/subscriptions/server/sync-subscription.ts'
import {
  chargesOfSubscription,
  invoicesOfSubscription,
  requestsOfSubscription,
  subscriptionById,
} from '../../../billing/subscriptions/server/views.ts'
import type { Ports } from '../../../platform/ports.ts'
import { questionsUnderPlan } from '../../../questions/server/views.ts'
import { mayDo } from '../../rights.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import type { SubscriptionDetail } from '../contract-subscriptions.ts'
import { actsOnSubscription, emailsAboutSubscription } from './subscription-store.ts'

/** @throws Refusal `plan_unknown` */
export async function readSubscription(
  ports: Ports,
  actor: Person,
  id: string,
): Promise<z.input<typeof SubscriptionDetail>> {
  await requirePermission(ports, actor, 'see_money')
  const { db, clock, config } = ports
  const row = await subscriptionById(db, id)
  if (!row) throw new Refusal('plan_unknown', 404)
  const plan = planOf(row)
  const [requests, charges, invoices, letters, acts, questions] = await Promise.all([
    requestsOfSubscription(db, id),
    chargesOfSubscription(db, row),
    invoicesOfSubscription(db, row),
    emailsAboutSubscription(db, row),
    actsOnSubscription(db, id),
    mayDo(actor.roles, 'read_questions') ? questionsUnderPlan(db, row) : [],
  ])
  const may = mayDo(actor.roles, 'change_plans')
  const mayHold = mayDo(actor.roles, 'hold_data')
  const possible = (kind: 'cancel' | 'keep') =>
    may && decidePlan(plan, { kind, request: 'asked' }, clock.now(), planRulesOf(config)).refused === null
  return {
    id,
    reference: row.reference,
    person: { id: row.personId, name: row.person, email: row.email, held: mayHold ? row.heldAt : null },
    plan: row.plan,
    state: row.state,
    price: row.price,
    startedAt: plan.startedAt,
    firstMonthlyAt: plan.firstMonthlyAt,
    periodStart: plan.periodStart,
    periodEnd: plan.periodEnd,
    leavesAt: cancellationTakesEffectAt(plan, clock.now()),
    wish: plan.scheduledChange?.kind ?? null,
    pausedUntil: plan.pausedUntil,
    dueSince: plan.dueSince,
    endedAt: row.endedAt,
    endReason: row.endReason,
    lastUsedAt: row.lastUsedAt,
    can: {
      cancel: plan.scheduledChange?.kind !== 'cancel' && possible('cancel'),
      keep: possible('keep'),
      hold: mayHold,
    },
    requests,
    charges: charges.map(({ paidAt, ...charge }) => ({ ...charge, at: paidAt })),
    invoices: invoices.map(({ issuedAt, ...invoice }) => ({ ...invoice, at: issuedAt })),
    letters: letters.map(({ createdAt, ...letter }) => ({ ...letter, at: createdAt })),
    acts: acts.map((act) => ({
      id: Number(act.id),
      at: act.at,
      who: act.who,
      act: act.act,
      reason: act.reason ?? '',
    })),
    questions: questions.map(({ createdAt, ...question }) => ({ ...question, at: createdAt })),
  }
}

/**
 * Applies what a client has asked of the staff, by telephone or letter, under the client's own rules and with the same
 * receipt.
 * @throws Refusal `plan_unknown`, `plan_ended`, `plan_not_active`, `nothing_to_keep`, `already_so`
 */
export async function changeSubscription(
  ports: Ports,
  actor: Person,
  { id, wish, reason }: { id: string; wish: PlanRequest & { kind: 'cancel' | 'keep' }; reason: string },
) {
  await requirePermission(ports, actor, 'change_plans')
  const known = await subscriptionById(ports.db, id)
  if (known) await syncIfPeriodEnded(ports, known)
  return ports.transact(async (tx) => {
    const row = await subscriptionById(tx, id)
    if (!row) throw new Refusal('plan_unknown', 404)
    const { locale } = row
    if (wish.kind === 'cancel' && planOf(row).scheduledChange?.kind === 'cancel') throw new Refusal('already_so', 409)
    const { request } = await requestPlanChange(ports, tx, { subscriptionId: id, wish, channel: 'staff', locale })
    await recordAct(ports, tx, actor, {
      act: `plan.${wish.kind}`,
      subject: { kind: 'subscription', id },
      reason,
      before: { wish: planOf(row).scheduledChange?.kind ?? null },
      after: { request },
    })
    return {}
  })
}

/** Opening other people's invoices is recorded in the journal. @throws Refusal `invoice_unknown` */
export async function readInvoicePdf(ports: Ports, actor: Person, number: string): Promise<Uint8Array> {
  await requirePermission(ports, actor, 'see_money')
  const person = await personOfInvoice(ports.db, number)
  if (!person) throw new Refusal('invoice_unknown', 404)
  const pdf = await invoiceFile(ports, number)
  await recordAct(ports, ports.db, actor, {
    act: 'invoice.open',
    subject: { kind: 'invoice', id: number },
    after: { person },
  })
  return pdf
}
