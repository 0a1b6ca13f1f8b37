import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { emailField, idField, instant, instantField, localeField, typedText } from '../api/fields.ts'
import { locales } from '../i18n/locale.ts'
import { EmergencyMatch } from '../safety/contract.ts'
import { detectEmergency } from '../safety/detection/detect-emergency.ts'
import { withoutDismissed } from '../safety/situation-rules.ts'
import { type EmergencySituation, emergencySituations } from '../safety/situations.ts'
import { OwnQuestionCard } from './account/contract.ts'
import { chainApi } from './answers/contract-chain.ts'
import { shortestQuestion } from './asking/question-length.ts'
import { questionOrderApi } from './checkout/contract.ts'
import { safeToWriteApi } from './emergency/contract-safe-to-write.ts'
import { fieldsApi, refusedCategories } from './fields/contract.ts'
import { undoableActs } from './lifecycle/undoable-acts.ts'
import { sharingApi } from './publication/contract-sharing.ts'
import { Attachment, Message, ProposedField, QuestionView } from './shapes.ts'
import { readingApi } from './thread/contract.ts'

const Draft = z.object({
  text: z.string(),
  category: z.string().nullable(),
  subCategory: z.string().nullable(),
  savedAt: instant,
})

const questionText = typedText(1, 8000, 'message_too_short')
/** Situations that the person has already dismissed as no emergency. */
const notEmergency = z.array(z.enum(emergencySituations)).max(emergencySituations.length).default([])

type Asked = { text: string; notEmergency: EmergencySituation[] }
/** An emergency is accepted at any length; once dismissed, the text needs the usual length. */
const longEnough = ({ text, notEmergency: setAside }: Asked) =>
  text.length >= shortestQuestion || withoutDismissed(detectEmergency(text)?.situations ?? [], setAside).length > 0
const tooShort = { error: 'message_too_short', path: ['text'] }

const attachmentIds = z.array(idField).max(10).default([])
/** Why a field takes no questions, and whom to call. */
const Closed = z.object({
  language: z.enum(locales),
  title: z.string(),
  why: z.string(),
  kept: z.string(),
  urgent: z.string(),
  numbers: z.array(z.object({ number: z.string(), dial: z.string(), way: z.enum(['call', 'sms']), who: z.string() })),
})
export type Closed = z.output<typeof Closed>

/** The browser's time zone: tells which emergency numbers are right. Not stored. */
const timeZone = z.string().max(64).nullable().default(null)

/** Carried out ten seconds later, unless it is undone before; otherwise at once. */
const undoable = z.boolean().default(false)

/** A message in the conversation. */
export const said = z.object({ text: typedText(1, 8000), attachments: attachmentIds })

/** Replies to the assistant's questions by their keys; `null`: the client does not know, or passes. */
const answersByQuestion = z
  .array(z.object({ key: z.string().max(60), text: typedText(1, 500).nullable() }))
  .min(1)
  .max(6)
  .optional()

/** The assistant's question that was shown while the message was typed, by its key. */
const replyTo = z.string().max(60).optional()

export const questionRefusals = [
  'question_unknown',
  'category_unknown',
  'not_a_question',
  'no_subject',
  'health_closed',
  'emergency_stands',
  'not_safe_to_write',
  'expert_unknown',
  'illegal_transition',
  'version_conflict',
  'question_closed',
  'free_limit_reached',
  'lease_lost',
  'corrected_meanwhile',
  'answer_unchanged',
  'being_withdrawn',
  'offer_gone',
  'booking_too_late',
  'no_requested_expert',
  'already_extended',
  'hand_over_open',
  'proposal_unconfirmed',
  'handed_over',
  'colleague_unavailable',
  'email_needed',
  'already_rated',
  'second_confirmation_needed',
  'file_too_large',
  'file_type_unsupported',
  'file_damaged',
  'file_active_content',
  'file_too_many_pages',
  'file_unfolds',
  'file_missing',
  'too_many_files',
  'scope_guard',
  'paper_unknown',
  'undo_too_late',
  'share_unknown',
] as const

