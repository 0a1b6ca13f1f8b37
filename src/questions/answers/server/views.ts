// What neighbours may read of answers.
import type { Db } from '../../../platform/db/port.ts'
import { questionById } from '../../server/views.ts'
import { mainAnswer } from './contribution-store.ts'

/** The paid answer: when it was first given, with its author's latest correction. */
export async function answerTo(db: Db, questionId: string) {
  const [answer, question] = await Promise.all([mainAnswer(db, questionId), questionById(db, questionId)])
  return answer && question
    ? { at: question.answeredAt ?? answer.at, answer: answer.content.answer, category: question.category }
    : undefined
}
