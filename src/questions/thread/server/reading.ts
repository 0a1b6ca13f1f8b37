import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Ports } from '../../../platform/ports.ts'
import { saveReadUpTo } from './reading-store.ts'

/** @throws Refusal `question_unknown` */
export async function readUpTo(ports: Ports, actor: Person, input: { questionId: string; upTo: number }) {
  const question = { id: input.questionId, personId: actor.personId }
  if (!(await saveReadUpTo(ports.db, question, input.upTo))) throw new Refusal('question_unknown', 404)
  return { done: true as const }
}
