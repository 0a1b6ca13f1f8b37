import { expect, test } from 'vitest'
import { enoughAnswers, estimateFrom, promisedMinutes } from './estimate.ts'

test('the page shows the promise until enough answers were measured', () => {
  const few = Array.from({ length: enoughAnswers - 1 }, () => 900)
  expect(estimateFrom(few)).toEqual({ ...promisedMinutes, measured: false })
})

test('then it shows what half and nine in ten of the answers took', () => {
  const answers = Array.from({ length: 100 }, (_, index) => (index + 1) * 10)
  expect(estimateFrom(answers)).toEqual({ assign: 2, typical: 9, max: 15, measured: true })
})

test('a quick category never promises less than a minute, nor an expert later than the answer', () => {
  const answers = Array.from({ length: 40 }, () => 20)
  expect(estimateFrom(answers)).toEqual({ assign: 1, typical: 1, max: 1, measured: true })
})
