import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { findCategory, findSubCategory } from '../../../catalog/catalog.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { titleFrom } from '../../asking/server/title.ts'
import { lockOwnWithoutEmergency } from '../../checkout/server/unlock.ts'
import type { questionsApi } from '../../contract.ts'
import type { QuestionEvent } from '../../lifecycle/events.ts'
import { applyTo } from '../../lifecycle/server/apply.ts'
import { mayHappen } from '../../lifecycle/transitions.ts'
import { deleteBrief } from '../../server/brief-store.ts'
import { questionView } from '../../server/question-view.ts'
import { updateQuestion } from '../../server/store.ts'
import type { QuestionRow } from '../../server/views.ts'
import { type Field, fieldFromText } from '../field.ts'
import { saidOf } from './field-proposals.ts'
import { mustBeOpen } from './open.ts'

type Input = z.output<(typeof questionsApi)['POST /questions/:id/category']['body'] & object> & { questionId: string }

/**
 * Changes the field, or clears it: messages and attachments stay, the assistant starts again, and no other free
 * question is used. Only until an expert was asked; an expert then declines with « not my field », and the staff finds
 * another.
 * @throws Refusal `question_unknown`, `emergency_stands`, `category_unknown`, `health_closed`, `question_closed`,
 *   `illegal_transition`
 */
export async function correctCategory(ports: Ports, actor: Person, input: Input) {
  const to = knownField(input)
  return ports.transact(async (tx) => {
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    if (to) mustBeOpen(ports, to.category, row.body, input.locale)
    const saved = await applyTo(ports, tx, row, [corrected(to, actor)])
    if (saved.version !== row.version) await forgetPreview(tx, saved)
    return questionView(ports, tx, saved, actor, input.locale)
  })
}

function knownField({ category, subCategory }: Pick<Input, 'category' | 'subCategory'>): Field | null {
  if (category === null) return null
  const known = findCategory(category)
  if (!known || (subCategory !== null && !findSubCategory(known, subCategory)))
    throw new Refusal('category_unknown', 422)
  return { category, subCategory }
}

const corrected = (to: Field | null, actor: Person): QuestionEvent => ({
  kind: 'correct_category',
  category: to?.category ?? null,
  subCategory: to?.subCategory ?? null,
  by: actor.personId,
})

/** Resets title and brief, which were made for the previous field. */
export async function forgetPreview(tx: Tx, row: QuestionRow): Promise<void> {
  await updateQuestion(tx, row.id, { title: titleFrom(row.body) })
  await deleteBrief(tx, row.id)
}

/**
 * The field correction in the client's newest message, if any; the message is in the thread already.
 * @throws Refusal `health_closed`
 */
export async function correctionSaid(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  actor: Person,
): Promise<QuestionEvent | null> {
  if (row.life.clock !== null || !mayHappen('correct_category', row.state)) return null
  const to = fieldFromText(await saidOf(tx, row))
  if (to === undefined) return null
  if (to) mustBeOpen(ports, to.category, row.body, row.locale)
  return corrected(to, actor)
}
