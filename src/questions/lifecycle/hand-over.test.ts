import { expect, test } from 'vitest'
import { canOf, relationOf, sightOf, type Viewer } from '../access.ts'
import { answered, assigned, minute, type Scenario, second } from './scenario.ts'
import { clientWaitsSince, waitOf } from './status.ts'

const as = (expertId: string): Viewer => ({
  personId: `person-${expertId}`,
  expertId,
  staff: false,
  breakGlassUntil: null,
})
const propose = (told: Scenario, to = 'ali') =>
  told.happens({ kind: 'hand_over', expertId: 'eve', token: told.token, to })
const proposal = (told: Scenario) => told.state.handOver?.token ?? 0

test('the work stays with whoever proposes it until the colleague accepts', () => {
  const told = assigned()
  const { token } = told
  expect(propose(told)).toEqual([
    {
      kind: 'hand_over',
      expertId: 'ali',
      token: token + 1,
      expiresAt: told.now.getTime() + 10 * minute,
    },
  ])
  told.happens({ kind: 'save_draft', expertId: 'eve', token })
  expect(told.state.lease).toMatchObject({ expertId: 'eve', token })
  told.happens({ kind: 'take_over', expertId: 'ali', token: proposal(told) })
  expect(told.state).toMatchObject({ state: 'ASSIGNED', acceptedBy: 'ali', handOver: null, declined: ['eve'] })
  expect(told.state.lease).toMatchObject({ kind: 'work', expertId: 'ali', extended: false })
  expect(told.refuses({ kind: 'save_draft', expertId: 'eve', token })).toBe('lease_lost')
})

test('neither the client’s wait nor the end of the guarantee begins anew', () => {
  const told = answered()
  told.happens({ kind: 'client_message' })
  told.wait(3 * minute)
  const before = told.state
  propose(told)
  told.wait(4 * minute)
  told.happens({ kind: 'take_over', expertId: 'ali', token: proposal(told) })
  const { state } = told
  expect(state.state).toBe('FOLLOW_UP')
  expect([state.answeredAt, state.followUpUntil]).toEqual([before.answeredAt, before.followUpUntil])
  expect(clientWaitsSince(state)).toEqual(clientWaitsSince(before))
  expect(waitOf(state, told.now)).toBe(waitOf(before, told.now))
})

test('a question that waits for its client can be handed over, and still waits', () => {
  const told = assigned()
  told.happens({ kind: 'ask_information', expertId: 'eve', token: told.token })
  const since = told.state.needsClientSince
  propose(told)
  told.happens({ kind: 'take_over', expertId: 'ali', token: proposal(told) })
  expect(told.state).toMatchObject({ state: 'NEEDS_CLIENT', needsClientSince: since })
  told.happens({ kind: 'client_message' })
  expect(told.state).toMatchObject({ state: 'ASSIGNED', lease: { expertId: 'ali' } })
})

test('one colleague at a time is asked, never oneself nor somebody who has declined', () => {
  const told = assigned()
  const { token } = told
  expect(told.refuses({ kind: 'hand_over', expertId: 'eve', token, to: 'eve' })).toBe('expert_declined')
  propose(told)
  expect(told.refuses({ kind: 'hand_over', expertId: 'eve', token, to: 'zoe' })).toBe('hand_over_open')
  expect(told.refuses({ kind: 'take_over', expertId: 'zoe', token: proposal(told) })).toBe('offer_gone')
  expect(told.happens({ kind: 'turn_down', expertId: 'ali', token: proposal(told), reason: 'no_time' })).toMatchObject([
    { kind: 'notify', to: 'expert', expertId: 'eve', template: 'hand_over_refused' },
  ])
  expect(told.state).toMatchObject({ handOver: null, lease: { expertId: 'eve', token } })
  expect(told.refuses({ kind: 'hand_over', expertId: 'eve', token, to: 'ali' })).toBe('expert_declined')
  propose(told, 'zoe')
  expect(told.state.handOver?.to).toBe('zoe')
})

