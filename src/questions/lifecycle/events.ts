// The events of a question, their effects, and the refusals. All of it is data.
import type { Locale } from '../../catalog/category.ts'
import type { Ranked } from '../matching/matching.ts'
import type { Instant, LifeState, QuestionState } from './states.ts'

/** `by` is the acting person. `expectedVersion` refuses a command given on an outdated page. */
type Client = { by?: string; expectedVersion?: number }
type Expert = { expertId: string; token: number }
type Assistant = { turn: number }
type Staff = { by: string; reason: string }
type Paid = { order: string }

export type ClientEvent =
  | ({
      kind: 'edit_draft'
      category?: string | null
      subCategory?: string | null
      locale?: Locale
      area?: string | null
      requestedExpert?: string | null
    } & Client)
  | ({
      kind: 'submit'
      category: string | null
      subCategory?: string | null
      allowance: 'free' | 'plan' | 'limit'
    } & Client)
  | ({ kind: 'client_message'; document?: boolean } & Client)
  | ({ kind: 'needed_by'; at: Instant | null } & Client)
  /** `category` null: the client rejects the field and does not know the right one yet. */
  | ({ kind: 'correct_category'; category: string | null; subCategory?: string | null } & Client)
  | ({ kind: 'ask_expert' } & Client)
  | ({ kind: 'back' } & Client)
  | ({ kind: 'requested_choice'; choice: 'release' | 'keep' } & Client)
  | ({ kind: 'unserved_choice'; choice: 'wait' | 'book' | 'cancel'; bookFor?: Instant } & Client)
  /** `second`: confirmed again, knowing that an expert is at work. */
  | ({ kind: 'close'; second?: boolean } & Client)
  /** `askedAt`: claimed then, and carried out later. */
  | ({ kind: 'claim_open'; askedAt?: number } & Client)
  | ({ kind: 'meeting_requested' } & Client)
  | ({ kind: 'identified'; clientId: string } & Client)

export type AssistantEvent = ({ kind: 'assistant_message' } & Assistant) | ({ kind: 'preview_ready' } & Assistant)

export type ExpertEvent =
  | ({ kind: 'accept' } & Expert)
  | ({ kind: 'decline'; reason: string } & Expert)
  /** Returns to a question one has worked on, without knowing a token. */
  | { kind: 'take_up'; expertId: string }
  | ({ kind: 'heartbeat' } & Expert)
  | ({ kind: 'save_draft' } & Expert)
  /** In a follow-up this is the reply, and gives the question back to the client. */
  | ({ kind: 'expert_message' } & Expert)
  | ({ kind: 'ask_information' } & Expert)
  | ({ kind: 'extend' } & Expert)
  | ({ kind: 'give_up'; reason: string } & Expert)
  | ({ kind: 'answer' } & Expert)
  /** Replaces one's own answer, which answers nothing that the client has asked since: a follow-up stays open. */
  | { kind: 'correct_answer'; expertId: string }
  | ({ kind: 'hand_over'; to: string } & Expert)
  | ({ kind: 'take_back' } & Expert)
  /** Of the colleague; the token is that of the hand-over. */
  | ({ kind: 'take_over' } & Expert)
  | ({ kind: 'turn_down'; reason: string } & Expert)

export type PaymentEvent =
  /** `firstPeriodEnds`: the end of the follow-up that the quote has promised. */
  | ({ kind: 'payment_authorised'; firstPeriodEnds: Instant | null } & Paid)
  | ({ kind: 'payment_failed'; reason: string } & Paid)
  | ({ kind: 'payment_captured' } & Paid)
  | ({ kind: 'capture_failed'; reason: string } & Paid)
  | ({ kind: 'payment_voided' } & Paid)
  | ({ kind: 'payment_refunded' } & Paid)

export type SystemEvent =
  /**
   * Applies whatever is due. `candidates`: ranked and eligible, required when `searchNeeded` says so. `rostered`: false
   * when nobody who could answer is on duty soon, which ends the search at once.
   */
  | { kind: 'tick'; candidates?: readonly Ranked[]; rostered?: boolean }
  | { kind: 'expert_available'; expertId: string }
  | { kind: 'plan_active' }
  | { kind: 'free_granted' }
  | { kind: 'follow_up_window'; until: Instant | 'plan' }
  | { kind: 'claim_granted' }
  | { kind: 'claim_refused'; reason: string }
  | { kind: 'meeting_done' }
  | { kind: 'meeting_ended' }

export type StaffEvent =
  | ({ kind: 'close_admin' } & Staff)
  | ({ kind: 'offer_by_hand'; expertId: string } & Staff)
  | ({ kind: 'release_lease' } & Staff)

