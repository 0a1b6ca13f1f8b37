import type { Locale } from '../../../i18n/locale.ts'
import { href } from '../../../screens.ts'
import type { QuestionView } from '../../shapes.ts'

/** The page of a question that needs no order (any more). */
export function currentPath(question: Pick<QuestionView, 'id' | 'state'>, locale: Locale): string {
  const { id, state } = question
  if (state === 'QUEUED' || state === 'OFFERED' || state === 'UNSERVED') return href('match', locale, { id })
  if (state === 'ANSWERED' || state === 'CLOSED') return href('question', locale, { id })
  return href('consultation', locale, { id })
}

/** Whether a payment or a plan already covers the question: nothing is left to pay. */
export function isPastCheckout(question: Pick<QuestionView, 'state' | 'payment'>): boolean {
  return question.payment !== 'NONE' && question.payment !== 'VOIDED'
}
