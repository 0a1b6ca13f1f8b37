import { expect, test } from 'vitest'
import { nextDue, searchNeeded } from './decide.ts'
import { answered, assigned, day, hour, minute, queued, type Scenario, scenario, second } from './scenario.ts'
import { statusOf } from './status.ts'

const asked = (told: Scenario): (string | string[])[] =>
  told.effects().flatMap<string | string[]>((effect) => {
    if (effect.kind === 'offer') return [effect.expertId]
    return effect.kind === 'broadcast' ? [effect.ranked.map(({ expertId }) => expertId)] : []
  })
const alerts = (told: Scenario) =>
  told.effects().flatMap((effect) => (effect.kind === 'alert' ? [effect.template] : []))

test('the best expert is asked alone for 45 seconds, then the second best, then several at once', () => {
  const told = queued()
  told.online('eve', 'ali', 'zoe')
  told.tick()
  expect(asked(told)).toEqual(['eve'])
  told.wait(45 * second)
  expect(asked(told)).toEqual(['ali'])
  told.wait(45 * second)
  expect(asked(told)).toEqual([['eve', 'ali', 'zoe']])
})

test('whoever only a notification reaches has 90 seconds alone; then several are asked at once', () => {
  const told = queued()
  told.online('eve', 'ali', 'zoe')
  told.byPush('eve')
  told.tick()
  told.wait(89 * second)
  expect(asked(told)).toEqual(['eve'])
  told.wait(second)
  expect(asked(told)).toEqual([['eve', 'ali', 'zoe']])
})

test('offers to two pockets in a row leave the broadcast, the wider search and the five minutes where they are', () => {
  const told = queued()
  told.online('eve', 'ali', 'zoe')
  told.byPush('eve', 'ali')
  told.tick()
  told.wait(80 * second)
  told.happens({ kind: 'decline', expertId: 'eve', token: told.token, reason: 'no_time' })
  told.tick()
  expect(asked(told)).toEqual(['eve', 'ali'])
  told.wait(40 * second)
  expect(told.state).toMatchObject({ widened: true, lease: { expertId: 'ali' } })
  told.wait(50 * second)
  expect(asked(told)).toEqual([['ali', 'zoe']])
  told.wait(130 * second)
  expect(told.state).toMatchObject({ state: 'UNSERVED', broadcast: null })
})

test('a refusal passes the question on at once, and who declined is never asked again', () => {
  const told = queued()
  told.online('eve', 'ali')
  told.tick()
  told.happens({ kind: 'decline', expertId: 'eve', token: told.token, reason: 'no_time' })
  told.tick()
  expect(told.state.lease).toMatchObject({ expertId: 'ali' })
  told.wait(4 * minute)
  expect(asked(told).flat()).toEqual(['eve', 'ali', 'ali'])
})

test('at most ten are asked at once, and who comes online later is asked as well', () => {
  const told = queued()
  told.wait(100 * second)
  told.online(...'abcdefgh')
  told.happens({ kind: 'expert_available', expertId: 'a' })
  told.tick()
  expect(asked(told)).toEqual([[...'abcdefgh']])
  told.online(...'ijklmnop')
  told.wait(10 * second)
  expect(asked(told)).toEqual([['i', 'j']])
})

test('after two minutes the search is widened', () => {
  const told = queued()
  told.wait(119 * second)
  expect(told.state.widened).toBe(false)
  told.wait(second)
  expect(told.state.widened).toBe(true)
  told.happens({ kind: 'expert_available', expertId: 'eve' })
  expect(searchNeeded(told.state, told.now)).toEqual({ widened: true, only: null })
})

test.each([
  ['nobody is there', []],
  ['somebody has been asked and is silent', ['eve']],
])('after five minutes the client is told that nobody has accepted, when %s', (_, experts) => {
  const told = queued()
  told.online(...experts)
  told.tick()
  told.wait(5 * minute - second)
  expect(told.state.state).not.toBe('UNSERVED')
  told.wait(second)
  expect(told.state).toMatchObject({ state: 'UNSERVED', lease: null, broadcast: null })
  expect(alerts(told)).toEqual(['unserved'])
})