test('taken back, it is the colleague’s no more', () => {
  const told = assigned()
  propose(told)
  const open = proposal(told)
  told.effects()
  told.happens({ kind: 'take_back', expertId: 'eve', token: told.token })
  expect(told.effects()).toEqual([{ kind: 'withdraw_offers', expertIds: ['ali'], why: 'released' }])
  expect(told.refuses({ kind: 'take_over', expertId: 'ali', token: open })).toBe('offer_gone')
  told.happens({ kind: 'take_back', expertId: 'eve', token: told.token })
  expect(told.records.filter(({ event }) => event === 'take_back')).toHaveLength(1)
})

test('after ten minutes without an answer it ends, before the work would', () => {
  const told = assigned()
  propose(told)
  told.wait(10 * minute - second)
  expect(told.state.handOver).not.toBeNull()
  told.happens({ kind: 'heartbeat', expertId: 'eve', token: told.token })
  told.wait(second)
  expect(told.state).toMatchObject({ handOver: null, lease: { expertId: 'eve' }, declined: [] })
  expect(told.records.at(-1)).toMatchObject({ event: 'hand_over_lapsed', data: { from: 'eve', to: 'ali' } })
})

test('it also ends after ten minutes while the client is waited for', () => {
  const told = assigned()
  told.happens({ kind: 'ask_information', expertId: 'eve', token: told.token })
  propose(told)
  told.wait(10 * minute)
  expect(told.state).toMatchObject({ state: 'NEEDS_CLIENT', handOver: null, lease: { expertId: 'eve' } })
})

test.each([
  ['the answer', (told: Scenario) => told.happens({ kind: 'answer', expertId: 'eve', token: told.token })],
  ['the loss of the work', (told: Scenario) => told.wait(11 * minute)],
  ['the staff', (told: Scenario) => told.happens({ kind: 'release_lease', by: 'admin', reason: 'ill' })],
  ['the client', (told: Scenario) => told.happens({ kind: 'close', second: true })],
])('it ends with %s', (_, ends) => {
  const told = assigned()
  told.online()
  propose(told)
  const open = proposal(told)
  ends(told)
  expect(told.state.handOver).toBeNull()
  expect(told.refuses({ kind: 'take_over', expertId: 'ali', token: open })).toBe('offer_gone')
})

test('the colleague sees the brief alone, and the work once they have it', () => {
  const told = assigned()
  expect(canOf(told.state, as('eve'))).toMatchObject({ handOver: true, takeBack: false })
  propose(told)
  expect(canOf(told.state, as('eve'))).toMatchObject({ handOver: false, takeBack: true })
  expect(relationOf(told.state, as('ali'))).toBe('proposed')
  expect(sightOf(told.state, as('ali'), 'none', told.now)).toBe('brief')
  told.happens({ kind: 'take_over', expertId: 'ali', token: proposal(told) })
  expect(sightOf(told.state, as('ali'), 'none', told.now)).toBe('work')
  expect(sightOf(told.state, as('eve'), 'none', told.now)).toBe('nothing')
})

test('a question that its client has asked of this expert alone is handed over to nobody, until others may answer', () => {
  const told = assigned({ requestedExpert: 'eve' })
  expect(canOf(told.state, as('eve'))).toMatchObject({ handOver: false, giveUp: true })
  expect(told.refuses({ kind: 'hand_over', expertId: 'eve', token: told.token, to: 'ali' })).toBe('client_chooses')
  told.wait(10 * minute)
  told.happens({ kind: 'requested_choice', choice: 'release' }, { kind: 'take_up', expertId: 'eve' })
  expect(canOf(told.state, as('eve'))).toMatchObject({ handOver: true })
})

test('a question that is older than hand-overs can be handed over', () => {
  const told = assigned()
  const { handOver: _none, ...old } = told.state
  expect(canOf(old, as('eve'))).toMatchObject({ handOver: true, takeBack: false })
})
