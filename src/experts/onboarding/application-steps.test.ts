import { expect, test } from 'vitest'
import { applicationErrors } from './application.ts'
import { applicationSteps, stepOf } from './application-steps.ts'

const empty = { vatExempt: false, categories: [], identity: null, diploma: null, picture: null, terms: false }
const texts = ['companyName', 'siret', 'vatNumber', 'firstName', 'lastName', 'email', 'phone', 'address', 'postalCode']
const blank = Object.fromEntries([...texts, 'city', 'country', 'iban'].map((name) => [name, '']))
const nothing = { ...empty, ...blank, lawful: false } as unknown as Parameters<typeof applicationErrors>[0]

test('each field that may be wrong stands in a step, and every step asks for something', () => {
  const steps = applicationErrors(nothing, { vatStrict: false, countries: ['fr'] }).map(({ field }) => stepOf(field))
  expect([...new Set(steps)].sort()).toEqual(applicationSteps.map((_, index) => index))
})

test('what concerns the whole application stands in none', () => {
  expect([stepOf(undefined), stepOf('elsewhere')]).toEqual([null, null])
})
