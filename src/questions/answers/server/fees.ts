import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { QuestionRow } from '../../server/views.ts'
import { feeFor } from '../fee.ts'
import { contributorsTo } from './contribution-store.ts'

/** The fee in cents for each expert's next delivery on this question. */
export async function feesFor(
  { config }: Pick<Ports, 'config'>,
  db: Db,
  { id, category, life }: Pick<QuestionRow, 'id' | 'category' | 'life'>,
): Promise<(expertId: string) => number> {
  const contributors = await contributorsTo(db, id)
  return (expertId) => {
    const question = { category, answered: life.answeredAt !== null, contributed: contributors.has(expertId) }
    return feeFor(question, config.FOLLOW_UP_FEE)
  }
}
