import { expect, test } from 'vitest'
import { certainLanguageOf, clearlyForeignTo, foreignParts, languageOf, partLanguage } from './language-of.ts'

test('a review says by its own words which language it is read aloud in', () => {
  expect(languageOf('Très humain, et précis. Merci pour le modèle de lettre.')).toBe('fr')
  expect(languageOf('Bien expliqué, même si la conclusion n’est pas celle que j’espérais.')).toBe('fr')
  expect(languageOf('The quote was inflated, I saved half of it.')).toBe('en')
  expect(languageOf('Nothing to sell, and that changes everything.')).toBe('en')
})

test('a few words may be in either', () => {
  for (const words of ['', 'Parfait', 'Super !!', '10/10']) expect(languageOf(words)).toBeUndefined()
})

test.each([
  ['My landlord keeps the deposit that I paid in 2021, what can I do?', 'en'],
  ['Mon propriétaire garde le dépôt de garantie depuis trois mois.', 'fr'],
  ['My landlord says that « la clause résolutoire est acquise » and that I have to leave, is that true?', 'en'],
  ['Bonjour, urgent please', undefined],
  ['The landlord says this: « le bail est terminé et vous devez partir »', undefined],
] as const)('"%s" is surely written in %s', (text, language) => {
  expect(certainLanguageOf(text)).toBe(language)
})

test('a short text is said to be in the other language where that is clear, and not for a name in it', () => {
  expect(clearlyForeignTo('en', 'Dépôt de garantie non restitué')).toBe('fr')
  expect(clearlyForeignTo('en', 'Housing: SCI Les Tilleuls')).toBeUndefined()
  expect(clearlyForeignTo('fr', 'My landlord keeps the deposit')).toBe('en')
  expect(clearlyForeignTo('fr', 'Dépôt de garantie non restitué')).toBeUndefined()
})

test('a part of a text has the language of the whole, unless it is clearly in the other', () => {
  expect(partLanguage('en', 'Vous pouvez écrire au bailleur.')).toBe('fr')
  expect(partLanguage('en', 'Law no. 89-462')).toBe('en')
  expect(foreignParts('en', ['Vous pouvez écrire au bailleur.', 'Envoyez la lettre.'])).toEqual({
    language: 'fr',
    all: true,
  })
  expect(foreignParts('en', ['You can write to the landlord.', 'Vous pouvez écrire.'])).toEqual({
    language: 'fr',
    all: false,
  })
  expect(foreignParts('en', ['You can write to the landlord.'])).toBeUndefined()
  expect(
    foreignParts('en', [
      'Ask for the deposit (dépôt de garantie), less wear (vétusté de la peinture).',
      'Then (juge des contentieux de la protection) sue.',
    ]),
  ).toBeUndefined()
})
