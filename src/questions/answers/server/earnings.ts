import { recordEarning } from '../../../billing/payouts/server/earnings.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { QuestionRow } from '../../server/store.ts'
import { unbookedContributions } from './contribution-store.ts'

/**
 * What was delivered is owed at what its offer said, each contribution once. Whether the client's card goes through is
 * the house's risk, as experts are told when it does not.
 */
export async function bookDelivered(ports: Ports, tx: Tx, row: QuestionRow): Promise<void> {
  for (const delivered of await unbookedContributions(tx, row.id))
    await recordEarning(ports, tx, {
      contributionId: delivered.id,
      questionId: row.id,
      expertId: delivered.expert_id,
      category: row.category,
      amount: delivered.fee_quoted,
      answeredAt: delivered.at,
    })
}