export type QuestionEvent = ClientEvent | AssistantEvent | ExpertEvent | PaymentEvent | SystemEvent | StaffEvent

/** The timers that a tick applies. */
export type TimerName =
  | 'abandoned'
  | 'assistant_silent'
  | 'offer_lapsed'
  | 'requested_over'
  | 'widened'
  | 'unserved'
  | 'second_alert'
  | 'no_expert'
  | 'booked_time'
  | 'search'
  | 'lease_reminder'
  | 'lease_lost'
  | 'hand_over_lapsed'
  | 'client_reminder'
  | 'no_reply_notice'
  | 'no_reply'
  | 'closing_notice'
  | 'auto_closed'

/** The event names of the history: what was requested, the timer that fired, or what a search did. */
export type EventName = Exclude<QuestionEvent['kind'], 'tick'> | TimerName | 'offered' | 'broadcast'

export type ActorKind = 'client' | 'assistant' | 'expert' | 'payment' | 'system' | 'staff'

/** One line of the history, kept for ever: the timeline, the replay and the proofs are derived from it. */
export type QuestionRecord = {
  at: Instant
  actor: { kind: ActorKind; id: string | null }
  event: EventName
  from: LifeState
  to: LifeState
  reason: string | null
  data: Record<string, unknown>
}

export type ClientTemplate =
  | 'preview_ready'
  | 'assistant_silent'
  | 'payment_failed'
  | 'hold_lost'
  | 'card_needed'
  | 'expert_accepted'
  | 'expert_message'
  | 'information_needed'
  | 'information_reminder'
  | 'no_reply_notice'
  | 'expert_lost'
  | 'search_widened'
  | 'named_unanswered'
  | 'named_lost'
  | 'unserved'
  | 'answered'
  | 'replied'
  | 'follow_up_unserved'
  | 'closing_notice'
  | 'closed'
export type ExpertTemplate =
  | 'client_message'
  | 'client_replied'
  | 'follow_up'
  | 'lease_reminder'
  | 'lease_lost'
  | 'handed_over'
  | 'hand_over_refused'
  | 'question_closed'
export type AlertTemplate =
  | 'unserved'
  | 'still_unserved'
  | 'follow_up_unserved'
  | 'capture_failed'
  | 'hold_lost'
  | 'unexpected_capture'

/** What the caller does after saving, as jobs in the same transaction. Each may be delivered late or twice. */
export type Effect =
  | { kind: 'capture'; order: string }
  | { kind: 'void'; order: string }
  | { kind: 'refund'; order: string; reason: 'no_answer' | 'guarantee' }
  | {
      kind: 'offer'
      expertId: string
      token: number
      cause: 'requested' | 'exclusive' | 'by_hand'
      expiresAt: Instant
      ranked: Ranked | null
    }
  | { kind: 'hand_over'; expertId: string; token: number; expiresAt: Instant }
  | { kind: 'broadcast'; token: number; ranked: readonly Ranked[]; widened: boolean }
  | {
      kind: 'withdraw_offers'
      expertIds: readonly string[]
      why: 'taken' | 'released' | 'closed' | 'unserved' | 'hold_lost'
    }
  /** An exclusive offer ran out: see `awayAfter`. */
  | { kind: 'lapsed'; expertId: string }
  | { kind: 'assistant'; turn: number }
  | { kind: 'mute_assistant' }
  /** The expert's unfinished draft becomes private notes. */
  | { kind: 'keep_draft'; expertId: string }
  | { kind: 'notify'; to: 'client'; template: ClientTemplate; data: Record<string, unknown> }
  | { kind: 'notify'; to: 'expert'; expertId: string; template: ExpertTemplate; data: Record<string, unknown> }
  | { kind: 'alert'; template: AlertTemplate; data: Record<string, unknown> }
  /** Personal data of a visitor who never came back. */
  | { kind: 'purge' }

/** Each has messages in both languages, except `assistant_muted`, which only the assistant's own job meets. */
export const lifeRefusals = [
  'illegal_transition',
  'question_closed',
  'version_conflict',
  'free_limit_reached',
  'category_missing',
  'offer_gone',
  'lease_lost',
  'already_extended',
  'hand_over_open',
  'assistant_muted',
  'second_confirmation_needed',
  'booking_too_late',
  'no_requested_expert',
  'expert_declined',
  'client_chooses',
  'claim_not_possible',
  'claim_too_late',
] as const
export type LifeRefusal = (typeof lifeRefusals)[number]

/** After `if (decision.refused) throw new Refusal(decision.refused)` the other fields are present. */
export type Decision =
  | { refused: LifeRefusal }
  | { refused: null; state: QuestionState; records: readonly QuestionRecord[]; effects: readonly Effect[] }
