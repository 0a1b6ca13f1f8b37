import { contactOf } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { OrderKind } from '../../../billing/contract.ts'
import { openOrder, preparedOrder, readOrder, syncEarlierOrder } from '../../../billing/orders/server/order.ts'
import { orderEffectFor } from '../../../billing/quotes/server/plan-quote.ts'
import { makeQuote } from '../../../billing/quotes/server/quote.ts'
import { markPlanUsed } from '../../../billing/server/changes.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { carryOut } from '../../../platform/undo/undoable.ts'
import { canOf } from '../../access.ts'
import { answerAccess } from '../../asking/allowance.ts'
import { standingOf } from '../../asking/server/ask.ts'
import { mustHaveNoEmergency, waitsForSafeToWrite } from '../../emergency/server/rules.ts'
import { mustBeOpenToContinue } from '../../fields/server/open.ts'
import type { QuestionEvent } from '../../lifecycle/events.ts'
import { applyTo, rulesOf } from '../../lifecycle/server/apply.ts'
import { dropPending, schedule, undoByGoingOn, undo as undoScheduled } from '../../lifecycle/server/undo.ts'
import type { QuestionUndoable } from '../../lifecycle/undoable-acts.ts'
import { questionView } from '../../server/question-view.ts'
import { lockQuestion, type QuestionRow, questionById } from '../../server/views.ts'

/** The person's own question, its row locked. @throws Refusal `question_unknown` */
export async function lockOwn(tx: Tx, actor: Pick<Person, 'personId'>, questionId: string): Promise<QuestionRow> {
  const row = await lockQuestion(tx, questionId)
  if (!row || row.personId !== actor.personId) throw new Refusal('question_unknown', 404)
  return row
}

/**
 * The same for a command that would distract from the emergency numbers: refused during an emergency.
 * @throws Refusal `question_unknown`, `emergency_stands`
 */
export async function lockOwnWithoutEmergency(tx: Tx, actor: Person, questionId: string): Promise<QuestionRow> {
  const row = await lockOwn(tx, actor, questionId)
  mustHaveNoEmergency(row)
  return row
}

type Input = { questionId: string; locale: Locale }

/**
 * "Have an expert answer": with a plan the question is queued at once, otherwise the client may order.
 * @throws Refusal `question_unknown`, `illegal_transition`, `safe_to_write_needed`
 */
export async function askExpert(ports: Ports, actor: Person, input: Input) {
  return ports.transact(async (tx) => {
    await undoByGoingOn(ports, tx, input.questionId)
    let row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    mustBeOpenToContinue(ports, row)
    if (row.state !== 'UNLOCKING') row = await applyTo(ports, tx, row, [{ kind: 'ask_expert', by: actor.personId }])
    const access = answerAccess(await standingOf(tx, actor.personId), row.life.freeSlot, rulesOf(ports.config))
    if (access.by !== 'order' && waitsForSafeToWrite(row) && (await contactOf(tx, actor.personId)))
      throw new Refusal('safe_to_write_needed', 409)
    if (access.by === 'plan') row = await withPlan(ports, tx, row)
    if (access.by === 'free') row = await applyTo(ports, tx, row, [{ kind: 'free_granted' }])
    return questionView(ports, tx, row, actor, input.locale)
  })
}

/** Queues the question under the person's plan, and marks the plan as used. */
export async function withPlan(ports: Ports, tx: Tx, row: QuestionRow): Promise<QuestionRow> {
  await markPlanUsed(tx, row.personId, ports.clock.now())
  return applyTo(ports, tx, row, [{ kind: 'plan_active' }])
}

export async function back(ports: Ports, actor: Person, input: Input) {
  return ports.transact(async (tx) => {
    const row = await lockOwn(tx, actor, input.questionId)
    const saved = await applyTo(ports, tx, row, [{ kind: 'back', by: actor.personId }])
    return questionView(ports, tx, saved, actor, input.locale)
  })
}

function mustBeOrderable(ports: Ports, row: QuestionRow, actor: Person): void {
  mustBeOpenToContinue(ports, row)
  const viewer = { personId: actor.personId, expertId: null, staff: false, breakGlassUntil: null }
  if (!canOf(row.life, viewer).order) throw new Refusal('illegal_transition', 409)
}

/**
 * @throws Refusal `question_unknown`, `illegal_transition`, `first_offer_used`, `plan_exists`, `plan_not_changeable`,
 *   `payments_unavailable`
 */
export async function quote(ports: Ports, actor: Person, input: { questionId: string; kind: OrderKind }) {
  const act = await orderEffectFor(ports, actor.personId, input.kind)
  return ports.transact(async (tx) => {
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    mustBeOrderable(ports, row, actor)
    return makeQuote(ports, tx, actor, { kind: input.kind, questionId: row.id, act })
  })
}

