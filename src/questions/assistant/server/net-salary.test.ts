import { expect, it, test } from 'vitest'
import { grossPayAsked, netSalaryAsked } from './net-salary.ts'

it.each([
  ['Combien fait 3 000 € brut en net ?', 3000],
  ['Bonjour, on me propose 2400 euros brut par mois, combien vais-je toucher en net ?', 2400],
  ['Quel est le net pour un salaire brut de 2 500 € ?', 2500],
  ['36 000 € brut par an ça fait combien net par mois', 3000],
  ['36k brut annuel, combien net ?', 3000],
  ['Salaire de 42 000 € brut, combien en net ?', 3500],
  ['On me propose un poste. C’est 2 100,50 € brut mensuel. Combien de net ?', 2100.5],
  ['How much net is €3,000 gross a month?', 3000],
  ['What would my take-home pay be on 36000 euros gross per year?', 3000],
  ['gross salary of €2,800, how much after social contributions?', 2800],
])('in "%s" the pay of a month is %d', (text, gross) => {
  expect(grossPayAsked(text)).toBe(gross)
})

it.each([
  'Combien brut pour avoir 2 000 € net ?',
  'Mon employeur ne me paie pas mes 2 400 € brut.',
  'Je gagne 2 400 € brut et on me licencie, quelle indemnité ?',
  'Combien en net pour 2 000 € ou 2 200 € brut ?',
  'Combien de net avec 12,50 € brut de l’heure ?',
  'Je suis auto-entrepreneur, combien en net sur 3 000 € brut ?',
  'Fonctionnaire, 2 400 € brut, combien net ?',
  'Je suis cadre à 4 000 € brut, combien en net ?',
  'À temps partiel, 1 200 € brut, combien net ?',
  '15 000 € brut, combien net ?',
  'Quel est le résultat net de mon entreprise pour un bénéfice brut de 30 % ?',
  'How much is the net price of a gross margin of 40%?',
  'What is my net pension from 2,000 € gross?',
  'My net salary is lower than the 3,000 € gross in the contract.',
])('in "%s" there is none', (text) => {
  expect(grossPayAsked(text)).toBeUndefined()
})

const french = { locale: 'fr', country: 'fr', today: '2026-11-23' } as const

test('the net pay is told with the model and the day of its rates', async () => {
  const [line, ...others] = await netSalaryAsked('Combien fait 3 000 € brut en net ?', french)
  expect(others).toEqual([])
  expect(line?.euros).toBe(2353)
  expect(line?.what).toMatch(/pour 3\s000 € brut par mois/)
  expect(line?.rule).toMatch(/^modèle de calcul modele-social [\d.]+ \(Urssaf\), taux au .*juillet 2026$/)
  const [english] = await netSalaryAsked('How much net is €3,000 gross a month?', { ...french, locale: 'en' })
  expect(english).toMatchObject({ euros: 2353, rule: expect.stringContaining('rates of 1 July 2026') })
  expect(english?.what).toContain('for €3,000 gross a month')
})

test('nothing is told abroad, below the minimum wage, or once the year of the rates is over', async () => {
  const text = 'Combien fait 3 000 € brut en net ?'
  expect(await netSalaryAsked(text, { ...french, country: 'be' })).toEqual([])
  expect(await netSalaryAsked('Combien fait 900 € brut en net ?', french)).toEqual([])
  expect(await netSalaryAsked(text, { ...french, today: '2027-01-01' })).toEqual([])
})
