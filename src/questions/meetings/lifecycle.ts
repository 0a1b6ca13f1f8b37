// The life cycle of a meeting request: one pure decision at a time, without a clock or a database.
import type { MeetingDecision, MeetingEffect, MeetingEvent, MeetingNews, Side } from './events.ts'
import { afterWorkingTime } from './working-time.ts'

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
  place: string | null
  proposedAt: number | null
  meetsAt: number | null
  /** How often an agreed time was given up to agree another. */
  moved: number
  /** How often the client was free at none of this specialist's times, and when they said they are free. */
  rounds?: number
  wish?: string | null
  reminders: number
  confirmed: Readonly<Record<Side, boolean>>
  grantedUntil: number | null
  /** The client has withdrawn the consent; the meeting may still take place. */
  revoked: boolean
  /** Who did not come and what the other side says; until when they may object, their reply, and the decision. */
  missed: { by: Side; said?: string; until: number; reply: string | null; verdict?: Verdict } | null
  cancelledBy: 'client' | 'house' | null
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
type Rules = typeof meetingRules

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
  return { ...newMeeting(now, declined), rounds: 0, wish: null, widened: life.widened, revoked: life.revoked }
}

const roundsOf = ({ rounds = 0 }: MeetingLife) => rounds

/** The agreed time has come: from now on neither side can take it back. */
const begun = ({ state, meetsAt }: MeetingLife, now: number) => state === 'scheduled' && now >= (meetsAt ?? 0)

/** A search is due; its result comes back as `found`. */
export const searchDue = (life: MeetingLife, now: number): boolean =>
  life.state === 'requested' || (life.state === 'waitlisted' && life.lookAt !== null && life.lookAt <= now)

