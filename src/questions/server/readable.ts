// Who may read a question: its author, and the expert who works on it or has answered it.
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { Ports } from '../../platform/ports.ts'
import { ownExpert } from '../workspace/server/commands.ts'
import { hasWorkedOn } from './store.ts'
import { ownQuestion, type QuestionRow, questionById } from './views.ts'

/** The person's own question. @throws Refusal `question_unknown` */
export async function ownQuestionOrRefuse(ports: Ports, actor: Person, id: string): Promise<QuestionRow> {
  const row = await ownQuestion(ports.db, id, actor.personId)
  if (!row) throw new Refusal('question_unknown', 404)
  return row
}

/**
 * A question that this expert works on or has answered. An expert who only worked on it may learn that it was closed, or
 * that a colleague has it, no more.
 * @throws Refusal `question_unknown`, `question_closed`, `handed_over`
 */
export async function workedQuestionOrRefuse(ports: Ports, expertId: string, id: string): Promise<QuestionRow> {
  const row = await questionById(ports.db, id)
  if (row?.expertId === expertId) return row
  if (!row || !(await hasWorkedOn(ports.db, id, expertId))) throw new Refusal('question_unknown', 404)
  if (row.state === 'CLOSED') throw new Refusal('question_closed', 410)
  throw row.expertId === null ? new Refusal('question_unknown', 404) : new Refusal('handed_over', 410)
}

/** One's own question, or one that the expert works on or has answered. */
export async function readableQuestionOrRefuse(ports: Ports, actor: Person, id: string): Promise<QuestionRow> {
  const mine = await ownQuestion(ports.db, id, actor.personId)
  if (mine) return mine
  if (!actor.roles.includes('expert')) throw new Refusal('question_unknown', 404)
  const expert = await ownExpert(ports.db, actor)
  return workedQuestionOrRefuse(ports, expert.id, id)
}
