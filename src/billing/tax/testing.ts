import type { TaxIdentity } from './tax.ts'

/** For tests of the tax report: a person as she typed herself, with spaces in the number. */
export const taxPerson: TaxIdentity = {
  kind: 'person',
  name: 'Hélène Carpentier',
  bornOn: '1980-05-17',
  taxNumber: '30 23 217 600 053',
  taxCountry: 'fr',
  registration: '',
  vatNumber: '',
  address: '1 rue de l’Exemple',
  postalCode: '44000',
  city: 'Nantes',
  country: 'fr',
}
