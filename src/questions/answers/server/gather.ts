import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { lockOwn } from '../../checkout/server/unlock.ts'
import { updateQuestion } from '../../server/store.ts'
import { contributionsTo } from './contribution-store.ts'

/**
 * Ticks a paper of an answer as gathered. A correction keeps the ticks of the papers that it leaves as they were.
 * @throws Refusal `question_unknown`, `paper_unknown`
 */
export async function gather(
  ports: Ports,
  actor: Person,
  input: { questionId: string; paper: string; gathered: boolean },
) {
  return ports.transact(async (tx) => {
    const row = await lockOwn(tx, actor, input.questionId)
    const answers = await contributionsTo(tx, row.id)
    if (!answers.some(({ content }) => content?.answer?.papers.includes(input.paper)))
      throw new Refusal('paper_unknown', 404)
    const others = row.gathered.filter((paper) => paper !== input.paper)
    const gathered = input.gathered ? [...others, input.paper] : others
    await updateQuestion(tx, row.id, { gathered: JSON.stringify(gathered) })
    return { gathered }
  })
}
