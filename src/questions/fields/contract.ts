import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { localeField } from '../../api/fields.ts'
import { ProposedField, QuestionView } from '../shapes.ts'

/** Categories that the person has refused for this question: not proposed again. */
export const refusedCategories = z.array(z.string().max(80)).max(40).default([])

/** The field of a question under way. */
export const fieldsApi = {
  'GET /questions/:id/category': endpoint({
    summary: 'Fields that may fit instead of the present one, from all that was said',
    who: 'person',
    query: z.object({ locale: localeField }),
    reply: z.object({ proposals: z.array(ProposedField) }),
    refusals: ['question_unknown'],
  }),
  'POST /questions/:id/category': endpoint({
    summary: 'Correct the field, or refuse it (null), until somebody was asked; uses up nothing and keeps all',
    who: 'person',
    body: z.object({
      category: z.string().max(80).nullable(),
      subCategory: z.string().max(80).nullable().default(null),
      locale: localeField,
    }),
    reply: QuestionView,
    refusals: [
      'question_unknown',
      'emergency_stands',
      'category_unknown',
      'health_closed',
      'illegal_transition',
      'question_closed',
    ],
  }),
}
