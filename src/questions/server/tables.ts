import type { ColumnType, Generated } from 'kysely'
import type { Brief } from '../../platform/assistant/port.ts'
import type { EmergencyFacts } from '../../safety/screen.ts'
import type { EmergencySituation } from '../../safety/situations.ts'
import type { ContributionAuthor, ContributionKind } from '../answers/contribution.ts'
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
import type { Answer, AnswerDraft, Message } from '../shapes.ts'

/** A jsonb column: an object when read, its text when written. */
type Json<Value> = ColumnType<Value, string, string>

export type FunnelStep = 'asked' | 'preview' | 'email' | 'held' | 'accepted' | 'answered' | 'kept'

export interface QuestionTable {
  id: string
  number: Generated<number>
  person_id: string
  category: string
  sub_category: string | null
  locale: 'fr' | 'en'
  title: string
  body: string
  /** Confirmed by the client, `YYYY-MM-DD`. */
  needed_by: string | null
  /** Found in the client's text, and not yet confirmed. */
  proposed_deadline: string | null
  deadline_settled_at: Date | null
  life: Json<QuestionState>
  state: LifeState
  payment: PaymentState
  meeting: MeetingState
  claim: ClaimState
  close_reason: CloseReason | null
  free_slot: QuestionState['freeSlot']
  version: number
  expert_id: string | null
  requested_expert_id: string | null
  purchase_id: string | null
  assistant_busy_since: Date | null
  assistant_words: string | null
  next_due_at: Date | null
  created_at: Date
  updated_at: Date
  answered_at: Date | null
  closed_at: Date | null
  published_at: Date | null
  /** The emergency that the text showed; it stands until it is dismissed. */
  emergency: Json<EmergencyFacts> | null
  emergency_at: Date | null
  emergency_dismissed_at: Date | null
  emergency_set_aside: ColumnType<EmergencySituation[], string | undefined, string>
  /** Whether writing to the client about it is safe; `null` where nobody has said. */
  safe_to_write: boolean | null
}

export interface MessageTable {
  id: string
  question_id: string
  seq: number
  author: Message['author']
  author_id: string | null
  author_name: string | null
  kind: Message['kind']
  body: string
  data: Json<Record<string, unknown>> | null
  locale: 'fr' | 'en'
  at: Date
  previous_hash: string
  hash: string
}

/** The structured answer, or the text of a reply. */
export type ContributionContent = { answer?: Answer; text?: string }

export interface ContributionTable {
  id: string
  question_id: string
  version: number
  kind: ContributionKind
  replaces: number | null
  author_kind: ContributionAuthor
  expert_id: string
  author_name: string | null
  at: Date
  content: Json<ContributionContent> | null
  content_hash: string
  erased_at: Date | null
  fee_quoted: number
  lease_token: number | null
  previous_hash: string
  hash: string
}

export interface PublicationTable {
  question_id: string
  title: string
  body: string
  answer: Json<Answer>
  consent: string
  asked_at: Date
  state: 'waiting' | 'published' | 'refused'
  decided_at: Date | null
  reason: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    question: QuestionTable
    question_event: {
      id: Generated<number>
      question_id: string
      at: Date
      actor_kind: ActorKind
      actor_id: string | null
      event: EventName
      from_state: LifeState
      to_state: LifeState
      reason: string | null
      data: Json<Record<string, unknown>>
    }
    lease: {
      question_id: string
      token: number
      expert_id: string
      kind: 'offer' | 'broadcast' | 'work'
      granted_at: Date
      expires_at: Date | null
      score: ColumnType<{ total: number; breakdown: Breakdown } | null, string | null, string | null>
      ended_at: Date | null
      outcome: string | null
      /** The fee for delivering under it, in cents; null for rows older than the column. */
      fee: number | null
    }
    message: MessageTable
    attachment: {
      id: string
      person_id: string
      question_id: string | null
      message_id: string | null
      side: 'client' | 'expert'
      file_key: string
      name: string
      type: string
      size: number
      pages: number | null
      body: string | null
      at: Date
    }
    brief: { question_id: string; data: Json<Brief>; at: Date }
    contribution: ContributionTable
    answer_draft: { question_id: string; expert_id: string; data: Json<AnswerDraft>; saved_at: Date }
    assistant_usage: {
      id: Generated<number>
      question_id: string
      provider: string
      model: string
      input_tokens: number
      output_tokens: number
      cents: number
      withheld: Generated<number>
      at: Date
    }
    draft: {
      person_id: string
      body: string
      category: string | null
      sub_category: string | null
      saved_at: Date
    }
    share: {
      id: string
      token_hash: string
      question_id: string
      created_at: Date
      expires_at: Date
      revoked_at: Date | null
      opened: Generated<number>
      last_opened_at: Date | null
    }
    publication: PublicationTable
    expert_stop: { person_id: string; expert_id: string; since: Date }
    phone_link: {
      token_hash: string
      question_id: string
      person_id: string
      expires_at: Date
      used_at: Date | null
    }
    alert: {
      id: string
      question_id: string | null
      template: string
      data: Json<Record<string, unknown>>
      at: Date
      seen_at: Date | null
      seen_by: string | null
    }
    funnel: { day: string; step: FunnelStep; category: string; locale: string; shard: number; count: number }
  }
}
