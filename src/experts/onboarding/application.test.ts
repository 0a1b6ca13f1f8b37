import { describe, expect, it } from 'vitest'
import { type Application, applicationErrors, documentError, expertCountries, typesAccepted } from './application.ts'

const whole: Application = {
  companyName: 'Cabinet Moreau',
  siret: '732 829 320 00074',
  vatNumber: 'FR 40 303 265 045',
  vatExempt: false,
  firstName: 'Inès',
  lastName: 'Moreau',
  email: 'ines@cabinet-moreau.fr',
  phone: '06 12 34 56 78',
  address: '4 rue des Halles',
  postalCode: '44000',
  city: 'Nantes',
  country: 'fr',
  iban: '',
  categories: ['logement'],
  identity: 'a',
  diploma: 'b',
  picture: 'c',
  terms: true,
  lawful: true,
}
const complaints = (change: Partial<Application>, vatStrict = false, morocco = false) =>
  applicationErrors({ ...whole, ...change }, { vatStrict, countries: expertCountries({ morocco }) }).map(
    ({ field, code }) => `${field}: ${code}`,
  )

describe('the application of an expert', () => {
  it('is whole with everything that the specification asks for', () => {
    expect(complaints({})).toEqual([])
  })

  it('asks for every field, three documents, a category and the terms', () => {
    const nothing: Application = {
      ...whole,
      ...Object.fromEntries(
        Object.entries(whole).map(([name, value]) => [name, typeof value === 'string' ? ' ' : false]),
      ),
      categories: [],
      identity: null,
      diploma: null,
      picture: null,
    }
    expect(
      applicationErrors(nothing, { vatStrict: false, countries: expertCountries({ morocco: false }) }).map(
        ({ field }) => field,
      ),
    ).toEqual([
      'companyName',
      'siret',
      'vatNumber',
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'postalCode',
      'city',
      'country',
      'identity',
      'diploma',
      'picture',
      'categories',
      'terms',
      'lawful',
    ])
  })

  it.each(['7328293200007', '732829320000745', '7328293200007A', '000 000 000 00000'])(
    'refuses %s as a SIRET of 14 digits',
    (siret) => {
      expect(complaints({ siret })).toEqual(['siret: siret_invalid'])
    },
  )

  it('knows the registers of other countries', () => {
    expect(complaints({ country: 'be', siret: '0403.170.701', vatNumber: 'BE0403170701' })).toEqual([])
    expect(complaints({ country: 'ch', siret: 'CHE-123.456.789' })).toEqual([])
    expect(complaints({ country: 'be', siret: '12' })).toEqual(['siret: registration_invalid'])
    expect(complaints({ country: 'gb', siret: '00000000' })).toEqual(['siret: registration_invalid'])
    expect(complaints({ country: 'UK', siret: '01234567' })).toEqual([])
    expect(expertCountries({ morocco: false })).toHaveLength(10)
  })

  it('comes from Morocco only where the operator is ready for it', () => {
    const there = { country: 'MA', siret: '001525533000071', vatNumber: '001525533000071', phone: '+212 6 12 34 56 78' }
    expect(complaints(there)).toEqual(['country: country_invalid'])
    expect(complaints(there, false, true)).toEqual([])
  })

  it('lets a French expert declare the exemption instead of a VAT number, unless the operator is strict', () => {
    expect(complaints({ vatNumber: '', vatExempt: true })).toEqual([])
    expect(complaints({ vatNumber: '', vatExempt: true }, true)).toEqual(['vatNumber: required'])
  })

  it('takes five digits for a French postcode, and any abroad', () => {
    expect(complaints({ postalCode: '2900' })).toEqual(['postalCode: postal_code_invalid'])
    expect(complaints({ postalCode: 'SW1A 1AA', country: 'gb', siret: 'AB1234', vatNumber: '' })).toEqual([])
  })

  it('asks nobody abroad for a VAT number, unless the operator is strict, and takes no word for one', () => {
    const abroad = { country: 'gb', siret: 'AB1234', vatNumber: '' }
    expect(complaints(abroad)).toEqual([])
    expect(complaints(abroad, true)).toEqual(['vatNumber: required'])
    expect(complaints({ ...abroad, vatNumber: 'none' })).toEqual(['vatNumber: vat_number_invalid'])
    expect(complaints({ ...abroad, vatNumber: 'GB 123 4567 89' })).toEqual([])
  })

  it.each(['ines', 'ines@', 'ines@cabinet'])('refuses the address %s', (email) => {
    expect(complaints({ email })).toEqual(['email: email_invalid'])
  })

  it('takes a PDF, a JPG or a PNG up to 5 MB as a document', () => {
    const size = 5 * 1024 * 1024
    expect(documentError({ name: 'Diplôme.PDF', size }, 'diploma')).toBeNull()
    expect(documentError({ name: 'photo.webp', size: 10 }, 'identity')).toBe('file_type_unsupported')
    expect(documentError({ name: 'photo.jpg', size: size + 1 }, 'picture')).toBe('file_too_large')
    expect(documentError({ name: 'photo.pdf', size: 10 }, 'picture')).toBe('picture_type_unsupported')
    expect(typesAccepted('picture')).not.toContain('pdf')
  })
})
