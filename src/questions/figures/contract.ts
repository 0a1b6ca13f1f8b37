import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField } from '../../api/fields.ts'
import { type GradesShape, ReadingOfOwn } from '../second-reading/contract.ts'
import { Translation } from '../shapes.ts'

const many = z.number().int()
const part = z.enum(['skill', 'response', 'quality', 'fairness', 'continuity', 'area'])
const counted = z.object({ yes: many, partly: many, no: many })

export const OwnFigures = z.object({
  /** The period of acceptance and response times. */
  from: instant,
  to: instant,
  offers: z.object({ made: many, accepted: many, declined: many, lapsed: many, takenByOthers: many }),
  response: z.object({
    answers: many,
    /** Seconds from the acceptance to the answer; `null` without an answer in the period. */
    median: many.nullable(),
    slowest: many.nullable(),
    /** What the matching uses: the running mean, of which the last answer is a fifth. */
    counts: many.nullable(),
  }),
  ratings: z.object({
    count: many,
    /** As published, and as the matching uses it, drawn towards the mean of all while there are few. */
    mean: z.number().nullable(),
    counts: z.number(),
    /** From one star to five. */
    distribution: z.array(many).length(5),
    latest: z.array(
      z.object({
        id: z.string(),
        stars: many,
        comment: z.string(),
        at: instant,
        /** For an expert who does not know the language of the comment. */
        bridge: z.object({ from: localeField, translation: Translation }).nullable(),
      }),
    ),
  }),
  /** The running weights of the ranking, and what this expert has of the parts that are theirs alone. */
  weights: z.array(z.object({ part, points: z.number(), own: z.number().nullable() })),
  forecast: z.object({
    month: z.string(),
    earned: many,
    held: many,
    come: z.object({ low: many, likely: many, high: many }).nullable(),
  }),
  secondReadings: z.object({
    count: many,
    marks: z.object({ correct: counted, complete: counted, clear: counted, sourced: counted } satisfies Record<
      keyof z.output<typeof GradesShape>,
      typeof counted
    >),
    latest: z.array(ReadingOfOwn),
  }),
})
export type OwnFigures = z.output<typeof OwnFigures>

export const figuresApi = {
  'GET /me/figures': endpoint({
    summary:
      'How one does: offers, response times, ratings, second readings and the month, with what counts for matching',
    who: 'expert',
    reply: OwnFigures,
  }),
}
export type FiguresApi = typeof figuresApi
