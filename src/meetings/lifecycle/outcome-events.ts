// Events after the agreed time: whether both came, a contested absence, the summary and the review.
import { askAfterwards, type Moment, type Of, over, tell, tellBoth, to } from './change.ts'
import type { MeetingDecision, Side } from './events.ts'
import { isContested, type MeetingLife, replyAwaited } from './lifecycle.ts'

export function confirm({ life, now }: Moment, { by }: Of<'confirm'>): MeetingDecision {
  if (life.state !== 'held') return over
  const confirmed = { ...life.confirmed, [by]: true }
  const said = { confirmed, confirmedAt: { [by]: now, ...life.confirmedAt } }
  if (!confirmed.client || !confirmed.specialist) return to(life, said)
  return to(life, { state: 'completed', ...said }, ...askAfterwards(life))
}

/** Without the consent the specialist does not have the number: nobody answers for a call that could not be made. */
const cannotCall = ({ way, revoked }: MeetingLife): boolean => way === 'phone' && revoked

/** One side says that the other did not come. */
export function missed({ life, now, rules }: Moment, event: Of<'missed'>): MeetingDecision {
  if (life.state !== 'held' || cannotCall(life)) return over
  const by: Side = event.by === 'client' ? 'specialist' : 'client'
  const tookPlaceAt = life.confirmedAt?.[by]
  return to(
    life,
    {
      state: 'no_show',
      grantedUntil: null,
      missed: { by, said: event.text ?? '', at: now, tookPlaceAt, until: now + rules.objection, reply: null },
    },
    ...tell(life, by, 'missed'),
    { kind: 'alert', template: tookPlaceAt === undefined ? 'meeting_missed' : 'meeting_objection' },
    // A client who waited in vain gets another specialist; a client who did not come may ask again.
    by === 'specialist' ? { kind: 'renew' } : { kind: 'question', event: 'meeting_ended' },
  )
}

export function object({ life, now }: Moment, { by, text }: Of<'object'>): MeetingDecision {
  const { state, missed } = life
  if (state !== 'no_show' || missed?.by !== by || missed.reply !== null || missed.verdict || now > missed.until)
    return over
  return to(life, { missed: { ...missed, reply: text } }, { kind: 'alert', template: 'meeting_objection' })
}

export function judge({ life, now }: Moment, { stands, reason }: Of<'judge'>): MeetingDecision {
  const { state, missed } = life
  if (state !== 'no_show' || !missed || !isContested(missed)) return over
  if (replyAwaited(missed, now)) return { refused: 'reply_awaited' }
  const verdict = { stands, reason, at: now }
  return to(life, { missed: { ...missed, verdict } }, ...tellBoth(life, stands ? 'stands' : 'cleared'))
}

export function summarise({ life }: Moment, { text }: Of<'summarise'>): MeetingDecision {
  if (life.state !== 'completed' || life.summary !== undefined) return over
  return to(life, { summary: text }, ...tell(life, 'client', 'summary'))
}

export function review({ life }: Moment): MeetingDecision {
  return life.state !== 'completed' || life.reviewed ? over : to(life, { reviewed: true })
}
