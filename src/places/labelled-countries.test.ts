import { describe, expect, test } from 'vitest'
import { labelledTexts } from '../../test/fixtures/labelled-texts.ts'
import { countryOfText } from './country-of-text.ts'
import { keptQuestions, usedQuestions } from './labelled-countries.data.ts'

/** The shares of foreign questions recognised, and of French ones taken for foreign. */
function shares(questions: typeof usedQuestions) {
  const found = questions.map(({ text, country }) => ({ country, as: countryOfText(text)?.country ?? 'fr' }))
  const abroad = found.filter(({ country }) => country !== 'fr')
  const french = found.filter(({ country }) => country === 'fr')
  const right = abroad.filter(({ country, as }) => country === as).length
  const taken = french.filter(({ as }) => as !== 'fr').length
  return {
    recognised: right / abroad.length,
    taken: taken / french.length,
    abroad: abroad.length,
    french: french.length,
  }
}

describe('the country of the labelled questions', () => {
  test.each([
    ['that were used to improve it', usedQuestions],
    ['that were kept apart', keptQuestions],
  ])('is right for those %s', (_, questions) => {
    const { recognised, taken } = shares(questions)
    expect(recognised).toBeGreaterThanOrEqual(0.95)
    expect(taken).toBeLessThanOrEqual(0.02)
  })

  test('is measured on enough of them', () => {
    const { abroad, french } = shares([...usedQuestions, ...keptQuestions])
    expect(abroad).toBeGreaterThanOrEqual(120)
    expect(french).toBeGreaterThanOrEqual(120)
    expect(keptQuestions.length).toBeGreaterThanOrEqual(usedQuestions.length / 2)
  })
})

/** Towns, institutions, companies and adjectives, and words of France that look like them. `-`: no country shows. */
const near = labelledTexts(`
  gb my Leeds school excluded my son
  gb Our Nottingham vet overcharged us
  gb BT won’t let me leave
  gb Sky refuses to cancel my box
  gb Landlord in Reading won’t fix the mould
  gb La Barclays a fermé mon compte
  gb Argos ne veut pas reprendre la bouilloire
  ie Eir billed me twice
  ie Mon proprio à Cork garde la caution
  ie the Irish gym keeps charging me
  be ma mutualité belge ne paie pas
  be Scarlet me facture un modem rendu
  be Le Krëfel de Wavre refuse l’échange
  be notre syndicat belge ne répond plus
  ch Salt me facture 80 balles de trop
  ch Ma gérance à Prilly ne répare rien, CFF en retard
  ca Bell a facturé deux fois mon forfait
  ca Le TAL a-t-il raison sur mon loyer ?
  ca Desjardins a bloqué mon compte
  ca j’habite à Laval, Québec, bail de 4 et demi
  lu Ma caisse, la CNS, refuse
  ma La Lydec me facture trop
  us Spectrum keeps billing me
  us Best Buy won’t refund me
  us Medicare denied my claim
  us got a dui last weekend, what now
  ca chui o quebec mon boss ma pa payé
  be jvis en belgik mon proprio veu augmenté le loyer
  ch jhabite lausanne et la regie repond pas
  fr Is a UK driving licence still valid in France?
  fr Mon permis belge est-il valable en France ?
  fr Mon employeur, basé à Bruxelles, me licencie, je télétravaille depuis Lille
  - Is a UK bank safe?
  gb My landlord in the UK keeps the deposit
  lu j’habite Thionville et je bosse à Luxembourg ville, mon patron ne paie pas mes heures
  fr We moved to the Lot in August 2025 from Leeds, no carte vitale yet
  gb terraced house in Stoke, the neighbour cuts holes in our wall
  be la proprio ne répond pas, 43 rue Hocheporte 4000 Liège
  ca Bungalow acheté à Drummondville, pyrite dans la dalle
  ml bjr suis a bamako, orange dit d attendre
  ch Une pharmacie à Sion s’est trompée
  fr chui en france mon patron me paie pa
  ma mon loyer a augmenté de 500dh
  ma loyer de 1 500 DH
  - Le 11 septembre 2001 j’étais à New York
  - We were in Rome when the flat was burgled
  - I have 2 mad neighbours
  - Ma fille Sky a de la fièvre
  - M. Desjardins, mon locataire, ne paie pas
  - Le SSI de la copropriété sonne sans raison
  - L’AVS de mon fils est absente
  - La CSS me réclame 300 euros
  - J’ai prêté 900 € à Florence
  - I lent money to Charlotte
  - la fitness de mon quartier refuse la résiliation
  - Bell peppers in my garden have spots
  - Salt stains on the wall, who pays?
  - is there anything like pension credit in France?
  fr My UK bank refused the loan for our house, I live in France
  fr My cork flooring from B&Q is broken, I live in Nantes
  fr HMRC me réclame des impôts alors que je vis en France
  - Canapé payé 1 390 € avec ma carte Barclays, jamais livré
`)

test.each(near)('%s: %s', (country, text) => {
  expect(countryOfText(text)?.country ?? '-').toBe(country)
})
