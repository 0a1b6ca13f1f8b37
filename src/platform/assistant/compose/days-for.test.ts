import { expect, test } from 'vitest'
import type { ScriptQuestion } from '../port.ts'
import { asksHowLong, daysFor, tellsSinceWhen, withPlainDays } from './days-for.ts'

const now = new Date('2026-11-29T10:00:00Z')
const question = (ask: string): ScriptQuestion => ({
  key: 'day',
  kind: 'date',
  ask,
  why: '',
  detect: [],
  required: true,
})

test.each([
  ['courrier du 12 novembre', 0],
  ['une lettre de la caf du 12 novembre', 0],
  ['a letter of 12 november', 0],
  ['une decision datee du 5 novembre', 0],
  ['courrier recu le 12 novembre', 1],
])('the day of a letter is not that on which it was received: %s', (text, days) => {
  expect(daysFor(question('Quel jour avez-vous reçu la décision ?'), text, now)).toHaveLength(days)
  expect(daysFor(question('Quel jour la décision a-t-elle été prise ?'), text, now)).toHaveLength(1)
})

test.each([
  ['reponse avant le 9 decembre', 0],
  ["j'ai besoin d'une reponse d'ici le 9 decembre", 0],
  ['i need an answer by 9 december', 0],
  ['la reponse est arrivee le 9 novembre', 1],
  ['agresse le 9 novembre', 1],
])('the day until which an answer is needed is not that of something else: %s', (text, days) => {
  expect(daysFor(question('Quel jour les faits se sont-ils passés ?'), text, now)).toHaveLength(days)
  expect(daysFor(question('Avant quel jour devez-vous répondre ?'), text, now)).toHaveLength(1)
})

test.each([
  ['I’ve worked there on a permanent contract since 3 May 2019', true],
  ['Depuis le 4 janvier 2016 je suis assistante', true],
  ['Le 3 mai 2019 j’ai signé', false],
])('how long is told by the day since when: %s', (text, told) => {
  expect(tellsSinceWhen(text, now)).toBe(told)
})

test('which is asked by « combien de temps » only', () => {
  expect(asksHowLong(question('How long had you worked for the company?'))).toBe(true)
  expect(asksHowLong(question('Quel jour ?'))).toBe(false)
})

test.each([
  ['signe vendredi 27 novembre', 'signe       le 27 novembre'],
  ['signe le vendredi 27 novembre', 'signe          le 27 novembre'],
  ['signed on friday 27 november', 'signed        on 27 november'],
  ['signe vendredi', 'signe vendredi'],
])('a weekday before a day is left out: %s', (text, plain) => {
  expect(withPlainDays(text)).toBe(plain)
})
