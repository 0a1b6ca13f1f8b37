import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant, localeField } from '../../api/fields.ts'
import { ExpertCard } from '../../experts/contract.ts'
import { Answer, Contribution, Named, PublishedAnswer } from '../shapes.ts'

/** Links that open a question on another device or its answer to somebody else, and published answers. */
export const sharingApi = {
  'GET /published': endpoint({
    summary: 'Answers whose authors agreed to show them without a name',
    who: 'anyone',
    query: z.object({
      locale: localeField,
      category: z.string().max(80).optional(),
      expert: idField.optional(),
      /** Only those published before this one. */
      before: idField.optional(),
    }),
    reply: z.object({ answers: z.array(PublishedAnswer) }),
  }),
  'GET /published/:id': endpoint({
    summary: 'One of them',
    who: 'anyone',
    reply: PublishedAnswer,
    refusals: ['question_unknown'],
  }),
  'POST /questions/:id/phone-link': endpoint({
    // The reply holds a secret, which must not be stored with the idempotent replies.
    idempotent: true,
    summary: 'A signed link, as a QR code too, that opens this question on another device; single use, 10 minutes',
    who: 'person',
    body: z.object({ locale: localeField }),
    reply: z.object({ url: z.string(), svg: z.string(), expiresAt: instant }),
    refusals: ['question_unknown'],
  }),
  'POST /phone-links/open': endpoint({
    // The reply holds a secret, which must not be stored with the idempotent replies.
    idempotent: true,
    summary: 'Open a phone link: answers with a session and the question',
    who: 'anyone',
    body: z.object({ token: z.string().max(200) }),
    reply: z.object({ token: z.string(), questionId: z.string() }),
    refusals: ['share_unknown'],
  }),
  'POST /questions/:id/shares': endpoint({
    // The reply holds a secret, which must not be stored with the idempotent replies.
    idempotent: true,
    summary: 'A private read-only link to the answer: expiring, revocable',
    who: 'person',
    body: z.object({ days: z.number().int().min(1).max(30).default(7), locale: localeField }),
    reply: z.object({ id: z.string(), url: z.string(), expiresAt: instant }),
    refusals: ['question_unknown', 'illegal_transition'],
  }),
  'DELETE /questions/:id/shares/:shareId': endpoint({
    summary: 'Revoke a link',
    who: 'person',
    reply: z.object({ id: z.string() }),
    refusals: ['question_unknown', 'share_unknown'],
  }),
  'GET /shared/:token': endpoint({
    summary: 'What a shared link shows',
    who: 'anyone',
    reply: z.object({
      title: z.string(),
      category: Named,
      text: z.string(),
      answer: Answer,
      answeredAt: instant,
      expert: ExpertCard,
      /** The answer, then what other experts added to it. */
      contributions: z.array(Contribution),
      expiresAt: instant,
      locale: localeField,
    }),
    refusals: ['share_unknown'],
  }),
}
