import { describe, expect, it } from 'vitest'
import { type ServiceEvent, type ServiceState, serviceEnds, turnOf } from './services.ts'

const states: ServiceState[] = ['requested', 'quoted', 'accepted', 'active', 'withdrawn', 'declined', 'expired']
const events: ServiceEvent[] = ['quote', 'accept', 'paid', 'withdraw', 'decline', 'time']

describe('a service by quote', () => {
  it('is asked for, priced, accepted and paid', () => {
    expect(turnOf('requested', 'quote')).toBe('quoted')
    expect(turnOf('quoted', 'accept')).toBe('accepted')
    expect(turnOf('accepted', 'paid')).toBe('active')
  })
  it('cannot be accepted or paid before it has a price', () => {
    expect(turnOf('requested', 'accept')).toBeNull()
    expect(turnOf('requested', 'paid')).toBeNull()
    expect(turnOf('quoted', 'paid')).toBeNull()
  })
  it('keeps its price once it was accepted', () => {
    expect(turnOf('accepted', 'quote')).toBeNull()
  })
  it('is over once declined, expired or withdrawn from, and ends otherwise once paid by a withdrawal alone', () => {
    for (const state of ['withdrawn', 'declined', 'expired'] as const)
      for (const event of events) expect(turnOf(state, event)).toBeNull()
    for (const event of events) expect(turnOf('active', event)).toBe(event === 'withdraw' ? 'withdrawn' : null)
  })
  it('reaches every state from the first one', () => {
    const reached = new Set<ServiceState>(['requested'])
    for (let round = 0; round < states.length; round += 1)
      for (const state of [...reached])
        for (const event of events) {
          const next = turnOf(state, event)
          if (next) reached.add(next)
        }
    expect([...reached].sort()).toEqual([...states].sort())
  })
  it('stands for thirty days', () => {
    expect(serviceEnds(new Date('2026-10-20T10:00:00Z'))).toEqual(new Date('2026-11-19T10:00:00Z'))
  })
})
