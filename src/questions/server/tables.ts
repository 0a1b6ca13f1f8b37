import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Brief } from '../../platform/assistant/port.ts'
import type { EmergencyFacts } from '../../safety/screen.ts'
import type { EmergencySituation } from '../../safety/situations.ts'
import type { ContributionAuthor, ContributionKind } from '../answers/contribution.ts'
import type { CallOutcome } from '../assistant/call-limits.ts'
import type { ActorKind, EventName } from '../lifecycle/events.ts'
import type {
  ClaimState,
  CloseReason,
  LifeState,
  MeetingState,
  PaymentState,
  QuestionState,
} from '../lifecycle/states.ts'
import type { Breakdown } from '../matching/matching.ts'
import type { Grades } from '../second-reading/rubric.ts'
import type { Answer, AnswerDraft, Message } from '../shapes.ts'
import type { Section, SectionText } from '../workspace/draft-sections.ts'
import type { SectionMarks } from '../workspace/draft-versions.ts'

/** A jsonb column: an object when read, its text when written. */
type Json<Value> = ColumnType<Value, string, string>

export type FunnelStep = 'asked' | 'preview' | 'email' | 'held' | 'accepted' | 'answered' | 'kept'

export interface QuestionTable {
  id: string
  number: Generated<number>
  personId: string
  category: string
  subCategory: string | null
  locale: 'fr' | 'en'
  title: string
  body: string
  /** Confirmed by the client, `YYYY-MM-DD`. */
  neededBy: string | null
  /** Found in the client's text, and not yet confirmed. */
  proposedDeadline: string | null
  deadlineSettledAt: Date | null
  life: Json<QuestionState>
  state: LifeState
  payment: PaymentState
  meeting: MeetingState
  claim: ClaimState
  closeReason: CloseReason | null
  freeSlot: QuestionState['freeSlot']
  version: number
  expertId: string | null
  requestedExpertId: string | null
  purchaseId: string | null
  assistantBusySince: Date | null
  assistantWords: string | null
  nextDueAt: Date | null
  createdAt: Date
  updatedAt: Date
  answeredAt: Date | null
  closedAt: Date | null
  publishedAt: Date | null
  /** The emergency that the text showed; it stands until it is dismissed. */
  emergency: Json<EmergencyFacts> | null
  emergencyAt: Date | null
  emergencyDismissedAt: Date | null
  emergencySetAside: ColumnType<EmergencySituation[], string | undefined, string>
  /** Whether writing to the client about it is safe; `null` where nobody has said. */
  safeToWrite: boolean | null
  /** The last message that was in the client's view, on any device; `null` where nobody knows. */
  readUpTo: Generated<number | null>
  /** The papers that the client has ticked, in the words of the answers. */
  gathered: ColumnType<string[], string | undefined, string>
}

export interface MessageTable {
  id: string
  questionId: string
  seq: number
  author: Message['author']
  authorId: string | null
  authorName: string | null
  kind: Message['kind']
  body: string
  data: Json<Record<string, unknown>> | null
  locale: 'fr' | 'en'
  at: Date
  previousHash: string
  hash: string
}

/** The structured answer, or the text of a reply. `salt`: so that nobody guesses a short text from its hash. */
export type ContributionContent = { answer?: Answer; text?: string; salt?: string }

export interface ContributionTable {
  id: string
  questionId: string
  version: number
  kind: ContributionKind
  replaces: number | null
  authorKind: ContributionAuthor
  expertId: string
  authorName: string | null
  at: Date
  content: Json<ContributionContent> | null
  contentHash: string
  erasedAt: Date | null
  feeQuoted: number
  leaseToken: number | null
  previousHash: string
  hash: string
}

export interface TranslationTable {
  questionId: string
  /** The hash of the lines as they were written. */
  source: string
  locale: 'fr' | 'en'
  state: 'waiting' | 'shown' | 'unsafe' | 'failed'
  lines: Json<string[]> | null
  tries: Generated<number>
  at: Date
  /** Of what an expert has written for a colleague: the client never reads it. */
  betweenExperts: Generated<boolean>
}
export type TranslationRow = Selectable<TranslationTable>

