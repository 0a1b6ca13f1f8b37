import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'

/** How far the client has got: in the conversation, and with the papers of the answers. */
export const readingApi = {
  'POST /questions/:id/read': endpoint({
    summary: 'The thread was read up to this message, on one of the client’s devices',
    who: 'person',
    // The furthest position counts, whatever the order in which they arrive.
    idempotent: true,
    body: z.object({ upTo: z.number().int().min(0) }),
    reply: z.object({ done: z.literal(true) }),
    refusals: ['question_unknown'],
  }),
  'POST /questions/:id/gathered': endpoint({
    summary: 'Tick a paper of an answer as gathered, or untick it',
    who: 'person',
    // Says what is so, not what changes.
    idempotent: true,
    body: z.object({ paper: z.string().min(1).max(300), gathered: z.boolean() }),
    reply: z.object({ gathered: z.array(z.string()) }),
    refusals: ['question_unknown', 'paper_unknown'],
  }),
}
