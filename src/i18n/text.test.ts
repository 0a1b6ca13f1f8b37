import { expect, it } from 'vitest'
import { fill, lowerArticle, lowerFirst, plural } from './text.ts'

it('says nought with a number where one is written out', () => {
  const written = { one: 'Un litige est ouvert', other: '{n} litiges sont ouverts' }
  expect(plural('fr-FR', written, 0)).toBe('0 litiges sont ouverts')
  expect(plural('fr-FR', written, 1)).toBe('Un litige est ouvert')
})

it('lets each language choose its form, and writes the number as it does', () => {
  const counted = { one: '{n} texte', other: '{n} textes' }
  expect(plural('fr-FR', counted, 0)).toBe('0 texte')
  expect(plural('en-GB', counted, 0)).toBe('0 textes')
  expect(plural('fr-FR', counted, 1200)).toBe('1\u202f200 textes')
})

it('ends a sentence once, whatever the value ends with', () => {
  expect(fill('Motif\u00a0: {reason}. Suite.', { reason: 'fonds insuffisants' })).toBe(
    'Motif\u00a0: fonds insuffisants. Suite.',
  )
  expect(fill('Motif\u00a0: {reason}. Suite.', { reason: 'Fonds insuffisants.' })).toBe(
    'Motif\u00a0: Fonds insuffisants. Suite.',
  )
  expect(fill('New offer: {title}. Reply.', { title: 'Can he keep it?' })).toBe('New offer: Can he keep it? Reply.')
  expect(fill('{name}.pdf', { name: 'a.' })).toBe('a..pdf')
  expect(fill('Left open: {missing}.', {})).toBe('Left open: {missing}.')
})

it('keeps the proper nouns of a profession within a sentence', () => {
  expect(lowerFirst('Avocate au barreau de Quimper')).toBe('avocate au barreau de Quimper')
  expect(lowerFirst('IT consultant')).toBe('IT consultant')
})

it.each([
  ['La demande de {name} est annulée', 'Emma White', 'La demande d’Emma White est annulée'],
  ['De {name}, hier.', 'Étienne', 'D’Étienne, hier.'],
  ['Toutes les heures de {name}.', 'Hélène Carpentier', 'Toutes les heures d’Hélène Carpentier.'],
  ['Avis de {name}', 'Yves Le Gall', 'Avis d’Yves Le Gall'],
  ['Avis de {name}', 'Yann', 'Avis de Yann'],
  ['Avis de {name}', 'Hassan', 'Avis de Hassan'],
  ['Avis de {name}', 'Paul', 'Avis de Paul'],
  ['Les horaires que {name} proposait', 'Inès', 'Les horaires qu’Inès proposait'],
  ['Relevé de {name}', 'avril 2026', 'Relevé d’avril 2026'],
  ['Un reçu de {name}', '8 €', 'Un reçu de 8 €'],
  ['Connecté en tant que {name}', 'emma@example.org', 'Connecté en tant que emma@example.org'],
  ['La grande {name}', 'Emma', 'La grande Emma'],
])('elides in French where a value begins so: "%s" with %s', (template, name, filled) => {
  expect(fill(template, { name })).toBe(filled)
})

it.each([
  ['Le conseil de prud’hommes.', 'le conseil de prud’hommes.'],
  ['L’Urssaf pour les cotisations.', 'l’Urssaf pour les cotisations.'],
  ['Les associés en assemblée.', 'les associés en assemblée.'],
  ['The labour court.', 'the labour court.'],
  ['Urssaf for contributions.', 'Urssaf for contributions.'],
])('goes on after a colon in small letters, but for names: %s', (text, after) => {
  expect(lowerArticle(text)).toBe(after)
})
