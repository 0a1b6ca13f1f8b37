import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test('a review says by its own words which language it is read aloud in', () => {
  expect(languageOf('Très humain, et précis. Merci pour le modèle de lettre.')).toBe('fr')
  expect(languageOf('Bien expliqué, même si la conclusion n’est pas celle que j’espérais.')).toBe('fr')
  expect(languageOf('The quote was inflated, I saved half of it.')).toBe('en')
  expect(languageOf('Nothing to sell, and that changes everything.')).toBe('en')
})

test('a few words may be in either', () => {
  for (const words of ['', 'Parfait', 'Super !!', '10/10']) expect(languageOf(words)).toBeUndefined()
})
