import type { Person } from '../../../api/actor.ts'
import { absencesToJudge, judgeAbsence } from '../../../meetings/outcome/server/absence.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'

export async function listAbsences(ports: Ports, actor: Person) {
  await requirePermission(ports, actor, 'review_experts')
  return { absences: await absencesToJudge(ports) }
}

/** @throws Refusal `meeting_unknown`, `meeting_over`, `reply_awaited` */
export async function decideAbsence(
  ports: Ports,
  actor: Person,
  { id, stands, reason }: { id: string; stands: boolean; reason: string },
) {
  await requirePermission(ports, actor, 'review_experts')
  await ports.transact(async (tx) => {
    await judgeAbsence(ports, tx, { id, stands, reason, by: actor.personId })
    await recordAct(ports, tx, actor, {
      act: 'meeting.absence',
      subject: { kind: 'meeting', id },
      reason,
      after: { stands },
    })
  })
  return { absences: await absencesToJudge(ports) }
}
