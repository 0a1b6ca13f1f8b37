import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { spentOn } from '../../../questions/assistant/server/views.ts'
import { markEmergencyOpened } from '../../../questions/server/changes.ts'
import { eventsOf, leasesOf, messagesOf, questionById } from '../../../questions/server/views.ts'
import { isRegulated } from '../../applications/regulated.ts'
import type { QuestionDetail } from '../../contract-cases.ts'
import { mayDo } from '../../rights.ts'
import { insertEmergencyAccess } from '../../server/emergency-access-store.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { questionActionsFor } from './question-actions.ts'
import { readableBy } from './readable.ts'
import { mayReport } from './report-emergency.ts'

const glassMinutes = 15

/**
 * A question's history, and its texts where the staff may read them: in a regulated field only during this person's own
 * emergency access.
 * @throws Refusal `question_unknown`
 */
export async function readQuestion(ports: Ports, actor: Person, id: string): Promise<z.input<typeof QuestionDetail>> {
  await requirePermission(ports, actor, 'read_questions')
  const { db } = ports
  const now = ports.clock.now()
  const row = await questionById(db, id)
  if (!row) throw new Refusal('question_unknown', 404)
  const [{ readable, openUntil }, events, leases, assistant] = await Promise.all([
    readableBy(db, actor, row, now),
    eventsOf(db, id),
    leasesOf(db, id),
    spentOn(db, id),
  ])
  await markEmergencyOpened(db, id, { at: now, by: actor.personId })
  const messages = readable ? await messagesOf(db, id) : null
  const names = new Map(leases.map((lease) => [lease.expertId, `${lease.firstName} ${lease.lastName}`]))
  return {
    id,
    number: row.number,
    title: readable ? row.title : null,
    category: row.category,
    state: row.state,
    payment: row.payment,
    order: row.purchaseId,
    expert: row.expertId && (names.get(row.expertId) ?? null),
    createdAt: row.createdAt,
    regulated: isRegulated(row.category),
    assistant,
    mayBreakGlass: mayDo(actor.roles, 'break_glass'),
    can: { ...questionActionsFor(row, actor), emergency: mayReport(row, actor, readable) },
    openUntil,
    events: events.map(({ at, actor: by, event, to, reason }) => ({
      at: new Date(at),
      by: by.kind,
      event,
      to,
      // The reason may be an expert's own words for returning the question.
      reason: readable || isCode(reason) ? reason : null,
    })),
    leases: leases.map((lease) => ({
      at: lease.grantedAt,
      kind: lease.kind,
      expert: names.get(lease.expertId) ?? '',
      endedAt: lease.endedAt,
      outcome: lease.outcome,
      handedBy: lease.fromExpertId && (names.get(lease.fromExpertId) ?? ''),
      note: readable ? lease.note : null,
    })),
    thread: messages?.map(({ seq, at, author, body }) => ({ seq, at, author, body })) ?? null,
  }
}

const isCode = (reason: string | null) => reason !== null && /^[a-z_]+$/.test(reason)

/** @throws Refusal `question_unknown` */
export async function grantEmergencyAccess(
  ports: Ports,
  actor: Person,
  { id, reason }: { id: string; reason: string },
) {
  await requirePermission(ports, actor, 'break_glass')
  return ports.transact(async (tx) => {
    if (!(await questionById(tx, id))) throw new Refusal('question_unknown', 404)
    const at = ports.clock.now()
    const until = new Date(at.getTime() + glassMinutes * 60_000)
    await insertEmergencyAccess(tx, {
      id: ports.ids.id(),
      questionId: id,
      personId: actor.personId,
      reason,
      at,
      until,
    })
    await recordAct(ports, tx, actor, {
      act: 'question.break_glass',
      subject: { kind: 'question', id },
      reason,
      after: { until },
    })
    return { until }
  })
}
