import type { Person } from '../../../api/actor.ts'
import { expertById, expertOf } from '../../../experts/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { lockQuestion } from '../../server/views.ts'
import { moreUrgent } from '../matching.ts'
import { couldAnswer } from './candidates.ts'
import { waitingFor } from './store.ts'

/** An expert's stream has opened: announced once a minute at most, however often a phone reconnects. */
export async function announceExpertAvailable(ports: Ports, actor: Person): Promise<void> {
  const expert = await expertOf(ports.db, actor.personId)
  if (!expert?.switchedOn || expert.awaySince) return
  await ports.db
    .transaction()
    .execute((tx) => ports.jobs.enqueue(tx, 'question.expert-available', { expertId: expert.id }, { key: expert.id }))
}

/** Questions waiting in the expert's fields are searched for again at once, the most urgent first. */
export async function offerWaiting(ports: Ports, expertId: string): Promise<void> {
  const expert = await expertById(ports.db, expertId)
  if (!expert) return
  const rows = await waitingFor(ports.db, expert)
  rows.sort((a, b) => moreUrgent(a.life, b.life))
  for (const { id } of rows) await ports.transact((tx) => tellOf(ports, tx, id, expertId))
}

/** A client who is choosing an option is not sent back into the search for an expert who may not answer them. */
async function tellOf(ports: Ports, tx: Tx, questionId: string, expertId: string): Promise<void> {
  const row = await lockQuestion(tx, questionId)
  if (!row || (row.state === 'UNSERVED' && !(await couldAnswer(ports, tx, row, expertId)))) return
  await applyTo(ports, tx, row, [{ kind: 'expert_available', expertId }])
}
