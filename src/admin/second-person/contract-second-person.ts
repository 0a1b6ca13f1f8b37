import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, localeField } from '../../api/fields.ts'
import { personField, secondPersonField, staffCodes } from '../contract-fields.ts'

/**
 * Every act that the rules give to two persons. `approval`: an expert of a regulated field. `trial`: the answer to a
 * sample case, read without the name. `appeal`: a rejection that is contested. `refund`: above the limit of one person.
 * `factor`: the end of somebody's second step. `payout`: to an account in another name, once somebody has confirmed it.
 */
export const secondPersonActs = ['approval', 'trial', 'appeal', 'refund', 'factor', 'payout'] as const
export type SecondPersonAct = (typeof secondPersonActs)[number]

export const WaitingAct = z.object({
  kind: z.enum(secondPersonActs),
  /** Of the application, the payment, the person or the expert. */
  id: z.string(),
  /** Whom or what it is about; the fields only, where whoever reads must not know the name. */
  about: z.string(),
  /** Cents, where money leaves. */
  amount: z.number().int().nullable(),
  /** Who did the first part. */
  askedBy: personField,
  since: instant,
  /** The reader may do the second part. */
  yours: z.boolean(),
  second: secondPersonField,
})
export type WaitingAct = z.output<typeof WaitingAct>

export const secondPersonApi = {
  'GET /admin/second-person': endpoint({
    summary: 'What waits for a second person: who did the first part, since when, and who may do the second',
    who: 'staff',
    query: z.object({ locale: localeField }),
    reply: z.object({ acts: z.array(WaitingAct) }),
    refusals: staffCodes,
  }),
  'GET /admin/second-person/count': endpoint({
    summary: 'How many acts the reader may do the second part of',
    who: 'staff',
    reply: z.object({ yours: z.number().int() }),
    refusals: staffCodes,
  }),
}
export type SecondPersonApi = typeof secondPersonApi
