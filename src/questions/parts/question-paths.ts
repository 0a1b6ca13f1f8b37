import type { Locale } from '../../i18n/locale.ts'
import { href } from '../../screens.ts'
import type { StatusLine } from '../lifecycle/status.ts'
import { type QuestionUndoable, undoneByGoingOn } from '../lifecycle/undoable-acts.ts'
import type { QuestionView } from '../shapes.ts'

/** Ordering goes on with the question; what is about to end it is undone first, by the server. */
export const endsBeforeOrder = (view: Pick<QuestionView, 'pending' | 'paymentProblem'>): boolean =>
  !view.paymentProblem && view.pending.some(({ act }) => undoneByGoingOn(act))

/** The checkout of a question: bound to the expert whom it names, or to whoever accepts. Always a full load. */
export function checkoutOf(view: Pick<QuestionView, 'id' | 'requestedExpert'>, locale: Locale): string {
  return view.requestedExpert
    ? href('checkout-expert', locale, { expertId: view.requestedExpert.id, question: view.id })
    : href('checkout', locale, { question: view.id })
}

/** A search is under way: the waiting screen says more than the conversation. */
export function isWaiting(view: Pick<QuestionView, 'state'>): boolean {
  return view.state === 'QUEUED' || view.state === 'OFFERED' || view.state === 'UNSERVED'
}

/** Whether writing has undone this act, as far as the question shows: it is neither pending nor carried out. */
export function wasUndone(view: Pick<QuestionView, 'state' | 'pending'>, act: QuestionUndoable): boolean {
  const stands = act === 'stop_search' ? isWaiting(view) : view.state !== 'CLOSED'
  return stands && undoneByGoingOn(act) && !view.pending.some((one) => one.act === act)
}

/** An expert is on it, or has been. */
export function hasExpert(view: Pick<QuestionView, 'state'>): boolean {
  return ['ASSIGNED', 'NEEDS_CLIENT', 'ANSWERED', 'FOLLOW_UP'].includes(view.state)
}

/** The expert whom the status is about: a follow-up may be offered to others than whoever has answered. */
export function statusExpert({ status, expert }: Pick<QuestionView, 'status' | 'expert'>): QuestionView['expert'] {
  return expert && status.expertName === expert.name ? expert : null
}

const waitingLines: ReadonlySet<string> = new Set<StatusLine>([
  'looking',
  'awaiting_named',
  'asking_named',
  'asking_one',
  'asking_several',
  'widened',
  'named_unanswered',
  'named_lost',
  'unserved',
  'booked',
])

/** The best page for a question in its present state. */
export function pageOf(view: { id: string; state?: string; status: QuestionView['status'] }, locale: Locale): string {
  const { code, line, answerAvailable } = view.status
  if (answerAvailable || code === 'closed') return href('question', locale, { id: view.id })
  if (waitingLines.has(line)) return href('match', locale, { id: view.id })
  return href('consultation', locale, { id: view.id })
}
