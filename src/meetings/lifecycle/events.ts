// The events of a meeting request, and their effects.
import type { MeetingWay } from '../ways.ts'
import type { FreeTimes } from '../wish.ts'
import type { MeetingLife } from './lifecycle.ts'

export type Side = 'client' | 'specialist'

export type MeetingEvent =
  /**
   * `bookAt`: where the specialist receives, if clients book their free hours without being accepted first; `full`: none
   * of these hours is free.
   */
  | { kind: 'found'; specialist: string | null; bookAt?: string; ways?: readonly MeetingWay[]; full?: boolean }
  | { kind: 'accept'; slots: readonly number[]; place: string; ways?: readonly MeetingWay[] }
  | { kind: 'decline' }
  /** The specialist may no longer receive anybody. */
  | { kind: 'gone' }
  /** The specialist does not open their hours to clients any more, and is asked instead. */
  | { kind: 'booking_closed' }
  /** Times outside the specialist's new hours; an agreed one stays. */
  | { kind: 'hours'; lost: readonly number[] }
  /** Times that were agreed with another client meanwhile. */
  | { kind: 'taken'; lost: readonly number[] }
  /**
   * `free`: an hour that the specialist has not proposed, and opens to everybody. `way`: the first that is offered where
   * nothing is said; `ways` and `place`: what is possible now, and where free hours are; `link`: the specialist's own, for
   * a video meeting, or `room`, ours. `overtakes`: the specialist is taking the agreed hour back, unknown to the client.
   */
  | {
      kind: 'choose'
      slot: number
      free?: boolean
      way?: MeetingWay
      ways?: readonly MeetingWay[]
      place?: string
      link?: string | null
      room?: string
      overtakes?: boolean
    }
  /** The client is free at none of the times, and may say when they are; what they said before holds otherwise. */
  | { kind: 'none_fits'; text?: string; freeTimes?: FreeTimes | null }
  /** Joins or leaves the list of those who are told of a freed hour. */
  | { kind: 'wait'; on: boolean }
  /** After several such rounds, or where nobody was asked yet: the search goes on without this specialist. */
  | { kind: 'elsewhere' }
  | { kind: 'move' }
  | { kind: 'widen' }
  | { kind: 'cancel' }
  | { kind: 'revoke' }
  | { kind: 'confirm'; by: Side }
  | { kind: 'missed'; by: Side; text?: string }
  | { kind: 'object'; by: Side; text: string }
  /** The staff has read both sides: the absence stands, or it does not count. */
  | { kind: 'judge'; stands: boolean; reason: string }
  /** The specialist's summary for the client, and the client's review: once each. */
  | { kind: 'summarise'; text: string }
  | { kind: 'review' }
  /** The question was closed before anything was agreed. */
  | { kind: 'end' }
  | { kind: 'tick' }

export type MeetingRefusal =
  | 'meeting_over'
  | 'meeting_past'
  | 'meeting_late'
  | 'slot_unknown'
  | 'way_unknown'
  | 'reply_awaited'

export type MeetingNews =
  | 'asked'
  | 'proposed'
  | 'bookable'
  | 'full'
  | 'asked_instead'
  | 'confirmed'
  | 'moved'
  | 'other_times'
  | 'withdrawn'
  | 'cancelled'
  /** To whoever took an agreed hour back: their own calendar must learn it too. */
  | 'given_up'
  | 'elsewhere'
  | 'called_off'
  | 'released'
  | 'hours'
  | 'kept'
  | 'revoked'
  | 'waits'
  | 'reminder'
  | 'took_place'
  | 'missed'
  | 'busy'
  | 'stands'
  | 'cleared'
  | 'done'
  | 'summary'

export type MeetingEffect =
  | { kind: 'tell'; to: 'client'; news: MeetingNews }
  | { kind: 'tell'; to: 'specialist'; specialist: string; news: MeetingNews }
  | { kind: 'alert'; template: 'meeting_waitlisted' | 'meeting_missed' | 'meeting_objection' }
  /** The agreed time is no longer offered to anybody else. */
  | { kind: 'agreed' }
  | { kind: 'question'; event: 'meeting_done' | 'meeting_ended' }
  /** The same request starts again with somebody else. */
  | { kind: 'renew' }

export type MeetingDecision =
  | { life: MeetingLife; effects: readonly MeetingEffect[]; refused?: undefined }
  | { refused: MeetingRefusal }
