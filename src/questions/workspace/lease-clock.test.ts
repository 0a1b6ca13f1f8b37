import { expect, test } from 'vitest'
import { lostAtOf, renewed, rowsRenewed } from './lease-clock.ts'

const [granted, kept] = ['2026-11-29T13:59:00Z', '2026-11-29T14:01:00Z']
const lease = { token: 3, grantedAt: '2026-11-29T13:49:00Z', lostAt: granted, capAt: '2026-11-29T14:20:00Z' }
const question = { state: 'ASSIGNED', lease }
const rows = [
  { id: 'q1', dueAt: granted },
  { id: 'q2', dueAt: granted },
]

test('writing renews the clock of the open question and of its row alike, and of no other', () => {
  expect(lostAtOf(renewed(question, kept))).toBe(kept)
  expect(rowsRenewed(rows, 'q1', kept)).toEqual([{ id: 'q1', dueAt: kept }, rows[1]])
})

test('no clock runs while it is the client’s turn, nor without a lease', () => {
  const waiting = { ...question, state: 'NEEDS_CLIENT' }
  expect(renewed(waiting, kept)).toBe(waiting)
  expect(lostAtOf(waiting)).toBeNull()
  expect(lostAtOf(renewed({ state: 'ANSWERED', lease: null }, kept))).toBeNull()
  expect(rowsRenewed([{ id: 'q1', dueAt: null }], 'q1', kept)).toEqual([{ id: 'q1', dueAt: null }])
})
