import { recordEarning } from '../../../billing/payouts/server/earnings.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { QuestionRow } from '../../server/views.ts'
import { unbookedContributions } from './contribution-store.ts'

/**
 * Books each delivered contribution once, at the fee of its offer. The company bears the risk of a failed capture, as
 * experts are told when one fails.
 */
export async function bookDelivered(ports: Ports, tx: Tx, row: QuestionRow): Promise<void> {
  for (const delivered of await unbookedContributions(tx, row.id))
    await recordEarning(ports, tx, {
      contributionId: delivered.id,
      questionId: row.id,
      expertId: delivered.expertId,
      category: row.category,
      amount: delivered.feeQuoted,
      answeredAt: delivered.at,
    })
}
