import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, typedText } from '../../api/fields.ts'
import { reasonField, staffCodes } from '../contract-fields.ts'

const Trader = z.object({
  id: z.string(),
  /** The application with the copy of the identity document, if any. */
  application: z.string().nullable(),
  reference: z.string().nullable(),
  name: z.string(),
  company: z.string(),
  address: z.string(),
  country: z.string().nullable(),
  registration: z.string(),
  vatNumber: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  account: z.object({ holder: z.string(), iban: z.string() }).nullable(),
  /** The file name of the copy. */
  identity: z.string().nullable(),
  /** When the trader certified to offer only what the law allows. */
  certifiedAt: instant.nullable(),
  since: instant,
  leftAt: instant.nullable(),
  keptUntil: instant.nullable(),
  erased: z.boolean(),
})
export type Trader = z.output<typeof Trader>

export const tradersApi = {
  'POST /admin/traders': endpoint({
    summary: 'Who a trader is, for an authority that asks: written in the journal with its reason, found or not',
    who: 'staff',
    // Changes only the journal, and the reply must not be stored for replays.
    idempotent: true,
    body: z.object({ search: typedText(3, 120, 'search_too_short'), reason: reasonField }),
    reply: z.object({ traders: z.array(Trader), more: z.boolean() }),
    refusals: staffCodes,
  }),
}
export type TradersApi = typeof tradersApi
