import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, typedText } from '../../api/fields.ts'
import { Answer } from '../../questions/shapes.ts'
import { personField, reasonField, staffCodes } from '../contract-fields.ts'

const ContactMessage = z.object({
  id: z.string(),
  kind: z.enum(['message', 'notice']),
  reference: z.string(),
  name: z.string(),
  /** Who was signed in when they wrote. */
  personId: z.string().nullable(),
  email: z.string(),
  body: z.string(),
  /** For a notice of illegal content: the page with the content, and what is wrong with it. */
  page: z.string().nullable(),
  reason: z.string().nullable(),
  sentAt: instant,
  handled: z.object({ at: instant, by: personField.nullable(), note: z.string() }).nullable(),
})
export type ContactMessage = z.output<typeof ContactMessage>

const Review = z.object({
  id: z.string(),
  stars: z.number().int(),
  comment: z.string(),
  author: z.string(),
  expert: z.object({ slug: z.string(), name: z.string() }),
  at: instant,
})

const PublicAnswer = z.object({
  id: z.string(),
  number: z.number().int(),
  title: z.string(),
  category: z.string(),
  at: instant,
})

/** What an author agreed to publish, as it would appear on the site. */
const Waiting = PublicAnswer.extend({ text: z.string(), answer: Answer })

export const messagesApi = {
  'GET /admin/messages': endpoint({
    summary: 'What people wrote to the house, and notices of content: what waits comes oldest first',
    who: 'staff',
    query: z.object({
      show: z.enum(['waiting', 'handled']).default('waiting'),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    reply: z.object({
      messages: z.array(ContactMessage),
      waiting: z.number().int(),
      page: z.number().int(),
      more: z.boolean(),
      mayModerate: z.boolean(),
    }),
    refusals: staffCodes,
  }),
  'POST /admin/messages/:id/handle': endpoint({
    summary: 'Answers a message by letter, or puts it away with a note; it leaves the list of those that wait',
    who: 'staff',
    body: z.object({ send: z.boolean(), text: typedText(10, 4000, 'reason_too_short') }),
    reply: z.object({}),
    refusals: [...staffCodes, 'message_unknown'],
  }),
  'GET /admin/public-words': endpoint({
    summary: 'What clients wrote that everybody may read: reviews with words and published answers, the latest first',
    who: 'staff',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
    reply: z.object({
      reviews: z.array(Review),
      answers: z.array(PublicAnswer),
      /** The longest waiting first; on the first page only. */
      waiting: z.array(Waiting),
      page: z.number().int(),
      more: z.boolean(),
    }),
    refusals: staffCodes,
  }),
  'POST /admin/reviews/:id/withdraw': endpoint({
    summary: 'Takes the words of a review off the site and tells its author why; its stars go on counting',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'review_unknown'],
  }),
  'POST /admin/published/:id/publish': endpoint({
    summary:
      'Shows a question and its answer to everybody, in the words that its author agreed to and somebody has read',
    who: 'staff',
    reply: z.object({}),
    refusals: [...staffCodes, 'answer_unknown'],
  }),
  'POST /admin/published/:id/refuse': endpoint({
    summary: 'Does not show it, and tells its author why; other words may be proposed',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'answer_unknown'],
  }),
  'POST /admin/published/:id/withdraw': endpoint({
    summary: 'Takes a published answer off the site and tells who had asked why',
    who: 'staff',
    body: z.object({ reason: reasonField }),
    reply: z.object({}),
    refusals: [...staffCodes, 'answer_unknown'],
  }),
}
export type MessagesApi = typeof messagesApi