/** When time alone will next change something. */
export function meetingDue(life: MeetingLife, rules: Rules = meetingRules): number | null {
  const { meetsAt } = life
  switch (life.state) {
    case 'requested':
      return life.searchSince
    case 'offered':
      return life.offerUntil
    case 'waitlisted':
      return life.lookAt
    case 'proposed':
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

/** The only entry point. An event that does not fit the state is refused and changes nothing. */
export function decideMeeting(
  life: MeetingLife,
  event: MeetingEvent,
  now: number,
  rules: Rules = meetingRules,
): MeetingDecision {
  const { state, specialist } = life
  const to = (change: Partial<MeetingLife>, ...effects: MeetingEffect[]): MeetingDecision => ({
    life: { ...life, ...change },
    effects,
  })
  const tell = (news: MeetingNews, to: Side): MeetingEffect[] =>
    to === 'client' ? [{ kind: 'tell', to, news }] : specialist ? [{ kind: 'tell', to, specialist, news }] : []
  const over: MeetingDecision = { refused: 'meeting_over' }

  switch (event.kind) {
    case 'found':
      if (!searchDue(life, now)) return over
      return found(life, event.specialist, now, rules, to)

    case 'accept': {
      const mayAsk = state === 'offered' || state === 'proposed' || state === 'scheduled'
      if (!mayAsk) return over
      const slots = [...new Set(event.slots)].sort((a, b) => a - b)
      const last = slots.at(-1)
      if (
        last === undefined ||
        slots.length > rules.mostSlots ||
        slots.some((at) => at <= now || at > now + rules.ahead)
      )
        return { refused: 'meeting_past' }
      if (state === 'scheduled' && (life.meetsAt ?? 0) - now < rules.notice) return { refused: 'meeting_late' }
      const change = { ...proposal(life, now), slots, place: event.place, wish: null }
      const grantedUntil = life.revoked ? null : last + rules.grant
      return to({ ...change, grantedUntil }, ...tell('proposed', 'client'))
    }

    case 'decline':
      if (state === 'offered') return to(freed(life, now))
      if ((state !== 'proposed' && state !== 'scheduled') || begun(life, now)) return over
      return to(freed(life, now), ...tell(state === 'scheduled' ? 'called_off' : 'elsewhere', 'client'))

    case 'gone': {
      const given = decideMeeting(life, { kind: 'decline' }, now, rules)
      if (!given.refused) return { ...given, effects: [...given.effects, ...tell('released', 'specialist')] }
      return life.grantedUntil === null ? over : to({ grantedUntil: null })
    }

    case 'hours':
      return otherHours(life, event.lost, now, to, tell)
    case 'taken': {
      const slots = life.slots.filter((at) => !event.lost.includes(at))
      if (state !== 'proposed' || slots.length === life.slots.length) return over
      if (slots.length > 0) return to({ slots })
      return to({ ...proposal(life, now), slots }, ...tell('busy', 'client'), ...tell('busy', 'specialist'))
    }

    case 'choose':
      if (state !== 'proposed') return over
      if (!life.slots.includes(event.slot)) return { refused: 'slot_unknown' }
      if (event.slot <= now) return { refused: 'meeting_past' }
      return to(
        {
          state: 'scheduled',
          meetsAt: event.slot,
          slots: [],
          proposedAt: null,
          grantedUntil: life.revoked ? null : event.slot + rules.grant,
          // A reminder whose time has passed already is not sent.
          reminders: rules.reminders.filter((before) => event.slot - before <= now).length,
        },
        ...tell('confirmed', 'client'),
        ...tell('confirmed', 'specialist'),
        { kind: 'agreed' },
      )

    case 'none_fits':
      if (state !== 'proposed' || life.slots.length === 0 || roundsOf(life) >= rules.rounds) return over
      return to(
        { ...proposal(life, now), slots: [], rounds: roundsOf(life) + 1, wish: event.text || null },
        ...tell('other_times', 'specialist'),
      )

    case 'elsewhere':
      if (state !== 'proposed' || roundsOf(life) < rules.rounds) return over
      return to(freed(life, now), ...tell('withdrawn', 'specialist'))

    case 'move':
      if (state !== 'scheduled') return over
      if ((life.meetsAt ?? 0) - now < rules.notice) return { refused: 'meeting_late' }
      return to({ ...proposal(life, now), slots: [] }, ...tell('moved', 'specialist'))

    case 'widen':
      if (state !== 'waitlisted' || life.widened) return over
      return to({ state: 'requested', widened: true, lookAt: null, searchSince: now })

    case 'cancel':
      if (!isLive(state) || state === 'held' || begun(life, now)) return over
      return to(closed('client'), ...tell('cancelled', 'specialist'), {
        kind: 'question',
        event: 'meeting_ended',
      })

    case 'end':
      // An agreement of two people is taken back by one of them, never by closing the question.
      if (!isLive(state) || state === 'scheduled' || state === 'held') return over
      return to(closed('house'), ...tell('cancelled', 'specialist'), { kind: 'question', event: 'meeting_ended' })

    case 'revoke':
      if (!specialist || life.revoked || life.grantedUntil === null) return over
      return to({ revoked: true, grantedUntil: null }, ...tell('revoked', 'specialist'))

    case 'confirm': {
      if (state !== 'held') return over
      const confirmed = { ...life.confirmed, [event.by]: true }
      if (!confirmed.client || !confirmed.specialist) return to({ confirmed })
      return to({ state: 'completed', confirmed }, ...done(tell))
    }

    case 'summarise':
      if (state !== 'completed' || life.summary !== undefined) return over
      return to({ summary: event.text }, ...tell('summary', 'client'))

    case 'review':
      return state !== 'completed' || life.reviewed ? over : to({ reviewed: true })

    case 'missed': {
      if (state !== 'held') return over
      const by: Side = event.by === 'client' ? 'specialist' : 'client'
      return to(
        {
          state: 'no_show',
          grantedUntil: null,
          missed: { by, said: event.text ?? '', until: now + rules.objection, reply: null },
        },
        ...tell('missed', by),
        { kind: 'alert', template: 'meeting_missed' },
        // A client who waited in vain gets another specialist; a client who did not come may ask again.
        by === 'specialist' ? { kind: 'renew' } : { kind: 'question', event: 'meeting_ended' },
      )
    }

    case 'object':
      if (state !== 'no_show' || life.missed?.by !== event.by || life.missed.reply !== null) return over
      if (now > life.missed.until) return over
      return to({ missed: { ...life.missed, reply: event.text } }, { kind: 'alert', template: 'meeting_objection' })

    case 'judge': {
      if (state !== 'no_show' || !life.missed || life.missed.reply === null || life.missed.verdict) return over
      const verdict = { stands: event.stands, reason: event.reason, at: now }
      const news = event.stands ? 'stands' : 'cleared'
      return to({ missed: { ...life.missed, verdict } }, ...tell(news, 'client'), ...tell(news, 'specialist'))
    }
    case 'tick':
      return passed(life, now, rules, to, tell)
  }
}

type To = (change: Partial<MeetingLife>, ...effects: MeetingEffect[]) => MeetingDecision
type Tell = (news: MeetingNews, to: Side) => MeetingEffect[]

/** Asks the client for a review and the specialist for a summary. */
const done = (tell: Tell): MeetingEffect[] => [
  { kind: 'question', event: 'meeting_done' },
  ...tell('done', 'client'),
  ...tell('done', 'specialist'),
]

function found(life: MeetingLife, specialist: string | null, now: number, rules: Rules, to: To): MeetingDecision {
  const tired = life.state === 'requested' && now >= afterWorkingTime(life.searchSince, rules.search)
  if (specialist && !tired)
    return to(
      { state: 'offered', specialist, offerUntil: afterWorkingTime(now, rules.offer), lookAt: null },
      { kind: 'tell', to: 'specialist', specialist, news: 'asked' },
    )
  const waits = { state: 'waitlisted', lookAt: now + rules.lookAgain } as const
  if (life.state === 'waitlisted') return to(waits)
  return to(waits, { kind: 'tell', to: 'client', news: 'waits' }, { kind: 'alert', template: 'meeting_waitlisted' })
}

/** Withdraws proposed times outside the new hours; an agreed time stays, and the specialist is told. */
function otherHours(life: MeetingLife, lost: readonly number[], now: number, to: To, tell: Tell): MeetingDecision {
  const told = [...tell('hours', 'client'), ...tell('hours', 'specialist')]
  if (life.state === 'scheduled' && life.meetsAt !== null && lost.includes(life.meetsAt)) {
    return life.meetsAt <= now ? { refused: 'meeting_over' } : to({}, ...tell('kept', 'specialist'))
  }
  const slots = life.slots.filter((at) => !lost.includes(at))
  if (life.state !== 'proposed' || slots.length === life.slots.length) return { refused: 'meeting_over' }
  return slots.length > 0 ? to({ slots }) : to({ ...proposal(life, now), slots }, ...told)
}

/** What time alone does; one step per tick, however late it comes. */
function passed(life: MeetingLife, now: number, rules: Rules, to: To, tell: Tell): MeetingDecision {
  const due = meetingDue(life, rules)
  if (due === null || due > now) return to({})
  switch (life.state) {
    case 'offered':
      return to(freed(life, now))
    case 'proposed':
      return to(freed(life, now), ...tell('withdrawn', 'specialist'), ...tell('elsewhere', 'client'))
    case 'scheduled':
      if (now >= (life.meetsAt ?? 0) + rules.lasts)
        return to({ state: 'held' }, ...tell('took_place', 'client'), ...tell('took_place', 'specialist'))
      return to(
        { reminders: rules.reminders.filter((before) => (life.meetsAt ?? 0) - before <= now).length },
        ...(now < (life.meetsAt ?? 0) ? [...tell('reminder', 'client'), ...tell('reminder', 'specialist')] : []),
      )
    case 'held':
      return to({ state: 'completed' }, ...done(tell))
    case 'completed':
      return to({ state: 'archived', grantedUntil: null })
    default:
      // The caller, who searches, reports the result.
      return to({})
  }
}

/** Back to the search: this specialist loses access and is not asked again. */
function freed(life: MeetingLife, now: number): Partial<MeetingLife> {
  return { ...renewedRequest(life, life.state === 'offered' ? life.searchSince : now), moved: life.moved }
}

function proposal(life: MeetingLife, now: number): Partial<MeetingLife> {
  return {
    state: 'proposed',
    offerUntil: null,
    proposedAt: now,
    meetsAt: null,
    reminders: 0,
    moved: life.moved + (life.state === 'scheduled' ? 1 : 0),
  }
}

function closed(by: 'client' | 'house'): Partial<MeetingLife> {
  return { state: 'cancelled', cancelledBy: by, offerUntil: null, lookAt: null, slots: [], grantedUntil: null }
}
