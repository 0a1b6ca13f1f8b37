import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { quotedTo } from '../../answers/server/contribution-store.ts'
import { feesFor } from '../../answers/server/fees.ts'
import { endLeases, openLeases } from '../../server/store.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { Effect, QuestionRecord } from '../events.ts'
import type { QuestionState } from '../states.ts'

type After = {
  state: QuestionState
  effects: readonly Effect[]
  records: readonly QuestionRecord[]
  now: Date
}

/**
 * Makes the lease rows match the state: a lease that is no longer open ends with the name of what ended it. An offer
 * records its fee, and the work that results keeps the fee quoted. A hand-over is an offer to one colleague.
 */
export async function syncLeases(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  before: QuestionState,
  after: After,
): Promise<void> {
  await endOver(tx, row.id, before, after)
  await openNew(ports, tx, row, before, after)
}

async function endOver(tx: Tx, questionId: string, before: QuestionState, { state, records, now }: After) {
  const outcome = records.at(-1)?.event ?? 'ended'
  const { lease, broadcast, handOver } = before
  if (lease && lease.token !== state.lease?.token) await endLeases(tx, questionId, { token: lease.token }, now, outcome)
  if (handOver && handOver.token !== state.handOver?.token)
    await endLeases(tx, questionId, { token: handOver.token }, now, outcome)
  if (!broadcast) return
  if (broadcast.token !== state.broadcast?.token)
    return endLeases(tx, questionId, { token: broadcast.token }, now, outcome)
  for (const expertId of broadcast.expertIds)
    if (!state.broadcast.expertIds.includes(expertId))
      await endLeases(tx, questionId, { token: broadcast.token, expertId }, now, outcome)
}

async function openNew(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  before: QuestionState,
  { state, effects, now }: After,
): Promise<void> {
  const broadcasts = effects.filter((effect) => effect.kind === 'broadcast')
  const lease = state.lease && state.lease.token !== before.lease?.token ? state.lease : null
  const asked = broadcasts.flatMap(({ ranked }) => ranked.map(({ expertId }) => expertId))
  const handOver = state.handOver && state.handOver.token !== before.handOver?.token ? state.handOver : null
  if (!lease && !handOver && asked.length === 0) return
  const feeOf = await feesFor(ports, tx, row)
  const common = { questionId: row.id, grantedAt: now }
  if (lease) {
    const offer = effects.find((effect) => effect.kind === 'offer' && effect.token === lease.token)
    const ranked = offer?.kind === 'offer' ? offer.ranked : null
    const fee = feeOf(lease.expertId)
    const said = lease.kind === 'work' ? await quotedTo(tx, row.id, lease.expertId) : null
    await openLeases(tx, [
      {
        ...common,
        token: lease.token,
        expertId: lease.expertId,
        kind: lease.kind,
        expiresAt: new Date(lease.expiresAt),
        score: ranked ? { total: ranked.total, breakdown: ranked.breakdown } : null,
        // A follow-up of the expert's own answer is included in its fee.
        fee: lease.cause === 'follow_up' ? 0 : (said ?? fee),
      },
    ])
  }
  if (handOver)
    await openLeases(tx, [
      {
        ...common,
        token: handOver.token,
        expertId: handOver.to,
        kind: 'offer',
        expiresAt: new Date(handOver.expiresAt),
        score: null,
        fee: feeOf(handOver.to),
      },
    ])
  for (const { token, ranked } of broadcasts)
    await openLeases(
      tx,
      ranked.map(({ expertId, total, breakdown }) => ({
        ...common,
        token,
        expertId,
        kind: 'broadcast' as const,
        expiresAt: null,
        score: { total, breakdown },
        fee: feeOf(expertId),
      })),
    )
}
