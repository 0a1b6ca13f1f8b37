import { expect, it } from 'vitest'
import type { CancellationStep } from '../form.ts'
import { stepOf } from './use-sent-step.ts'

const values = { reference: 'CLV-ABCD-1234', email: 'a@b.test', name: '' }
const step: CancellationStep = { step: 'recap', values, problems: [] }
const given = { step, locale: 'fr', visit: 'one' } as const

it('keeps the step in the other language and at the same entry of the history, and nowhere else', () => {
  expect(stepOf(given, 'en', 'two')).toEqual(step)
  expect(stepOf(given, 'fr', 'one')).toEqual(step)
  expect(stepOf(given, 'fr', 'two')).toBeUndefined()
  expect(stepOf(undefined, 'fr', 'one')).toBeUndefined()
})
