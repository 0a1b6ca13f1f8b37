import { expect, it } from 'vitest'
import { stillOutside } from './kept-meetings.ts'

const [monday, tuesday, friday] = ['2026-12-07T09:00:00.000Z', '2026-12-08T09:00:00.000Z', '2026-12-11T09:00:00.000Z']
const kept = (id: string, at: string) => ({ id, at, client: 'Claire' })
const closed = [kept('a', tuesday)]
const left = [kept('b', monday), kept('a', tuesday)]
const agreed = (id: string, meetsAt: string) => ({ id, state: 'scheduled' as const, meetsAt })

it('tells each meeting once, in the order of their times', () => {
  expect(stillOutside(closed, left, null).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(stillOutside(closed, left, [agreed('a', tuesday), agreed('b', monday)]).map(({ id }) => id)).toEqual([
    'b',
    'a',
  ])
})

it('tells none any more that was moved, cancelled or held since', () => {
  const meetings = [agreed('b', friday), { ...agreed('a', tuesday), state: 'cancelled' as const }]
  expect(stillOutside(closed, left, meetings)).toEqual([])
  expect(stillOutside(closed, left, [{ ...agreed('b', monday), state: 'held' as const }])).toEqual([])
})
