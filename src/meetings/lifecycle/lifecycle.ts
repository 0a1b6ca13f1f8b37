// The life cycle of a meeting request: its states, its rules, and when time alone changes something.
import type { MeetingWay } from '../ways.ts'
import type { FreeTimes } from '../wish.ts'
import type { Side } from './events.ts'

export const meetingStates = [
  'requested',
  'offered',
  'waitlisted',
  'proposed',
  'scheduled',
  'held',
  'completed',
  'no_show',
  'archived',
  'cancelled',
] as const
export type MeetingRequestState = (typeof meetingStates)[number]

const live: readonly MeetingRequestState[] = ['requested', 'offered', 'waitlisted', 'proposed', 'scheduled', 'held']
/** The request is still open; a question has at most one such request. */
export const isLive = (state: MeetingRequestState): boolean => live.includes(state)

export type Verdict = { stands: boolean; reason: string; at: number }

/** An absence that one side reports, and what the other says. */
export type Missed = {
  /** Who did not come. */
  by: Side
  said?: string
  /** When it was reported; absent in older reports. */
  at?: number
  /** When the side that is said to be absent had said that the meeting took place: both statements stay. */
  tookPlaceAt?: number | undefined
  /** Until when they may object. */
  until: number
  reply: string | null
  verdict?: Verdict
}

/** The two sides contradict each other: the staff decides. */
export const isContested = ({ reply, tookPlaceAt, verdict }: Missed): boolean =>
  !verdict && (reply !== null || tookPlaceAt !== undefined)

/** Until when nobody decides: whoever is said to be absent was told that they may give their side until then. */
export const replyAwaited = ({ reply, until }: Missed, now: number): boolean => reply === null && now <= until

/** Times are milliseconds since 1970, so that all of it can be stored as JSON. */
export type MeetingLife = {
  state: MeetingRequestState
  specialist: string | null
  /** Specialists who are not asked again. */
  declined: readonly string[]
  searchSince: number
  /** Neighbouring departments count as well; from the start where the whole country is searched. */
  widened: boolean
  offerUntil: number | null
  /** When the waiting list is searched again. */
  lookAt: number | null
  slots: readonly number[]
  /** The client books one of the specialist's free hours, and moves within them, without being accepted first. */
  direct?: boolean
  /** The client waits for one of these hours to free, for as long as they want: no deadline runs. */
  waiting?: boolean
  place: string | null
  /** How they can meet, of which the client chooses one; absent in older requests, which are in person. */
  ways?: readonly MeetingWay[]
  way?: MeetingWay | null
  /** The specialist's own link to a video meeting, as it was when this was agreed; null for a room of ours. */
  link?: string | null
  /** The name of such a room, which nobody finds by counting; another one for each agreement. */
  room?: string | undefined
  proposedAt: number | null
  meetsAt: number | null
  /** The agreed time that was given up, until another one is agreed. */
  was?: number | null
  /** When the client booked another hour while the specialist was taking the agreed one back, which then no longer counts. */
  overtakenAt?: number | null
  /** How often an agreed time was given up to agree another. */
  moved: number
  /** How often the client was free at none of this specialist's times. */
  rounds?: number
  /** When the client said they are free, with the request or later: whoever is asked reads it. */
  wish?: string | null
  freeTimes?: FreeTimes | null
  reminders: number
  confirmed: Readonly<Record<Side, boolean>>
  /** When each side said that it took place. */
  confirmedAt?: Readonly<Partial<Record<Side, number>>>
  grantedUntil: number | null
  /** The client has withdrawn the consent; the meeting may still take place, except by phone. */
  revoked: boolean
  missed: Missed | null
  cancelledBy: 'client' | 'house' | null
  /** The number of the last message to the calendars of both sides; absent before the first. */
  sequence?: number
  /** The specialist's summary for the client. */
  summary?: string
  reviewed?: true
}

const hour = 3_600_000
const day = 24 * hour

export const meetingRules = {
  offer: 4 * hour,
  /** Two working days: nobody answers on a Sunday. */
  search: 18 * hour,
  lookAgain: day,
  answer: 72 * hour,
  mostSlots: 3,
  /** How often the same specialist is asked for other times. */
  rounds: 3,
  /** Nobody may read a client's exchanges for years because of a date far away. */
  ahead: 90 * day,
  notice: day,
  lasts: hour,
  reminders: [day, 2 * hour],
  silence: day,
  objection: 48 * hour,
  /** How long an uncontested absence makes other specialists be asked first. */
  absence: 365 * day,
  grant: 30 * day,
}
export type MeetingRules = typeof meetingRules

export function newMeeting(now: number, declined: readonly string[] = []): MeetingLife {
  return {
    state: 'requested',
    specialist: null,
    declined,
    searchSince: now,
    widened: false,
    offerUntil: null,
    lookAt: null,
    slots: [],
    direct: false,
    waiting: false,
    place: null,
    proposedAt: null,
    meetsAt: null,
    moved: 0,
    reminders: 0,
    confirmed: { client: false, specialist: false },
    grantedUntil: null,
    revoked: false,
    missed: null,
    cancelledBy: null,
  }
}

/** The same request with another specialist: the last one is not asked again, and the client's choices still hold. */
export function renewedRequest(life: MeetingLife, now: number): MeetingLife {
  const declined = life.specialist ? [...life.declined, life.specialist] : life.declined
  const { widened, revoked, sequence, wish, freeTimes } = life
  return { ...newMeeting(now, declined), rounds: 0, wish, freeTimes, widened, revoked, sequence }
}

/** A search is due; its result comes back as `found`. */
export const searchDue = (life: MeetingLife, now: number): boolean =>
  life.state === 'requested' || (life.state === 'waitlisted' && life.lookAt !== null && life.lookAt <= now)

/** When time alone will next change something. */
export function meetingDue(life: MeetingLife, rules: MeetingRules = meetingRules): number | null {
  const { meetsAt } = life
  switch (life.state) {
    case 'requested':
      return life.searchSince
    case 'offered':
      return life.offerUntil
    case 'waitlisted':
      return life.lookAt
    case 'proposed':
      if (life.waiting) return null
      return Math.min((life.proposedAt ?? 0) + rules.answer, life.slots.at(-1) ?? Number.POSITIVE_INFINITY)
    case 'scheduled': {
      const before = rules.reminders[life.reminders]
      return before === undefined ? (meetsAt ?? 0) + rules.lasts : (meetsAt ?? 0) - before
    }
    case 'held':
      return (meetsAt ?? 0) + rules.lasts + rules.silence
    case 'completed':
      return (meetsAt ?? 0) + rules.grant
    default:
      return null
  }
}
