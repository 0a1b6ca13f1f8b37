import { expect, test } from 'vitest'
import { mandateErrors } from './mandate.ts'

test.each([
  [{ registration: '732 829 320', vat: 'exempt', vatNumber: '' }, []],
  [{ registration: '732 829 320 00074', vat: 'charged', vatNumber: 'FR 44 732829320' }, []],
  [{ registration: 'BE 0403.019.261', vat: 'reverse_charge', vatNumber: 'BE0403019261' }, []],
  [{ registration: '', vat: 'exempt', vatNumber: '' }, ['registration required']],
  [{ registration: '73282932', vat: 'exempt', vatNumber: '' }, ['registration registration_invalid']],
  [{ registration: '732829320', vat: 'exempt', vatNumber: 'BE1' }, ['vatNumber vat_number_invalid']],
  [{ registration: '732829320', vat: 'charged', vatNumber: 'FR00732829320' }, ['vatNumber vat_number_invalid']],
  [{ registration: '732829320', vat: 'charged', vatNumber: 'FR44552100554' }, ['vatNumber vat_number_invalid']],
  [{ registration: '732829320', vat: 'charged', vatNumber: '' }, ['vatNumber required']],
  [{ registration: '403019261', vat: 'reverse_charge', vatNumber: '' }, ['vatNumber required']],
] as const)('%j lacks %j', (given, codes) => {
  expect(mandateErrors(given).map(({ field, code }) => `${field} ${code}`)).toEqual(codes)
})
