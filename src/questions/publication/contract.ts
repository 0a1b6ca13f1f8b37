import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { localeField, typedLine, typedText } from '../../api/fields.ts'
import { Answer, QuestionView } from '../shapes.ts'

export const publicationApi = {
  'GET /questions/:id/publication': endpoint({
    summary: 'What would be shown if the author published the answer: their own details are taken out',
    who: 'person',
    reply: z.object({ title: z.string(), text: z.string(), answer: Answer }),
    refusals: ['question_unknown', 'illegal_transition'],
  }),
  'PUT /questions/:id/publication': endpoint({
    summary:
      'Agree to show the question, in these words, and its answer to everybody; somebody of the house reads first',
    who: 'person',
    body: z.object({
      title: typedLine(10, 160, 'title_too_short'),
      text: typedText(20, 4000, 'message_too_short'),
      agreed: z.literal(true, { error: 'consent_missing' }),
      locale: localeField,
    }),
    reply: QuestionView,
    refusals: ['question_unknown', 'emergency_stands', 'illegal_transition', 'personal_details'],
  }),
  'DELETE /questions/:id/publication': endpoint({
    summary: 'Take it back: it leaves the site at once',
    who: 'person',
    reply: z.object({ id: z.string() }),
    refusals: ['question_unknown', 'not_published'],
  }),
}
export type PublicationApi = typeof publicationApi
