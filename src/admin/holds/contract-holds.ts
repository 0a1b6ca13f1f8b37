import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant } from '../../api/fields.ts'
import { reasonField, staffCodes } from '../contract-fields.ts'

const PersonMatch = z.object({
  id: z.string(),
  name: z.string().nullable(),
  /** The address for their emails; unproved unless they are a member. */
  email: z.string().nullable(),
  standing: z.enum(['visitor', 'pending', 'member']),
  since: instant,
  seenAt: instant.nullable(),
  held: z.object({ at: instant, reason: z.string() }).nullable(),
})
export type PersonMatch = z.output<typeof PersonMatch>

export const holdsApi = {
  'GET /admin/people': endpoint({
    summary: 'Everybody whose data is kept for the law, or whoever has this name or address',
    who: 'staff',
    query: z.object({ search: z.string().trim().max(120).default('') }),
    reply: z.object({ people: z.array(PersonMatch), more: z.boolean() }),
    refusals: staffCodes,
  }),
  'PUT /admin/people/:id/hold': endpoint({
    summary: 'Keeps everything about somebody as it is, for a reason: nothing is erased meanwhile, whoever asks',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'person_unknown'],
  }),
  'PUT /admin/people/:id/release': endpoint({
    summary: 'Lets it go again, for a reason: the usual times count from now on',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'person_unknown', 'illegal_transition'],
  }),
}
export type HoldsApi = typeof holdsApi
