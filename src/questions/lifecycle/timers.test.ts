import { expect, test } from 'vitest'
import { nextDue, searchNeeded } from './decide.ts'
import { answered, asked, assigned, day, hour, minute, queued, type Scenario, scenario, second } from './scenario.ts'

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

test('reading a follow-up never shortens the fifteen minutes that its expert was given', () => {
  const told = answered()
  told.happens({ kind: 'client_message' })
  const until = told.state.lease?.expiresAt
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  expect(told.state.lease?.expiresAt).toBe(until)
  told.wait(6 * minute)
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  expect(told.state.lease?.expiresAt).toBe(told.now.getTime() + 10 * minute)
})
