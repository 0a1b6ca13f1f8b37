import { expect, test } from 'vitest'
import { en } from './messages.en.ts'
import { fr } from './messages.fr.ts'
import { clipWhole, formatCivilDate, hideSecrets } from './messages.ts'

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(leaves)

test('no word of the assistant exclaims or addresses anybody as « tu »', () => {
  for (const text of [...leaves(fr), ...leaves(en)]) expect(text).not.toMatch(/!|\b(tu|ton|tes)\b/)
})

test('French signs never stand alone at the start of a line', () => {
  for (const text of leaves(fr)) expect(text).not.toMatch(/ [:;?!»]|« /)
})

test('both languages fill the same places', () => {
  const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
  leaves(fr).forEach((text, index) => {
    expect(places(leaves(en)[index]!)).toEqual(places(text))
  })
})

test('a date is said with the precision it has', () => {
  expect(formatCivilDate('fr', '2025-03-12')).toBe('12 mars 2025')
  expect(formatCivilDate('fr', '2025-03')).toBe('mars 2025')
  expect(formatCivilDate('en', '2025')).toBe('2025')
})

test('account and card numbers are hidden, telephone numbers are not', () => {
  expect(hideSecrets('FR76 3000 6000 0112 3456 7890 189 et 4242 4242 4242 4242 et 06 12 34 56 78')).toBe(
    '•••• et •••• et 06 12 34 56 78',
  )
})

test.each([
  ['Appelez-moi le soir au 06 12 34 56 78 si besoin.', 31, 'Appelez-moi le soir au …'],
  ['Je vis au 14 rue des Tanneurs, 35000 Rennes depuis mars.', 24, 'Je vis au …'],
  ['Je vis à Rennes depuis mars, sans bail ni quittance.', 24, 'Je vis à Rennes depuis …'],
])('what is cut has no half of a number or an address: %s', (text, limit, cut) =>
  expect(clipWhole(text, limit)).toBe(cut),
)
