import { expect, it } from 'vitest'
import { isOvertaken } from './notices.ts'

const now = {
  state: 'ANSWERED',
  payment: 'CAPTURED',
  captureFailedAt: null,
  answeredAt: 1,
  claim: 'NONE',
  contractUndone: false,
  meetingStays: false,
} as const

it('nobody who has their money back is told that an answer came or that the question closes', () => {
  const undone = [
    { ...now, payment: 'REFUNDED' },
    { ...now, claim: 'GRANTED' },
    { ...now, payment: 'PLAN', contractUndone: true },
  ] as const
  for (const name of ['answered', 'closingNotice', 'closed'] as const) {
    expect(isOvertaken(name, now), name).toBe(false)
    for (const after of undone) expect(isOvertaken(name, after), name).toBe(true)
  }
})

it('a question that closed without an answer is told of, as its letter says what comes back', () => {
  expect(isOvertaken('closed', { ...now, state: 'CLOSED', payment: 'REFUNDED', answeredAt: null })).toBe(false)
})

it('a meeting that stays is named to whoever has their money back, too', () => {
  expect(isOvertaken('closed', { ...now, payment: 'REFUNDED', meetingStays: true })).toBe(false)
})
