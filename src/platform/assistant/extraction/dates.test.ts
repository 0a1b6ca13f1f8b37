import { expect, test } from 'vitest'
import { findDates } from './dates.ts'

/** A Thursday. */
const now = new Date('2025-11-20T10:00:00Z')
const dates = (text: string): string[] => findDates(text, now).map(({ date }) => date)

test.each([
  ['J’ai signé le 12 mars 2024.', ['2024-03-12']],
  ['le 1er mai 2023, puis le 03/04/2023', ['2023-05-01', '2023-04-03']],
  ['reçu hier, à payer demain', ['2025-11-19', '2025-11-21']],
  ['il y a trois semaines', ['2025-10']],
  ['depuis 2 mois', ['2025-09']],
  ['depuis 2021', ['2021']],
  ['en mars 2022', ['2022-03']],
  ['je dois répondre sous huit jours', []],
  ['reçu ce matin, je dois répondre sous huit jours', ['2025-11-20', '2025-11-28']],
  ['il me reste huit jours pour répondre', ['2025-11-28']],
  ['d’ici vendredi', ['2025-11-21']],
  ['lundi dernier', ['2025-11-17']],
  ['la semaine prochaine', []],
  ['avant le 12/12', ['2025-12-12']],
  ['L’assemblée se tient le 12 janvier.', ['2026-01-12']],
  ['Ma période d’essai se termine le 30/11.', ['2025-11-30']],
  ['J’ai reçu la lettre le 3 décembre.', ['2024-12-03']],
  ['L’audience est le 3 décembre.', ['2025-12-03']],
  ['Mon bail arrive en renouvellement le 1er juillet.', ['2026-07-01']],
  ['Le bail a été renouvelé le 1er juillet.', ['2025-07-01']],
  ['J’ai rendu les clés, il veut que je paie jusqu’en juin.', ['2026-06']],
  ['Mon ancien bailleur veut me faire payer jusqu’en juin.', []],
  ['J’ai payé jusqu’en juin.', ['2025-06']],
  ['Il est passé mardi, j’ai signé mardi', ['2025-11-18', '2025-11-18']],
  ['Livré mercredi 12 novembre', ['2025-11-12']],
  ['12/11', ['2025-11-12']],
  ['Je travaille du lundi au vendredi, on m’a dit', []],
  ['Il vient mardi et je suis parti', []],
])('French: %s', (text, expected) => {
  expect(dates(text)).toEqual(expected)
})

test.each([
  ['I signed on March 12, 2024.', ['2024-03-12']],
  ['on the 1st of May 2023', ['2023-05-01']],
  ['yesterday, to be paid by tomorrow', ['2025-11-19', '2025-11-21']],
  ['two weeks ago', ['2025-11']],
  ['six days ago', ['2025-11-14']],
  ['It has been broken for three weeks.', ['2025-10']],
  ['My licence was suspended for six months.', []],
  ['for the past three months', ['2025-08']],
  ['since 2021', ['2021']],
  ['within ten days', []],
  ['in ten days', ['2025-11-30']],
  ['I have 8 days to reply', []],
  ['I have 8 days left to reply', ['2025-11-28']],
  ['by Friday', ['2025-11-21']],
  ['last Monday', ['2025-11-17']],
  ['I received it on 3 December.', ['2024-12-03']],
  ['The hearing is on 3 December.', ['2025-12-03']],
  ['I’m being sent back to Canada on 20 December.', []],
])('English: %s', (text, expected) => {
  expect(dates(text)).toEqual(expected)
})

test.each(['ouvert 24/7', 'le 31/02/2024', 'it may be 1/2 or 3/4 of it', 'article 12-3', '06 12 34 56 78'])(
  'no date: %s',
  (text) => {
    expect(dates(text)).toEqual([])
  },
)

test('a term to respect is told from a date that is only ahead or behind', () => {
  expect(findDates('Réponse avant le 5 décembre. Acheté le 5 octobre.', now).map(({ limit }) => limit)).toEqual([
    true,
    false,
  ])
})

test('the day is the one in Paris, not the one at Greenwich', () => {
  expect(findDates('aujourd’hui', new Date('2025-11-20T23:30:00Z'))[0]?.date).toBe('2025-11-21')
})

test('the words are given back as they were typed', () => {
  expect(findDates('Reçu le 3 Août 2025 à midi', now)[0]?.words).toBe('3 Août 2025')
})

test.each([
  ['Le voisin fait du bruit depuis deux jours', true],
  ['I have had no heating for two days', true],
  ['J’ai reçu la lettre il y a deux jours', false],
  ['I received the letter two days ago', false],
])('says how long something lasts, or the day of it: %s', (text, about) => {
  expect(findDates(text, new Date('2026-11-28T10:00:00Z')).map((found) => found.about)).toEqual([about])
})

test.each([
  ['J’ai démissionné le 16 novembre et mon nouvel emploi démarre le 7 décembre.', ['2026-11-16', '2026-12-07']],
  ['J’ai démarré le 7 décembre', ['2025-12-07']],
  ['I have resigned, the new job starts on 7 December.', ['2026-12-07']],
])('what starts on a day, in the present, is ahead: %s', (text, days) => {
  const found = findDates(text, new Date('2026-11-29T10:00:00Z'))
  expect(found.map(({ date }) => date)).toEqual(days)
})

/** A Monday. */
const monday = new Date('2026-11-30T10:00:00Z')
test.each([
  ['audience lundi 7 décembre', ['2026-12-07']],
  ['hearing on Monday, December 7', ['2026-12-07']],
  ['avant le samedi 5 décembre', ['2026-12-05']],
  ['by Saturday 5 December', ['2026-12-05']],
  ['pour le vendredi 11 décembre', ['2026-12-11']],
  ['audience lundi prochain 7 décembre', ['2026-12-07']],
  ['avant lundi (le 7 décembre)', ['2026-12-07']],
  ['avant mardi 8', ['2026-12-08']],
  ['I need it by Saturday 5th', ['2026-12-05']],
  ['hearing on Tuesday the 8th', ['2026-12-08']],
  ['je dois répondre avant le 8, un mardi', ['2026-12-08']],
  ['convoqué lundi 7 et mardi 8 décembre', ['2026-12-07', '2026-12-08']],
  ['Il est passé mardi 24', ['2026-11-24']],
  ['Il est passé mardi, 3 personnes étaient là', ['2026-11-24']],
  ['avant lundi prochain', ['2026-12-07']],
  ['avant mardi 8 h', ['2026-12-01']],
  ['by Friday 9:30', ['2026-12-04']],
])('a weekday that is told with its day is that day and no other: %s', (text, expected) => {
  expect(findDates(text, monday).map(({ date }) => date)).toEqual(expected)
})

test.each([
  'audience mardi 7 décembre',
  'by Tuesday 7 December',
  'before Tuesday, December 7',
  'avant samedi 1er décembre',
  'avant le 7 décembre, un mardi',
  'avant lundi 8',
  'by Monday 8th',
  'audience mardi 8 janvier',
])('a weekday that its day is not leaves both unread: %s', (text) => {
  expect(findDates(text, monday)).toEqual([])
})

test('« samedi 1er décembre » of a year in which it is one', () => {
  const found = findDates('avant le samedi 1er décembre', new Date('2029-11-26T10:00:00Z'))
  expect(found.map(({ date }) => date)).toEqual(['2029-12-01'])
})
