// A named expert, and nobody else before the client has chosen (decision 043).
import { expect, test } from 'vitest'
import { searchNeeded } from './decide.ts'
import { asked, clientIsTold, hour, minute, queued, type Scenario, second } from './scenario.ts'
import { statusOf } from './status.ts'

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