export interface PublicationTable {
  questionId: string
  title: string
  body: string
  answer: Json<Answer>
  consent: string
  askedAt: Date
  state: 'waiting' | 'published' | 'refused'
  decidedAt: Date | null
  reason: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    question: QuestionTable
    question_event: {
      id: Generated<number>
      questionId: string
      at: Date
      actorKind: ActorKind
      actorId: string | null
      event: EventName
      fromState: LifeState
      toState: LifeState
      reason: string | null
      data: Json<Record<string, unknown>>
    }
    lease: {
      questionId: string
      token: number
      expertId: string
      kind: 'offer' | 'broadcast' | 'work'
      grantedAt: Date
      expiresAt: Date | null
      score: ColumnType<{ total: number; breakdown: Breakdown } | null, string | null, string | null>
      endedAt: Date | null
      outcome: string | null
      /** The fee for delivering under it, in cents; null for rows older than the column. */
      fee: number | null
    }
    message: MessageTable
    attachment: {
      id: string
      personId: string
      questionId: string | null
      messageId: string | null
      side: 'client' | 'expert'
      fileKey: string
      name: string
      type: string
      size: number
      pages: number | null
      body: string | null
      at: Date
    }
    /** `other`: in the language that the client does not use. */
    brief: { questionId: string; data: Json<Brief>; other: Json<Brief> | null; at: Date }
    translation: TranslationTable
    contribution: ContributionTable
    answer_draft: {
      questionId: string
      expertId: string
      data: Json<AnswerDraft>
      savedAt: Date
      marks: ColumnType<SectionMarks, string | undefined, string>
    }
    answer_draft_version: {
      id: Generated<number>
      questionId: string
      expertId: string
      section: Section
      data: Json<SectionText>
      device: string | null
      at: Date
    }
    draft_proposal: {
      questionId: string
      expertId: string
      section: Section
      data: Json<SectionText>
      acceptedAt: Date
      confirmedAt: Date | null
    }
    hand_over: {
      questionId: string
      token: number
      fromExpertId: string
      toExpertId: string
      note: string
      showsDraft: boolean
      at: Date
    }
    assistant_usage: {
      id: Generated<number>
      questionId: string
      provider: string
      model: string
      inputTokens: number
      outputTokens: number
      cents: number
      withheld: Generated<number>
      task: string | null
      version: string | null
      prompt: string | null
      latency: number | null
      firstToken: number | null
      dropped: ColumnType<Record<string, number>, string | undefined, string>
      outcome: Generated<CallOutcome>
      addressKey: string | null
      at: Date
    }
    draft: {
      personId: string
      body: string
      category: string | null
      subCategory: string | null
      savedAt: Date
    }
    share: {
      id: string
      tokenHash: string
      questionId: string
      createdAt: Date
      expiresAt: Date
      revokedAt: Date | null
      opened: Generated<number>
      lastOpenedAt: Date | null
    }
    publication: PublicationTable
    second_reading: {
      id: string
      questionId: string
      contributionId: string
      authorId: string
      category: string
      locale: 'fr' | 'en'
      drawnAt: Date
      readerId: string | null
      readerUntil: Date | null
      readAt: Date | null
      grades: Json<Grades> | null
      comment: string | null
    }
    expert_stop: { personId: string; expertId: string; since: Date }
    phone_link: {
      tokenHash: string
      questionId: string
      personId: string
      /** The session that made it and that it ends with; null where it is sent by email. */
      sessionId: string | null
      expiresAt: Date
      usedAt: Date | null
    }
    client_notice: { id: Generated<number>; questionId: string; name: string; version: number; at: Date }
    alert: {
      id: string
      questionId: string | null
      template: string
      data: Json<Record<string, unknown>>
      at: Date
      seenAt: Date | null
      seenBy: string | null
    }
    funnel: { day: string; step: FunnelStep; category: string; locale: string; shard: number; count: number }
  }
}
