import { expect, test } from 'vitest'
import { guaranteeDays } from '../../brand.ts'
import { answered, assigned, day, hour, minute, queued, second, unlocking } from './scenario.ts'

const money = (effects: readonly { kind: string }[]) =>
  effects.filter(({ kind }) => kind === 'capture' || kind === 'void' || kind === 'refund')

test('nothing is taken before an expert accepts, and then once', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  expect(money(told.effects())).toEqual([])
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token })
  expect(money(told.effects())).toEqual([{ kind: 'capture', order: 'order1' }])
  told.happens({ kind: 'payment_captured', order: 'order1' }, { kind: 'payment_captured', order: 'order1' })
  expect(told.state.payment).toBe('CAPTURED')
})

test('cancelling before an acceptance lets the hold go, also in the middle of an offer', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  told.happens({ kind: 'close', second: true })
  expect(money(told.effects())).toEqual([{ kind: 'void', order: 'order1' }])
  told.happens({ kind: 'payment_voided', order: 'order1' })
  expect(told.state).toMatchObject({ payment: 'VOIDED', moneyAsked: null })
})

test.each([
  ['closed by the client', [{ kind: 'close', second: true }], 0],
  ['closed by the staff', [{ kind: 'close_admin', by: 'admin', reason: 'expert left' }], 0],
  ['nobody found after a lost lease', [], 26 * hour],
] as const)('a captured question that ends without an answer is refunded once: %s', (_, events, wait) => {
  const told = assigned()
  told.online()
  told.happens(...events)
  told.wait(wait)
  expect(told.state.state).toBe('CLOSED')
  expect(money(told.effects())).toEqual([{ kind: 'refund', order: 'order1', reason: 'no_answer' }])
})

test('an answered question is not refunded by closing it', () => {
  const told = answered()
  told.happens({ kind: 'close' })
  expect(money(told.effects())).toEqual([])
})

test('a capture that succeeds after the client has left is given back', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token }, { kind: 'close', second: true })
  expect(money(told.effects())).toEqual([{ kind: 'capture', order: 'order1' }])
  told.happens({ kind: 'payment_captured', order: 'order1' })
  expect(money(told.effects())).toEqual([{ kind: 'refund', order: 'order1', reason: 'no_answer' }])
})

test('when the capture fails the expert goes on, and another card pays at once', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token })
  told.happens({ kind: 'capture_failed', order: 'order1', reason: 'card_declined' })
  expect(told.state).toMatchObject({ state: 'ASSIGNED', payment: 'NONE' })
  told.effects()
  told.happens({ kind: 'payment_authorised', order: 'order2', firstPeriodEnds: null })
  expect(money(told.effects())).toEqual([{ kind: 'capture', order: 'order2' }])
})

test('a capture that was reported as failed and succeeded after all counts', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token })
  told.happens(
    { kind: 'capture_failed', order: 'order1', reason: 'timeout' },
    { kind: 'payment_captured', order: 'order1' },
  )
  expect(told.state).toMatchObject({ payment: 'CAPTURED', captureFailedAt: null })
})

test('money that was taken without being asked for wakes the staff and changes nothing', () => {
  const told = queued()
  told.happens({ kind: 'payment_captured', order: 'order1' })
  expect(told.state.payment).toBe('HELD')
  expect(told.effects()).toContainEqual({ kind: 'alert', template: 'unexpected_capture', data: { order: 'order1' } })
})

test('a refused card leads back to the preview, and a payment approved after "back" still counts', () => {
  const told = unlocking()
  told.happens({ kind: 'payment_failed', order: 'order1', reason: 'card_declined' })
  expect(told.state).toMatchObject({ state: 'PREVIEWED', payment: 'NONE' })
  told.happens({ kind: 'payment_authorised', order: 'order1', firstPeriodEnds: null })
  expect(told.state).toMatchObject({ state: 'QUEUED', payment: 'HELD' })
  told.happens({ kind: 'payment_failed', order: 'order1', reason: 'late' })
  expect(told.state.payment).toBe('HELD')
})

test('a hold that arrives twice counts once; one for a closed question, or a second one, is let go', () => {
  const told = queued()
  const { version } = told.state
  told.happens({ kind: 'payment_authorised', order: 'order1', firstPeriodEnds: null })
  expect(told.state.version).toBe(version)
  told.happens({ kind: 'payment_authorised', order: 'order2', firstPeriodEnds: null })
  expect(money(told.effects())).toEqual([{ kind: 'void', order: 'order2' }])

  const closed = unlocking()
  closed.happens({ kind: 'close' }, { kind: 'payment_authorised', order: 'late', firstPeriodEnds: null })
  closed.happens({ kind: 'payment_authorised', order: 'late', firstPeriodEnds: null })
  expect(money(closed.effects())).toEqual([{ kind: 'void', order: 'late' }])
  expect(closed.state.state).toBe('CLOSED')
})

test('when the bank drops the hold, nobody is asked any more until the client has paid anew', () => {
  const told = queued()
  told.online('eve')
  told.tick()
  const { token } = told
  told.happens({ kind: 'payment_voided', order: 'order1' })
  expect(told.state).toMatchObject({ state: 'UNLOCKING', payment: 'VOIDED' })
  expect(told.refuses({ kind: 'accept', expertId: 'eve', token })).toBe('offer_gone')
  told.happens({ kind: 'payment_authorised', order: 'order1', firstPeriodEnds: null })
  expect(told.state.state).toBe('UNLOCKING')
  told.happens({ kind: 'payment_authorised', order: 'order2', firstPeriodEnds: null })
  expect(told.state).toMatchObject({ state: 'QUEUED', payment: 'HELD' })
})

test('with a plan the question is queued without any order', () => {
  const told = unlocking()
  told.happens({ kind: 'plan_active' })
  expect(told.state).toMatchObject({ state: 'QUEUED', payment: 'PLAN', followUpUntil: 'plan' })
  told.online('eve')
  told.tick()
  told.happens({ kind: 'accept', expertId: 'eve', token: told.token })
  expect(money(told.effects())).toEqual([])
})

test('the guarantee gives the money back once, within its days after the answer, also on a closed question', () => {
  const told = answered()
  told.happens({ kind: 'close' }, { kind: 'claim_open' }, { kind: 'claim_granted' })
  expect(money(told.effects())).toEqual([{ kind: 'refund', order: 'order1', reason: 'guarantee' }])
  expect(told.refuses({ kind: 'claim_open' })).toBe('claim_not_possible')
  expect(told.refuses({ kind: 'claim_granted' })).toBe('claim_not_possible')
  told.happens({ kind: 'payment_refunded', order: 'order1' })
  expect(told.state).toMatchObject({ payment: 'REFUNDED', claim: 'GRANTED', state: 'CLOSED' })

  const late = answered()
  late.wait(guaranteeDays * day + second)
  expect(late.refuses({ kind: 'claim_open' })).toBe('claim_too_late')
  expect(assigned().refuses({ kind: 'claim_open' })).toBe('claim_not_possible')
})

test('leaving an unserved question costs nothing and says so', () => {
  const told = queued()
  told.wait(6 * minute)
  told.happens({ kind: 'unserved_choice', choice: 'cancel' })
  expect(told.state).toMatchObject({ state: 'CLOSED', closeReason: 'no_expert', moneyAsked: 'void' })
})
