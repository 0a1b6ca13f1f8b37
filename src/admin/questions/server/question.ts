import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { sightOf } from '../../../questions/access.ts'
import { spentOn } from '../../../questions/assistant/server/views.ts'
import { eventsOf, leasesOf, messagesOf, questionById } from '../../../questions/server/views.ts'
import { isRegulated, regulatedAs } from '../../applications/regulated.ts'
import type { QuestionDetail } from '../../contract-cases.ts'
import { mayDo } from '../../rights.ts'
import { emergencyAccessFor, insertEmergencyAccess } from '../../server/emergency-access-store.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { questionActionsFor } from './question-actions.ts'

const glassMinutes = 15

/**
 * A question's history, and its texts where the staff may read them: in a regulated field only during this person's own
 * emergency access.
 * @throws Refusal `question_unknown`
 */
export async function readQuestion(ports: Ports, actor: Person, id: string): Promise<QuestionDetail> {
  await requirePermission(ports, actor, 'read_questions')
  const { db } = ports
  const now = ports.clock.now()
  const row = await questionById(db, id)
  if (!row) throw new Refusal('question_unknown', 404)
  const [glass, events, leases, assistant] = await Promise.all([
    emergencyAccessFor(db, id, actor.personId, now),
    eventsOf(db, id),
    leasesOf(db, id),
    spentOn(db, id),
  ])
  const viewer = { personId: null, expertId: null, staff: true, breakGlassUntil: glass?.until ?? null }
  const readable = sightOf(row.life, viewer, regulatedAs(row.category), now) === 'all'
  const messages = readable ? await messagesOf(db, id) : null
  const names = new Map(leases.map((lease) => [lease.expert_id, `${lease.first_name} ${lease.last_name}`]))
  return {
    id,
    number: row.number,
    title: readable ? row.title : null,
    category: row.category,
    state: row.state,
    payment: row.payment,
    order: row.purchase_id,
    expert: row.expert_id && (names.get(row.expert_id) ?? null),
    createdAt: row.created_at.toISOString(),
    regulated: isRegulated(row.category),
    assistant,
    mayBreakGlass: mayDo(actor.roles, 'break_glass'),
    can: questionActionsFor(row, actor),
    openUntil: glass?.until.toISOString() ?? null,
    events: events.map(({ at, actor: by, event, to, reason }) => ({
      at: new Date(at).toISOString(),
      by: by.kind,
      event,
      to,
      // The reason may be an expert's own words for returning the question.
      reason: readable || isCode(reason) ? reason : null,
    })),
    leases: leases.map((lease) => ({
      at: lease.granted_at.toISOString(),
      kind: lease.kind,
      expert: names.get(lease.expert_id) ?? '',
      endedAt: lease.ended_at?.toISOString() ?? null,
      outcome: lease.outcome,
    })),
    thread: messages?.map(({ seq, at, author, body }) => ({ seq, at: at.toISOString(), author, body })) ?? null,
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
      question_id: id,
      person_id: actor.personId,
      reason,
      at,
      until,
    })
    await recordAct(ports, tx, actor, {
      act: 'question.break_glass',
      subject: { kind: 'question', id },
      reason,
      after: { until: until.toISOString() },
    })
    return { until: until.toISOString() }
  })
}