test('where nobody is on duty the five minutes are not waited for', () => {
  const told = queued()
  told.happens({ kind: 'tick', candidates: [], rostered: false })
  expect(told.state.state).toBe('UNSERVED')
})

const clientIsTold = (told: Scenario) =>
  told.effects().flatMap((effect) => (effect.kind === 'notify' && effect.to === 'client' ? [effect.template] : []))

test.each([
  ['is silent', ['zoe', 'eve']],
  ['is away', ['eve']],
])(
  'a named expert who %s is asked alone for two minutes; then the client chooses, and nobody else is asked',
  (_, there) => {
    const told = queued({ requestedExpert: 'zoe' })
    told.effects()
    told.online(...there)
    told.tick()
    told.wait(2 * minute - second)
    expect(told.state.state).not.toBe('UNSERVED')
    told.wait(second)
    expect(told.state).toMatchObject({ state: 'UNSERVED', lease: null, payment: 'HELD' })
    expect(clientIsTold(told)).toEqual(['named_unanswered'])
    told.happens({ kind: 'expert_available', expertId: 'eve' })
    told.wait(23 * hour)
    expect(told.state.state).toBe('UNSERVED')
    expect(told.refuses({ kind: 'offer_by_hand', expertId: 'eve', by: 'admin', reason: 'knows this' })).toBe(
      'client_chooses',
    )
    told.wait(hour)
    expect(told.state).toMatchObject({ state: 'CLOSED', closeReason: 'no_expert', moneyAsked: 'void' })
    expect(asked(told).flat()).not.toContain('eve')
  },
)

test('a client whose named expert is silent lets the others answer: the clock of their waves starts then', () => {
  const told = queued({ requestedExpert: 'zoe' })
  told.online('eve', 'zoe')
  told.tick()
  told.wait(20 * minute)
  told.happens({ kind: 'requested_choice', choice: 'release' })
  told.tick()
  expect(told.state.lease).toMatchObject({ expertId: 'eve', cause: 'exclusive' })
  told.effects()
  told.wait(5 * minute)
  expect(told.state.state).toBe('UNSERVED')
  expect(clientIsTold(told)).toContain('unserved')
})

test('a client whose named expert is silent waits on for them, or leaves without a charge', () => {
  const told = queued({ requestedExpert: 'zoe' })
  told.online('eve', 'zoe')
  told.wait(2 * minute)
  told.happens({ kind: 'requested_choice', choice: 'keep' })
  told.tick()
  expect(told.state.lease).toMatchObject({ expertId: 'zoe', cause: 'requested' })
  told.wait(7 * minute)
  expect(told.state.state).toBe('UNSERVED')
  told.happens({ kind: 'unserved_choice', choice: 'wait' })
  expect(searchNeeded(told.state, told.now)).toMatchObject({ only: 'zoe' })
  told.happens({ kind: 'close', second: true })
  expect(told.state).toMatchObject({ state: 'CLOSED', moneyAsked: 'void' })
  expect(asked(told).flat()).not.toContain('eve')
})

/** Zoe, whom the client has named, has accepted; Eve could answer as well. */
function acceptedByNamed(): Scenario {
  const told = queued({ requestedExpert: 'zoe' })
  told.online('eve', 'zoe')
  told.tick()
  told.happens({ kind: 'accept', expertId: 'zoe', token: told.token }, { kind: 'payment_captured', order: 'order1' })
  told.effects()
  return told
}

