import type { Person } from '../../../api/actor.ts'
import type { Ports } from '../../../platform/ports.ts'
import { ownQuestionOrRefuse } from '../../server/readable.ts'
import { alwaysWritten } from '../notices.ts'
import { forgetSeenNotices } from './notice-store.ts'

/** The page of a question has shown this version of it: what it shows is not written any more. */
export async function markSeen(
  ports: Ports,
  actor: Person,
  { questionId, version }: { questionId: string; version: number },
): Promise<void> {
  await ownQuestionOrRefuse(ports, actor, questionId)
  await forgetSeenNotices(ports.db, { questionId, version, always: alwaysWritten })
}
