// Examples of the official pages, whose address stands beside them.
import { describe, expect, it, test } from 'vitest'
import { lock } from '../articles.data.ts'
import { faultsOf } from '../articles.ts'
import { computations } from './computations.ts'
import { renewalNoticeBetween, withdrawalEnds } from './consumer.ts'
import { dayAfter, monthsBegun, workingDayFrom } from './days.ts'
import { depositPenalty, lastDayOfLandlordsNotice, revisedRent } from './housing.ts'
import { dismissalNotice, legalSeverance } from './labour.ts'

// Articles 640 to 642 of the code of civil procedure, article 2229 of the civil code; the last three lines:
// https://www.service-public.gouv.fr/particuliers/vosdroits/F1168 (a tenant's notice received on 5 September, 30 January)
test.each([
  ['2026-09-12', { months: 2 }, '2026-11-12'],
  ['2026-01-31', { months: 1 }, '2026-02-28'],
  ['2024-01-31', { months: 1 }, '2024-02-29'],
  ['2024-02-29', { years: 1 }, '2025-02-28'],
  ['2026-11-30', { months: 3 }, '2027-02-28'],
  ['2026-12-20', { days: 14 }, '2027-01-03'],
  ['2026-03-28', { days: 2 }, '2026-03-30'],
  ['2021-06-17', { years: 5 }, '2026-06-17'],
  ['2026-09-05', { months: 1 }, '2026-10-05'],
  ['2026-09-05', { months: 3 }, '2026-12-05'],
  ['2026-01-30', { months: 1 }, '2026-02-28'],
])('%s and %o end on %s', (from, after, end) => {
  expect(dayAfter(from, after)).toBe(end)
})

test.each([
  ['2026-11-23', '2026-11-23', 'a Monday'],
  ['2026-11-21', '2026-11-23', 'a Saturday'],
  ['2026-11-11', '2026-11-12', 'the Armistice'],
  ['2026-04-05', '2026-04-07', 'Easter Sunday, before its Monday'],
  ['2026-05-14', '2026-05-15', 'Ascension'],
  ['2026-05-25', '2026-05-26', 'Whit Monday'],
  ['2026-12-25', '2026-12-28', 'Christmas on a Friday'],
  ['2027-01-01', '2027-01-04', 'New Year on a Friday'],
])('the working day from %s is %s: %s', (day, next) => {
  expect(workingDayFrom(day)).toBe(next)
})

test.each([
  ['2026-09-12', '2026-09-12', 0],
  ['2026-09-12', '2026-09-13', 1],
  ['2026-09-12', '2026-10-12', 1],
  ['2026-09-12', '2026-10-13', 2],
  ['2026-09-12', '2026-08-01', 0],
])('after %s, by %s, %d months have begun', (after, today, months) => {
  expect(monthsBegun(after, today)).toBe(months)
})

test.each([
  // L. 271-1 and article 642: https://chemouli-dauzier.typepad.fr/le_blog_du_cabinet_chemou/2008/03/acquisition-imm.html
  ['withdrawal-home', '2026-11-24', '2026-12-04'],
  ['withdrawal-home', '2026-11-25', '2026-12-07'],
  // Cass. 3e civ., 19 December 2024, no. 23-12.652: presented on 4 September 2018, over on the 14th
  ['withdrawal-home', '2018-09-04', '2018-09-14'],
  // Articles 641, 642 and 1416: 13 and 19 December 2026 are a Sunday and a Saturday
  ['opposition-order', '2026-11-13', '2026-12-14'],
  ['opposition-order', '2026-11-19', '2026-12-21'],
  ['opposition-order', '2026-11-16', '2026-12-16'],
  // Counted by hand from the three articles: Christmas and New Year, a month without that day, a leap year, Ascension, 8 May, Whit Monday, Easter, 14 July
  ['opposition-order', '2026-11-24', '2026-12-24'],
  ['opposition-order', '2026-11-25', '2026-12-28'],
  ['opposition-order', '2026-12-01', '2027-01-04'],
  ['opposition-order', '2027-01-31', '2027-03-01'],
  ['opposition-order', '2028-01-29', '2028-02-29'],
  ['opposition-order', '2027-04-06', '2027-05-07'],
  ['opposition-order', '2027-04-08', '2027-05-10'],
  ['opposition-order', '2027-04-17', '2027-05-18'],
  ['opposition-order', '2027-02-28', '2027-03-30'],
  ['opposition-order', '2027-06-14', '2027-07-15'],
  ['appeal-civil', '2026-11-13', '2026-12-14'],
  ['appeal-civil', '2026-11-16', '2026-12-16'],
  // A challenge that would end on Saturday 25 November 2023 ends on Monday
  ['seizure-contest', '2023-10-25', '2023-11-27'],
  // https://bofip.impots.gouv.fr/bofip/1770-PGP.html?identifiant=BOI-ENR-DMTG-10-60-50-20140530
  ['estate-return', '2026-06-21', '2026-12-21'],
  ['estate-return', '2026-07-02', '2027-01-04'],
  ['estate-return', '2026-09-30', '2027-03-31'],
  ['estate-return', '2026-08-31', '2027-03-01'],
  ['estate-return', '2026-02-28', '2026-08-31'],
  ['estate-return-abroad', '2026-07-02', '2027-07-02'],
])('%s from %s ends on %s', (name, from, end) => {
  expect(computations[name]?.of({ from, today: '2026-11-29' })).toBe(end)
})

