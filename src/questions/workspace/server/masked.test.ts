import { expect, it } from 'vitest'
import { hiddenSign } from '../../../platform/redaction/kinds.ts'
import { maskOtherParty } from './masked.ts'

it.each([
  ['M. Kervella, 06 12 34 56 78', /Kervella/, /12 34/],
  ['Ludivine Quemeneur contre M. Kervella', /^M\. Kervella$/, /Quemeneur/],
  ['Je suis Mme Quemeneur, mon bailleur est M. Kervella', /Kervella/, /Quemeneur/],
  ['My name is Jane Whitlock, the landlord is Mr Okafor', /Okafor/, /Whitlock/],
])('names whom the client is against, and not the client: %s', (party, shown, hidden) => {
  expect(maskOtherParty(party)).toMatch(shown)
  expect(maskOtherParty(party)).not.toMatch(hidden)
})

it('leaves a party without a name as it is', () => {
  expect(maskOtherParty('mon propriétaire')).toBe('mon propriétaire')
  expect(maskOtherParty('mon propriétaire')).not.toContain(hiddenSign)
})
