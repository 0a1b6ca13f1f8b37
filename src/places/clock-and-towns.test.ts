import { describe, expect, test } from 'vitest'
import { countryOfText } from './country-of-text.ts'

describe('a town whose name several countries have', () => {
  test.each([
    ['ca', 'ca', 'Mon bail à Laval se termine, le locateur garde la clé'],
    ['fr', 'fr', 'Mon bail à Laval se termine, le bailleur garde la clé'],
    ['ca', 'ca', 'Ma proprio à Verdun refuse de réparer le chauffage'],
    ['fr', undefined, 'Ma proprio à Verdun refuse de réparer le chauffage'],
    ['ca', 'ca', 'My landlord in London wants me out in June'],
    ['gb', 'gb', 'My landlord in London wants me out in June'],
    ['be', 'be', 'Mon patron à Mons retient mon salaire'],
    ['us', 'us', 'My landlord in Birmingham wants me out in June'],
    ['sn', 'sn', 'Mon bailleur à Saint-Louis réclame deux mois'],
    ['us', 'fr', 'My landlord in Paris wants me out in June'],
    ['be', 'fr', 'J’habite à Lille et je suis en visite à Mons'],
    ['ca', 'fr', 'J’habite Rennes, ma fille étudie à Verdun'],
  ])('is that of the clock (%s): %s for %s', (clock, country, text) => {
    expect(countryOfText(text, clock)?.country).toBe(country)
  })
})

describe('what is written beside such a town', () => {
  test.each([
    ['ca', 'fr', 'Mon bail à Laval en Mayenne se termine'],
    ['ca', 'fr', 'Mon bail à 53000 Laval se termine'],
    ['ca', 'ca', 'Mon bail à Laval se termine, la moitié en mai'],
    ['fr', 'ca', 'Mon bail à Laval (Québec) se termine'],
    ['ca', 'gb', 'My flat in London, SW1A 1AA has mould'],
    ['gb', 'ca', 'My flat in London, N6A 3K7 has mould'],
    ['us', 'gb', 'My landlord in Manchester, UK wants me out'],
    ['us', 'us', 'My landlord in Manchester wants me out'],
    ['sn', 'fr', 'Mon bailleur à Saint-Louis (Haut-Rhin) réclame deux mois'],
    ['ca', 'fr', 'Mon bailleur à Saint-Denis-de-la-Réunion réclame deux mois'],
    ['ca', 'fr', 'Mon bailleur à Saint-Denis de la Réunion réclame deux mois'],
    ['ca', 'fr', 'Mon bailleur à Saint-Jean-de-Maurienne réclame deux mois'],
    ['ca', undefined, 'Mon bailleur à Saint-Georges-de-Didonne réclame deux mois'],
    ['ca', 'fr', 'Laval en Mayenne, mon bailleur garde ma caution'],
    ['ca', 'gb', 'I live in Halifax, West Yorkshire'],
    ['sn', 'fr', 'Saint-Louis (Haut-Rhin)'],
    ['us', 'gb', 'Manchester, UK'],
    ['ca', 'gb', 'My flat in London, SW1A 1AA'],
    ['be', 'be', 'J’habite à Mons, en France on me dit de partir'],
    ['ca', undefined, 'Mon bailleur à Verdun (Meuse) réclame deux mois'],
  ])('beats the clock (%s): %s for %s', (clock, country, text) => {
    expect(countryOfText(text, clock)?.country).toBe(country)
  })
})

describe('a commune of France that is also the name of a town abroad', () => {
  test.each([
    ['Ancône', 'it'],
    ['Pérouse', 'it'],
    ['Modène', 'it'],
    ['Trèves', 'de'],
    ['Roberval', 'ca'],
    ['Langley', 'ca'],
    ['Montreux', 'ch'],
  ])('is abroad only on the clock of that country: %s, %s', (town, country) => {
    expect(countryOfText(`Mon bailleur à ${town} garde ma caution`)).toBeUndefined()
    expect(countryOfText(`Mon bailleur à ${town} garde ma caution`, 'fr')).toBeUndefined()
    expect(countryOfText(`Mon bailleur à ${town} garde ma caution`, country)?.country).toBe(country)
  })

  test.each(['Brandon', 'Kimberley', 'Modesto'])('a first name is no town: %s', (name) => {
    for (const clock of [undefined, 'fr', 'ca', 'us', 'za'])
      expect(countryOfText(`J’ai prêté 900 € à ${name}`, clock)).toBeUndefined()
  })
})

