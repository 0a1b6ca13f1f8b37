import { expect, test } from 'vitest'
import { statedDatesIn } from './stated-dates.ts'

const dates = (text: string) => statedDatesIn(text, new Date('2026-11-28T10:00:00Z'), undefined).map(({ date }) => date)

test.each([
  'Je suis née le 3 mars 1985 à Lyon',
  'Mon père, né le 03/03/1945, vit seul',
  'Date de naissance : 3 mars 1985',
  'I was born on 3 March 1985',
  'My date of birth is 3 March 1985',
  'DOB: 03/03/1985',
])('a day of birth that tells an age is no date of the case: %s', (text) => {
  expect(dates(text)).toEqual([])
})

test.each([
  ['Ma fille est née le 3 novembre 2026, mon employeur refuse le congé', '2026-11-03'],
  ['My son was born on 3 November 2026 and my boss refuses the leave', '2026-11-03'],
  ['Née le 3 mars 1985, licenciée le 3 novembre 2026', '2026-11-03'],
])('a recent birth is one: %s', (text, date) => {
  expect(dates(text)).toEqual([date])
})
