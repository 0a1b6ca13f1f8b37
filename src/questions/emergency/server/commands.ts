// The client's answers to the emergency screen.
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { EmergencyFacts } from '../../../safety/screen.ts'
import { submitNow } from '../../asking/server/ask.ts'
import { lockOwn } from '../../checkout/server/unlock.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { mayHappen } from '../../lifecycle/transitions.ts'
import { writingSafetyFor } from '../../server/person-questions-store.ts'
import { questionView } from '../../server/question-view.ts'
import { lastTurn, updateQuestion } from '../../server/store.ts'
import { lockQuestion, type QuestionRow } from '../../server/views.ts'
import { isDelivered } from './detect.ts'
import { activeEmergency, waitsForSafeToWrite } from './rules.ts'

type Input = { questionId: string; locale: Locale }

/**
 * "This is not an emergency": continues as if none had been detected, with the messages written meanwhile. The same
 * situations do not bring the screen back.
 * @throws Refusal `question_unknown`
 */
export async function dismissEmergency(ports: Ports, actor: Person, input: Input) {
  return ports.transact(async (tx) => {
    const row = await lockOwn(tx, actor, input.questionId)
    const found = activeEmergency(row)
    if (!found) return questionView(ports, tx, row, actor, input.locale)
    const saved = await goOn(ports, tx, await setAsideIn(ports, tx, row, found), actor)
    return questionView(ports, tx, saved, actor, input.locale)
  })
}

async function setAsideIn(ports: Ports, tx: Tx, row: QuestionRow, found: EmergencyFacts): Promise<QuestionRow> {
  const change = { emergencyDismissedAt: ports.clock.now() }
  const setAside = [...new Set([...row.emergencySetAside, ...found.situations])]
  await updateQuestion(tx, row.id, { ...change, emergencySetAside: JSON.stringify(setAside) })
  return { ...row, ...change, emergencySetAside: setAside }
}

/**
 * "This is not an emergency", from a page without a session: nobody could come back to the question that was saved with
 * the alert, so it is closed.
 */
export async function withdrawEmergency(ports: Ports, questionId: string): Promise<void> {
  await ports.transact(async (tx) => {
    const row = await lockQuestion(tx, questionId)
    const found = row && activeEmergency(row)
    if (!row || !found) return
    const dismissed = await setAsideIn(ports, tx, row, found)
    if (row.state === 'DRAFT') await applyTo(ports, tx, dismissed, [{ kind: 'close', by: row.personId }])
  })
}

/** Resumes what the emergency held back: submits the question, and has the client's last message answered. */
async function goOn(ports: Ports, tx: Tx, row: QuestionRow, actor: Person): Promise<QuestionRow> {
  if (row.state === 'DRAFT') return submitNow(ports, tx, row, actor)
  if (isDelivered(row) || !mayHappen('client_message', row.state)) return row
  const last = await lastTurn(tx, row.id)
  if (last?.author !== 'client') return row
  return applyTo(ports, tx, row, [{ kind: 'client_message', by: actor.personId }])
}

/**
 * Records whether emails and notifications about this question are safe. Where they are, what was withheld so far goes
 * out. @throws Refusal `question_unknown`
 */
export async function answerSafeToWrite(ports: Ports, actor: Person, input: Input & { safe: boolean }) {
  return ports.transact(async (tx) => {
    const row = await lockOwn(tx, actor, input.questionId)
    await updateQuestion(tx, row.id, { safeToWrite: input.safe })
    if (input.safe) await ports.mail.release(tx, row.personId)
    return questionView(ports, tx, { ...row, safeToWrite: input.safe }, actor, input.locale)
  })
}

/** This person's questions of which it is asked and not said whether writing is safe. */
const waiting = async (db: Db, personId: string) => (await writingSafetyFor(db, personId)).filter(waitsForSafeToWrite)

/** Whether they are asked, before ordering what is about none of their questions. */
export const asksWhetherSafe = async (db: Db, { personId }: Person) => ({
  asks: (await waiting(db, personId)).length > 0,
})

/** @throws Refusal `safe_to_write_needed` */
export async function mustHaveSaidWhetherSafe(tx: Tx, personId: string): Promise<void> {
  if ((await waiting(tx, personId)).length > 0) throw new Refusal('safe_to_write_needed', 409)
}

/** The answer for each of these questions. What was said of a question by itself stays. */
export async function answerSafeToWriteForAll(ports: Ports, actor: Person, { safe }: { safe: boolean }) {
  return ports.transact(async (tx) => {
    for (const { id } of await waiting(tx, actor.personId)) await updateQuestion(tx, id, { safeToWrite: safe })
    if (safe) await ports.mail.release(tx, actor.personId)
    return {}
  })
}
