import { expect, test } from 'vitest'
import { redacted } from './redaction.ts'

const words = { iban: '[iban]', nir: '[nir]', card: '[card]', phone: '[phone]', email: '[email]' }

test.each([
  ['Virement sur FR76 3000 6000 0112 3456 7890 189 hier.', 'Virement sur [iban] hier.'],
  ['fr7630006000011234567890189', '[iban]'],
  ['DE89 3704 0044 0532 0130 00 a été donné', '[iban] a été donné'],
  ['BE68 5390 0754 7034 DE89 3704 0044 0532 0130 00', '[iban] [iban]'],
  ['BE68 5390 0754 7034 AVEC un mot', '[iban] AVEC un mot'],
  ['Mon numéro\u00a0: 2 84 05 75 123 456 72.', 'Mon numéro\u00a0: [nir].'],
  ['1 85 02 2A 004 123, né en Corse', '[nir], né en Corse'],
  ['Carte 4242 4242 4242 4242, expirée', 'Carte [card], expirée'],
  ['Amex 378282246310005', 'Amex [card]'],
  ['Appelez le 06 12 34 56 78 ou le +33 (0)6 12 34 56 78.', 'Appelez le [phone] ou le [phone].'],
  ['Call +44 20 7946 0958 or +212 6 12 34 56 78', 'Call [phone] or [phone]'],
  ['Écrivez à françois.lefèvre@exemple.fr.', 'Écrivez à [email].'],
  ['Écrivez à camille.durand@exemple.fr.', 'Écrivez à [email].'],
])('masks what opens an account or reaches somebody: %s', (text, left) => {
  expect(redacted(text, words)).toBe(left)
})

test.each([
  'Le 12 septembre 2026, 780,00 € de dépôt\u202f; article 22 de la loi n° 89-462.',
  'SIRET 732 829 320 00074, facture 2026-11-0042.',
  'Un IBAN faux\u00a0: FR76 3000 6000 0112 3456 7890 188.',
  'Une suite qui n’est pas une carte\u00a0: 4242 4242 4242 4241.',
  'Une clé fausse\u00a0: 2 84 05 75 123 456 12.',
  'Le lot 1 85 02 1A 004 123 45 du cadastre.',
  'Bail du 01/09/2024 au 31/08/2027, 45 m², 3 pièces, 44000 Nantes.',
])('leaves amounts, dates and other numbers: %s', (text) => {
  expect(redacted(text, words)).toBe(text)
})
