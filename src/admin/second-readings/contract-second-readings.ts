import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField } from '../../api/fields.ts'
import { GradesShape } from '../../questions/second-reading/contract.ts'
import { personField, reasonField, staffCodes } from '../contract-fields.ts'

const SecondReading = z.object({
  id: z.string(),
  question: z.object({ id: z.string(), number: z.number().int() }),
  category: z.string(),
  /** Experts. The author is not told who read. */
  author: personField,
  reader: personField.nullable(),
  drawnAt: instant,
  readAt: instant.nullable(),
  grades: GradesShape.nullable(),
  comment: z.string().nullable(),
})
export type SecondReading = z.output<typeof SecondReading>

export const secondReadingsApi = {
  'GET /admin/second-readings': endpoint({
    summary: 'The sample of answers that colleagues read again: what waits, and what was said, the latest first',
    who: 'staff',
    query: z.object({ locale: localeField }),
    reply: z.object({ readings: z.array(SecondReading) }),
    refusals: staffCodes,
  }),
  'POST /admin/questions/:id/withdraw-reading': endpoint({
    summary: 'Take an answer out of the sample, with what was said of it: its client objects',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'reading_gone'],
  }),
}
export type SecondReadingsApi = typeof secondReadingsApi
