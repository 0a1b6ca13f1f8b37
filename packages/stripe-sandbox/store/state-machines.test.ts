import { expect, test } from 'vitest'
import {
  paymentIntentMachine,
  refundMachine,
  type StateMachine,
  setupIntentMachine,
  subscriptionMachine,
} from './state-machines.ts'

function statesReached(machine: StateMachine<string, string>): Set<string> {
  const reached = new Set(machine.start)
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const { from, to } of Object.values(machine.transitions)) {
      if (from.some((state) => reached.has(state))) for (const state of to) reached.add(state)
    }
  }
  return reached
}

const machines = [
  ['a payment', paymentIntentMachine, ['canceled', 'succeeded']],
  ['a card set up for later', setupIntentMachine, ['canceled', 'succeeded']],
  ['a subscription', subscriptionMachine, ['canceled', 'incomplete_expired']],
  ['a refund', refundMachine, ['canceled', 'failed']],
] as const

test.each(machines)(
  '%s can reach every state that its transitions name, and ends only where it should',
  (_, machine, ends) => {
    const table = machine as unknown as StateMachine<string, string>
    const named = new Set(Object.values(table.transitions).flatMap(({ from, to }) => [...from, ...to]))
    const reached = statesReached(table)
    expect([...named].filter((state) => !reached.has(state))).toEqual([])
    const leavable = new Set(Object.values(table.transitions).flatMap(({ from }) => from))
    expect([...reached].filter((state) => !leavable.has(state)).sort()).toEqual(ends)
  },
)
