import { expect, test } from 'vitest'
import { findDates } from './dates.ts'
import { extract, findAges, findAmounts, sentenceAround } from './extract.ts'
import { findParties, findPlaces } from './people-and-places.ts'

test.each([
  ['850 €', 85_000],
  ['1 250,50 €', 125_050],
  ['1.250,50 euros', 125_050],
  ['€1,200', 120_000],
  ['€1,250.50', 125_050],
  ['EUR 300', 30_000],
  ['45k€', 4_500_000],
  ['12 000 EUR', 1_200_000],
])('reads the amount %s', (text, cents) => {
  expect(findAmounts(`Il me doit ${text} depuis.`)).toMatchObject([{ cents, currency: 'EUR' }])
})

test('pounds are not taken for euros, and bare numbers for money', () => {
  expect(findAmounts('£120 for 3 rooms in 2024')).toMatchObject([{ cents: 12_000, currency: 'GBP' }])
})

test('names people, companies and known organisations as they were typed', () => {
  expect(
    findParties('M. Durand et Mme de La Tour, agence Orpi, garage Lambert, SFR et Martin BTP SARL').map(
      ({ name }) => name,
    ),
  ).toEqual(['M. Durand', 'Mme de La Tour', 'agence Orpi', 'garage Lambert', 'SFR', 'Martin BTP SARL'])
  expect(
    findParties(
      'Il s’appelle Bernard Oudinot. He is called Paul Remy, their name is Lefort. Je m’appelle Zoé Blin.',
    ).map(({ name }) => name),
  ).toEqual(['Bernard Oudinot', 'Paul Remy', 'Lefort'])
})

test('a name that one buys from or works for is an organisation', () => {
  expect(
    findParties('embauchée par Sopra, acheté chez Conforama, I bought it from Currys').map(({ name }) => name),
  ).toEqual(['Sopra', 'Conforama', 'Currys'])
})

test('a role says who is meant without naming anybody', () => {
  expect(findParties('mon propriétaire et my landlord')).toMatchObject([{ kind: 'role' }, { kind: 'role' }])
})

test('brands that are ordinary words count only where they cannot be the word', () => {
  expect(findParties('Free. Total: I am free')).toEqual([])
  expect(findParties('Mon contrat chez Free').map(({ name }) => name)).toEqual(['Free'])
})

test('finds towns and postcodes, not months, feasts or companies', () => {
  expect(
    findPlaces('J’habite à Saint-Denis, 69003 Lyon, in March, à Noël, chez Orange, à La Rochelle, pour 12000 €'),
  ).toEqual(['Saint-Denis', '69003 Lyon', 'La Rochelle'])
})

test.each([
  ['Commande n° FR76 300 12345', []],
  ['Order number 75011, invoice: 69003', []],
  ['ma facture FR75011', []],
  ['Je suis au 12 rue Oberkampf, 75011', ['75011']],
  ['12 75011 Paris', ['75011 Paris']],
])('five digits within a number are no postcode: %s', (text, places) => {
  expect(findPlaces(text)).toEqual(places)
})

test.each([
  ['ma fille de 8 ans', [8]],
  ['my 6-year-old son', [6]],
  ['deux enfants de 4 ans et 7 ans', [4, 7]],
  ['il y a 8 ans, un contrat de 3 ans de garantie', []],
])('ages: %s', (text, ages) => {
  expect(findAges(text)).toEqual(ages)
})

test('the sentence around a word is the client’s own', () => {
  const text = 'Bonjour. J’ai vu M. Durand hier. Merci.'
  expect(sentenceAround(text, text.indexOf('hier'))).toBe('J’ai vu M. Durand hier.')
})

test.each([
  ['one letter', 'a'.repeat(20_000)],
  ['figures', '1 '.repeat(10_000)],
  ['capitals', 'A-B '.repeat(5000)],
  ['names', 'M. Jean de La Tour '.repeat(1000)],
  ['dots', '. '.repeat(10_000)],
])('a long text of %s is read without getting lost', (_, text) => {
  expect(findDates(text, new Date('2025-11-20T10:00:00Z'))).toEqual([])
  expect(extract(text).amounts).toEqual([])
})

test.each([
  [['Dordogne'], 'We were married in Leeds in 2009 and have been living in Dordogne since 2018.'],
  [['Toulouse', 'Nantes'], 'My flat in Nantes is let, I live in Toulouse.'],
  [['Lille'], 'Née à Rabat, j’habite à Lille.'],
  [['Leeds'], 'We were married in Leeds in 2009.'],
  [['Dordogne', 'Leeds'], 'I live in the Dordogne, my son works in Leeds.'],
  [['Gers'], 'J’habite dans le Gers, en CDI chez un artisan.'],
  [['Lyon', 'Paris'], 'Je suis né à Lyon et j’habite à Lyon, mon employeur est à Paris.'],
  [['Leeds', 'London'], 'Born in Leeds, I live in Leeds, my flat is in London.'],
  [['Nantes', 'Rennes'], 'Mon bailleur est à Rennes. Marié à Nantes, nous habitons à Nantes.'],
])('The place is where the client lives, %j: %s', (places, text) => {
  expect(findPlaces(text)).toEqual(places)
})
