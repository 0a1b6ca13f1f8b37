import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField } from '../../api/fields.ts'
import { ExpertCard } from '../../experts/contract.ts'
import { QuestionCard } from '../shapes.ts'

/** An expert who accepted one of the client's questions: the newest such question, and the client's last rating. */
export const AskedExpert = z.object({
  expert: ExpertCard,
  questions: z.number().int(),
  last: QuestionCard,
  stars: z.number().int().min(1).max(5).nullable(),
  /** The client's questions are no longer offered to this expert. */
  stopped: z.boolean(),
})
export type AskedExpert = z.output<typeof AskedExpert>

export const askedApi = {
  'GET /experts-asked': endpoint({
    summary: 'The experts of my past questions, the last one first',
    who: 'person',
    query: z.object({ locale: localeField }),
    reply: z.object({ experts: z.array(AskedExpert) }),
  }),
  'PUT /experts-asked/:id/stop': endpoint({
    summary: 'Whether my questions may be offered to this expert; naming the expert in a question lifts the stop',
    who: 'person',
    body: z.object({ stopped: z.boolean() }),
    reply: z.object({ id: z.string(), stopped: z.boolean() }),
    refusals: ['expert_unknown'],
  }),
}
export type AskedApi = typeof askedApi

/** A question in its client's own list. */
export const OwnQuestionCard = QuestionCard.extend({
  /** What was said last, and by whom; empty where an answer is still locked. */
  last: z
    .object({
      author: z.enum(['client', 'assistant', 'expert', 'house']),
      name: z.string(),
      text: z.string(),
      /** The full answer, which has a page of its own. */
      answer: z.boolean(),
      at: instant,
    })
    .nullable(),
  /** How many messages of others are not read yet. */
  unread: z.number().int(),
  /**
   * Somebody at home may read along: its title is that of the category, its last words are left out, and nothing of it is
   * kept in the browser.
   */
  discreet: z.boolean(),
})
export type OwnQuestionCard = z.output<typeof OwnQuestionCard>
