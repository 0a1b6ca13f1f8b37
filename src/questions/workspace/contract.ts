import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { idField, instant, localeField, typedText } from '../../api/fields.ts'
import { answerParts } from '../answers/contribution.ts'
import { said } from '../contract.ts'
import { Answer, AnswerDraft, Contribution, Message, Named, Workspace, WorkspaceQuestion } from '../shapes.ts'
import { DraftMarks } from './draft-marks.ts'

/** The lease under which an expert works. */
const token = z.object({ token: z.number().int() })

/**
 * Of an answer or its draft. `token` null: an own answer is corrected while nobody holds the work. `corrects`: the version
 * of the expert's own answer that this one replaces, as it was read; null for the first one. Pages of an older release do
 * not say.
 */
const written = z.object({ token: z.number().int().nullable(), corrects: z.number().int().nullable().optional() })

/** The text of one part of a draft. */
const PartText = z.union([
  z.object({ section: z.enum(['short', 'limits']), text: AnswerDraft.shape.short }),
  z.object({ section: z.literal('steps'), text: AnswerDraft.shape.steps }),
  z.object({ section: z.literal('deadlines'), text: AnswerDraft.shape.deadlines }),
  z.object({ section: z.literal('papers'), text: AnswerDraft.shape.papers }),
  z.object({ section: z.literal('sources'), text: AnswerDraft.shape.sources }),
])

export type PartText = z.output<typeof PartText>

/** A part of the machine's proposal that the expert has put into their draft. */
export const ProposalPart = z.object({ part: PartText, confirmed: z.boolean() })
export type ProposalPart = z.output<typeof ProposalPart>

/** The machine's proposal for an answer, with what has been taken of it. */
export const Proposal = z.object({ draft: AnswerDraft, locale: localeField, accepted: z.array(ProposalPart) })
export type Proposal = z.output<typeof Proposal>

export const DraftVersion = PartText.and(z.object({ id: z.number().int(), at: instant }))
export type DraftVersion = z.output<typeof DraftVersion>

export const PastAnswer = z.object({
  questionId: z.string(),
  number: z.number().int(),
  title: z.string(),
  category: Named,
  at: instant,
  locale: localeField,
  parts: z.array(z.object({ section: z.enum(answerParts), text: z.string() })),
})
export type PastAnswer = z.output<typeof PastAnswer>

/** A colleague who could take a question over now. */
export const Colleague = z.object({ id: z.string(), name: z.string(), profession: z.string() })
export type Colleague = z.output<typeof Colleague>

/** What an expert delivered to a question that a colleague has taken over since, and nothing that was written later. */
export const OwnDelivery = z.object({
  title: z.string(),
  titleLocale: localeField,
  takenOverBy: z.string().nullable(),
  contributions: z.array(Contribution),
})
export type OwnDelivery = z.output<typeof OwnDelivery>

export const shortestNote = 10
export const longestNote = 1000

