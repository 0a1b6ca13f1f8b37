import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { undoableById } from '../../../platform/undo/store.ts'
import { carryOut, scheduleUndoable, undo } from '../../../platform/undo/undoable.ts'
import { liveSubscription, subscriptionById } from '../../server/store.ts'
import '../../server/jobs-table.ts'
import { planOf, type Subscription } from './plan-row.ts'
import { requestPlanChange } from './requests.ts'
import { syncIfPeriodEnded } from './sync-subscription.ts'

/** A plan in which nothing is charged or ends before that can be cancelled ten seconds later without any difference. */
const quietMs = 3_600_000

/** An unpaid month is tried again days apart, and paid meanwhile only by the client's own act. */
const isQuiet = (row: Subscription, now: Date): boolean => {
  const { stage } = planOf(row)
  if (stage === 'past_due' || stage === 'restricted') return true
  return stage !== 'incomplete' && row.currentPeriodEnd.getTime() - now.getTime() > quietMs
}

const wish = { kind: 'cancel' } as const
type Asked = { row: Subscription; locale: Locale }

/** Cancels the plan, ten seconds later where that changes nothing; the reply names the request in both cases. */
export async function cancelUndoable(ports: Ports, tx: Tx, { row, locale }: Asked): Promise<{ request: string }> {
  const input = { subscriptionId: row.id, wish, channel: 'account' as const, locale }
  if (!isQuiet(row, ports.clock.now())) return requestPlanChange(ports, tx, input)
  const asked = { act: 'plan.cancel', subject: row.id, input: { locale } } as const
  const { id } = await scheduleUndoable(ports, tx, asked, (trial) => requestPlanChange(trial, tx, input))
  return { request: id }
}

/** Counts from the press: a period that has ended since is decided upon as it was then. */
export async function cancelScheduled(ports: Ports, id: string): Promise<void> {
  const asked = await undoableById(ports.db, id)
  const due = asked && (await subscriptionById(ports.db, asked.subject))
  if (due && asked.askedAt >= due.currentPeriodEnd) await syncIfPeriodEnded(ports, due)
  await carryOut(ports, id, (tx, { subject, input, askedAt }) =>
    requestPlanChange(ports, tx, {
      subscriptionId: subject,
      wish,
      channel: 'account',
      locale: input.locale as Locale,
      request: id,
      at: askedAt,
    }),
  )
}

/** @throws Refusal `plan_unknown`, `undo_too_late` */
export async function undoCancellation(ports: Ports, tx: Tx, personId: string): Promise<void> {
  const row = await liveSubscription(tx, personId)
  if (!row) throw new Refusal('plan_unknown', 404)
  await undo(ports, tx, 'plan.cancel', row.id)
}
