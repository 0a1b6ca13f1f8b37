import { expect, it } from 'vitest'
import { givenBefore } from './over-languages.ts'

it('what was ticked is found again in the other language, and not by whoever opens the form anew', () => {
  expect(givenBefore({ value: true, locale: 'fr', visit: 'a' }, 'en', 'b', false)).toBe(true)
  expect(givenBefore({ value: true, locale: 'en', visit: 'a' }, 'en', 'b', false)).toBe(false)
  expect(givenBefore(undefined, 'en', 'a', false)).toBe(false)
})

it('what was ticked stays where a page only loads its data again', () => {
  expect(givenBefore({ value: true, locale: 'en', visit: 'a' }, 'en', 'a', false)).toBe(true)
})
