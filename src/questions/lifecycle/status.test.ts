import { expect, test } from 'vitest'
import { answered, assigned, day, minute, queued, type Scenario, scenario, second, unlocking } from './scenario.ts'
import { statusOf, timeline, waitOf } from './status.ts'

const status = (told: Scenario) => statusOf(told.state, told.now)
const steps = (told: Scenario) =>
  timeline(told.records, told.state, told.now).map(({ step, state, count }) =>
    count === null ? `${step} ${state}` : `${step} ${state} ${count}`,
  )

test('a preview alone is never shown as an answer of the expert', () => {
  const told = scenario()
  told.happens({ kind: 'submit', category: 'travail', allowance: 'free' }, { kind: 'preview_ready', turn: 1 })
  expect(status(told)).toMatchObject({ code: 'in_progress', line: 'preview_ready', answerAvailable: false })
})

test('the line beneath tells what is true now', () => {
  expect(status(scenario()).line).toBe('draft')
  expect(status(unlocking()).line).toBe('order_open')
  const told = queued()
  expect(status(told).line).toBe('looking')
  told.online('eve', 'ali')
  told.tick()
  expect(status(told)).toMatchObject({ line: 'asking_one', expertId: null })
  told.wait(90 * second)
  expect(status(told).line).toBe('asking_several')
  told.wait(4 * minute)
  expect(status(told)).toMatchObject({ line: 'unserved', code: 'in_progress' })
})

test('says how many experts are asked, also once one of several has declined', () => {
  const told = queued()
  told.online('eve', 'ali', 'zoe')
  told.tick()
  told.wait(90 * second)
  expect(status(told)).toMatchObject({ line: 'asking_several', asked: 3 })
  told.happens({ kind: 'decline', expertId: 'eve', token: told.token, reason: 'busy' })
  expect(status(told)).toMatchObject({ line: 'asking_several', asked: 2 })
  told.happens({ kind: 'decline', expertId: 'ali', token: told.token, reason: 'busy' })
  expect(status(told)).toMatchObject({ line: 'asking_one', asked: 1, expertId: null })
})

test('a named expert is named while being asked', () => {
  const told = queued({ requestedExpert: 'eve' })
  told.online('eve')
  told.tick()
  expect(status(told)).toMatchObject({ line: 'asking_named', expertId: 'eve' })
})

test('until the client lets others answer, the line is about the named expert', () => {
  const told = queued({ requestedExpert: 'eve' })
  told.online('ali')
  expect(status(told)).toMatchObject({ line: 'awaiting_named', expertId: 'eve' })
  told.wait(2 * minute)
  expect(status(told)).toMatchObject({ line: 'named_unanswered', expertId: 'eve' })
  told.happens({ kind: 'requested_choice', choice: 'release' })
  expect(status(told)).toMatchObject({ line: 'looking', expertId: null })
})

test('"is reading" is only said while the page of the expert is open', () => {
  const told = assigned()
  expect(status(told)).toMatchObject({ line: 'accepted', expertId: 'eve' })
  told.wait(10 * second)
  const since = told.now.getTime()
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  told.wait(30 * second)
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  expect(status(told)).toMatchObject({ line: 'reading', since })
  told.wait(2 * minute)
  expect(status(told).line).toBe('accepted')
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  expect(status(told)).toMatchObject({ line: 'reading', since: told.now.getTime() })
})

test('first match wins: closed, then the meeting request, then the answer', () => {
  const told = answered()
  expect(status(told)).toMatchObject({ code: 'answered', line: 'answered', answerAvailable: true })
  told.happens({ kind: 'meeting_requested' })
  expect(status(told)).toMatchObject({ code: 'meeting', answerAvailable: true })
  told.happens({ kind: 'close' })
  expect(status(told)).toMatchObject({ code: 'closed', line: 'closed_by_client', answerAvailable: true })
})

test('an answer whose payment failed is there, but locked', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token })
  told.happens({ kind: 'capture_failed', order: 'order1', reason: 'card_declined' })
  told.happens({ kind: 'answer', expertId: 'eve', token: told.token })
  expect(status(told)).toMatchObject({ line: 'answer_locked', answerAvailable: false })
})

test('the wait goes on through losses and choices, and stands still while the client is asked', () => {
  const told = assigned()
  told.online()
  told.wait(10 * minute)
  expect(waitOf(told.state, told.now)).toBe(10 * minute)
  told.happens({ kind: 'take_up', expertId: 'eve' })
  told.happens({ kind: 'ask_information', expertId: 'eve', token: told.token })
  told.wait(day)
  expect(waitOf(told.state, told.now)).toBe(10 * minute)
  told.happens({ kind: 'client_message' })
  told.wait(minute)
  expect(waitOf(told.state, told.now)).toBe(11 * minute)
  expect(waitOf(scenario().state, told.now)).toBe(0)
})

test('the timeline shows what happened, what is happening, and nothing else', () => {
  const told = queued()
  expect(steps(told)).toEqual(['received done', 'preview done', 'held done', 'offered now'])
  told.online('eve', 'ali')
  told.tick()
  told.wait(45 * second)
  expect(steps(told)).toEqual(['received done', 'preview done', 'held done', 'offered now 2'])
  told.happens({ kind: 'accept', expertId: 'ali', token: told.token })
  expect(steps(told).slice(3)).toEqual(['offered done 2', 'accepted done', 'reading next'])
  told.happens({ kind: 'heartbeat', expertId: 'ali', token: told.token })
  expect(steps(told).slice(3)).toEqual(['offered done 2', 'accepted done', 'reading now'])
  told.happens({ kind: 'ask_information', expertId: 'ali', token: told.token })
  expect(steps(told).at(-1)).toBe('information now')
  told.happens({ kind: 'client_message' })
  told.happens({ kind: 'answer', expertId: 'ali', token: told.token })
  expect(steps(told).slice(3)).toEqual(['offered done 2', 'accepted done', 'information done', 'answer done'])
})

test('a hold that was not wanted does not appear', () => {
  const told = queued()
  told.happens({ kind: 'payment_authorised', order: 'order2', firstPeriodEnds: null })
  expect(steps(told).filter((step) => step.startsWith('held'))).toHaveLength(1)
})

test('the timeline says by when something happens at the latest', () => {
  const told = queued()
  const start = told.now.getTime()
  expect(timeline(told.records, told.state, told.now).at(-1)?.by).toBe(start + 5 * minute)
  told.wait(5 * minute)
  expect(timeline(told.records, told.state, told.now).at(-1)).toMatchObject({ step: 'unserved', by: start + day })
})

test('after a lost lease the search is a new step, and the wait of before stays on the list', () => {
  const told = assigned()
  told.online('zoe')
  told.wait(10 * minute)
  expect(steps(told).slice(3)).toEqual(['offered done 1', 'accepted done', 'lost done', 'offered now 1'])
})

test('whoever gives a file back is on the list before it is said that nobody takes it', () => {
  const told = assigned()
  told.online()
  told.happens({ kind: 'give_up', expertId: 'eve', token: told.token, reason: '' })
  told.wait(5 * minute)
  const list = timeline(told.records, told.state, told.now)
  expect(list.slice(-3)).toMatchObject([
    { step: 'accepted', expertId: 'eve' },
    { step: 'lost', expertId: 'eve' },
    { step: 'unserved', state: 'now' },
  ])
})
