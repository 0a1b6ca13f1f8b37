import { expect, test } from 'vitest'
import { openingWeek } from './opening-week.ts'

const on = (day: number, from: string, to: string) => ({ day, from, to })

test('days with the same hours that follow each other are one line, from Monday on', () => {
  const hours = [1, 2, 3, 4, 5].flatMap((day) => [on(day, '14:00', '18:00'), on(day, '09:00', '12:30')])
  expect(openingWeek([...hours, on(6, '09:00', '12:00')])).toEqual([
    {
      from: 0,
      to: 4,
      slots: [
        { from: '09:00', to: '12:30' },
        { from: '14:00', to: '18:00' },
      ],
    },
    { from: 5, to: 5, slots: [{ from: '09:00', to: '12:00' }] },
    { from: 6, to: 6, slots: [] },
  ])
})

test('Sunday closes the week', () => {
  expect(openingWeek([on(0, '10:00', '11:00')])).toEqual([
    { from: 0, to: 5, slots: [] },
    { from: 6, to: 6, slots: [{ from: '10:00', to: '11:00' }] },
  ])
})

test('without hours the whole week is one empty line', () => {
  expect(openingWeek([])).toEqual([{ from: 0, to: 6, slots: [] }])
})
