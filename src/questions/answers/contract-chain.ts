import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { Contribution } from '../shapes.ts'

/** Whether the chain of an answer's contributions is whole, for whoever has one of its hashes: no text and no client. */
export const ChainProof = z.object({
  hash: z.string(),
  valid: z.boolean(),
  contributions: z.array(
    Contribution.pick({ version: true, kind: true, replaces: true, author: true, at: true, hash: true }).extend({
      name: z.string().nullable(),
      /** Of its text, name and salt, as the client's export has them; null where a text could be guessed from it. */
      contentHash: z.string().nullable(),
      erased: z.boolean(),
    }),
  ),
})
export type ChainProof = z.output<typeof ChainProof>

export const chainApi = {
  'GET /answer-chains/:hash': endpoint({
    summary: 'Whether the chain of the answer with this hash is whole: author and time of each contribution, no text',
    who: 'anyone',
    reply: ChainProof,
    refusals: ['receipt_unknown'],
  }),
}