/**
 * Orders at the signed quote. The order and both consents are saved first; the provider is called afterwards, under the
 * order's own idempotency key, so that `POST /orders/:id/settle` recovers a lost reply.
 * @throws Refusal `question_unknown`, `illegal_transition`, `email_needed`, `quote_expired`, `quote_changed`,
 *   `first_offer_used`, `payments_unavailable`, `safe_to_write_needed`
 */
export async function order(
  ports: Ports,
  actor: Person,
  input: Input & { quoteId: string; signature: string; userAgent: string },
) {
  const asked = await questionById(ports.db, input.questionId)
  if (asked?.personId === actor.personId) await syncEarlierOrder(ports, actor, input)
  const { id } = await ports.transact(async (tx) => {
    await undoByGoingOn(ports, tx, input.questionId)
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    if (!(await contactOf(tx, actor.personId))) throw new Refusal('email_needed', 409)
    mustBeOrderable(ports, row, actor)
    if (waitsForSafeToWrite(row)) throw new Refusal('safe_to_write_needed', 409)
    const orderId = await openOrder(ports, tx, actor, input)
    return readOrder(tx, orderId)
  })
  return preparedOrder(ports, id)
}

/**
 * Nobody has accepted yet: the client keeps waiting, books a time, or cancels without a charge.
 * @throws Refusal `question_unknown`, `illegal_transition`, `emergency_stands`
 */
export async function choose(
  ports: Ports,
  actor: Person,
  input: Input & { choice: 'wait' | 'book' | 'cancel'; bookFor?: string; undoable: boolean },
) {
  if (input.choice === 'cancel') return withdraw(ports, actor, 'stop_search', input)
  return ports.transact(async (tx) => {
    await undoByGoingOn(ports, tx, input.questionId)
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    const bookFor = input.bookFor ? new Date(input.bookFor).getTime() : undefined
    const saved = await applyTo(ports, tx, row, [
      { kind: 'unserved_choice', choice: input.choice, bookFor, by: actor.personId },
    ])
    return questionView(ports, tx, saved, actor, input.locale)
  })
}

/** The named expert has not answered yet: keep waiting for them, or let the others answer. */
export async function chooseNamed(ports: Ports, actor: Person, input: Input & { choice: 'release' | 'keep' }) {
  return ports.transact(async (tx) => {
    await undoByGoingOn(ports, tx, input.questionId)
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    const saved = await applyTo(ports, tx, row, [
      { kind: 'requested_choice', choice: input.choice, by: actor.personId },
    ])
    return questionView(ports, tx, saved, actor, input.locale)
  })
}

/** Irreversible. While an expert is asked or at work a second confirmation is required. */
export function close(ports: Ports, actor: Person, input: Withdrawal) {
  return withdraw(ports, actor, 'close', input)
}

type Withdrawal = Input & { second?: boolean; undoable: boolean }
type WithdrawalAct = Exclude<QuestionUndoable, 'guarantee'>

/** Closes the question, or ends its search, at once or ten seconds later. Allowed during an emergency: it sells nothing. */
function withdraw(ports: Ports, actor: Person, act: WithdrawalAct, input: Withdrawal) {
  const { personId } = actor
  const events: Record<WithdrawalAct, QuestionEvent> = {
    close: { kind: 'close', second: input.second, by: personId },
    stop_search: { kind: 'unserved_choice', choice: 'cancel', by: personId },
  }
  return ports.transact(async (tx) => {
    if (!input.undoable) await dropPending(tx, ['close', 'stop_search'], input.questionId)
    const now = async (on: Ports) => applyTo(on, tx, await lockOwn(tx, actor, input.questionId), [events[act]])
    const row = input.undoable
      ? await schedule(ports, tx, act, { questionId: input.questionId, personId, input: {} }, now)
      : await now(ports)
    return questionView(ports, tx, row, actor, input.locale)
  })
}

/**
 * After its ten seconds. What has changed meanwhile does not keep the question from its end: a search that goes on is
 * ended with it, and who was asked meanwhile is asked no longer.
 */
export async function withdrawScheduled(ports: Ports, id: string): Promise<void> {
  await carryOut(ports, id, async (tx, { act, subject }) => {
    const row = await lockQuestion(tx, subject)
    if (!row || row.state === 'CLOSED') return
    const stops = act === 'question.stop_search' && (row.state === 'UNSERVED' || row.life.answeredAt !== null)
    const by = row.personId
    await applyTo(ports, tx, row, [
      stops ? { kind: 'unserved_choice', choice: 'cancel', by } : { kind: 'close', second: true, by },
    ])
  })
}

/** @throws Refusal `question_unknown`, `undo_too_late` */
export async function undo(ports: Ports, actor: Person, input: Input & { act: QuestionUndoable }) {
  return ports.transact(async (tx) => {
    const of = { questionId: input.questionId, personId: actor.personId }
    return questionView(ports, tx, await undoScheduled(ports, tx, input.act, of), actor, input.locale)
  })
}
