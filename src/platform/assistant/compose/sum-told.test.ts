import { expect, test } from 'vitest'
import type { ScriptQuestion } from '../port.ts'
import { sumFor, tellsOtherSum } from './sum-told.ts'

const asked = (label: string, ask: string): ScriptQuestion => ({
  key: 'sum',
  kind: 'amount',
  label,
  ask,
  why: '',
  detect: ['\\d'],
  required: true,
})
const total = asked('Montant total', 'Quel total de frais, et sur quelle période ?')
const owed = asked('Still owed', 'What sum do you think you are owed?')
const wage = asked('Hourly wage', 'What is your hourly pay?')

test.each([
  ['la banque m’a pris 20 euros de rejet 4 fois, plus les commissions, 116 euros en tout', '116 euros'],
  ['They took €20 four times, a total of €80', '€80'],
  ['Un rejet à 20 euros', undefined],
])('the total is the sum that is called so: %s', (text, sum) => {
  expect(sumFor(total, text)).toBe(sum)
  expect(sumFor(owed, text)).toBeUndefined()
})

test.each([
  ['I’m on £12.60 an hour.', true],
  ['Je suis payé 12,60 € brut de l’heure', true],
  ['12 €/h', true],
  ['I’m on £12.60 an hour and they owe me £300', false],
  ['They owe me £300', false],
])('a wage by the hour is not a sum that is owed: %s', (text, other) => {
  expect(tellsOtherSum(owed, text)).toBe(other)
  expect(tellsOtherSum(wage, text)).toBe(false)
})

test.each([
  ['devis signé à 7 600 euros, il n’est jamais venu', true],
  ['A quote of €7,600 and a deposit of €3,000 paid', false],
  ['j’ai versé 3 000 euros', false],
])('the price of a quote is not what was paid: %s', (text, other) => {
  expect(tellsOtherSum(asked('Solde ou avance', 'Quelle somme a été versée ?'), text)).toBe(other)
  expect(tellsOtherSum(asked('Prix du devis', 'Quel est le prix du devis ?'), text)).toBe(false)
})

test('what was paid of a quote is shown without its currency', () => {
  const text = 'devis signé à 7 600 euros, j’ai versé 3 000 d’acompte le 2 septembre'
  const paid = asked('Solde ou avance', 'Quelle somme a été versée ?')
  expect([tellsOtherSum(paid, text), sumFor(paid, text)]).toEqual([false, '3 000'])
})
