import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant, localeField, typedText } from '../../api/fields.ts'
import { Named } from '../shapes.ts'
import { marks, shortestComment } from './rubric.ts'

const mark = z.enum(marks, { error: 'required' })
export const GradesShape = z.object({ correct: mark, complete: mark, clear: mark, sourced: mark })

/** An answer to read: neither its author nor its client can be told from it. */
export const AnswerToRead = z.object({
  id: z.string(),
  category: Named,
  locale: localeField,
  question: z.string(),
  parts: z.array(
    z.object({ section: z.enum(['short', 'steps', 'deadlines', 'papers', 'sources', 'limits']), text: z.string() }),
  ),
  /** Until then it is this reader's alone. */
  until: instant,
})
export type AnswerToRead = z.output<typeof AnswerToRead>

export const OfferedReading = z.object({ reading: AnswerToRead.nullable(), waiting: z.number().int() })

/** What a colleague has written of one's own answer, without their name. */
export const ReadingOfOwn = z.object({
  id: z.string(),
  number: z.number().int(),
  questionId: z.string(),
  readAt: instant,
  grades: GradesShape,
  comment: z.string(),
})
export type ReadingOfOwn = z.output<typeof ReadingOfOwn>

export const secondReadingApi = {
  'GET /desk/second-reading': endpoint({
    summary: 'The answer that one has taken to read, and how many could be taken',
    who: 'expert',
    query: z.object({ locale: localeField }),
    reply: OfferedReading,
  }),
  'POST /desk/second-reading/take': endpoint({
    summary: 'Take the answer that has waited longest; readers do not choose, and nobody reads their own',
    who: 'expert',
    body: z.object({ locale: localeField }),
    reply: OfferedReading,
  }),
  'POST /desk/second-reading/grade': endpoint({
    summary: 'Say of each criterion whether it is met, and why; its author reads it without the name',
    who: 'expert',
    body: z.object({ id: idField, grades: GradesShape, comment: typedText(shortestComment, 2000, 'too_short') }),
    reply: z.object({ id: z.string() }),
    refusals: ['reading_gone'],
  }),
}
export type SecondReadingApi = typeof secondReadingApi