/** The API of the expert workspace: offers, leased work, the answer. */
export const workspaceApi = {
  'GET /desk': endpoint({
    summary: 'Offers, open and past work of the expert',
    who: 'expert',
    query: z.object({ locale: localeField }),
    reply: Workspace,
  }),
  'POST /desk/offers/:id/accept': endpoint({
    summary: 'Accept an offered question',
    who: 'expert',
    body: token.extend({ noConflict: z.literal(true, { error: 'conflict_unconfirmed' }), locale: localeField }),
    reply: WorkspaceQuestion,
    refusals: ['offer_gone'],
  }),
  'POST /desk/offers/:id/decline': endpoint({
    summary: 'Decline an offered question, without penalty',
    who: 'expert',
    body: token.extend({ reason: z.enum(['not_my_field', 'no_time', 'conflict', 'other']) }),
    reply: z.object({ questionId: z.string() }),
    refusals: ['offer_gone'],
  }),
  'GET /desk/questions/:id': endpoint({
    summary: 'A question as its expert sees it',
    who: 'expert',
    query: z.object({ locale: localeField }),
    reply: WorkspaceQuestion,
    refusals: ['question_unknown', 'question_closed', 'handed_over'],
  }),
  'GET /desk/questions/:id/own-delivery': endpoint({
    summary: 'What the expert delivered to a question that a colleague has by now',
    who: 'expert',
    query: z.object({ locale: localeField }),
    reply: OwnDelivery,
    refusals: ['question_unknown'],
  }),
  'POST /desk/questions/:id/beat': endpoint({
    summary: 'Still here: keeps the work lease',
    who: 'expert',
    idempotent: true,
    body: token,
    reply: z.object({ lostAt: instant }),
    refusals: ['question_unknown', 'lease_lost'],
  }),
  'POST /desk/questions/:id/messages': endpoint({
    summary: 'Write to the client',
    who: 'expert',
    body: said.extend({ token: z.number().int(), asksInformation: z.boolean().default(false) }),
    reply: Message,
    refusals: ['question_unknown', 'lease_lost', 'being_withdrawn', 'illegal_transition', 'file_missing'],
  }),
  'PUT /desk/questions/:id/draft': endpoint({
    summary: 'Keep the draft of the answer; part by part beside what another device has written',
    who: 'expert',
    idempotent: true,
    body: written.extend({
      draft: AnswerDraft,
      /** What was typed on which device, over which versions; pages of an older release do not say. */
      edit: z
        .object({
          device: z.string().min(1).max(64),
          based: z.partialRecord(z.enum(answerParts), z.number().int().min(0)),
        })
        .optional(),
      /** Texts that the expert chose to replace. */
      aside: z.array(PartText).max(20).default([]),
    }),
    reply: z.object({ savedAt: instant, lostAt: instant.nullable(), draft: AnswerDraft, marks: DraftMarks }),
    refusals: ['question_unknown', 'lease_lost', 'corrected_meanwhile'],
  }),
  'GET /desk/questions/:id/draft': endpoint({
    summary: 'The draft as it stands, written on whichever device, and what of it was taken from the proposal',
    who: 'expert',
    reply: z.object({ draft: AnswerDraft.nullable(), marks: DraftMarks, accepted: z.array(ProposalPart) }),
    refusals: ['question_unknown'],
  }),
  'GET /desk/questions/:id/draft/versions': endpoint({
    summary: 'What stood in the draft before, newest first',
    who: 'expert',
    reply: z.object({ versions: z.array(DraftVersion) }),
    refusals: ['question_unknown'],
  }),
  'GET /desk/questions/:id/proposal': endpoint({
    summary: 'A proposal for the answer, composed by the machine from the brief and the published texts',
    who: 'expert',
    reply: Proposal,
    refusals: ['question_unknown', 'lease_lost'],
  }),
  'POST /desk/questions/:id/proposal': endpoint({
    summary: 'Take a part of the proposal into the draft, confirm it, or leave it again',
    who: 'expert',
    body: token.extend({ part: PartText, state: z.enum(['accepted', 'confirmed', 'left']) }),
    reply: z.object({ accepted: z.array(ProposalPart) }),
    refusals: ['question_unknown', 'lease_lost'],
  }),
  'GET /desk/past-answers': endpoint({
    summary: 'What the expert has answered before with these words, without the personal data of who was answered',
    who: 'expert',
    query: z.object({ q: z.string().trim().min(2).max(100), locale: localeField }),
    reply: z.object({ answers: z.array(PastAnswer) }),
  }),
  'POST /desk/questions/:id/answer': endpoint({
    summary: 'Send the full answer, or correct it',
    who: 'expert',
    body: written.extend({ answer: Answer, locale: localeField }),
    reply: WorkspaceQuestion,
    refusals: [
      'question_unknown',
      'lease_lost',
      'being_withdrawn',
      'illegal_transition',
      'scope_guard',
      'proposal_unconfirmed',
      'corrected_meanwhile',
      'answer_unchanged',
    ],
  }),
  'POST /desk/questions/:id/extend': endpoint({
    summary: 'Ten more minutes, once',
    who: 'expert',
    body: token,
    reply: z.object({ lostAt: instant }),
    refusals: ['question_unknown', 'lease_lost', 'already_extended', 'illegal_transition'],
  }),
  'POST /desk/questions/:id/give-up': endpoint({
    summary: 'Give the question back to the queue',
    who: 'expert',
    body: token.extend({ reason: typedText(0, 500) }),
    reply: z.object({ questionId: z.string() }),
    refusals: ['question_unknown', 'lease_lost'],
  }),
  'GET /desk/questions/:id/colleagues': endpoint({
    summary: 'Who could take the question over now',
    who: 'expert',
    query: z.object({ locale: localeField }),
    reply: z.object({ colleagues: z.array(Colleague) }),
    refusals: ['question_unknown', 'lease_lost'],
  }),
  'POST /desk/questions/:id/hand-over': endpoint({
    summary: 'Propose the question to a colleague, who reads the note; the work stays until they accept',
    who: 'expert',
    body: token.extend({
      to: idField,
      note: typedText(shortestNote, longestNote),
      showsDraft: z.boolean().default(false),
      locale: localeField,
    }),
    reply: WorkspaceQuestion,
    refusals: [
      'question_unknown',
      'lease_lost',
      'being_withdrawn',
      'illegal_transition',
      'hand_over_open',
      'client_chooses',
      'expert_declined',
      'colleague_unavailable',
    ],
  }),
  'POST /desk/questions/:id/take-back': endpoint({
    summary: 'Take back what was proposed to a colleague',
    who: 'expert',
    body: token.extend({ locale: localeField }),
    reply: WorkspaceQuestion,
    refusals: ['question_unknown', 'lease_lost', 'illegal_transition'],
  }),
  'POST /desk/questions/:id/take-up': endpoint({
    summary: 'Take up again a question that the client has followed up',
    who: 'expert',
    body: z.object({ locale: localeField }),
    reply: WorkspaceQuestion,
    refusals: ['question_unknown', 'lease_lost', 'being_withdrawn', 'illegal_transition'],
  }),
}
export type WorkspaceApi = typeof workspaceApi
