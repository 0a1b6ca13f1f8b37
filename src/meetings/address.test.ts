import { describe, expect, it } from 'vitest'
import {
  departmentOfPostalCode,
  distanceBetween,
  type MeetingAddress,
  meetingComplaints,
  meetingCountries,
} from './address.ts'

const whole: MeetingAddress = {
  firstName: 'Claire',
  lastName: 'Delaunay',
  email: 'claire@exemple.fr',
  phone: '06 12 34 56 78',
  address: '4 rue des Halles',
  postalCode: '44000',
  city: 'Nantes',
  country: 'fr',
}
const complaints = (change: Partial<MeetingAddress>) =>
  meetingComplaints({ ...whole, ...change }).map(({ field, code }) => `${field}: ${code}`)

it.each([
  ['35', '35', null],
  ['35', '44', 'next'],
  ['35', '21', 'far'],
  ['MA', 'MA', null],
])('from %s to %s is %s', (home, there, distance) => expect(distanceBetween(home, there)).toBe(distance))

describe('the meeting dialog', () => {
  it('knows France and Morocco', () => expect(meetingCountries).toEqual(['fr', 'ma']))

  it('asks for every field', () => {
    expect(complaints({})).toEqual([])
    for (const field of Object.keys(whole)) expect(complaints({ [field]: ' ' })).toEqual([`${field}: required`])
  })

  it.each(['4400', '440000', '4400A', '2A004'])('refuses the postal code %s', (postalCode) => {
    expect(complaints({ postalCode })).toEqual(['postalCode: postal_code_invalid'])
  })

  it.each([
    ['fr', '+33 6 12 34 56 78', true],
    ['fr', '+33 (0)6 12 34 56 78', true],
    ['fr', '0612345', false],
    ['fr', '+212 6 12 34 56 78', false],
    ['fr', '+44 7911 123456', true],
    ['fr', '+44 (0)20 7946 0018', true],
    ['fr', '001 415 555 2671', true],
    ['fr', '+44 123', false],
    ['ma', '+353 86 123 4567', true],
    ['ma', '+212 6 12 34 56 78', true],
    ['ma', '06 12 34 56 78', true],
    ['ma', 'téléphone', false],
  ])('in %s, the phone number %s: %s', (country, phone, fits) => {
    expect(complaints({ country, phone })).toEqual(fits ? [] : ['phone: phone_invalid'])
  })

  it.each([
    ['fr', '44000', '44'],
    ['fr', '20000', '2A'],
    ['fr', '20137', '2A'],
    ['fr', '20200', '2B'],
    ['fr', '97410', '974'],
    ['ma', '20000', 'MA'],
    ['ma', '44000', 'MA'],
    ['be', '20000', null],
  ])('places %s %s in department %s', (country, code, department) => {
    expect(departmentOfPostalCode(country, code)).toBe(department)
  })
})
