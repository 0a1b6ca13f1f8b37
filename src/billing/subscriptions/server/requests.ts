import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { dropAct } from '../../../platform/undo/store.ts'
import type { NoticeChannel } from '../../cancellation/receipt-content.ts'
import { recordNotice } from '../../cancellation/server/record-notice.ts'
import { purchaseById } from '../../server/views.ts'
import type { CancellationReason } from '../contract.ts'
import { decidePlan } from '../plan.ts'
import { cancellationTakesEffectAt } from '../plan-deadlines.ts'
import type { PlanEvent, PlanRefusal } from '../plan-states.ts'
import { applyDueDeadlines } from './due-deadlines.ts'
import { performPlanEffects } from './effects.ts'
import { planOf } from './plan-row.ts'
import { planRulesOf } from './rules.ts'
import { insertPlanRequest, lockPlan, planRequestOf, saveCancellationReason, savePlan } from './store.ts'

export type PlanRequest =
  | { kind: 'cancel' }
  | { kind: 'keep' }
  | { kind: 'pause'; months: number }
  | { kind: 'downgrade' }

const statusOf: Record<PlanRefusal, number> = {
  plan_ended: 409,
  plan_not_active: 409,
  nothing_to_keep: 409,
  already_so: 409,
}

/**
 * Records and decides a request about a plan in the caller's transaction; a job tells the provider. Returns the
 * request's id, under which a reason may be given afterwards.
 * @throws Refusal `plan_unknown`, `plan_ended`, `plan_not_active`, `nothing_to_keep`, `already_so`
 */
export async function requestPlanChange(
  ports: Ports,
  tx: Tx,
  input: {
    subscriptionId: string
    wish: PlanRequest
    channel: NoticeChannel
    locale: Locale
    name?: string | null
    /** The id that the request was promised. */
    request?: string
    /** When it was made, where it is carried out later. */
    at?: Date
  },
): Promise<{ request: string }> {
  // The latest wish counts: a cancellation that could still be undone gives way to it.
  await dropAct(tx, 'plan.cancel', input.subscriptionId)
  const row = await lockPlan(tx, input.subscriptionId)
  if (!row) throw new Refusal('plan_unknown', 404)
  const request = input.request ?? ports.ids.id()
  const now = input.at ?? ports.clock.now()
  const decision = decidePlan(planOf(row), eventOf(input.wish, request), now, planRulesOf(ports.config))
  if (decision.refused) throw new Refusal(decision.refused, statusOf[decision.refused])
  await insertPlanRequest(tx, {
    id: request,
    subscriptionId: row.id,
    kind: input.wish.kind,
    channel: input.channel,
    months: input.wish.kind === 'pause' ? input.wish.months : null,
    locale: input.locale,
    at: now,
  })
  await savePlan(tx, row.id, decision.plan)
  await performPlanEffects(ports, tx, row, decision.plan, decision.effects)
  const root = input.wish.kind === 'cancel' ? await purchaseById(tx, row.purchaseId) : undefined
  if (root && decision.plan.scheduledChange?.kind === 'cancel' && decision.plan.scheduledChange.request === request)
    await recordNotice(ports, tx, {
      kind: 'cancel',
      root,
      plan: { id: row.id, name: row.plan },
      requestId: request,
      channel: input.channel,
      locale: input.locale,
      name: input.name ?? null,
      endsAt: cancellationTakesEffectAt(decision.plan, now),
      refunds: [],
    })
  // A plan whose month is unpaid ends with the cancellation: what is open must not be paid any more.
  if (decision.plan.openInvoice && decision.nextDue && decision.nextDue <= now)
    await applyDueDeadlines(ports, tx, row.id)
  return { request }
}

function eventOf(wish: PlanRequest, request: string): PlanEvent {
  return wish.kind === 'downgrade' ? { kind: 'downgrade', request, to: 'plan' } : { ...wish, request }
}

/** Asked after the cancellation, never before, and never required. @throws Refusal `plan_unknown` */
export async function submitCancellationReason(
  ports: Ports,
  input: { personId: string; request: string; reason: CancellationReason; comment: string | null },
): Promise<void> {
  await ports.transact(async (tx) => {
    const known = await planRequestOf(tx, input.request, input.personId)
    if (known?.kind !== 'cancel') throw new Refusal('plan_unknown', 404)
    await saveCancellationReason(tx, known.id, { reason: input.reason, comment: input.comment })
    await ports.jobs.enqueue(tx, 'plan.farewell', { request: known.id })
  })
}
