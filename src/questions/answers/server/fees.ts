import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { QuestionRow } from '../../server/store.ts'
import { feeFor } from '../fee.ts'
import { contributorsTo } from './contribution-store.ts'

/** The fee in cents for each expert's next delivery on this question. The scripted expert earns nothing. */
export async function feesFor(
  { config }: Pick<Ports, 'config'>,
  db: Db,
  { id, category, life }: Pick<QuestionRow, 'id' | 'category' | 'life'>,
  expertIds: readonly string[],
): Promise<(expertId: string) => number> {
  const contributors = await contributorsTo(db, id)
  const programs = await db
    .selectFrom('expert')
    .select('id')
    .where('id', 'in', [...new Set(expertIds)])
    .where('scripted', '=', true)
    .execute()
  return (expertId) => {
    if (programs.some((program) => program.id === expertId)) return 0
    const question = { category, answered: life.answeredAt !== null, contributed: contributors.has(expertId) }
    return feeFor(question, config.FOLLOW_UP_FEE)
  }
}

/** The fee last quoted to this expert for this question; null where none was quoted. */
export async function quotedTo(tx: Tx, questionId: string, expertId: string): Promise<number | null> {
  const said = await tx
    .selectFrom('lease')
    .select('fee')
    .where('question_id', '=', questionId)
    .where('expert_id', '=', expertId)
    .where('fee', 'is not', null)
    .orderBy('token', 'desc')
    .limit(1)
    .executeTakeFirst()
  return said?.fee ?? null
}
