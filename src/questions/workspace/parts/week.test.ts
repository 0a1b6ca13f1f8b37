import { describe, expect, test } from 'vitest'
import { WeeklyHours } from '../../../experts/contract.ts'
import { inOrder, likeMonday, nextSlot, problemsOfWeek } from './week.ts'

describe('weekly hours', () => {
  test('are complete, in order and apart from each other', () => {
    const slots = [
      { day: 1, from: '09:00', to: '12:00' },
      { day: 1, from: '11:00', to: '13:00' },
      { day: 2, from: '18:00', to: '09:00' },
      { day: 3, from: '', to: '10:00' },
      { day: 4, from: '09:00', to: '' },
    ]
    expect(problemsOfWeek(slots)).toEqual([
      { index: 1, field: 'from', code: 'overlap' },
      { index: 2, field: 'to', code: 'order' },
      { index: 3, field: 'from', code: 'missing' },
      { index: 4, field: 'to', code: 'missing' },
    ])
  })

  test('what passes here passes at the server', () => {
    const slots = likeMonday([nextSlot([], 1), nextSlot([nextSlot([], 1)], 1), { day: 0, from: '10:00', to: '12:00' }])
    expect(problemsOfWeek(slots)).toEqual([])
    expect(WeeklyHours.safeParse(inOrder(slots)).success).toBe(true)
  })

  test('begin with usual hours, then go on after the last ones', () => {
    expect(nextSlot([], 2)).toEqual({ day: 2, from: '09:00', to: '18:00' })
    expect(nextSlot([{ day: 2, from: '09:00', to: '12:30' }], 2)).toEqual({ day: 2, from: '13:00', to: '18:00' })
    for (const to of ['19:00', '23:00'])
      expect(nextSlot([{ day: 2, from: '09:30', to }], 2)).toEqual({ day: 2, from: '', to: '' })
  })

  test('hold at least what is to take place in them', () => {
    const slots = [
      { day: 1, from: '09:55', to: '10:00' },
      { day: 2, from: '09:00', to: '10:00' },
    ]
    expect(problemsOfWeek(slots, 60)).toEqual([{ index: 0, field: 'to', code: 'short' }])
    expect(problemsOfWeek(slots)).toEqual([])
  })

  test('of Monday may serve until Friday; the week-end keeps its own', () => {
    const slots = likeMonday([
      { day: 1, from: '09:00', to: '12:00' },
      { day: 3, from: '14:00', to: '15:00' },
      { day: 6, from: '10:00', to: '11:00' },
    ])
    expect(inOrder(slots).map(({ day, from }) => `${day} ${from}`)).toEqual([
      '1 09:00',
      '2 09:00',
      '3 09:00',
      '4 09:00',
      '5 09:00',
      '6 10:00',
    ])
  })
})
