import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import type { QuestionEvent } from './events.ts'
import { scenario } from './scenario.ts'
import { type LifeState, lifeStates } from './states.ts'
import { mayHappen, transitions } from './transitions.ts'

test('every state can be reached from a draft', () => {
  const reached = new Set<LifeState>(['DRAFT'])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const { from, to } of transitions) if (reached.has(from)) reached.add(to)
  }
  expect([...reached].sort()).toEqual([...lifeStates].sort())
})

test('nothing leads out of a closed question', () => {
  expect(transitions.filter(({ from, to }) => from === 'CLOSED' && to !== 'CLOSED')).toEqual([])
})

test('every other state can still end', () => {
  const ends = new Set<LifeState>(['CLOSED'])
  for (let before = 0; before < ends.size; ) {
    before = ends.size
    for (const { from, to } of transitions) if (ends.has(to)) ends.add(from)
  }
  expect([...ends].sort()).toEqual([...lifeStates].sort())
})

const commands: QuestionEvent[] = [
  { kind: 'submit', category: 'travail', allowance: 'free' },
  { kind: 'client_message' },
  { kind: 'correct_category', category: 'logement' },
  { kind: 'ask_expert' },
  { kind: 'back' },
  { kind: 'unserved_choice', choice: 'wait' },
  { kind: 'close', second: true },
  { kind: 'claim_open' },
  { kind: 'meeting_requested' },
  { kind: 'plan_active' },
  { kind: 'free_granted' },
  { kind: 'offer_by_hand', expertId: 'eve', by: 'admin', reason: 'known' },
  { kind: 'close_admin', by: 'admin', reason: 'abuse' },
]

test.each(lifeStates)('in %s, a command that the table does not know is an illegal transition', (name) => {
  const state = { ...scenario().state, state: name }
  for (const event of commands) {
    if (event.kind === 'tick' || mayHappen(event.kind, name)) continue
    const { refused } = decide(state, event, new Date(state.createdAt))
    expect(`${event.kind}: ${refused}`).toBe(
      `${event.kind}: ${name === 'CLOSED' ? 'question_closed' : 'illegal_transition'}`,
    )
  }
})
