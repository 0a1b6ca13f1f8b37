import { leavingExperts } from '../../experts/server/joining-store.ts'
import { hasLeft } from '../../experts/server/own-page.ts'
import type { Tx } from '../../platform/db/port.ts'
import { oneByOne } from '../../platform/jobs/one-by-one.ts'
import type { Ports } from '../../platform/ports.ts'
import type { QuestionEvent } from '../life-events.ts'
import type { QuestionState } from '../life-states.ts'
import { applyTo } from './apply.ts'
import { releaseMeetings, releaseStray } from './meeting-specialists.ts'
import { meetingAhead } from './meeting-store.ts'
import { heldBy, strayLeases, workOf } from './own-data-store.ts'
import { lockQuestion } from './store.ts'

/** Experts who wish to leave do so once the last question they accepted and their last meeting are over. */
export async function finishLeaving(ports: Ports): Promise<void> {
  await oneByOne(await leavingExperts(ports.db), async ({ id, person_id }) => {
    if ((await workOf(ports.db, id)) || (await meetingAhead(ports.db, id))) return
    await ports.transact((tx) => releaseMeetings(ports, tx, id))
    await hasLeft(ports, person_id)
  })
}

const reason = 'suspended'

/** How a question leaves somebody who may not work on it any more: work is taken back, an offer is over. */
function givingBack({ lease, broadcast }: QuestionState, expertId: string, by: string): QuestionEvent | null {
  if (lease?.expertId === expertId)
    return lease.kind === 'work'
      ? { kind: 'release_lease', by, reason }
      : { kind: 'decline', expertId, token: lease.token, reason }
  if (broadcast?.expertIds.includes(expertId)) return { kind: 'decline', expertId, token: broadcast.token, reason }
  return null
}

/** Everything this expert works on or is being asked about goes to others; answers how many questions that were. */
export async function giveBack(ports: Ports, tx: Tx, expertId: string, by: string): Promise<number> {
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

/** A client who writes again, or an offer that was on its way, may still name somebody who was suspended meanwhile. */
export async function takeBackStray(ports: Ports): Promise<void> {
  const takeBack = async () =>
    oneByOne(await strayLeases(ports.db), (expertId) => ports.transact((tx) => giveBack(ports, tx, expertId, 'house')))
  await oneByOne([takeBack, () => releaseStray(ports)], (act) => act())
}
