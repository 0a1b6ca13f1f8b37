import { expect, test } from 'vitest'
import type { WorkspaceQuestion } from '../../../shapes.ts'
import { fillPhrase } from '../../phrases.ts'
import { phraseValues } from './phrase-values.ts'

const now = new Date('2026-11-24T10:00:00Z')
const brief = { neededBy: '2026-12-01' } as WorkspaceQuestion['brief']
const base = { clientName: 'Camille', number: 12, brief }

test('a phrase is filled in the language of the answer, whatever the language of the desk', () => {
  const values = phraseValues({ ...base, writesIn: 'en', writtenCategory: 'Housing' }, now)
  expect(fillPhrase('{field}, {date}, {deadline}', values).text).toBe('Housing, 24 November 2026, 1 December 2026')
})

test('without an open question everything stays to be filled by hand', () => {
  expect(fillPhrase('{prénom} {domaine}', phraseValues(null, now)).open).toEqual(['{prénom}', '{domaine}'])
})

test('the name of a client who has not said it stays to be filled by hand', () => {
  const values = phraseValues({ ...base, clientName: null, writesIn: 'fr', writtenCategory: 'Logement' }, now)
  expect(fillPhrase('Bonjour {prénom},', values)).toEqual({ text: 'Bonjour {prénom},', open: ['{prénom}'] })
})