test('the fixed sum for recovery costs is owed from the day after the invoice was due', () => {
  const costs = (due: string) => computations['recovery-costs']?.of({ due, today: '2026-11-29' })
  expect([costs('2026-11-28'), costs('2026-11-29')]).toEqual([40, undefined])
})

describe('legal severance pay', () => {
  it.each([
    // https://travail-emploi.gouv.fr/lindemnite-legale-de-licenciement, examples 1 and 2: the page rounds a third of
    // 2 000 € to 666,66 € before it multiplies, and comes to 6 333,32 €.
    [2000, 5 * 12, 2500],
    [2000, 12 * 12, 6333.33],
    // https://www.service-public.gouv.fr/particuliers/vosdroits/F987
    [1500, 12 * 12 + 9, 5125],
    [1500, 3 * 12 + 6, 1312.5],
    // R1234-2: the tenth year is the last one that counts a quarter.
    [2400, 10 * 12, 6000],
    [2400, 10 * 12 + 1, 6066.67],
    // L1234-9: eight months.
    [2400, 8, 400],
    [2400, 7, undefined],
    [0, 24, undefined],
  ])('for %d € and %d months is %s', (pay, months, euros) => {
    expect(legalSeverance(pay, months)).toBe(euros)
  })
})

// L1234-1: « comprise entre six mois et moins de deux ans », « au moins deux ans ».
test.each([
  [5, undefined],
  [6, 1],
  [23, 1],
  [24, 2],
  [400, 2],
])('after %d months of service a dismissed employee has %s months of notice', (service, months) => {
  expect(dismissalNotice(service)).toBe(months)
})

// Article 22: « 10 % du loyer mensuel en principal, pour chaque période mensuelle commencée en retard ».
test.each([
  [780, '2026-08-12', 1, '2026-11-23', 234],
  [780, '2026-08-12', 2, '2026-11-23', 156],
  [780, '2026-10-23', 1, '2026-11-23', undefined],
  [780, '2026-10-22', 1, '2026-11-23', 78],
  [655.5, '2026-10-01', 1, '2026-11-23', 65.55],
  [0, '2026-01-01', 1, '2026-11-23', undefined],
] as const)('a rent of %d €, keys on %s, %d months to return: by %s %s €', (rent, keys, limit, today, euros) => {
  expect(depositPenalty(rent, keys, limit, today)).toBe(euros)
})

test('a rent is reviewed in proportion to the index', () => {
  expect(revisedRent(700, 145.17, 146.68)).toBe(707.28)
  expect(revisedRent(700, 146.68, 146.68)).toBe(700)
})

test('a landlord’s notice reaches the tenant six months before the lease ends, three for a furnished home', () => {
  expect(lastDayOfLandlordsNotice('2027-08-31', false)).toBe('2027-02-28')
  expect(lastDayOfLandlordsNotice('2027-08-31', true)).toBe('2027-05-31')
})

// L221-19: the day of receipt does not count, and a Saturday, a Sunday or a holiday moves the end.
test.each([
  ['2026-11-09', '2026-11-23'],
  ['2026-11-07', '2026-11-23'],
  ['2026-10-28', '2026-11-12'],
  ['2026-12-11', '2026-12-28'],
])('what was received on %s may be sent back until %s', (received, last) => {
  expect(withdrawalEnds(received)).toBe(last)
})

// L215-1: « au plus tôt trois mois et au plus tard un mois avant ».
test('a business tells of a renewal between three months and one month before', () => {
  expect(renewalNoticeBetween('2026-12-31')).toEqual({ from: '2026-09-30', to: '2026-11-30' })
})

describe('what a sheet may have worked out', () => {
  it.each([
    ['limitation-civil', '2024-02-29', '2029-02-28'],
    ['limitation-consumer', '2026-01-15', '2028-01-15'],
    ['limitation-dismissal', '2026-03-31', '2027-03-31'],
    ['limitation-wages', '2026-03-31', '2029-03-31'],
    ['conformity-guarantee', '2026-03-31', '2028-03-31'],
    ['presumption-new', '2026-03-31', '2028-03-31'],
    ['presumption-used', '2026-03-31', '2027-03-31'],
    ['deposit-return-same', '2026-10-12', '2026-11-12'],
    ['deposit-return-different', '2026-10-12', '2026-12-12'],
    ['tenant-notice', '2026-09-05', '2026-12-05'],
    ['tenant-notice-reduced', '2026-09-05', '2026-10-05'],
    ['withdrawal', '2026-11-07', '2026-11-23'],
  ])('%s from %s ends on %s', (name, from, end) => {
    expect(computations[name]?.of({ from, today: '2026-11-23' })).toBe(end)
  })
  it('takes sums and lengths of time', () => {
    const today = '2026-11-23'
    expect(computations['legal-severance']?.of({ pay: 2000, service: 60, today })).toBe(2500)
    expect(computations['deposit-penalty-same']?.of({ rent: 780, keys: '2026-08-12', today })).toBe(234)
    expect(computations['deposit-penalty-month']?.of({ rent: 780, today })).toBe(78)
    expect(computations['deposit-penalty-month']?.of({ rent: 0, today })).toBeUndefined()
    expect(computations['deposit-penalty-different']?.of({ rent: 780, keys: '2026-08-12', today })).toBe(156)
  })
  it('follows articles that are in force, where the lock has their law', () => {
    for (const [name, source] of Object.entries(computations))
      expect(faultsOf(source, lock, source.read), name).toEqual([])
  })
})
