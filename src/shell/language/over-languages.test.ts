import { expect, it } from 'vitest'
import { givenInOther } from './over-languages.ts'

it('what was ticked is found again in the other language, and not by whoever opens the form anew', () => {
  expect(givenInOther({ value: true, locale: 'fr' }, 'en', false)).toBe(true)
  expect(givenInOther({ value: true, locale: 'en' }, 'en', false)).toBe(false)
  expect(givenInOther(undefined, 'en', false)).toBe(false)
})
