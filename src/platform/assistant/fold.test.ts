import { expect, it } from 'vitest'
import { clip, sentences } from './fold.ts'

it('keeps together what French typography keeps together when a text is shortened', () => {
  expect(clip('Dépôt de  garantie\u00a0:\nmon propriétaire', 90)).toBe('Dépôt de garantie\u00a0: mon propriétaire')
})

it('the letter of an article ends no sentence', () => {
  expect(sentences('Article L. 1234-1 du code du travail. Puis R. 121-6.')).toEqual([
    'Article L. 1234-1 du code du travail.',
    'Puis R. 121-6.',
  ])
})