test.each([
  [
    'gives the question up',
    (told: Scenario) => told.happens({ kind: 'give_up', expertId: 'zoe', token: told.token, reason: 'ill' }),
  ],
  ['is silent', (told: Scenario) => told.wait(10 * minute)],
  ['is released by the staff', (told: Scenario) => told.happens({ kind: 'release_lease', by: 'admin', reason: 'ill' })],
  [
    'leaves a follow-up unanswered',
    (told: Scenario) => {
      told.happens({ kind: 'answer', expertId: 'zoe', token: told.token }, { kind: 'client_message' })
      told.wait(15 * minute)
    },
  ],
])('a named expert who has accepted and %s leaves the choice to the client, and nobody else is asked', (_, loses) => {
  const told = acceptedByNamed()
  loses(told)
  expect(told.state).toMatchObject({ state: 'UNSERVED', lease: null, requested: { expertId: 'zoe', hold: 'timed' } })
  expect(statusOf(told.state, told.now)).toMatchObject({ line: 'named_lost', expertId: 'zoe' })
  expect(clientIsTold(told).filter((template) => template.startsWith('named'))).toEqual(['named_lost'])
  told.happens({ kind: 'expert_available', expertId: 'eve' })
  told.wait(hour)
  expect(told.state.state).toBe('UNSERVED')
  expect(asked(told).flat()).not.toContain('eve')
  told.happens({ kind: 'requested_choice', choice: 'release' })
  told.tick()
  expect(told.state.lease).toMatchObject({ expertId: 'eve' })
})

test('a client whose named expert has gone silent waits for them alone, who takes the question up again', () => {
  const told = acceptedByNamed()
  told.wait(10 * minute)
  told.happens({ kind: 'requested_choice', choice: 'keep' })
  expect(searchNeeded(told.state, told.now)).toMatchObject({ only: 'zoe' })
  told.happens({ kind: 'take_up', expertId: 'zoe' })
  expect(told.state).toMatchObject({ state: 'ASSIGNED', lease: { expertId: 'zoe' } })
})

test('a follow-up that the named expert has given up is left to the client’s choice each time', () => {
  const told = acceptedByNamed()
  told.happens({ kind: 'answer', expertId: 'zoe', token: told.token }, { kind: 'client_message' })
  told.happens({ kind: 'give_up', expertId: 'zoe', token: told.token, reason: 'ill' })
  told.happens({ kind: 'unserved_choice', choice: 'cancel' }, { kind: 'client_message' })
  expect(told.state).toMatchObject({ state: 'UNSERVED', requested: { hold: 'timed' } })
  expect(told.refuses({ kind: 'requested_choice', choice: 'keep' })).toBe('expert_declined')
})

test.each(['timed', 'kept'] as const)(
  'a named expert who declines leaves the choice to the client at once (%s)',
  (hold) => {
    const told = queued({ requestedExpert: 'zoe' })
    told.effects()
    told.effects()
    told.online('eve', 'zoe')
    if (hold === 'kept') told.happens({ kind: 'requested_choice', choice: 'keep' })
    told.tick()
    told.happens({ kind: 'decline', expertId: 'zoe', token: told.token, reason: 'no_time' })
    expect(told.state).toMatchObject({ state: 'UNSERVED', lease: null })
    expect(clientIsTold(told)).toEqual(['named_unanswered'])
    expect(told.refuses({ kind: 'requested_choice', choice: 'keep' })).toBe('expert_declined')
    expect(told.refuses({ kind: 'unserved_choice', choice: 'wait' })).toBe('expert_declined')
    told.happens({ kind: 'requested_choice', choice: 'release' })
    told.tick()
    expect(told.state.lease).toMatchObject({ expertId: 'eve' })
  },
)

test('a named expert who comes back after the two minutes is asked once more, and nobody else', () => {
  const told = queued({ requestedExpert: 'zoe' })
  told.online('eve')
  told.wait(5 * minute)
  told.online('eve', 'zoe')
  told.happens({ kind: 'expert_available', expertId: 'zoe' })
  told.tick()
  expect(told.state.lease).toMatchObject({ expertId: 'zoe', cause: 'requested' })
  told.wait(2 * minute)
  expect(told.state.state).toBe('UNSERVED')
  expect(asked(told).flat()).toEqual(['zoe'])
})

