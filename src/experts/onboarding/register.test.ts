import { expect, test } from 'vitest'
import { isAsInRegister } from './register.ts'

const typed = { companyName: 'Cabinet Moreau', address: '8, rue des Lilas', postalCode: '44000', city: 'Nantes' }
const company = { name: 'CABINET MOREAU', address: '8 RUE DES LILAS', postalCode: '44000', city: 'NANTES', open: true }

test.each([
  ['the same in capitals', {}, {}, true],
  ['an accent that the register leaves out', { city: 'Orléans' }, { city: 'ORLEANS' }, true],
  ['another name', { companyName: 'Moreau Conseil' }, {}, false],
  ['another street', { address: '9 rue des Lilas' }, {}, false],
  ['an address that is not public', { address: 'Chez moi' }, { address: null, postalCode: null, city: null }, true],
  ['a company of which nothing is public', {}, { name: null, address: null, postalCode: null, city: null }, false],
])('what was typed against %s', (_, own, theirs, same) => {
  expect(isAsInRegister({ ...typed, ...own }, { ...company, ...theirs })).toBe(same)
})
