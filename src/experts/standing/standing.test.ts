import { describe, expect, it } from 'vitest'
import {
  expertStates,
  mayTerminate,
  mayWork,
  type StandingEvent,
  titleWarning,
  transitionStanding,
} from './standing.ts'

const table: [StandingEvent, Partial<Record<(typeof expertStates)[number], string>>][] = [
  ['open', { onboarding: 'active' }],
  ['restrict', { active: 'restricted' }],
  ['restore', { restricted: 'active' }],
  ['suspend', { active: 'suspended', restricted: 'suspended' }],
  ['lift', { suspended: 'active' }],
  ['terminate', { suspended: 'terminated' }],
  ['leave', { active: 'leaving', restricted: 'leaving', suspended: 'left' }],
  ['finished', { leaving: 'left' }],
  ['return', { left: 'onboarding' }],
]

describe('the standing of an expert', () => {
  for (const [event, wanted] of table)
    for (const state of expertStates)
      it(`${wanted[state] ? `becomes ${wanted[state]}` : 'does not change'} with ${event} while ${state}`, () => {
        expect(transitionStanding(state, event)).toBe(wanted[state] ?? null)
      })

  it('opens the desk to whoever works here, also while they finish', () => {
    expect(expertStates.filter(mayWork)).toEqual(['active', 'restricted', 'leaving'])
  })

  it('ends after thirty days of notice, or at once where it is urgent', () => {
    const at = new Date('2026-03-02T09:00:00Z')
    const daysOn = (days: number) => new Date(at.getTime() + days * 86_400_000)
    expect([mayTerminate(at, daysOn(29), false), mayTerminate(at, daysOn(30), false)]).toEqual([false, true])
    expect(mayTerminate(at, daysOn(0), true)).toBe(true)
  })

  it('warns of a title that ends thirty days and seven days before, and says when it has', () => {
    const on = (today: string, sent: 30 | 7 | 0 | null = null) => titleWarning('2026-03-31', today, sent)
    expect([on('2026-02-28'), on('2026-03-01'), on('2026-03-24'), on('2026-03-31'), on('2026-04-01')]).toEqual([
      null,
      30,
      7,
      7,
      0,
    ])
    expect([on('2026-03-10', 30), on('2026-03-24', 30), on('2026-03-25', 7), on('2026-04-02', 0)]).toEqual([
      null,
      7,
      null,
      null,
    ])
  })
})
