import { expect, test } from 'vitest'
import { holderIsExpert } from './account-holder.ts'

const helene = { firstName: 'Hélène', lastName: 'de La Œuvrard', company: 'Œuvrard & Fils SARL' }
const jean = { firstName: 'Jean-Pierre', lastName: 'Martin', company: null }

test.each([
  'Hélène de La Œuvrard',
  'OEUVRARD HELENE',
  'Mme Helene Oeuvrard',
  'H. Œuvrard',
  'H OEUVRARD',
  'M ou Mme Oeuvrard Hélène et Paul',
  'Œuvrard et Fils',
  'SARL OEUVRARD & FILS',
])('%s is the account of Hélène de La Œuvrard', (holder) => {
  expect(holderIsExpert(holder, helene)).toBe(true)
})

test.each(['JP Martin', 'J.-P. Martin', 'Martin Jean Pierre', 'Jean Martin', 'J Martin', 'Mr Jean-Pierre MARTIN'])(
  '%s is the account of Jean-Pierre Martin',
  (holder) => {
    expect(holderIsExpert(holder, jean)).toBe(true)
  },
)

test.each([
  ['Paul Martin', jean],
  ['Martin', jean],
  ['P. Martin', jean],
  ['Jean-Pierre Martine', jean],
  ['Jean-Pierre', jean],
  ['M. Martin', jean],
  ['Hélène Carpentier', helene],
  ['Œuvrard Holding', helene],
  ['de la', helene],
  ['', helene],
] as const)('%s is nobody’s account without a look at it', (holder, expert) => {
  expect(holderIsExpert(holder, expert)).toBe(false)
})

test('a company without a name never fits', () => {
  expect(holderIsExpert('SARL', { ...jean, company: '' })).toBe(false)
})
