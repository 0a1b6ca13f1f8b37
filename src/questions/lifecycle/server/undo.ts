import { Refusal } from '../../../api/refusal.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { dropAct, insertUndone } from '../../../platform/undo/store.ts'
import { type Pending, pendingActs, scheduleUndoable, undo as undoAct } from '../../../platform/undo/undoable.ts'
import { ownQuestion, type QuestionRow } from '../../server/views.ts'
import type { QuestionUndoable } from '../undoable-acts.ts'
import '../../server/jobs-table.ts'

export type QuestionPending = Pending<QuestionUndoable>

const prefix = 'question.'

type Asked = { questionId: string; personId: string; input: Record<string, unknown> }

/**
 * Schedules an act of the client about the own question.
 * @throws Refusal `question_unknown`, and whatever `act` refuses
 */
export async function schedule(
  ports: Ports,
  tx: Tx,
  act: QuestionUndoable,
  { questionId, personId, input }: Asked,
  trial: (trial: Ports) => Promise<unknown>,
): Promise<QuestionRow> {
  await ownOrRefuse(tx, questionId, personId)
  await scheduleUndoable(ports, tx, { act: `${prefix}${act}`, subject: questionId, input }, trial)
  await announce(ports, tx, personId, questionId)
  return ownOrRefuse(tx, questionId, personId)
}

/** @throws Refusal `question_unknown`, `undo_too_late` */
export async function undo(
  ports: Ports,
  tx: Tx,
  act: QuestionUndoable,
  { questionId, personId }: Omit<Asked, 'input'>,
): Promise<QuestionRow> {
  const row = await ownOrRefuse(tx, questionId, personId)
  await undoAct(ports, tx, `${prefix}${act}`, questionId)
  await announce(ports, tx, personId, questionId)
  return row
}

export async function pendingOn(db: Db, questionId: string): Promise<QuestionPending[]> {
  return (await pendingActs(db, questionId)).map((one) => ({
    ...one,
    act: one.act.slice(prefix.length) as QuestionUndoable,
  }))
}

/** The client is withdrawing the question: nobody can accept it, and nothing is captured, until that is undone. */
export const isBeingWithdrawn = async (db: Db, questionId: string): Promise<boolean> =>
  (await pendingOn(db, questionId)).some(({ act }) => act !== 'guarantee')

/**
 * For what would change the outcome of a withdrawal that the client has pressed: an answer ends the right to the money back.
 * @throws Refusal `being_withdrawn`
 */
export async function mustNotBeWithdrawn(tx: Tx, questionId: string): Promise<void> {
  if (await isBeingWithdrawn(tx, questionId)) throw new Refusal('being_withdrawn', 409)
}

/** What is done at once can be undone no more: the same act that still waits is dropped first. */
export async function dropPending(tx: Tx, acts: readonly QuestionUndoable[], questionId: string): Promise<void> {
  for (const act of acts) await dropAct(tx, `${prefix}${act}`, questionId)
}

/**
 * Whoever goes on with a question does not want it closed: what the client has pressed to end it is undone. Called before
 * the question's row is locked.
 */
export async function undoByGoingOn(ports: Pick<Ports, 'clock'>, tx: Tx, questionId: string): Promise<void> {
  for (const act of [`${prefix}close`, `${prefix}stop_search`])
    if (await dropAct(tx, act, questionId))
      await insertUndone(tx, { act, subject: questionId, undoneAt: ports.clock.now() })
}

/** The client's other pages show it too. */
const announce = (ports: Ports, tx: Tx, personId: string, questionId: string) =>
  ports.live.announce(tx, [personId], { kind: 'question', ref: questionId })

async function ownOrRefuse(tx: Tx, questionId: string, personId: string): Promise<QuestionRow> {
  const row = await ownQuestion(tx, questionId, personId)
  if (!row) throw new Refusal('question_unknown', 404)
  return row
}