test('a named expert who is away is waited for, unless the client lets others answer', () => {
  const told = queued({ requestedExpert: 'zoe' })
  told.online('eve')
  told.wait(minute)
  expect(told.state.state).toBe('QUEUED')
  told.happens({ kind: 'requested_choice', choice: 'release' })
  told.tick()
  expect(told.state.lease).toMatchObject({ expertId: 'eve' })
})

test('a client who wants the named expert and nobody else is served by them or not at all', () => {
  const told = queued({ requestedExpert: 'zoe' })
  told.online('eve')
  told.happens({ kind: 'requested_choice', choice: 'keep' })
  told.wait(7 * minute)
  expect(told.state.state).toBe('UNSERVED')
  told.happens({ kind: 'expert_available', expertId: 'eve' })
  expect(told.state.state).toBe('UNSERVED')
  told.online('zoe')
  told.happens({ kind: 'expert_available', expertId: 'zoe' })
  told.tick()
  expect(told.state.lease).toMatchObject({ expertId: 'zoe' })
})

test('the staff is called again after half an hour, and after a day the hold is let go', () => {
  const told = queued()
  told.wait(30 * minute)
  expect(alerts(told)).toEqual(['unserved', 'still_unserved'])
  told.wait(24 * hour)
  expect(told.state).toMatchObject({ state: 'CLOSED', closeReason: 'no_expert', moneyAsked: 'void' })
})

test('who chooses to wait is searched for again, is not told twice, and does not push the day away', () => {
  const told = queued()
  told.wait(23 * hour)
  told.effects()
  told.happens({ kind: 'unserved_choice', choice: 'wait' })
  told.wait(5 * minute)
  expect(told.state.state).toBe('UNSERVED')
  expect(told.effects().filter((effect) => effect.kind === 'notify' && effect.template === 'unserved')).toEqual([])
  told.wait(55 * minute)
  expect(told.state.state).toBe('CLOSED')
})

test('a booked time starts the search again; beyond the day of the hold nothing can be booked', () => {
  const told = queued()
  told.wait(10 * minute)
  const at = (hours: number) => told.now.getTime() + hours * hour
  expect(told.refuses({ kind: 'unserved_choice', choice: 'book', bookFor: at(24) })).toBe('booking_too_late')
  told.happens({ kind: 'unserved_choice', choice: 'book', bookFor: at(12) })
  told.online('eve')
  told.wait(12 * hour)
  expect(told.state).toMatchObject({ state: 'OFFERED', lease: { expertId: 'eve' } })
})

test('the staff may offer it to somebody; without an acceptance it is unserved again', () => {
  const told = queued()
  told.wait(10 * minute)
  told.happens({ kind: 'offer_by_hand', expertId: 'zoe', by: 'admin', reason: 'knows this' })
  told.wait(15 * minute)
  expect(told.state.state).toBe('UNSERVED')
})

test('work is reminded of after five minutes of silence and lost after ten; any sign of life keeps it', () => {
  const told = assigned()
  told.online()
  told.wait(5 * minute)
  expect(told.effects()).toContainEqual(expect.objectContaining({ kind: 'notify', template: 'lease_reminder' }))
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  told.wait(10 * minute - second)
  expect(told.state.state).toBe('ASSIGNED')
  told.wait(second)
  expect(told.state).toMatchObject({ state: 'QUEUED', losses: 1, lapsed: ['eve'] })
  expect(told.effects()).toContainEqual({ kind: 'keep_draft', expertId: 'eve' })
})

test('a page left open does not keep the work for more than half an hour, writing does', () => {
  const told = assigned()
  told.online()
  for (let i = 0; i < 29; i++) {
    told.wait(minute)
    told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  }
  told.happens({ kind: 'save_draft', expertId: 'eve', token: told.token })
  for (let i = 0; i < 29; i++) {
    told.wait(minute)
    told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  }
  expect(told.state.state).toBe('ASSIGNED')
  told.wait(minute)
  expect(told.state.state).toBe('QUEUED')
})

