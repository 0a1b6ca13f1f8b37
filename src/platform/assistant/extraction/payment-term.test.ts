import { describe, expect, it } from 'vitest'
import { fold } from '../fold.ts'
import { daysDue } from './payment-term.ts'

const now = new Date('2026-11-29T10:00:00Z')
const due = (text: string) => daysDue(fold(text), now).map(({ date }) => date)

describe('the day on which an invoice was due', () => {
  it.each([
    ['facture du 4 août payable à 30 jours', '2026-09-03'],
    [
      'Je suis micro-entrepreneur, j’ai une facture de 2 450 euros du 4 août payable à 30 jours pour une agence, toujours impayée',
      '2026-09-03',
    ],
    ['Facture émise le 12 septembre 2026, règlement sous quarante-cinq jours', '2026-10-27'],
    ['ma facture du 1er juillet, d’un montant de 800 euros, à régler dans les 60 jours', '2026-08-30'],
    ['Invoice dated 4 August, payment within 30 days, still unpaid', '2026-09-03'],
    ['an invoice of 20 August payable at 30 days', '2026-09-19'],
  ])('is counted from its day by its term: %s', (text, date) => {
    expect(due(text)).toEqual([date])
  })

  it.each([
    ['is not the day of the invoice', 'Une facture de 900 euros du 4 août, jamais payée'],
    ['nor counted by more than the law allows', 'facture du 4 août payable à 90 jours'],
    ['nor where the month’s end is counted in one of two ways', 'facture du 4 août payable à 45 jours fin de mois'],
    ['nor by working days', 'invoice of 4 August payable within 10 working days'],
  ])('%s: %s', (_, text) => {
    expect(due(text)).toEqual([])
  })

  it.each([
    ['La facture devait être payée le 15 octobre', '2026-10-15'],
    ['facture impayée depuis le 3 septembre', '2026-09-03'],
    ['The invoice was due on 15 October', '2026-10-15'],
    ['My invoice of 4,600 euros was due on 15 October', '2026-10-15'],
  ])('is the one that is told as such: %s', (text, date) => {
    expect(due(text)).toEqual([date])
  })
})
