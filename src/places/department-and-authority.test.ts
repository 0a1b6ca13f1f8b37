import { describe, expect, it } from 'vitest'
import { whereabouts } from '../safety/location/whereabouts.ts'
import { countryOfText } from './country-of-text.ts'

describe('a town abroad whose name a French one has', () => {
  it.each([
    'Mon bail à Sion en Meurthe-et-Moselle : dépôt de garantie non rendu.',
    'On est à Montréal dans le Gers, le gîte est sale',
    'Montréal, Aude : le maçon ne finit pas le toit',
    'Le gîte loué en Suisse normande, à Clécy, n’avait pas d’eau chaude',
  ])('is in France with its department: «%s»', (text) => expect(countryOfText(text)?.country ?? 'fr').toBe('fr'))

  it.each([
    'On est à Montréal dans le Gers, mon père fait un AVC',
    'Montréal, Aude, ma mère fait un AVC',
    'Gîte en Suisse normande : mon fils ne respire plus',
    'J’habite à Sion-les-Mines, ma mère ne respire plus',
    'I live in Sion-les-Mines and my mum has collapsed',
  ])('has the numbers of France alone: «%s»', (text) =>
    expect(whereabouts({ text, locale: 'fr', address: 'fr' })).toMatchObject({ country: 'fr', also: [] }),
  )
})

it.each([
  ['be', 'J’habite à Bruxelles dans le nord de la ville, mon bailleur garde ma caution'],
  ['at', 'J’habite à Innsbruck dans les Alpes, mon bailleur garde ma caution'],
])('a town abroad stays there where what follows is no department: %s «%s»', (country, text) =>
  expect(countryOfText(text)?.country).toBe(country),
)

it.each([
  ['ma', 'Le fisc de Casablanca me demande de corriger ma déclaration de revenus.'],
  ['ch', 'Le canton de Fribourg me taxe d’office, j’avais oublié ma déclaration d’impôts.'],
  ['ch', 'Le canton de Genève me réclame un rappel d’impôt sur ma déclaration de revenus.'],
  ['ch', 'Le canton du Jura me réclame une correction de ma déclaration de revenus.'],
  ['ch', 'Mon employeur m’a licencié, je vis au Locle : faut-il un entretien préalable ?'],
  ['tn', 'Impôts : le fisc de Tunis me réclame une taxe sur mon terrain hérité, quel recours ?'],
])('an authority that asks for money is that of its place: %s «%s»', (country, text) =>
  expect(countryOfText(text)?.country).toBe(country),
)

it('a visit to a canton is no matter of it', () =>
  expect(
    countryOfText('Le garage de Dole a raté ma voiture avant mes vacances dans le canton de Vaud')?.country,
  ).not.toBe('ch'))
