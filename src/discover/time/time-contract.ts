import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant } from '../../api/fields.ts'
import { momentNames } from './moments.ts'

const Moment = z.object({ name: z.enum(momentNames), at: instant })
export type MomentView = z.output<typeof Moment>

const Letter = z.object({
  kind: z.literal('letter'),
  id: z.string(),
  at: instant,
  subject: z.string(),
  text: z.string(),
})
/** What happened on the card without an entry in the ledger: an amount is held or released, or refused by the bank. */
const Hold = z.object({
  kind: z.literal('hold'),
  id: z.string(),
  at: instant,
  what: z.enum(['held', 'voided', 'refused']),
  amount: z.number().int(),
  reference: z.string(),
})
const Entries = z.object({
  kind: z.literal('entries'),
  id: z.string(),
  at: instant,
  source: z.string(),
  /** Cents; more than 0 is a debit. */
  lines: z.array(z.object({ nameFr: z.string(), nameEn: z.string(), amount: z.number().int() })),
})
const Happened = z.discriminatedUnion('kind', [Letter, Hold, Entries])
export type Happened = z.output<typeof Happened>

export const TimeView = z.object({
  /** The time of the demonstration. */
  now: instant,
  /** Where the own case can be moved to, the earliest first. */
  moments: z.array(Moment),
  /** Letters, holds, refused charges and ledger entries of the own case, the latest first. */
  happened: z.array(Happened),
  /** How many questions the own case holds: some have neither letter nor payment. */
  questions: z.number().int(),
})
export type TimeView = z.output<typeof TimeView>

/** Of a demonstration only: a live product serves none of it (decision 029). */
export const timeApi = {
  'GET /demonstration/time': endpoint({
    summary: 'The time of this demonstration, where the own case can be moved to, and what has happened in it',
    who: 'anyone',
    reply: TimeView,
  }),
  'POST /demonstration/time': endpoint({
    summary:
      'Moves the clock of this demonstration forward for everybody, the payment sandbox with it. An instant that has passed moves nothing',
    who: 'anyone',
    // A move that is repeated leads to the same instant.
    idempotent: true,
    body: z.object({
      to: z.iso.datetime().transform((text) => new Date(text)),
      /** From now on the bank refuses the card of the own plan. */
      cardRefused: z.boolean().default(false),
    }),
    reply: TimeView,
    refusals: ['clock_moving', 'too_far', 'no_card'],
  }),
}
export type TimeApi = typeof timeApi
