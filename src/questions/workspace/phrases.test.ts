import { expect, test } from 'vitest'
import {
  fillPhrase,
  hasSomeWord,
  hasWords,
  openVariables,
  type PhraseValues,
  unknownVariables,
  variableNames,
} from './phrases.ts'

const values: PhraseValues = {
  firstName: 'Camille',
  date: '24 novembre 2026',
  deadline: null,
  number: '12',
  field: 'Logement',
}

test('a phrase takes from the question what its variables name, in either language', () => {
  const said = fillPhrase('Bonjour {prénom}, {Prenom} et {first name}, le {date}.', values)
  expect(said).toEqual({ text: 'Bonjour Camille, Camille et Camille, le 24 novembre 2026.', open: [] })
})

test('what the question does not say stays to be filled by hand; other braces are text', () => {
  const said = fillPhrase('Avant le {échéance}, soit {échéance}, article {L. 145-1}.', values)
  expect(said).toEqual({ text: 'Avant le {échéance}, soit {échéance}, article {L. 145-1}.', open: ['{échéance}'] })
})

test('a variable that no question fills is found before the phrase is saved, braces around anything else are text', () => {
  expect(unknownVariables('{prénom}, {client}, à {ville}. {{inconnu}} {client} {L. 145-1} {first name}')).toEqual([
    '{client}',
    '{ville}',
    '{{inconnu}}',
  ])
  expect(fillPhrase('{{prénom}}', values).text).toBe('Camille')
})

test('whatever is still in braces is found before the answer is sent', () => {
  expect(openVariables('Avant le {échéance}, {client}, .a { color: red } {L. 145-1}')).toEqual([
    '{échéance}',
    '{client}',
  ])
})

test('a value that looks like a variable is not filled again', () => {
  expect(fillPhrase('{prénom}', { ...values, firstName: '{date}' }).text).toBe('{date}')
})

test('every name that is offered is filled', () => {
  const all: PhraseValues = { ...values, deadline: '30 novembre' }
  for (const locale of ['fr', 'en'] as const)
    for (const name of variableNames(locale)) expect(fillPhrase(name, all).text).not.toContain('{')
})

test('typing finds by words in any order, accents aside', () => {
  expect(hasWords('depot delai', 'Délai de restitution du dépôt')).toBe(true)
  expect(hasWords('depot loyer', 'Délai de restitution du dépôt')).toBe(false)
  expect(hasSomeWord('depot loyer', 'Délai de restitution du dépôt')).toBe(true)
  expect(hasWords('', 'Tout')).toBe(true)
})

test('what is still to be filled in is found in braces, in brackets and where a name was covered', () => {
  const found = (text: string) => openVariables(text)
  expect(found('Bonjour { prénom }, avant le {échéance}.')).toEqual(['{ prénom }', '{échéance}'])
  expect(found('Écrivez à [nom du bailleur], puis à [Nom du bailleur].')).toEqual([
    '[nom du bailleur]',
    '[Nom du bailleur]',
  ])
  expect(found('Madame ••••, votre bailleur')).toEqual(['••••'])
  expect(found('« il [sic] doit […] rendre », voir [la loi](https://a.test) et la note [1].')).toEqual([])
})