describe('a weak sign of the country of the clock', () => {
  test.each([
    ['ca', 'ca', 'La régie m’a écrit pour le loyer, reçu à Québec'],
    ['au', 'au', 'Bought a used van in Perth last spring, the engine is dead'],
    ['ca', 'ca', 'La Régie, enfin le TAL, m’a convoqué en janvier'],
  ])('decides (%s): %s for %s', (clock, country, text) => {
    expect(countryOfText(text, clock)?.country).toBe(country)
  })

  test('does not outweigh a home', () => {
    expect(countryOfText('J’habite à Nantes, un colis vient de Bruges', 'be')?.country).toBe('fr')
  })
})

describe('whom the matter is with', () => {
  test.each([
    ['be', 'Mon bailleur de Namur ne rend pas la garantie'],
    ['ch', 'Ma régie de Sion refuse de repeindre'],
    ['in', 'My landlord in Nagpur will not answer'],
    ['dz', 'Mon employeur d’Alger ne paie plus'],
    ['cd', 'Mon bailleur de Lubumbashi a doublé le loyer'],
    ['be', 'Un garage de Charleroi retient ma voiture'],
    ['es', 'Une agence espagnole me réclame 300 euros'],
    ['it', 'I was sent a parking fine from Italy after a trip'],
    ['ch', 'The canton of Geneva sent me a tax reminder'],
    ['ci', 'Ma mère est morte à Abidjan, elle y avait une maison'],
    ['nc', 'J’ai été licencié à Nouméa après cinq ans'],
    ['pf', 'Mon patron de Papeete me licencie'],
    ['fr', 'Mon patron de Fort-de-France me licencie, j’habite la Martinique'],
  ])('shows the country (%s): %s', (country, text) => {
    expect(countryOfText(text)?.country).toBe(country)
  })

  test.each([
    'Je vais en voyage à Bologne, mon garage refuse de réparer ma voiture',
    'Ma fille est revenue d’un séjour à Séville avec de la fièvre',
    'J’ai envoyé un colis à Dakar, il est perdu',
    'I sent a parcel to Nairobi and it got lost',
    'Mon mascara me brûle les yeux, la boutique refuse le retour',
    'Come and help me please, my boiler leaks',
  ])('is not what is only named: %s', (text) => {
    expect(countryOfText(text)).toBeUndefined()
  })
})

test('who lives in one country and works in another is said to work there', () => {
  const found = countryOfText('J’habite Metz mais je travaille à Sarrebruck, mon patron me licencie')
  expect(found).toMatchObject({ country: 'de', isOfWork: true })
  expect(countryOfText('Je travaille à Sarrebruck, mon patron me licencie')?.isOfWork).toBeUndefined()
})

describe('a smaller town of France in an English text', () => {
  test.each([
    'I rent a flat in Nantes and my landlord keeps my deposit',
    'I rent a flat in Dinan and my landlord keeps my deposit',
    'My flat in St Etienne has mould',
    'Our landlord in Vitry-sur-Seine wants us out in June',
    'We live in Chamonix and the boiler is broken',
    'My Quimperlé landlord keeps my deposit',
    'We live in Nice and the boiler is broken',
  ])('shows France: %s', (text) => {
    expect(countryOfText(text)?.country).toBe('fr')
  })

  test.each([
    'Nancy is my neighbour and she is noisy',
    "In Nancy's flat there is mould",
    'Tours of the house were promised to us',
    'Nice landlord, but he keeps my deposit',
    'I rent a flat in Orange and my landlord keeps my deposit',
    'The lattes in my café are cold',
  ])('is no word, person or town elsewhere: %s', (text) => {
    expect(countryOfText(text)).toBeUndefined()
  })
})
