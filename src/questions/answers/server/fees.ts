import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { QuestionRow } from '../../server/views.ts'
import { feeFor } from '../fee.ts'
import { paidOn } from './contribution-store.ts'

/** The fee in cents for each expert's next delivery on this question. */
export async function feesFor(
  { config }: Pick<Ports, 'config'>,
  db: Db,
  { id, category, life }: Pick<QuestionRow, 'id' | 'category' | 'life'>,
): Promise<(expertId: string) => number> {
  const { last, tookOver } = await paidOn(db, id)
  return (expertId) => {
    const earlier = { own: last === expertId, tookOver: tookOver.has(expertId) }
    return feeFor({ category, answered: life.answeredAt !== null, ...earlier }, config.FOLLOW_UP_FEE)
  }
}
