import { z } from 'zod'
import { instant } from '../../api/fields.ts'

/** The specification's four statuses, and the line beneath. */
export const StatusView = z.object({
  code: z.enum(['in_progress', 'answered', 'closed', 'meeting']),
  line: z.string(),
  expertName: z.string().nullable(),
  since: instant.nullable(),
  asked: z.number().int(),
  answerAvailable: z.boolean(),
})
export type StatusView = z.output<typeof StatusView>

export const TimelineStep = z.object({
  step: z.enum([
    'received',
    'preview',
    'held',
    'offered',
    'accepted',
    'reading',
    'information',
    'lost',
    'unserved',
    'answer',
  ]),
  at: instant.nullable(),
  state: z.enum(['done', 'now', 'next']),
  count: z.number().int().nullable(),
  expertName: z.string().nullable(),
  /** For the next step: by when, as promised. */
  by: instant.nullable(),
})
export type TimelineStep = z.output<typeof TimelineStep>
