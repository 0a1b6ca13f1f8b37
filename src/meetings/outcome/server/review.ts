import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { mayRate } from '../../../questions/access.ts'
import { publishReview } from '../../../questions/answers/server/rate.ts'
import { lockOwnWithoutEmergency } from '../../../questions/checkout/server/unlock.ts'
import { raiseIfShown } from '../../../questions/emergency/server/detect.ts'
import type { Meeting } from '../../contract.ts'
import { transitionMeeting } from '../../server/apply.ts'
import { meetingView } from '../../server/meeting-view.ts'
import { latestMeeting, lockMeeting } from '../../server/store.ts'

/**
 * Reviews the specialist whom the client met, once, by the rules for an answer: it counts towards the same mean.
 * @throws Refusal `question_unknown`, `meeting_unknown`, `meeting_over`, `illegal_transition`
 */
export async function reviewMeeting(
  ports: Ports,
  actor: Person,
  { questionId, locale, ...given }: { questionId: string; stars: number; comment: string; locale: Locale },
): Promise<{ meeting: z.input<typeof Meeting> }> {
  return ports.transact(async (tx) => {
    const question = await lockOwnWithoutEmergency(tx, actor, questionId)
    const latest = await latestMeeting(tx, questionId)
    const row = latest && (await lockMeeting(tx, latest.id))
    if (!row) throw new Refusal('meeting_unknown', 404)
    const moved = await transitionMeeting(ports, tx, row, question, { kind: 'review' }, 'client')
    if (!mayRate(question.life) || !row.specialistId || !row.meetsAt) throw new Refusal('illegal_transition', 409)
    const about = { expertId: row.specialistId, questionId: null, meetingId: row.id, experiencedAt: row.meetsAt }
    await publishReview(ports, tx, actor, { ...given, ...about }, question.id)
    const shown = await raiseIfShown(ports, tx, actor, question, given.comment)
    return { meeting: await meetingView(ports, tx, moved.row, shown, locale) }
  })
}
