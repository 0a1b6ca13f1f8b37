import { expect, test } from 'vitest'
import { answeredDay, proposedDeadlineIn } from './deadline.ts'

/** A Monday. */
const now = new Date('2026-11-30T10:00:00Z')

test.each([
  ['J’ai une audience lundi 7 décembre au tribunal.', '2026-12-07'],
  ['Je dois répondre avant le samedi 5 décembre.', '2026-12-05'],
  ['Il me faut une réponse pour le vendredi 11 décembre.', '2026-12-11'],
  ['Mon audience est mardi 8.', '2026-12-08'],
  ['I have to answer by Saturday 5 December.', '2026-12-05'],
  ['I need an answer before Monday, December 7.', '2026-12-07'],
  ['I have to answer by Saturday 5th.', '2026-12-05'],
  ['Je dois répondre avant lundi prochain.', '2026-12-07'],
  ['J’ai une audience mardi 7 décembre.', undefined],
  ['I have to answer by Tuesday 7 December.', undefined],
])('the deadline that is proposed is the day, not the next such weekday: %s', (text, expected) => {
  expect(proposedDeadlineIn(text, now)).toBe(expected)
})

test.each([
  ['lundi 7 décembre', '2026-12-07'],
  ['le lundi 7 décembre', '2026-12-07'],
  ['Monday, December 7', '2026-12-07'],
  ['mardi 8', '2026-12-08'],
  ['Tuesday the 8th', '2026-12-08'],
  ['le 8, un mardi', '2026-12-08'],
  ['lundi prochain', '2026-12-07'],
  ['mardi 7 décembre', undefined],
  ['Tuesday, December 7', undefined],
  ['lundi 8', undefined],
])('an answer with a weekday is one day: %s', (answer, expected) => {
  expect(answeredDay(answer, now)).toBe(expected)
})
