import { describe, expect, it } from 'vitest'
import { quartersOf, type TaxIdentity, taxFieldErrors } from './tax.ts'
import { taxPerson } from './testing.ts'

const complaints = (change: Partial<TaxIdentity>) =>
  taxFieldErrors({ ...taxPerson, ...change }, '2026-11-21').map(({ field, code }) => `${field}: ${code}`)

describe('who an expert is for the tax authority', () => {
  it('is complete with a number, an address and, for a person, the day of birth', () => {
    expect(complaints({})).toEqual([])
    expect(complaints({ bornOn: null })).toEqual(['bornOn: required'])
    expect(complaints({ bornOn: '2030-01-01' })).toEqual(['bornOn: born_invalid'])
    expect(complaints({ address: ' ', city: '' })).toEqual(['address: required', 'city: required'])
  })

  it('of a company is its SIREN and its number in the register', () => {
    const company = { kind: 'company', bornOn: null, taxNumber: '123 456 789' } as const
    expect(complaints({ ...company, registration: '123456789' })).toEqual([])
    expect(complaints({ ...company, taxNumber: '3023217600053' })).toEqual([
      'taxNumber: tax_number_invalid',
      'registration: required',
    ])
  })

  it('abroad has a number as that country writes it', () =>
    expect(complaints({ taxCountry: 'be', taxNumber: '80.05.17-123.45' })).toEqual([]))
})

describe('a year in quarters', () => {
  it('counts each answer on its day in Paris, and nothing of another year', () => {
    const at = (day: string, amount: number) => ({ amount, answeredAt: new Date(day) })
    const dues = [
      at('2025-12-31T22:59:00Z', 7),
      at('2025-12-31T23:00:00Z', 1800),
      at('2026-03-31T22:30:00Z', 1500),
      at('2026-12-31T22:00:00Z', 900),
      at('2026-12-31T23:30:00Z', 5),
    ]
    expect(quartersOf(2026, dues)).toEqual([
      { amount: 1800, answers: 1 },
      { amount: 1500, answers: 1 },
      { amount: 0, answers: 0 },
      { amount: 900, answers: 1 },
    ])
  })
})
