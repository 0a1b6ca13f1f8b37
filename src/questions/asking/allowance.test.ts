import { expect, test } from 'vitest'
import { defaultRules } from '../rules.ts'
import { answerAccess, freeUsed, type PlanStanding, previewAllowance, type Standing } from './allowance.ts'

const standing = (more: Partial<Standing> = {}): Standing => ({
  plan: 'none',
  freeUsed: 0,
  introductoryUsed: false,
  ...more,
})
const first = { kind: 'first', today: 300 }
const plan = { kind: 'plan', today: 2900 }

test('two questions are free, the third meets the limit with both paid doors open', () => {
  expect(previewAllowance(standing())).toEqual({ allowance: 'free', left: 2 })
  expect(previewAllowance(standing({ freeUsed: 1 }))).toEqual({ allowance: 'free', left: 1 })
  expect(previewAllowance(standing({ freeUsed: 2 }))).toEqual({ allowance: 'limit', doors: [first, plan] })
})

test('questions in their intake count already, abandoned ones without a preview do not', () => {
  expect(freeUsed([{ freeSlot: 'reserved' }, { freeSlot: 'counted' }, { freeSlot: 'none' }])).toBe(2)
})

test('in the first period and with a plan, previews have no limit', () => {
  for (const kind of ['first_period', 'active', 'past_due'] as const) {
    expect(previewAllowance(standing({ plan: kind, freeUsed: 9 })).allowance).toBe('plan')
  }
})

test.each<[PlanStanding, boolean, unknown]>([
  ['none', false, { by: 'order', doors: [first, plan] }],
  ['none', true, { by: 'order', doors: [plan] }],
  ['ended', true, { by: 'order', doors: [plan] }],
  ['held', true, { by: 'order', doors: [] }],
  ['first_period', true, { by: 'order', doors: [plan] }],
  ['active', true, { by: 'plan' }],
  ['past_due', true, { by: 'plan' }],
  ['restricted', true, { by: 'order', doors: [plan] }],
  ['paused', true, { by: 'order', doors: [plan] }],
])('with the plan %s (introductory offer used: %s) an answer is had so', (kind, introductoryUsed, access) => {
  expect(answerAccess(standing({ plan: kind, introductoryUsed }), 'counted')).toEqual(access)
})

test('an operator may let free questions give the full answer', () => {
  const rules = { ...defaultRules, free: { count: 2, gives: 'full' as const } }
  expect(answerAccess(standing(), 'counted', rules)).toEqual({ by: 'free' })
  expect(answerAccess(standing(), 'none', rules)).toEqual({ by: 'order', doors: [first, plan] })
})
