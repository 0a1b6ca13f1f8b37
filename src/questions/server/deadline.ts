import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { houseDay } from '../../experts/opening.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Ports } from '../../platform/ports.ts'
import type { QuestionView } from '../shapes.ts'
import { keepDeadline } from './needed-by.ts'
import { questionView } from './question-view.ts'
import { lockQuestion, updateQuestion } from './store.ts'
import { lockOwnWithoutEmergency } from './unlock.ts'

/** Further ahead than this a day is a slip of the year. */
const furthestYears = 3

/**
 * The client confirms a day, gives another, or says that there is none (`null`). What they wrote earlier proposes
 * nothing any more.
 * @throws Refusal `question_unknown`, `emergency_stands`, `illegal_transition`, `date_invalid`
 */
export async function settleDeadline(
  ports: Ports,
  actor: Person,
  input: { questionId: string; date: string | null; locale: Locale },
): Promise<QuestionView> {
  const now = ports.clock.now()
  const today = houseDay(now)
  const last = `${Number(today.slice(0, 4)) + furthestYears}${today.slice(4)}`
  if (input.date !== null && (input.date < today || input.date > last)) throw new Refusal('date_invalid', 422)
  return ports.transact(async (tx) => {
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    await keepDeadline(ports, tx, row, input.date === null ? {} : { date: input.date })
    await updateQuestion(tx, row.id, { deadline_settled_at: now })
    const brief = await tx.selectFrom('brief').select('data').where('question_id', '=', row.id).executeTakeFirst()
    if (brief) {
      const { neededBy: _, ...rest } = brief.data
      const data = JSON.stringify(input.date === null ? rest : { ...rest, neededBy: input.date })
      await tx.updateTable('brief').set({ data }).where('question_id', '=', row.id).execute()
    }
    await ports.live.announce(tx, [row.person_id], { kind: 'question', ref: row.id })
    const saved = (await lockQuestion(tx, row.id)) ?? row
    return questionView(ports, tx, saved, actor, input.locale)
  })
}
