import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { typed } from '../api/fields.ts'
import { staffCodes } from './contract-fields.ts'

export const holdsApi = {
  'PUT /admin/people/:id/hold': endpoint({
    summary: 'Keeps everything about somebody as it is, for a reason, or lets it go again: nothing is erased meanwhile',
    who: 'staff',
    body: z.object({ reason: typed(10, 500).nullable() }),
    reply: z.object({ id: z.string(), held: z.boolean() }),
    refusals: staffCodes,
  }),
}
