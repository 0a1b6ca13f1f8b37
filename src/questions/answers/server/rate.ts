import { personOf } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { addReview, type NewReview } from '../../../experts/server/changes.ts'
import { peopleOf, reviewOfQuestion } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { canOf } from '../../access.ts'
import { lockOwnWithoutEmergency } from '../../checkout/server/unlock.ts'
import { raiseIfShown } from '../../emergency/server/detect.ts'
import { questionView } from '../../server/question-view.ts'
import { translateReviewLater } from '../../translation/server/translate-review.ts'
import { mainAnswer } from './contribution-store.ts'

/**
 * Rates a paid answer, once. A comment that shows an emergency is kept all the same. The review carries the date of the answer and of its publication (art. D111-17).
 * @throws Refusal `question_unknown`, `emergency_stands`, `illegal_transition`, `already_rated`
 */
export async function rate(
  ports: Ports,
  actor: Person,
  input: { questionId: string; stars: number; comment: string; locale: Locale },
) {
  return ports.transact(async (tx) => {
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    const viewer = { personId: actor.personId, expertId: null, staff: false, breakGlassUntil: null }
    // The author of the answer, also after a colleague has taken over a follow-up.
    const expertId = (await mainAnswer(tx, row.id))?.expertId
    if (!canOf(row.life, viewer).rate || !expertId || !row.answeredAt) throw new Refusal('illegal_transition', 409)
    if (await reviewOfQuestion(tx, row.id)) throw new Refusal('already_rated', 409)
    const { stars, comment } = input
    const about = { expertId, questionId: row.id, experiencedAt: row.answeredAt }
    await publishReview(ports, tx, actor, { ...about, stars, comment }, row.id)
    const shown = await raiseIfShown(ports, tx, actor, row, comment)
    return questionView(ports, tx, shown, actor, input.locale)
  })
}

/** Publishes the review under the author's initials, and updates the expert's workspace first. `questionId`: what it comes from. */
export async function publishReview(
  ports: Ports,
  tx: Tx,
  actor: Person,
  review: Omit<NewReview, 'id' | 'author' | 'publishedAt'>,
  questionId: string,
): Promise<void> {
  const person = await personOf(tx, actor.personId)
  const author = initialsOf(person?.firstName ?? null, person?.lastName ?? null)
  const id = await addReview(tx, { ...review, id: ports.ids.id(), author, publishedAt: ports.clock.now() })
  await translateReviewLater(ports, tx, { id, comment: review.comment }, questionId)
  const people = await peopleOf(tx, [review.expertId])
  await ports.live.announce(tx, [...people.values()], { kind: 'desk', ref: questionId })
  await announcePublicChange(tx, ['experts'])
}

/** "Claude M.", or nothing: a review shows no more of its author. */
function initialsOf(first: string | null, last: string | null): string {
  if (!first) return ''
  return last ? `${first} ${last[0]?.toUpperCase()}.` : first
}
