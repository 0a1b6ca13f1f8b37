import type { Person } from '../../../api/actor.ts'
import type { Db } from '../../../platform/db/port.ts'
import { sightOf } from '../../../questions/access.ts'
import type { QuestionRow } from '../../../questions/server/views.ts'
import { regulatedAs } from '../../applications/regulated.ts'
import { emergencyAccessFor } from '../../server/emergency-access-store.ts'

/**
 * Whether this member of the staff may read a question's texts now: in a regulated field only during their own emergency
 * access, which lasts until `openUntil`.
 */
export async function readableBy(db: Db, actor: Person, row: QuestionRow, now: Date) {
  const access = await emergencyAccessFor(db, row.id, actor.personId, now)
  const openUntil = access?.until ?? null
  const viewer = { personId: null, expertId: null, staff: true, breakGlassUntil: openUntil }
  return { readable: sightOf(row.life, viewer, regulatedAs(row.category), now) === 'all', openUntil }
}
