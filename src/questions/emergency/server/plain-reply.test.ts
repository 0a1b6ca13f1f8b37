import { expect, test } from 'vitest'
import { isPlainReply } from './plain-reply.ts'

const offered = ['Vide', 'Meublé', 'Je ne sais pas']

test.each([
  'ce soir',
  'Avant lundi',
  'avant vendredi 12 h',
  'Il est vide.',
  'C’est un meublé',
  '850 €',
  'Oui, les deux',
  'tonight',
  'no, it’s 11 December',
  'en fait le 11 décembre',
])('a day, a sum, a yes or what was offered is plain: %s', (text) => expect(isPlainReply(text, offered)).toBe(true))

test.each([
  'Il ne respire plus',
  'Je vais me tuer ce soir',
  'I took pills tonight',
  'Il m’a frappée hier',
  'help',
  'Je n’en peux plus',
])('whatever else is said is not: %s', (text) => expect(isPlainReply(text, offered)).toBe(false))
