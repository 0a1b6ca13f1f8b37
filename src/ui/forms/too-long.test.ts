import { expect, it } from 'vitest'
import { tooLongMessage } from './too-long.ts'

it('says in the language of the page by how much a text is too long', () => {
  expect(tooLongMessage('en', 1)).toBe('One character too many: please shorten this text.')
  expect(tooLongMessage('en', 12)).toBe('12 characters too many: please shorten this text.')
  expect(tooLongMessage('fr', 12)).toBe('12 caractères de trop\u00a0: raccourcissez ce texte.')
})
