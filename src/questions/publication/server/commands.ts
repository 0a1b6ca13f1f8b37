import type { z } from 'zod'
import { createScrubber, scrubAll } from '../../../accounts/privacy/erasure.ts'
import { identifiersById } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { announcePublicChange } from '../../../platform/live/public-topics.ts'
import type { Ports } from '../../../platform/ports.ts'
import { redact } from '../../../platform/redaction/redact.ts'
import { canOf } from '../../access.ts'
import { mainAnswer } from '../../answers/server/contribution-store.ts'
import { lockOwn, lockOwnWithoutEmergency } from '../../checkout/server/unlock.ts'
import { questionView } from '../../server/question-view.ts'
import { ownQuestion, type QuestionRow } from '../../server/views.ts'
import type { Answer, QuestionView } from '../../shapes.ts'
import { anonymizedText } from '../anonymous.ts'
import * as store from './store.ts'

/** The sentence that the author agrees to; a new wording gets a new name. */
const consent = '2026-11-21'

type Shown = { title: string; text: string; answer: Answer }

/** The text that would be published. @throws Refusal `question_unknown`, `illegal_transition` */
export async function proposePublication(ports: Ports, actor: Person, questionId: string): Promise<Shown> {
  const row = await ownQuestion(ports.db, questionId, actor.personId)
  if (!row) throw new Refusal('question_unknown', 404)
  return shownOf(ports.db, row, actor)
}

/**
 * The author agrees to publish this text without a name. Nothing is published before the staff has read it.
 * @throws Refusal `question_unknown`, `emergency_stands`, `illegal_transition`, `personal_details`
 */
export async function askToPublish(
  ports: Ports,
  actor: Person,
  input: { questionId: string; title: string; text: string; locale: Locale },
): Promise<z.input<typeof QuestionView>> {
  return ports.transact(async (tx) => {
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    const { answer } = await shownOf(tx, row, actor)
    const anonymous = await withoutAuthor(tx, actor)
    const { title, text } = input
    if (anonymous(title) !== title || anonymous(text) !== text) throw new Refusal('personal_details', 422)
    await store.putPublication(tx, {
      questionId: row.id,
      title,
      body: text,
      answer: JSON.stringify(answer),
      consent,
      askedAt: ports.clock.now(),
    })
    // A changed text is read again before it is published.
    await store.hideQuestion(tx, row.id)
    await announcePublicChange(tx, ['content'])
    await ports.live.announce(tx, [actor.personId], { kind: 'question', ref: row.id })
    return questionView(ports, tx, row, actor, input.locale)
  })
}

/** @throws Refusal `question_unknown`, `not_published` */
export async function withdrawPublication(ports: Ports, actor: Person, questionId: string): Promise<{ id: string }> {
  return ports.transact(async (tx) => {
    const row = await lockOwn(tx, actor, questionId)
    if (!(await store.dropPublication(tx, row.id))) throw new Refusal('not_published', 409)
    await store.hideQuestion(tx, row.id)
    await announcePublicChange(tx, ['content'])
    await ports.live.announce(tx, [actor.personId], { kind: 'question', ref: row.id })
    return { id: row.id }
  })
}

async function shownOf(db: Db, row: QuestionRow, actor: Person): Promise<Shown> {
  const viewer = { personId: actor.personId, expertId: null, staff: false, breakGlassUntil: null }
  const answer = (await mainAnswer(db, row.id))?.content.answer
  if (!answer || !canOf(row.life, viewer).share) throw new Refusal('illegal_transition', 409)
  const anonymous = await withoutAuthor(db, actor)
  return { title: anonymous(row.title), text: anonymous(row.body), answer: scrubAll(answer, anonymous) }
}

async function withoutAuthor(db: Db | Tx, actor: Person): Promise<(text: string) => string> {
  const who = await identifiersById(db, actor.personId)
  const scrub = who ? createScrubber(who) : undefined
  return (text) =>
    anonymizedText(
      redact(text, () => '••••'),
      scrub,
    )
}
