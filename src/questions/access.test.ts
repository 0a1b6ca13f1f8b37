import { expect, test } from 'vitest'
import { type Act, cannot, canOf, sightOf, type Viewer, workToken } from './access.ts'
import { answered, assigned, queued, scenario, second, unlocking } from './lifecycle/scenario.ts'

const nobody: Viewer = { personId: null, expertId: null, staff: false, breakGlassUntil: null }
const claire: Viewer = { ...nobody, personId: 'claire' }
const other: Viewer = { ...nobody, personId: 'other' }
const eve: Viewer = { ...nobody, personId: 'person-eve', expertId: 'eve' }
const ali: Viewer = { ...nobody, personId: 'person-ali', expertId: 'ali' }
const staff: Viewer = { ...nobody, personId: 'admin', staff: true }

const allowed = (state: Parameters<typeof canOf>[0], viewer: Viewer) =>
  Object.entries(canOf(state, viewer)).flatMap(([act, yes]) => (yes ? [act] : []))

function offered() {
  const told = queued()
  told.online('eve')
  told.tick()
  return told
}

test('the owner sees all, who is offered it the brief alone, a stranger nothing', () => {
  const { state, now } = offered()
  const sights = [claire, eve, ali, other, nobody].map((viewer) => sightOf(state, viewer, 'none', now))
  expect(sights).toEqual(['all', 'brief', 'nothing', 'nothing', 'nothing'])
})

test('the expert at work and the one who answered see the work, one whose lease was lost sees nothing', () => {
  const working = assigned()
  expect(sightOf(working.state, eve, 'none', working.now)).toBe('work')
  working.online()
  working.happens({ kind: 'give_up', expertId: 'eve', token: working.token, reason: 'ill' })
  expect(sightOf(working.state, eve, 'none', working.now)).toBe('nothing')
  const done = answered()
  expect(sightOf(done.state, eve, 'none', done.now)).toBe('work')
})

test('in a regulated field the staff sees the record only, until the glass is broken for a time', () => {
  const { state, now } = answered()
  expect(sightOf(state, staff, 'none', now)).toBe('all')
  expect(sightOf(state, staff, 'law', now)).toBe('record')
  expect(sightOf(state, { ...staff, breakGlassUntil: new Date(now.getTime() + second) }, 'law', now)).toBe('all')
  expect(sightOf(state, { ...staff, breakGlassUntil: now }, 'law', now)).toBe('record')
})

test('what the client may do follows the life of the question', () => {
  expect(allowed(scenario().state, claire)).toEqual(['correct', 'close'])
  expect(allowed(scenario({ category: 'travail' }).state, claire)).toEqual(['askExpert', 'correct', 'close'])
  expect(allowed(unlocking().state, claire)).toEqual(['say', 'attach', 'correct', 'order', 'back', 'close'])
  expect(allowed(offered().state, claire)).toEqual(['say', 'attach', 'close', 'closeNeedsSecond', 'meet'])
  const unserved = queued()
  unserved.wait(5 * 60 * second)
  expect(allowed(unserved.state, claire)).toEqual(['say', 'attach', 'choose', 'close', 'meet'])
  expect(allowed(answered().state, claire)).toEqual(['say', 'attach', 'close', 'claim', 'meet', 'rate', 'share'])
})

test('after the closing the guarantee, the review and the private link remain', () => {
  const told = answered()
  told.happens({ kind: 'close' })
  expect(allowed(told.state, claire)).toEqual(['claim', 'rate', 'share'])
})

test('what an expert and the staff may do follows their part in it', () => {
  expect(allowed(offered().state, eve)).toEqual(['accept', 'decline'])
  expect(allowed(assigned().state, eve)).toEqual([
    'sayAsExpert',
    'askInformation',
    'answer',
    'extend',
    'giveUp',
    'handOver',
  ])
  expect(allowed(assigned().state, ali)).toEqual([])
  expect(allowed(assigned().state, staff)).toEqual(['closeAsStaff', 'releaseLease'])
})

test('a refusal says why, and a stranger is told that there is no such question', () => {
  const { state } = answered()
  expect(cannot('say', state, other)).toBe('not_found')
  expect(cannot('answer', state, claire)).toBe('not_found')
  expect(cannot('askExpert', state, claire)).toBe('illegal_transition')
  const told = answered()
  told.happens({ kind: 'close' })
  expect(cannot('say', told.state, claire)).toBe('question_closed')
})

test('a locked answer can be paid for, and is neither rated nor shared before that', () => {
  const told = offered()
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token })
  told.happens({ kind: 'capture_failed', order: 'order1', reason: 'card_declined' })
  told.happens({ kind: 'answer', expertId: 'eve', token: told.token })
  const acts = (['order', 'rate', 'share'] satisfies Act[]).map((act) => cannot(act, told.state, claire))
  expect(acts).toEqual([null, 'illegal_transition', 'illegal_transition'])
})

test('only the expert at work is given the token of the lease', () => {
  const { state, token } = assigned()
  expect(workToken(state, 'eve')).toBe(token)
  expect(workToken(state, 'ali')).toBeNull()
  expect(workToken(offered().state, 'eve')).toBeNull()
})
