// What the decisions about a meeting request share: the change to its life, and who is told.
import type { MeetingDecision, MeetingEffect, MeetingEvent, MeetingNews, Side } from './events.ts'
import { type MeetingLife, type MeetingRules, renewedRequest } from './lifecycle.ts'

/** A meeting request when an event arrives. */
export type Moment = { life: MeetingLife; now: number; rules: MeetingRules }

export type Of<Kind extends MeetingEvent['kind']> = Extract<MeetingEvent, { kind: Kind }>

export const over: MeetingDecision = { refused: 'meeting_over' }

export const to = (life: MeetingLife, change: Partial<MeetingLife>, ...effects: MeetingEffect[]): MeetingDecision => ({
  life: { ...life, ...change },
  effects,
})

export function tell(life: MeetingLife, to: Side, news: MeetingNews): MeetingEffect[] {
  if (to === 'client') return [{ kind: 'tell', to, news }]
  const { specialist } = life
  return specialist && !(isBooking(life) && endsUnbooked.includes(news)) ? [{ kind: 'tell', to, specialist, news }] : []
}

/** The client may book, and has not yet: nobody has asked the specialist for anything. */
const isBooking = ({ state, direct }: MeetingLife): boolean => state === 'proposed' && direct === true
const endsUnbooked: readonly MeetingNews[] = ['withdrawn', 'cancelled', 'released']

export const tellBoth = (life: MeetingLife, news: MeetingNews): MeetingEffect[] => [
  ...tell(life, 'client', news),
  ...tell(life, 'specialist', news),
]

/** The agreed time has come: from now on neither side can take it back. */
export const begun = ({ life: { state, meetsAt }, now }: Moment): boolean =>
  state === 'scheduled' && now >= (meetsAt ?? 0)

/** An agreed time is moved with notice only. */
export const tooLateToMove = ({ life, now, rules }: Moment): boolean => (life.meetsAt ?? 0) - now < rules.notice

/** Back to the search: this specialist loses access and is not asked again. */
export function freed({ life, now }: Moment): Partial<MeetingLife> {
  return { ...renewedRequest(life, life.state === 'offered' ? life.searchSince : now), moved: life.moved }
}

/** Tells whoever takes an agreed hour back that it is taken back, for their calendar. */
export const tellGivenUp = (life: MeetingLife, by: Side): MeetingEffect[] =>
  life.state === 'scheduled' ? tell(life, by, 'given_up') : []

/** The hour that is agreed, or was until it was given up for another. */
export const agreedBefore = ({ state, meetsAt, was }: MeetingLife): number | null =>
  state === 'scheduled' ? meetsAt : (was ?? null)

export function proposal({ life, now }: Moment): Partial<MeetingLife> {
  return {
    state: 'proposed',
    offerUntil: null,
    proposedAt: now,
    meetsAt: null,
    was: agreedBefore(life),
    overtakenAt: null,
    reminders: 0,
    // From now on the specialist proposes.
    direct: false,
    waiting: false,
    moved: life.moved + (life.state === 'scheduled' ? 1 : 0),
  }
}

/** Asks the client for a review and the specialist for a summary. */
export const askAfterwards = (life: MeetingLife): MeetingEffect[] => [
  { kind: 'question', event: 'meeting_done' },
  ...tellBoth(life, 'done'),
]
