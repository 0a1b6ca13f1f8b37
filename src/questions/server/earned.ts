import { bookEarning } from '../../billing/server/earnings.ts'
import { expertById } from '../../experts/server/store.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { expertFee } from '../fee.ts'
import type { QuestionState } from '../life-states.ts'
import type { QuestionRow } from './store.ts'

/** A full answer was given, and nothing keeps the client from reading it. */
const earned = ({ answeredAt, payment }: QuestionState) =>
  answeredAt !== null && (payment === 'CAPTURED' || payment === 'PLAN' || payment === 'FREE')

/** The moment at which an answer is both given and paid for, whichever comes last. A program earns nothing. */
export async function bookWhenEarned(ports: Ports, tx: Tx, row: QuestionRow, before: QuestionState): Promise<void> {
  if (earned(before) || !earned(row.life)) return
  const answer = await tx
    .selectFrom('answer')
    .select(['expert_id', 'at'])
    .where('question_id', '=', row.id)
    .executeTakeFirst()
  const expert = answer && (await expertById(tx, answer.expert_id))
  if (!answer || !expert || expert.scripted) return
  await bookEarning(ports, tx, {
    questionId: row.id,
    expertId: expert.id,
    category: row.category,
    amount: expertFee(row.category),
    answeredAt: answer.at,
  })
}
