import type { Tx } from '../../../platform/db/port.ts'
import { forEachCollectingErrors } from '../../../platform/jobs/for-each-collecting-errors.ts'
import type { Ports } from '../../../platform/ports.ts'
import { heldBy, strayLeases } from '../../account/server/data-export-and-erasure-store.ts'
import type { QuestionEvent } from '../../lifecycle/events.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import type { QuestionState } from '../../lifecycle/states.ts'
import { lockQuestion } from '../../server/views.ts'

const reason = 'suspended'

/** The event that takes a question from an expert who may no longer work on it: the work or the offer ends. */
function givingBack({ lease, broadcast, handOver }: QuestionState, expertId: string, by: string): QuestionEvent | null {
  if (lease?.expertId === expertId)
    return lease.kind === 'work'
      ? { kind: 'release_lease', by, reason }
      : { kind: 'decline', expertId, token: lease.token, reason }
  if (broadcast?.expertIds.includes(expertId)) return { kind: 'decline', expertId, token: broadcast.token, reason }
  if (handOver?.to === expertId) return { kind: 'turn_down', expertId, token: handOver.token, reason }
  return null
}

/** Gives this expert's work and offers to others; returns how many questions that were. */
export async function releaseQuestions(ports: Ports, tx: Tx, expertId: string, by: string): Promise<number> {
  let given = 0
  for (const questionId of await heldBy(tx, expertId)) {
    const row = await lockQuestion(tx, questionId)
    const event = row && givingBack(row.life, expertId, by)
    if (!row || !event) continue
    await applyTo(ports, tx, row, [event])
    given += 1
  }
  return given
}

/** A client's new message, or a pending offer, may still name an expert who was suspended meanwhile. */
export async function releaseStrayLeases(ports: Ports): Promise<void> {
  await forEachCollectingErrors(await strayLeases(ports.db), (expertId) =>
    ports.transact((tx) => releaseQuestions(ports, tx, expertId, 'house')),
  )
}
