import { expect, test } from 'vitest'
import { withoutCorrected, withoutDenied } from './denied-clause.ts'

test.each([
  ['Ce n’est pas la taxe foncière, c’est l’impôt sur le revenu', 'c’est l’impôt sur le revenu'],
  ['Ce n’est pas la banque, c’est mon compte Instagram', 'c’est mon compte Instagram'],
  ['It’s not the boiler, it’s the radiator', 'it’s the radiator'],
  ['C’est pas un CDI mais un CDD', 'mais un CDD'],
])('what is denied for something else is left out: %s', (sentence, rest) => {
  expect(withoutCorrected(sentence)).toBe(rest)
})

test.each([
  'Ce n’est pas la première fois',
  'Il n’est pas venu, c’est dommage',
  'La banque ne répond pas, c’est pénible',
  'It’s the bank that does not answer',
])('other sentences are kept whole: %s', (sentence) => {
  expect(withoutCorrected(sentence)).toBe(sentence)
})

test('a denial alone leaves nothing to choose from', () => {
  expect(withoutDenied('Ce n’est pas un CDI')).toBe('')
  expect(withoutDenied('C’est un CDI')).toBe('C’est un CDI')
})
