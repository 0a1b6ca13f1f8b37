import { describe, expect, it } from 'vitest'
import { type ServiceEvent, type ServiceState, serviceExpiresAt, serviceTransition } from './services.ts'

const states: ServiceState[] = ['requested', 'quoted', 'accepted', 'active', 'withdrawn', 'declined', 'expired']
const events: ServiceEvent[] = ['quote', 'accept', 'paid', 'withdraw', 'decline', 'time']

describe('a service by quote', () => {
  it('is asked for, priced, accepted and paid', () => {
    expect(serviceTransition('requested', 'quote')).toBe('quoted')
    expect(serviceTransition('quoted', 'accept')).toBe('accepted')
    expect(serviceTransition('accepted', 'paid')).toBe('active')
  })
  it('cannot be accepted or paid before it has a price', () => {
    expect(serviceTransition('requested', 'accept')).toBeNull()
    expect(serviceTransition('requested', 'paid')).toBeNull()
    expect(serviceTransition('quoted', 'paid')).toBeNull()
  })
  it('keeps its price once it was accepted', () => {
    expect(serviceTransition('accepted', 'quote')).toBeNull()
  })
  it('is over once declined, expired or withdrawn from, and ends otherwise once paid by a withdrawal alone', () => {
    for (const state of ['withdrawn', 'declined', 'expired'] as const)
      for (const event of events) expect(serviceTransition(state, event)).toBeNull()
    for (const event of events)
      expect(serviceTransition('active', event)).toBe(event === 'withdraw' ? 'withdrawn' : null)
  })
  it('reaches every state from the first one', () => {
    const reached = new Set<ServiceState>(['requested'])
    for (let round = 0; round < states.length; round += 1)
      for (const state of [...reached])
        for (const event of events) {
          const next = serviceTransition(state, event)
          if (next) reached.add(next)
        }
    expect([...reached].sort()).toEqual([...states].sort())
  })
  it('stands for thirty days', () => {
    expect(serviceExpiresAt(new Date('2026-10-20T10:00:00Z'))).toEqual(new Date('2026-11-19T10:00:00Z'))
  })
})
