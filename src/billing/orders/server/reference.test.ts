import { expect, test } from 'vitest'
import { readReference, referenceOf } from './reference.ts'

test('an order has one reference, which is found again however it is typed', () => {
  const reference = referenceOf('0192-abc')
  expect(reference).toMatch(/^CLV-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(referenceOf('0192-abc')).toBe(reference)
  for (const typed of [reference, reference.toLowerCase(), reference.replaceAll('-', ' '), reference.slice(4)])
    expect(readReference(typed)).toBe(reference)
})

test('letters that look like digits are read as these', () => {
  expect(readReference('clv-oil0-1234')).toBe('CLV-0110-1234')
  expect(readReference('not one')).toBeNull()
})
