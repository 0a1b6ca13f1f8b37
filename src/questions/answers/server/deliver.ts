import { recordAnswered, recordTakenOver } from '../../../experts/server/changes.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { workToken } from '../../access.ts'
import { drawForSecondReading } from '../../second-reading/server/draw.ts'
import type { ContributionContent } from '../../server/tables.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { OwnExpertRow } from '../../workspace/server/commands.ts'
import { authorOf } from '../contribution.ts'
import { addContribution, quotedTo } from './contribution-store.ts'
import { feesFor } from './fees.ts'

/**
 * Records what an expert delivers under the work lease, at the quoted fee, or corrects, at none; `assisted`: over a draft
 * of the machine. Must be called before the event that ends the lease, in the same transaction.
 */
export async function deliver(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  expert: OwnExpertRow,
  { assisted = false, corrects = false, ...content }: ContributionContent & { assisted?: boolean; corrects?: boolean },
): Promise<void> {
  const at = ports.clock.now()
  const token = corrects ? null : workToken(row.life, expert.id)
  const fee = token === null ? 0 : await feeOf(ports, tx, row, expert.id)
  const delivered = await addContribution(tx, {
    id: ports.ids.id(),
    questionId: row.id,
    authorKind: authorOf(expert, assisted),
    expertId: expert.id,
    authorName: `${expert.firstName} ${expert.lastName}`,
    at,
    content,
    corrects,
    feeQuoted: fee,
    leaseToken: token,
  })
  if (!expert.scripted && content.answer) await drawForSecondReading(ports, tx, row, delivered)
  const { acceptedAt, answeredAt } = row.life
  const seconds = Math.round((at.getTime() - (acceptedAt ?? at.getTime())) / 1000)
  const kept = { category: row.category, at, fee }
  if (answeredAt === null && acceptedAt !== null) await recordAnswered(tx, expert.id, seconds, kept)
  else if (fee > 0) await recordTakenOver(tx, expert.id, seconds, kept)
}

async function feeOf(ports: Ports, tx: Tx, row: QuestionRow, expertId: string): Promise<number> {
  return (await quotedTo(tx, row.id, expertId)) ?? (await feesFor(ports, tx, row))(expertId)
}
