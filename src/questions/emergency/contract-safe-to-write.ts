import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField } from '../../api/fields.ts'
import { QuestionView } from '../shapes.ts'

/** Whether writing to somebody who wrote of violence is safe, and what was not sent meanwhile. */
export const safeToWriteApi = {
  'POST /questions/:id/safe-to-write': endpoint({
    summary: 'Whether letters and notifications about this question are safe for the person',
    who: 'person',
    body: z.object({ safe: z.boolean(), locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown'],
  }),
  'GET /me/safe-to-write': endpoint({
    summary: 'Whether somebody who wrote of violence is still to say if writing to them is safe',
    who: 'person',
    reply: z.object({ asks: z.boolean() }),
  }),
  'POST /me/safe-to-write': endpoint({
    summary: 'Their answer, for each question of which it is still to be said',
    who: 'person',
    body: z.object({ safe: z.boolean() }),
    reply: z.object({}),
  }),
  'GET /me/withheld-letters': endpoint({
    summary: 'Letters that were not sent, because writing is not safe; newest first',
    who: 'person',
    reply: z.object({
      letters: z.array(z.object({ id: z.string(), subject: z.string(), text: z.string(), at: instant })),
    }),
  }),
}
