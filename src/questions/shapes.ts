import { z } from 'zod'
import { instant, localeField, typedText } from '../api/fields.ts'
import { ExpertCard } from '../experts/contract.ts'
import { EmergencyMatch } from '../safety/contract.ts'
import { answerParts, contributionAuthors, contributionKinds } from './answers/contribution.ts'
import { Brief, Preview } from './assistant/shapes.ts'
import { Can } from './can.ts'
import { StatusView, TimelineStep } from './lifecycle/status-shapes.ts'
import { undoableActs } from './lifecycle/undoable-acts.ts'
import { DraftMarks } from './workspace/draft-marks.ts'
import { OfferedHandOver, ProposedHandOver, ReceivedHandOver } from './workspace/hand-over-shapes.ts'

/** The shapes of questions, threads and workspaces in the API. */
export const Named = z.object({ slug: z.string(), name: z.string() })

/** A field that a text may be about, best first. `confidence`: the share of such proposals that are right. */
export const ProposedField = z.object({
  category: Named,
  subCategory: Named.nullable(),
  score: z.number(),
  confidence: z.number(),
})
export type ProposedField = z.output<typeof ProposedField>

export const Attachment = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  pages: z.number().int().nullable(),
  from: z.enum(['client', 'expert']),
  at: instant,
})
export type Attachment = z.output<typeof Attachment>

/** The full answer, in the parts that a client can act on. All but deadlines, documents and sources must be filled. */
export const Answer = z.object({
  short: typedText(20, 1200, 'answer_short_missing'),
  steps: z
    .array(z.object({ text: typedText(1, 3000) }))
    .min(1, { error: 'answer_steps_missing' })
    .max(20),
  deadlines: z.array(z.object({ date: z.iso.date({ error: 'date_invalid' }), what: typedText(1, 300) })).max(20),
  papers: z.array(typedText(1, 300)).max(30),
  sources: z
    .array(
      z.object({
        title: typedText(1, 300),
        url: z.url({ protocol: /^https?$/, error: 'url_invalid' }).or(z.literal('')),
      }),
    )
    .max(20),
  limits: typedText(10, 2000, 'answer_limits_missing'),
})
export type Answer = z.output<typeof Answer>

const draftLine = z.string().max(2000)
const draftText = z.string().max(20_000)
/** A draft is whatever has been typed so far, even if longer than the answer may be. */
export const AnswerDraft = z.object({
  short: draftText,
  steps: z.array(z.object({ text: draftText })).max(20),
  deadlines: z.array(z.object({ date: z.string().max(10), what: draftLine })).max(20),
  papers: z.array(draftLine).max(30),
  sources: z.array(z.object({ title: draftLine, url: draftLine })).max(20),
  limits: draftText,
})
export type AnswerDraft = z.output<typeof AnswerDraft>

/** A term of the glossary in the language of a text, and in the reader's. */
export const GlossaryTerm = z.object({ term: z.string(), equivalent: z.string() })
export type GlossaryTerm = z.output<typeof GlossaryTerm>

/** A text in the reader's language, made by a machine and marked as such, beside the one that its author wrote. */
export const Translation = z.object({
  locale: localeField,
  /** `coming`: a machine is at it. `none`: nothing can be shown but the original. */
  state: z.enum(['shown', 'coming', 'none']),
  text: z.string().nullable(),
  /** It may be longer than the original, and a draft may lack parts. */
  answer: AnswerDraft.nullable(),
  /** The terms of the question's field that the text contains. */
  terms: z.array(GlossaryTerm),
})
export type Translation = z.output<typeof Translation>

/**
 * A contribution as its author wrote it. `replaces`: the version that it corrects, with what changed; that one stays
 * readable. `hash` contains the previous one, so that nobody changes or drops one unnoticed.
 */
