// A request to meet a specialist nearby: the rules of the dialog, and which departments are near an address.
import { areaAbroad, departmentOf } from '../places/departments.ts'

/** The dialog's countries, as the specification has them. */
export const meetingCountries = ['fr', 'ma'] as const
export type MeetingCountry = (typeof meetingCountries)[number]

export const meetingFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'postalCode',
  'city',
  'country',
] as const
export type MeetingField = (typeof meetingFields)[number]
export type MeetingAddress = Record<MeetingField, string>

type Complaint = { field: MeetingField; code: 'required' | 'email_invalid' | 'phone_invalid' | 'postal_code_invalid' }

const phones: Record<MeetingCountry, RegExp> = {
  fr: /^(?:(?:\+|00)33|0)[1-9]\d{8}$/,
  ma: /^(?:(?:\+|00)212|0)[5-8]\d{8}$/,
}
/** A number of another country, written with its code (E.164): who meets here may live elsewhere. */
const elsewhere = /^(?:\+|00)(?!33|212)[1-9]\d{6,13}$/

function isPhone(country: MeetingCountry, typed: string): boolean {
  const number = typed.replace(/[\s().-]/g, '').replace(/^(\+33|\+212|\+44)0/, '$1')
  return phones[country].test(number) || elsewhere.test(number)
}

export function meetingComplaints(given: MeetingAddress): Complaint[] {
  const country = given.country === 'ma' ? 'ma' : 'fr'
  return meetingFields.flatMap((field): Complaint[] => {
    const value = given[field].trim()
    if (value === '') return [{ field, code: 'required' }]
    if (field === 'email' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) return [{ field, code: 'email_invalid' }]
    if (field === 'phone' && !isPhone(country, value)) return [{ field, code: 'phone_invalid' }]
    if (field === 'postalCode' && !/^\d{5}$/.test(value)) return [{ field, code: 'postal_code_invalid' }]
    return []
  })
}

/** The French department of a postal code: Corsica has two, the overseas ones three digits. Abroad the whole country. */
export function departmentOfPostalCode(country: string, code: string): string | null {
  if (country !== 'fr') return areaAbroad(country)
  if (!/^\d{5}$/.test(code)) return null
  if (code.startsWith('97') || code.startsWith('98')) return code.slice(0, 3)
  if (code.startsWith('20')) return Number(code.slice(0, 3)) <= 201 ? '2A' : '2B'
  return code.slice(0, 2)
}

/** How far another department is, as the traveller counts it: it touches this one, or lies beyond; null for the same. */
export function distanceBetween(home: string, there: string): 'next' | 'far' | null {
  if (home === there) return null
  return departmentsAround(home, 1).includes(there) ? 'next' : 'far'
}

/** The department itself and its neighbours, the nearest first; `rings` of 2 adds the neighbours' neighbours. */
export function departmentsAround(home: string | null, rings: number): string[] {
  const around = home ? [home] : []
  let edge = around
  for (let ring = 0; ring < rings; ring += 1) {
    edge = [...new Set(edge.flatMap((code) => departmentOf(code)?.neighbours ?? []))].filter(
      (code) => !around.includes(code),
    )
    around.push(...edge)
  }
  return around
}
