import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { mayReportEmergency, raiseReportedEmergency } from '../../../questions/emergency/server/report.ts'
import { lockQuestion, type QuestionRow } from '../../../questions/server/views.ts'
import type { EmergencySituation } from '../../../safety/situation-rules.ts'
import { mayDo } from '../../rights.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { readableBy } from './readable.ts'

/** `readable`: whether this staff member may read the question's texts now. */
export const mayReport = (row: QuestionRow, actor: Person, readable: boolean): boolean =>
  readable && mayDo(actor.roles, 'read_questions') && mayReportEmergency(row)

type Report = { id: string; situation: EmergencySituation; reason: string }

/**
 * "This was an emergency": the client is shown whom to call, unless an expert is on it, and the entry in the journal
 * keeps the text for the detector's examination (`npm run emergencies:export`).
 * @throws Refusal `question_unknown`, `illegal_transition`
 */
export async function reportEmergency(ports: Ports, actor: Person, { id, situation, reason }: Report) {
  await requirePermission(ports, actor, 'read_questions')
  return ports.transact(async (tx) => {
    const row = await lockQuestion(tx, id)
    if (!row) throw new Refusal('question_unknown', 404)
    const { readable } = await readableBy(tx, actor, row, ports.clock.now())
    if (!mayReport(row, actor, readable)) throw new Refusal('illegal_transition', 409)
    const shown = await raiseReportedEmergency(ports, tx, row, situation)
    await recordAct(ports, tx, actor, {
      act: 'question.emergency',
      subject: { kind: 'question', id },
      reason,
      after: { situation, shown },
    })
    return { shown }
  })
}
