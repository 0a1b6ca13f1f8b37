import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { localeField } from '../../api/fields.ts'
import { QuestionView } from '../shapes.ts'

export const deadlineApi = {
  'PUT /questions/:id/deadline': endpoint({
    summary: 'The client says by which day they need the answer, or that there is none; only then is the day used',
    who: 'person',
    body: z.object({ date: z.iso.date({ error: 'date_invalid' }).nullable(), locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown', 'emergency_stands', 'illegal_transition', 'date_invalid'],
  }),
}
export type DeadlineApi = typeof deadlineApi
