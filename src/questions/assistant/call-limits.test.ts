import { describe, expect, test } from 'vitest'
import { breakerOf, type CallOutcome, countedScopes, spentBudget } from './call-limits.ts'

describe('a budget', () => {
  const each = (tokens: number, cents: number) =>
    Object.fromEntries(countedScopes.map((scope) => [scope, { tokens, cents }])) as Parameters<typeof spentBudget>[0]
  const budgets = each(1000, 10)

  test.each(countedScopes)('of each kind is kept, in tokens and in cents: %s', (scope) => {
    const used = (tokens: number, cents: number) => ({ ...each(0, 0), [scope]: { tokens, cents } })
    const planned = { tokens: 100, cents: 1 }
    expect(spentBudget(used(900, 9), planned, budgets)).toBeUndefined()
    expect(spentBudget(used(901, 0), planned, budgets)).toBe(scope)
    expect(spentBudget(used(0, 9.01), planned, budgets)).toBe(scope)
  })

  test('of nothing allows no call', () => {
    expect(spentBudget(each(0, 0), { tokens: 1, cents: 0 }, each(0, 0))).toBe('person')
  })
})

describe('the breaker', () => {
  const now = new Date('2026-11-20T17:00:00Z')
  /** Calls that took two seconds, newest first, by the seconds since their beginning. */
  const calls = (...given: [CallOutcome, number][]) =>
    given.map(([outcome, ago]) => ({
      outcome,
      at: new Date(now.getTime() - ago * 1000),
      latency: outcome === 'running' ? null : 2000,
    }))

  test('is closed until three calls in a row have failed or were late', () => {
    expect(breakerOf([], now)).toBe('closed')
    expect(breakerOf(calls(['failed', 10], ['late', 20]), now)).toBe('closed')
    expect(breakerOf(calls(['failed', 10], ['shown', 20], ['late', 30], ['failed', 40]), now)).toBe('closed')
    expect(breakerOf(calls(['failed', 10], ['unusable', 20], ['late', 30]), now)).toBe('closed')
    expect(breakerOf(calls(['failed', 10], ['late', 20], ['failed', 30], ['shown', 40]), now)).toBe('open')
  })

  test('lets one call try after a minute, and no other while it runs', () => {
    const failed: [CallOutcome, number][] = [
      ['failed', 70],
      ['failed', 80],
      ['failed', 90],
    ]
    expect(breakerOf(calls(...failed), now)).toBe('half-open')
    expect(breakerOf(calls(['failed', 61], ...failed), now)).toBe('open')
    expect(breakerOf(calls(['running', 5], ...failed), now)).toBe('trying')
    expect(breakerOf(calls(['failed', 1], ...failed), now)).toBe('open')
    expect(breakerOf(calls(['shown', 1], ...failed), now)).toBe('closed')
  })

  test('does not wait for ever for a call whose process has died', () => {
    expect(breakerOf(calls(['running', 61], ['failed', 170], ['failed', 180], ['failed', 190]), now)).toBe('half-open')
  })

  test('is not held by a call that began before the failures', () => {
    expect(breakerOf(calls(['failed', 70], ['failed', 72], ['failed', 74], ['running', 76]), now)).toBe('half-open')
  })
})
