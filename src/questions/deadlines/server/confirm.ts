import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import { brand } from '../../../brand.ts'
import { serviceDay } from '../../../experts/workspace/opening-hours.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import {
  type DeadlineReply,
  deadlineReply,
  type Pending,
} from '../../../platform/assistant/extraction/deadline-reply.ts'
import { fold } from '../../../platform/assistant/fold.ts'
import { formatCivilDate } from '../../../platform/assistant/messages.ts'
import type { Brief } from '../../../platform/assistant/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { lockOwnWithoutEmergency } from '../../checkout/server/unlock.ts'
import { mayHappen } from '../../lifecycle/transitions.ts'
import { briefOf, updateBrief } from '../../server/brief-store.ts'
import { questionView } from '../../server/question-view.ts'
import { appendMessage, updateQuestion } from '../../server/store.ts'
import { lockQuestion, type MessageRow, type QuestionRow } from '../../server/views.ts'
import { deadline as en } from '../text.en.ts'
import { deadline as fr } from '../text.fr.ts'
import { saveDeadline } from './save.ts'

/** A date further ahead than this is a mistyped year. */
const furthestYears = 3

function isKeepable(date: string, now: Date): boolean {
  const today = serviceDay(now)
  return date >= today && date <= `${Number(today.slice(0, 4)) + furthestYears}${today.slice(4)}`
}

/**
 * The client confirms a day, gives another, or says that there is none (`null`). Earlier messages propose no day any
 * more.
 * @throws Refusal `question_unknown`, `emergency_stands`, `illegal_transition`, `date_invalid`
 */
export async function confirmDeadline(
  ports: Ports,
  actor: Person,
  input: { questionId: string; date: string | null; locale: Locale },
) {
  const now = ports.clock.now()
  if (input.date !== null && !isKeepable(input.date, now)) throw new Refusal('date_invalid', 422)
  return ports.transact(async (tx) => {
    const row = await lockOwnWithoutEmergency(tx, actor, input.questionId)
    return questionView(ports, tx, await keepSettled(ports, tx, row, input.date, now), actor, input.locale)
  })
}

/** Saves what the client has said of their deadline, by a button or a message, as valid from `at`. */
async function keepSettled(ports: Ports, tx: Tx, row: QuestionRow, date: string | null, at: Date) {
  await saveDeadline(ports, tx, row, date === null ? {} : { date })
  await updateQuestion(tx, row.id, { deadlineSettledAt: at })
  const brief = await briefOf(tx, row.id)
  if (brief) {
    const settled = ({ neededBy: _, ...rest }: Brief): Brief => (date === null ? rest : { ...rest, neededBy: date })
    await updateBrief(tx, row.id, { data: settled(brief.data), other: brief.other && settled(brief.other) })
  }
  await ports.live.announce(tx, [row.personId], { kind: 'question', ref: row.id })
  return (await lockQuestion(tx, row.id)) ?? row
}

const askedYesOrNo =
  /^(?:\d+[.)] )?(?:avez-vous|a-t-|y a-t-il|est-ce|etes-vous|vivez-vous|le |la |les |l'|un |une |do you|have you|has |is |are |did |does |was |were |any )/

/** « Quel jour… ? », "since when?" */
const askedDay =
  /(?<![a-z])(?:quel jour|quels jours|quelle date|quand|depuis|date|when|what day|which day|since|how long)(?![a-z])/

const pendingFor = (ask: string): Pending =>
  askedYesOrNo.test(fold(ask)) ? 'yes_or_no' : askedDay.test(fold(ask)) ? 'day' : 'more'

/** What the assistant's last message waits for besides the deadline: the one question that was shown, where one was. */
function pendingOf(last: MessageRow | undefined, shown: string | undefined): Pending {
  if (shown !== undefined) return pendingFor(shown)
  if (last?.author !== 'assistant' || last.kind === 'preview') return 'nothing'
  const questions = last.body.match(/[^.!?\n:]+\?/g) ?? []
  const [only, ...others] = questions.map(pendingFor)
  if (only === undefined) return 'nothing'
  return others.length === 0 ? only : [only, ...others].includes('day') ? 'day' : 'more'
}

/**
 * The reply to a deadline that waits to be confirmed, if the message is one; `last` is the message before it, `ask` the
 * assistant's question that was shown.
 */
export function deadlineReplyIn(
  row: QuestionRow,
  { text, ask }: { text: string | null; ask?: string },
  last: MessageRow | undefined,
  now: Date,
): DeadlineReply | undefined {
  if (row.proposedDeadline === null || text === null || !mayHappen('needed_by', row.state)) return undefined
  const reply = deadlineReply(text, row.proposedDeadline, pendingOf(last, ask), now)
  return reply && (reply.date === null || isKeepable(reply.date, now)) ? reply : undefined
}

/** Does what the button does, and says so in the thread. */
export async function confirmDeadlineFromMessage(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  reply: DeadlineReply,
  at: Date,
) {
  const saved = await keepSettled(ports, tx, row, reply.date, at)
  const words = row.locale === 'fr' ? fr : en
  await appendMessage(tx, row.id, {
    id: ports.ids.id(),
    author: 'house',
    authorId: null,
    authorName: brand.name,
    kind: 'event',
    body: reply.date === null ? words.none : fill(words.kept, { date: formatCivilDate(row.locale, reply.date) }),
    data: { event: 'deadline_settled' },
    locale: row.locale,
    at,
  })
  return saved
}
