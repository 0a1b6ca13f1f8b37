import { expect, it } from 'vitest'
import { whichField } from './field-name.ts'

const fields = [{ category: 'justice', subCategory: null }]

it.each([
  ['fr', /pas le bon domaine/],
  ['en', /not the right subject/],
] as const)('says that a field was wrong only where one was left, in %s', (locale, wrong) => {
  for (const some of [fields, []]) {
    expect(whichField(some, locale, true)).toMatch(wrong)
    expect(whichField(some, locale, false)).not.toMatch(wrong)
  }
  expect(whichField(fields, locale, false)).toContain('- ')
})
