import { expect, it } from 'vitest'
import { publicComment } from './public-comment.ts'

it('shows no number, address or name that an author wrote into a comment', () => {
  const english = 'Clear. My name is Véronique Dupont, call 06 12 34 56 78 or mail v2@perso.fr'
  expect(publicComment(english)).toBe('Clear. My name is ••••, call •••• or mail ••••')
  expect(publicComment('Réponse claire, merci, en 20 minutes.')).toBe('Réponse claire, merci, en 20 minutes.')
})
