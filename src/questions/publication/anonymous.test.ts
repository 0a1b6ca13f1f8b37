import { expect, test } from 'vitest'
import { createScrubber } from '../../accounts/privacy/erasure.ts'
import { anonymizedText } from './anonymous.ts'

test.each([
  ['Écrivez-moi à camille.durand@exemple.fr.', 'Écrivez-moi à ….'],
  ['Mon numéro est le 06 12 34 56 78.', 'Mon numéro est le ….'],
  ['Call me on +33 6 12 34 56 78, please.', 'Call me on …, please.'],
  ['Sécurité sociale 2 84 05 75 123 456 78, sans réponse.', 'Sécurité sociale …, sans réponse.'],
  ['J’habite au 12 bis, rue des Lilas, depuis 2019.', 'J’habite au …, depuis 2019.'],
])('takes out what tells who wrote "%s"', (text, left) => {
  expect(anonymizedText(text)).toBe(left)
})

test('leaves amounts, dates and articles of law as they are', () => {
  const text =
    'Le 12 septembre 2026, 780 € de dépôt ; article 22 de la loi n° 89-462 du 6 juillet 1989. Surface 45 m², 3 rues plus loin.'
  expect(anonymizedText(text)).toBe(text)
})

test('takes out the author’s own name', () => {
  const camille = createScrubber({
    email: null,
    firstName: 'Camille',
    lastName: 'Durand',
    displayName: null,
    phone: null,
    address: null,
  })
  expect(anonymizedText('Madame Durand, votre bail…', camille)).toBe('Madame …, votre bail…')
})