test('more time can be taken once', () => {
  const told = assigned()
  const before = told.state.lease?.capAt ?? 0
  told.happens({ kind: 'extend', expertId: 'eve', token: told.token })
  expect(told.state.lease?.capAt).toBe(before + 10 * minute)
  told.wait(19 * minute)
  expect(told.state.state).toBe('ASSIGNED')
  expect(told.refuses({ kind: 'extend', expertId: 'eve', token: told.token })).toBe('already_extended')
})

test('after the second lost lease the staff takes over', () => {
  const told = assigned()
  told.online('ali')
  told.wait(10 * minute)
  told.happens({ kind: 'accept', expertId: 'ali', token: told.token })
  told.wait(10 * minute)
  expect(told.state).toMatchObject({ state: 'UNSERVED', losses: 2 })
})

test('a client who owes a detail is reminded after 2 and 24 hours, warned 48 hours before, and closed after 7 days', () => {
  const told = assigned()
  told.happens({ kind: 'ask_information', expertId: 'eve', token: told.token })
  told.effects()
  const mails = () => told.effects().flatMap((effect) => (effect.kind === 'notify' ? [effect.template] : []))
  told.wait(2 * hour)
  expect(mails()).toEqual(['information_reminder'])
  told.wait(22 * hour)
  expect(mails()).toEqual(['information_reminder'])
  told.wait(4 * day)
  expect(mails()).toEqual(['no_reply_notice'])
  told.wait(2 * day)
  expect(told.state).toMatchObject({ state: 'CLOSED', closeReason: 'no_reply' })
})

test('after an outage nobody is closed without the full time of notice', () => {
  const told = assigned()
  told.happens({ kind: 'ask_information', expertId: 'eve', token: told.token })
  told.outage(9 * day)
  told.tick()
  expect(
    told.effects().filter((effect) => effect.kind === 'notify' && effect.template === 'information_reminder'),
  ).toHaveLength(1)
  told.wait(2 * day - second)
  expect(told.state.state).toBe('NEEDS_CLIENT')
  told.wait(second)
  expect(told.state.state).toBe('CLOSED')
})

test('a first question stays open to the end of the first period, one under a plan for 60 days of silence', () => {
  const first = answered()
  first.wait(15 * day - minute)
  expect(first.state.state).toBe('ANSWERED')
  first.wait(minute)
  expect(first.state).toMatchObject({ state: 'CLOSED', closeReason: 'auto' })

  const plan = answered()
  plan.happens({ kind: 'plan_active' })
  plan.wait(59 * day)
  plan.happens({ kind: 'client_message' })
  plan.happens({ kind: 'expert_message', expertId: 'eve', token: plan.token })
  plan.wait(53 * day)
  expect(plan.effects()).toContainEqual(expect.objectContaining({ kind: 'notify', template: 'closing_notice' }))
  plan.wait(7 * day)
  expect(plan.state.state).toBe('CLOSED')
})

test('an open meeting request keeps an answered question open', () => {
  const told = answered()
  told.happens({ kind: 'meeting_requested' })
  told.wait(100 * day)
  expect(told.state.state).toBe('ANSWERED')
  expect(nextDue(told.state)).toBeNull()
})

test('a follow-up that nobody could serve leaves the answer open', () => {
  const told = answered()
  told.online()
  told.happens({ kind: 'client_message' })
  told.wait(15 * minute + 24 * hour)
  expect(told.state).toMatchObject({ state: 'ANSWERED', closeReason: null })
})

test('a forgotten draft is closed after 30 days, and a visitor’s is purged', () => {
  const told = scenario({ visitor: true })
  told.wait(30 * day)
  expect(told.state).toMatchObject({ state: 'CLOSED', closeReason: 'abandoned' })
  expect(told.effects()).toEqual([{ kind: 'purge' }])
})

test('after a night without a scheduler everything that was due is done once', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  told.outage(10 * hour)
  told.tick()
  expect(told.state.state).toBe('UNSERVED')
  expect(told.records.filter(({ event }) => event === 'offer_lapsed' || event === 'unserved')).toHaveLength(2)
  told.effects()
  told.tick()
  expect(told.effects()).toEqual([])
})