export const Contribution = z.object({
  id: z.string(),
  version: z.number().int(),
  kind: z.enum(contributionKinds),
  replaces: z.number().int().nullable(),
  author: z.enum(contributionAuthors),
  name: z.string(),
  expert: ExpertCard.nullable(),
  at: instant,
  answer: Answer.nullable(),
  text: z.string().nullable(),
  /** The language that it is written in. */
  locale: localeField,
  /** For a client, or a colleague who took the question over, who reads another one. */
  translation: Translation.nullable(),
  changes: z.array(z.object({ part: z.enum(answerParts), removed: z.array(z.string()), added: z.array(z.string()) })),
  hash: z.string(),
})
export type Contribution = z.output<typeof Contribution>

/** Every message says who wrote it: the machine and a person are never confused. */
/** One of the assistant's questions, with what a page needs to offer its answer in one tap. */
export const IntakeQuestion = z.object({
  key: z.string(),
  ask: z.string(),
  why: z.string(),
  kind: z.enum(['text', 'date', 'amount', 'yes-no', 'place', 'choice', 'document', 'party', 'deadline']),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type IntakeQuestion = z.output<typeof IntakeQuestion>

/** A fact that the assistant took from the client's words; an answer to the same question corrects it. */
export const UnderstoodFact = IntakeQuestion.extend({
  /** Stands before the value; empty where the value says what it is. */
  label: z.string().default(''),
  value: z.string(),
})
export type UnderstoodFact = z.output<typeof UnderstoodFact>

/** `opening` is the text before the questions, which stand in the message's `text` as well. */
export const Intake = z.object({
  opening: z.string(),
  questions: z.array(IntakeQuestion),
  understood: z.array(UnderstoodFact),
})
export type Intake = z.output<typeof Intake>

export const Message = z.object({
  id: z.string(),
  seq: z.number().int(),
  author: z.enum(['client', 'assistant', 'expert', 'house']),
  /** Written by the reader; a colleague who had the question before is somebody else. */
  own: z.boolean(),
  name: z.string(),
  portrait: z.string().nullable(),
  /** Of an expert: how their role is written beside the name. */
  gender: z.enum(['f', 'm', 'x']).nullable(),
  kind: z.enum(['text', 'intake', 'preview', 'info_request', 'answer', 'event']),
  text: z.string(),
  /** The language that it is written in. */
  locale: localeField,
  /** For a reader who does not know that language. */
  translation: Translation.nullable(),
  at: instant,
  attachments: z.array(Attachment),
  preview: Preview.nullable(),
  /** Of the assistant's questions and previews: what it asks, and what it understood. */
  intake: Intake.nullable(),
  /** Of a client's reply given question by question; `null`: the client does not know. */
  answers: z.array(z.object({ ask: z.string(), text: z.string().nullable() })).nullable(),
  answer: Answer.nullable(),
  /** For `event`: what happened, as a code for which the page has a message. */
  event: z.string().nullable(),
  /** Who handed the question over to `name`. */
  from: z.string().nullable(),
  /** Of an expert's message: by whom it was written under that name. */
  writtenBy: z.enum(contributionAuthors).nullable(),
  /** Of an answer: it takes the place of an earlier one of the same expert. */
  corrects: z.boolean(),
  aiGenerated: z.boolean(),
})
export type Message = z.output<typeof Message>

export const QuestionView = z.object({
  id: z.string(),
  number: z.number().int(),
  version: z.number().int(),
  locale: localeField,
  category: Named,
  subCategory: Named.nullable(),
  /** The client has rejected this field and not named another one yet. */
  categoryOpen: z.boolean(),
  title: z.string(),
  text: z.string(),
  state: z.string(),
  payment: z.string(),
  status: StatusView,
  createdAt: instant,
  /** Only what the client has confirmed. */
  neededBy: z.string().nullable(),
  /** A day found in the client's text: shown only as a question to the client. */
  proposedDeadline: z.string().nullable(),
  /** Shown before paying: at the present pace the answer would come after `neededBy`. */
  tooLate: z.boolean(),
  assistantName: z.string(),
  assistantWriting: z.boolean(),
  /** The text so far of the message that the assistant is writing. */
  assistantWords: z.string().nullable(),
  /** Who works on the question now, or did last. */
  expert: ExpertCard.nullable(),
  /** Named by the client, until they let others answer or the expert has accepted. */
  requestedExpert: ExpertCard.nullable(),
  /** The client wants the named expert or nobody. */
  onlyRequested: z.boolean(),
  whyExpert: z.array(z.object({ part: z.string(), value: z.number() })),
  attachments: z.array(Attachment),
  /** The answer that was paid for, as its author has corrected it. */
  answer: Answer.nullable(),
  /** The author of `answer`, whoever has the question now. */
  answeredBy: ExpertCard.nullable(),
  answeredAt: instant.nullable(),
  /** All that was delivered, oldest first: the answer, what others have added, and every version before a correction. */
  contributions: z.array(Contribution),
  rating: z.object({ stars: z.number().int(), comment: z.string() }).nullable(),
  /** What the author agreed to publish, and its status. */
  publication: z
    .object({
      state: z.enum(['waiting', 'published', 'refused']),
      title: z.string(),
      text: z.string(),
      reason: z.string().nullable(),
    })
    .nullable(),
  timeline: z.array(TimelineStep),
  orderId: z.string().nullable(),
  paymentProblem: z.boolean(),
  limitReached: z.boolean(),
  /** Help lines for the subject of the question. */
  helplines: z.array(z.string()),
  /** The last message that was in the client's view, on any device; `null` where nobody knows. */
  readUpTo: z.number().int().nullable(),
  /** What the client has asked for and can still undo. */
  pending: z.array(z.object({ act: z.enum(undoableActs), until: instant })),
  /** The papers of the answers that the client has ticked. */
  gathered: z.array(z.string()),
  /** A standing emergency: shown before everything else until it is dismissed. */
  emergency: EmergencyMatch.nullable(),
  /** Whether writing about this question is safe; `null` where nobody has said. */
  safeToWrite: z.boolean().nullable(),
  /** Nothing about this question is emailed: writing is not safe, or nobody has said yet that it is. */
  emailsWithheld: z.boolean(),
  can: Can,
  /**
   * `open`: may be claimed until then. `granted`: the refund is under way or done. `at_bank`: the bank decides about
   * the payment first. `by_bank`: the bank has refunded the payment.
   */
  guarantee: z.object({
    state: z.enum(['none', 'open', 'granted', 'at_bank', 'by_bank']),
    until: instant.nullable(),
    /** When it was refunded, once the client's bank has had the time to show it. */
    returnedAt: instant.nullable(),
  }),
  /** An agreed meeting that is still to come: closing the question does not change it. */
  agreedMeeting: z.object({ meetsAt: instant, specialist: z.string() }).nullable(),
  closedAt: instant.nullable(),
  closeReason: z.string().nullable(),
})
export type QuestionView = z.output<typeof QuestionView>

export const QuestionCard = z.object({
  id: z.string(),
  number: z.number().int(),
  title: z.string(),
  category: Named,
  status: StatusView,
  createdAt: instant,
  updatedAt: instant,
  expertName: z.string().nullable(),
})
export type QuestionCard = z.output<typeof QuestionCard>

export const PublishedAnswer = z.object({
  id: z.string(),
  title: z.string(),
  category: Named,
  text: z.string(),
  answer: Answer,
  answeredAt: instant,
  author: z.enum(contributionAuthors),
  expert: ExpertCard,
  rating: z.object({ stars: z.number().int(), comment: z.string() }).nullable(),
  locale: localeField,
})
export type PublishedAnswer = z.output<typeof PublishedAnswer>

/** What an expert sees before accepting: personal data `masked` where there is some, but for the other party's name. */
export const OfferView = z.object({
  questionId: z.string(),
  token: z.number().int(),
  category: Named,
  title: z.string(),
  summary: z.string(),
  locale: localeField,
  /** The language of title, summary and flags; quoted words of the client stay in theirs. */
  briefLocale: localeField,
  /** The terms of the field in the client's words, for an expert who does not know their language. */
  terms: z.array(GlossaryTerm),
  neededBy: z.string().nullable(),
  otherParty: z.string().nullable(),
  redFlags: z.array(z.string()),
  masked: z.boolean(),
  fee: z.number().int(),
  /** The question was answered, and the client has written again. */
  followUp: z.boolean(),
  estimatedMinutes: z.number().int(),
  broadcast: z.boolean(),
  handedBy: OfferedHandOver.nullable(),
  clientWaitsSince: instant.nullable(),
  grantedAt: instant,
  /** A broadcast ends when the question is given back to its client's choice, at the latest. */
  expiresAt: instant.nullable(),
})
export type OfferView = z.output<typeof OfferView>

export const WorkspaceCard = z.object({
  id: z.string(),
  number: z.number().int(),
  title: z.string(),
  /** The reader's language, or the client's where nobody has written a title in it. */
  titleLocale: localeField,
  category: Named,
  state: z.string(),
  /** Whose turn it is. */
  turn: z.enum(['expert', 'client', 'none']),
  since: instant,
  /** When the expert loses the work unless the lease is renewed; null where there is none or it is the client's turn. */
  dueAt: instant.nullable(),
  /** Since when the client has waited, without the times when it was their turn. */
  clientWaitsSince: instant.nullable(),
  clientWroteAt: instant.nullable(),
  rating: z.number().int().nullable(),
  /** The colleague who follows the question up since the expert's own answer. */
  takenOverBy: z.string().nullable(),
  /** The colleague who may accept it, to whom this expert has proposed it. */
  proposedTo: z.string().nullable(),
})
export type WorkspaceCard = z.output<typeof WorkspaceCard>

export const WorkspaceQuestion = z.object({
  id: z.string(),
  number: z.number().int(),
  version: z.number().int(),
  title: z.string(),
  titleLocale: localeField,
  category: Named,
  locale: localeField,
  state: z.string(),
  /** Null where the client has not said it. */
  clientName: z.string().nullable(),
  clientCity: z.string().nullable(),
  brief: Brief.nullable(),
  /** The language of the brief; the client's own words in it stay in theirs. */
  briefLocale: localeField,
  terms: z.array(GlossaryTerm),
  /** What is missing as it may be asked of the client: in their language, without remarks for the expert. */
  missingForClient: z.array(z.string()),
  /** The language that the expert is expected to write in, and what the category is called in it. */
  writesIn: localeField,
  writtenCategory: z.string(),
  attachments: z.array(Attachment),
  lease: z.object({ token: z.number().int(), grantedAt: instant, lostAt: instant, capAt: instant }).nullable(),
  clientWaitsSince: instant.nullable(),
  draft: AnswerDraft.nullable(),
  draftSavedAt: instant.nullable(),
  draftMarks: DraftMarks,
  /** The expert's own answer, as last sent. */
  answer: Answer.nullable(),
  /** Its version among the contributions. */
  answerVersion: z.number().int().nullable(),
  contributions: z.array(Contribution),
  answerLocked: z.boolean(),
  /** The client may be in danger: they were shown whom to call, and the staff was alerted. */
  emergency: z.boolean(),
  /** The client has asked for this expert and nobody else: it is handed over to nobody. */
  forYouAlone: z.boolean(),
  handOver: ProposedHandOver.nullable(),
  handedBy: ReceivedHandOver.extend({
    translation: Translation.nullable(),
    /** Where the colleague lets it be read. */
    draft: z.object({ content: AnswerDraft, locale: localeField, translation: Translation.nullable() }).nullable(),
  }).nullable(),
  can: z.object({
    say: z.boolean(),
    askInformation: z.boolean(),
    answer: z.boolean(),
    extend: z.boolean(),
    giveUp: z.boolean(),
    handOver: z.boolean(),
    takeBack: z.boolean(),
  }),
})
export type WorkspaceQuestion = z.output<typeof WorkspaceQuestion>

const cards = z.array(WorkspaceCard)
export const Workspace = z.object({ offers: z.array(OfferView), open: cards, past: cards })
export type Workspace = z.output<typeof Workspace>
