import { expect, it } from 'vitest'
import { dossierFor } from '../../../../test/scenarios/knowledge-dossier.ts'
import { extract } from '../extraction/extract.ts'
import { composeBrief, mainSentences, titleOf } from './brief.ts'

it.each([
  [
    'sante',
    'dents',
    'fr',
    'Mon dentiste me demande 1 400 € pour une couronne.',
    /: mon dentiste me demande 1\s400\s€ pour une couronne$/,
  ],
  [
    'animaux',
    'chat-sante',
    'fr',
    'Mon chat de 12 ans boit énormément et maigrit.',
    /: mon chat de 12 ans boit énormément et maigrit$/,
  ],
  [
    'logement',
    'conge-preavis-logement',
    'fr',
    'Mon propriétaire me donne congé par mail.',
    /: mon propriétaire me donne congé par mail$/,
  ],
  [
    'consommation',
    'garantie-vice-cache',
    'en',
    'The oven that I bought in Lyon never worked.',
    /: the oven that I bought in Lyon never worked$/,
  ],
  [
    'justice',
    'amendes-permis',
    'en',
    'I got a fine, and my brother was driving the car that day on the motorway.',
    /: I got a fine, and my brother was driving the/,
  ],
] as const)('titles %s/%s by what the question says, never by a sum, a place or a role alone', async (...of) => {
  const [category, sub, locale, text, title] = of
  expect(titleOf(await dossierFor({ category, sub, locale, text }), extract(text))).toMatch(title)
})

it('keeps the other side and the sum where both are told', async () => {
  const text = 'Mon propriétaire garde mon dépôt de garantie de 650 €.'
  const dossier = await dossierFor({ category: 'logement', sub: 'depot-de-garantie', text })
  expect(titleOf(dossier, extract(text))).toMatch(/: mon propriétaire, 650\s€$/)
})

it.each([
  [
    'Mon IBAN FR76 3000 6000 0112 3456 7890 189, tel 06 12 34 56 78, né le 12/03/1980. Mon bailleur garde ma caution.',
    'Mon bailleur garde ma caution.',
  ],
  [
    'My phone is 07700 900123, born on 12/03/1980, SW1A 1AA. My landlord keeps my deposit.',
    'My landlord keeps my deposit.',
  ],
])('quotes what the client tells, and not who they are: %s', async (text, told) => {
  const dossier = await dossierFor({ category: 'logement', sub: 'depot-de-garantie', text })
  expect(mainSentences(dossier).told).toBe(told)
})

it.each([
  ['fr', 'My landlord keeps my deposit and says that the flat was dirty.', /^depot-de-garantie$/],
  ['en', 'Mon propriétaire garde mon dépôt et dit que la cuisine était sale.', /^depot-de-garantie$/],
  ['fr', 'My landlord in Lyon keeps my deposit and says that the flat was dirty.', /: Lyon$/],
  ['en', 'Je loue un studio et la SCI Les Tilleuls ne me rend pas les 780 € du dépôt.', /: SCI Les Tilleuls, €780$/],
  ['fr', 'My landlord keeps my deposit of 900 euros in Lyon since September.', /: 900\s€, Lyon$/],
  ['fr', 'My landlord keeps my deposit of 1,150 euro in Lyon since September.', /: 1\s150\s€, Lyon$/],
  ['fr', '1,150 euro in Lyon.', /: 1\s150\s€, Lyon$/],
  ['en', 'Mon propriétaire garde mon dépôt de 1 150,50 € à Lyon depuis septembre.', /: €1,150.50, Lyon$/],
] as const)('gives a reader in %s no title half in the client’s language: %s', async (locale, text, title) => {
  const dossier = await dossierFor({ category: 'logement', sub: 'depot-de-garantie', locale, text })
  expect(titleOf(dossier, extract(text))).toMatch(title)
})

const factsOf = async (locale: 'fr' | 'en', text: string) => {
  const dossier = await dossierFor({ category: 'logement', sub: 'depot-de-garantie', locale, text })
  const plain = (words: string) => words.replace(/\s/g, ' ')
  return Object.fromEntries(composeBrief(dossier).facts.map(({ label, value }) => [plain(label), plain(value)]))
}
const asked = {
  fr: {
    deposit: 'Quel est le montant du dépôt de garantie ?',
    kept: 'Quelle somme est retenue ?',
    reasons: 'Le propriétaire vous a-t-il donné des factures ou des devis ?',
    inventories: 'L’état des lieux de sortie est-il le même que celui d’entrée ?',
  },
  en: {
    deposit: 'How much was the deposit?',
    kept: 'How much is being kept?',
    reasons: 'Did the landlord give you invoices or quotes?',
    inventories: 'Is the moving-out inventory the same as the moving-in one?',
  },
}

it.each([
  ['en', 'My landlord kept 640 euros of my deposit for painting the walls. What can I do?'],
  ['fr', 'Mon propriétaire a retenu 640 euros sur ma caution pour la peinture des murs. Que faire ?'],
  ['fr', 'Sur ma caution, 640 euros ont été retenus pour la peinture. Que faire ?'],
  // In a detailed text, where any sum is likely the one asked for.
  [
    'en',
    'I rented a flat in Lyon with two friends, and we lived there for three years without any trouble, always paying on time. The landlord withheld 640 euros for painting and says nothing more about it.',
  ],
] as const)(
  'does not take a sum that is kept for the deposit, nor one sentence for every answer: %s %s',
  async (locale, text) => {
    const facts = await factsOf(locale, text)
    const { deposit, kept, reasons, inventories } = asked[locale]
    expect(facts[kept]).toContain('640')
    for (const label of [deposit, reasons, inventories]) expect(facts).not.toHaveProperty([label])
  },
)

it.each([
  ['en', 'My landlord keeps my 640 euros deposit since May.'],
  ['en', 'He kept 200 euros of my 640 euros deposit.'],
  ['fr', 'Mon propriétaire garde ma caution de 640 euros.'],
  ['fr', 'Il garde 640 euros de caution depuis mai.'],
] as const)('still reads the deposit where it is told: %s %s', async (locale, text) => {
  expect((await factsOf(locale, text))[asked[locale].deposit]).toContain('640')
})

it.each([
  ['My landlord has not given the deposit back, I returned the keys on 12 September.', false],
  ['My landlord has not given the deposit of 780 euros back, I returned the keys on 12 September.', true],
])('answers no "how much" with words that give no sum: %s', async (text, isTold) => {
  const dossier = await dossierFor({ category: 'logement', sub: 'depot-de-garantie', text, locale: 'en' })
  const script = dossier.script.map((one) => (one.key === 'deposit' ? { ...one, detect: ['deposit'] } : one))
  const { facts, missing } = composeBrief({ ...dossier, script })
  const ask = 'How much was the deposit?'
  expect(facts.some(({ label }) => label === ask)).toBe(isTold)
  expect(missing.includes(ask)).toBe(!isTold)
})