export const questionsApi = {
  'POST /questions/propose': endpoint({
    summary: 'Categories proposed from a text',
    who: 'anyone',
    idempotent: true,
    body: z.object({
      text: z.string().max(8000),
      locale: localeField,
      notEmergency,
      timeZone,
      except: refusedCategories,
    }),
    reply: z.object({
      /**
       * `clear`: the first proposal may be chosen. `unclear`: ask which one. `no_subject`: only a greeting or a call for
       * help. `no_question`: keys pressed at random, or an advertisement.
       */
      reading: z.enum(['clear', 'unclear', 'no_subject', 'no_question']),
      proposals: z.array(ProposedField),
      /** The text is about a field that takes no questions here, or calls for help: nothing is proposed in its place. */
      closed: Closed.nullable(),
      /** The text shows an emergency: this comes before any category, and nothing is proposed. */
      emergency: EmergencyMatch.nullable(),
    }),
  }),
  'GET /draft': endpoint({
    summary: 'The text typed so far',
    who: 'person',
    reply: z.object({ draft: Draft.nullable() }),
  }),
  'PUT /draft': endpoint({
    summary: 'Keep the text typed so far',
    who: 'person',
    idempotent: true,
    body: z.object({
      text: z.string().max(8000),
      category: z.string().max(80).nullable(),
      subCategory: z.string().max(80).nullable(),
      locale: localeField.default('fr'),
    }),
    reply: z.object({ savedAt: instant }),
    refusals: ['health_closed'],
  }),
  'DELETE /draft': endpoint({
    summary: 'Forget the text typed so far, at once',
    who: 'person',
    idempotent: true,
    reply: z.object({ done: z.literal(true) }),
  }),
  'POST /questions': endpoint({
    summary: 'Ask: starts the intake, or says that the free limit is reached and keeps the question as a draft',
    who: 'person',
    body: z
      .object({
        text: questionText,
        /** Null in an emergency: none is asked for then. */
        category: z.string().max(80).nullable(),
        subCategory: z.string().max(80).nullable().default(null),
        locale: localeField,
        requestedExpert: idField.nullable().default(null),
        attachments: attachmentIds,
        notEmergency,
        except: refusedCategories,
        safeToWrite: z.boolean().nullable().default(null),
        timeZone,
      })
      .refine(longEnough, tooShort),
    reply: QuestionView,
    refusals: [
      'not_a_question',
      'no_subject',
      'category_unknown',
      'health_closed',
      'emergency_stands',
      'expert_unknown',
      'file_missing',
    ],
  }),
  'POST /questions/by-letter': endpoint({
    summary: 'Asks without a session: the way to the question comes by letter',
    who: 'anyone',
    // Sent by our own page for a browser that can make no key; sending twice gives two emails, within the limit.
    idempotent: true,
    body: z
      .object({
        text: questionText,
        category: z.string().max(80).nullable().default(null),
        locale: localeField,
        /** Not needed in an emergency: no email is sent then. */
        email: emailField.nullable().default(null),
        notEmergency,
        /** Whether emails about it are safe; where they are not, none is sent and none can be requested. */
        safeToWrite: z.boolean().nullable().default(null),
        /** The receipt that the refusal `emergency_stands` gave for this text: it is saved already. */
        kept: z.string().max(200).nullable().default(null),
        /** Hidden from people; bots fill it in. */
        website: z.string().max(500).default(''),
      })
      // What was kept with an alert is said to be no emergency however short it is.
      .refine((asked) => (asked.kept !== null && asked.email === null) || longEnough(asked), tooShort),
    reply: z.object({ sent: z.literal(true) }),
    refusals: [
      'not_a_question',
      'no_subject',
      'category_unknown',
      'health_closed',
      'email_needed',
      'emergency_stands',
      'not_safe_to_write',
    ],
  }),
  'GET /questions': endpoint({
    summary: 'Own questions, those with the latest news first',
    who: 'person',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      status: z.enum(['in_progress', 'answered', 'closed', 'meeting']).optional(),
      locale: localeField,
    }),
    reply: z.object({
      items: z.array(OwnQuestionCard),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  'GET /questions/:id': endpoint({
    summary: 'One own question',
    who: 'person',
    query: z.object({ locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown'],
  }),
  'POST /questions/:id/seen': endpoint({
    summary: 'The page has shown this version to its client: what it shows is not written by email as well',
    who: 'person',
    body: z.object({ version: z.number().int().min(0) }),
    reply: z.object({}),
    refusals: ['question_unknown'],
    idempotent: true,
  }),
  'GET /questions/:id/messages': endpoint({
    summary: 'The thread, or what was said since',
    who: 'person',
    query: z.object({ after: z.coerce.number().int().min(0).default(0), locale: localeField }),
    reply: z.object({ messages: z.array(Message) }),
    refusals: ['question_unknown', 'question_closed', 'handed_over'],
  }),
  'POST /questions/:id/messages': endpoint({
    summary: 'Say something as the client: answers the assistant, adds a detail, or writes to the expert',
    who: 'person',
    body: said.extend({ timeZone, answers: answersByQuestion, replyTo }),
    reply: Message,
    refusals: [
      'question_unknown',
      'question_closed',
      'illegal_transition',
      'health_closed',
      'emergency_stands',
      'file_missing',
    ],
  }),
  'POST /questions/:id/not-emergency': endpoint({
    summary: 'The person says that what was found is no emergency: everything goes on, with all that was kept',
    who: 'person',
    body: z.object({ locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown'],
  }),
  ...safeToWriteApi,
  'POST /questions/:id/ask-expert': endpoint({
    summary: 'Have an expert answer: opens the way to the order, or queues at once under a plan',
    who: 'person',
    body: z.object({ locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown', 'illegal_transition', 'health_closed', 'emergency_stands', 'safe_to_write_needed'],
  }),
  'POST /questions/:id/back': endpoint({
    summary: 'Leave the order and go back to the preview',
    who: 'person',
    body: z.object({ locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown', 'illegal_transition'],
  }),
  ...questionOrderApi,
  'POST /questions/:id/close': endpoint({
    summary: 'Close for good',
    who: 'person',
    body: z.object({ confirmed: z.literal(true), second: z.boolean().default(false), undoable, locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown', 'question_closed', 'second_confirmation_needed'],
  }),
  'POST /questions/:id/choice': endpoint({
    summary: 'Nobody has accepted yet: wait on, book a later time, or cancel without any charge',
    who: 'person',
    body: z
      .object({
        choice: z.enum(['wait', 'book', 'cancel']),
        bookFor: instantField.optional(),
        /** Of `cancel`. */
        undoable,
        locale: localeField,
      })
      .refine((body) => body.choice !== 'book' || body.bookFor !== undefined, { error: 'required', path: ['bookFor'] }),
    reply: QuestionView,
    refusals: ['question_unknown', 'emergency_stands', 'illegal_transition'],
  }),
  'POST /questions/:id/named-choice': endpoint({
    summary: 'The named expert has not answered: keep waiting for them, or let others answer',
    who: 'person',
    body: z.object({ choice: z.enum(['release', 'keep']), locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown', 'emergency_stands', 'illegal_transition', 'no_requested_expert'],
  }),
  'POST /questions/:id/rating': endpoint({
    summary: 'Rate a paid answer, once',
    who: 'person',
    body: z.object({ stars: z.number().int().min(1).max(5), comment: typedText(0, 1000), locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown', 'emergency_stands', 'illegal_transition', 'already_rated'],
  }),
  'POST /questions/:id/guarantee': endpoint({
    summary: 'Satisfied or money back: the first answer’s price is given back, and the plan that would follow ends',
    who: 'person',
    body: z.object({ undoable, locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown', 'claim_not_possible', 'claim_too_late'],
  }),
  'POST /questions/:id/undo': endpoint({
    summary: 'Undo what was asked for less than ten seconds ago: nothing of it happens',
    who: 'person',
    body: z.object({ act: z.enum(undoableActs), locale: localeField }),
    reply: QuestionView,
    refusals: ['question_unknown', 'undo_too_late'],
  }),
  'POST /questions/:id/send-preview': endpoint({
    summary: 'Send the preview by e-mail, without buying anything',
    who: 'person',
    body: z.object({ locale: localeField }),
    reply: z.object({ sent: z.boolean() }),
    refusals: ['question_unknown', 'emergency_stands', 'illegal_transition', 'email_needed'],
  }),
  ...sharingApi,
  ...fieldsApi,
  ...readingApi,
  ...chainApi,
  'POST /attachments': endpoint({
    summary: 'Upload an image or a PDF of 5 MB at most (multipart, field `file`); attach it to a message afterwards',
    who: 'person',
    reply: Attachment,
    refusals: [
      'file_too_large',
      'file_type_unsupported',
      'file_damaged',
      'file_active_content',
      'file_infected',
      'file_unscanned',
      'files_busy',
      'file_too_many_pages',
      'file_unfolds',
      'file_missing',
      'too_many_files',
    ],
  }),
  'GET /attachments/:id': endpoint({ summary: 'A document of a question that one may see', who: 'person' }),
  'GET /questions/:id/answer.pdf': endpoint({ summary: 'The answer as a PDF', who: 'person' }),
  'GET /questions/:id/deadlines.ics': endpoint({ summary: 'The deadlines of the answer as a calendar', who: 'person' }),
  'GET /live': endpoint({ summary: 'What changes for this person, as server-sent events', who: 'person' }),
}
export type QuestionsApi = typeof questionsApi
