import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { localeField } from '../../api/fields.ts'

const done = z.object({ done: z.literal(true) })

/** Notifications on this device: a subscription belongs to the session that asked for it and ends with it. */
export const pushApi = {
  'GET /me/push': endpoint({
    summary: 'The key to subscribe with, and whether this session has a subscription',
    who: 'person',
    reply: z.object({ key: z.string(), on: z.boolean() }),
  }),
  'PUT /me/push': endpoint({
    summary: 'Tells this session’s news to this browser too, in place of what was there before',
    who: 'person',
    body: z.object({
      endpoint: z.string().min(12).max(2000),
      p256dh: z.string().min(80).max(120),
      auth: z.string().min(16).max(40),
      locale: localeField,
    }),
    reply: done,
    refusals: ['push_unusable'],
    idempotent: true,
  }),
  'DELETE /me/push': endpoint({
    summary: 'Tells this session’s browser nothing any more',
    who: 'person',
    reply: done,
    idempotent: true,
  }),
} as const

export type PushApi = typeof pushApi
