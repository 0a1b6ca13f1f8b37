import { describe, expect, test } from 'vitest'
import { findDates } from './dates.ts'
import { proposedDeadlineIn } from './deadline.ts'

/** A Sunday. */
const now = new Date('2026-11-29T10:00:00Z')
const days = (text: string) =>
  findDates(text, now)
    .map(({ date }) => date)
    .filter((date) => date.length === 10)

describe('a day without a year', () => {
  test.each([
    ['We sign the sale of the flat in Brest on 17 December and the seller has not moved his things.', '2026-12-17'],
    ['I turn 60 on 9 December, I have paid in for 30 years.', '2026-12-09'],
    ['My lodger in Caen leaves on 22 December and has not paid since June.', '2026-12-22'],
    ['My lease ends on 5 January and the landlord has refused to renew it.', '2027-01-05'],
    ['I move house on 11 December, the agency already refused my deposit.', '2026-12-11'],
    ['Je quitte mon poste le 19 décembre, mon patron a refusé la rupture.', '2026-12-19'],
    ['On signe chez le notaire le 17 décembre et le vendeur n’a pas vidé la cave.', '2026-12-17'],
    ['Ma locataire part le 22 décembre et n’a rien payé depuis juin.', '2026-12-22'],
    ['Mon chien est opéré le 7 décembre, la clinique a demandé 600 euros.', '2026-12-07'],
    ['Mon fils se marie le 12 décembre, le traiteur a annulé.', '2026-12-12'],
  ])('is the next one in the present: %s', (text, date) => {
    expect(days(text)).toContain(date)
    expect(proposedDeadlineIn(text, now)).toBeUndefined()
  })

  test.each([
    ['We signed the sale of the flat on 17 December and the seller must still move his things.', '2025-12-17'],
    ['I paid him on 9 December, I must be refunded.', '2025-12-09'],
    ['I contest the fine of 3 December.', undefined],
    ['J’ai quitté mon poste le 19 décembre, mon patron doit me payer.', '2025-12-19'],
    ['Je conteste la décision prise le 19 octobre.', '2026-10-19'],
    ['On a signé le 17 octobre et le vendeur doit vider la cave.', '2026-10-17'],
    ['J’ai reçu la lettre le 5 novembre et je dois répondre.', '2026-11-05'],
    ['The letter of 12 November says I must pay.', '2026-11-12'],
  ])('is the last one in the past: %s', (text, date) => {
    expect(days(text)).toEqual(date === undefined ? [] : [date])
  })

  test.each([
    ['Compromis signé en octobre, condition suspensive de prêt au 18 décembre.', '2026-12-18'],
    ['La condition suspensive tombe le 18 décembre 2026.', '2026-12-18'],
    ['The mortgage condition ends on 18 December, the bank refused the loan.', '2026-12-18'],
  ])('is a term where a condition of a sale ends: %s', (text, date) => {
    expect(proposedDeadlineIn(text, now)).toBe(date)
  })

  test.each([
    ['I’ve been offered a job in Lille starting 4 January.', ['2027-01-04']],
    ['My boss approved my leave from 19 Dec to 3 Jan.', ['2026-12-19', '2027-01-03']],
    ['Il a refusé mes congés du 21 décembre au 4 janvier.', ['2026-12-21', '2027-01-04']],
    ['I got a rent increase notice as of July 1.', ['2027-07-01']],
    ['J’ai 171 trimestres, j’aimerais arrêter au 1er juillet.', ['2027-07-01']],
    ['J’ai pris mes congés du 6 au 20 juillet.', ['2026-07-20']],
    ['Embauchée le 2 janvier, je veux partir.', []],
  ])('is the one for which something is arranged or wished: %s', (text, dates) => {
    expect(days(text)).toEqual(dates)
  })

  test('of two clauses, the one nearest to it gives the tense', () => {
    const found = findDates('Elle n’a rien versé et les travaux sont prévus mi-décembre.', now)
    expect(found.map(({ date }) => date)).toEqual(['2026-12'])
  })
})

test.each([
  ['Je suis en CDI depuis sept ans.', '2019'],
  ['Je suis en CDI depuis sept 2021.', '2021-09'],
  ['Je n’ai plus de nouvelles de sa part depuis mai.', '2026-05'],
])('what lasts since then is read so: %s', (text, date) => {
  expect(findDates(text, now).map((found) => found.date)).toEqual([date])
})
