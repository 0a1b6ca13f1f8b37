import { describe, expect, test } from 'vitest'
import { categories, findCategory, findSubCategory } from '../catalog.ts'
import { devHalf, testHalf } from './labelled-questions.data.ts'
import { proposeCategories } from './propose-categories.ts'

type Half = typeof devHalf

const measured = (half: Half) => {
  const ranks = half.map(({ text, locale, category }) =>
    proposeCategories(text, locale).findIndex((proposal) => proposal.category === category),
  )
  const share = (good: (rank: number) => boolean) => ranks.filter(good).length / half.length
  return { first: share((rank) => rank === 0), amongThree: share((rank) => rank >= 0) }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const report = (name: string, half: Half) => {
  const all = measured(half)
  const lines = (['fr', 'en'] as const).map((locale) => {
    const part = half.filter((question) => question.locale === locale)
    const { first, amongThree } = measured(part)
    return `${locale} ${part.length}: first ${percent(first)}, among three ${percent(amongThree)}`
  })
  console.info(`${name}, ${half.length}: first ${percent(all.first)}, among three ${percent(all.amongThree)}`)
  console.info(`  ${lines.join('; ')}`)
  return all
}

describe('the category proposed for a question', () => {
  test.each([
    ['en', 'travail', 'I work nights in a hospital in Metz, pregnant 4 months, can I refuse nights?'],
    ['fr', 'travail', 'Je travaille de nuit à l’hôpital, enceinte de 4 mois, puis-je refuser les nuits ?'],
    ['fr', 'informatique', 'Mon jeu tourne à 20 fps'],
    ['en', 'justice', 'I own a gite in Dordogne, a guest won’t pay, can I use small claims?'],
    // A loan between private persons is none of a bank.
    ['fr', 'justice', 'Mon beau-frère m’a emprunté 3 000 euros et ne veut plus me rembourser'],
    ['fr', 'justice', 'Ma cousine m’a emprunté 1 200 € l’an dernier et elle refuse de me rembourser.'],
    ['fr', 'justice', 'J’ai prêté 5 000 euros à mon frère, il dit que c’était un cadeau et ne veut pas me rembourser.'],
    ['en', 'justice', 'My brother-in-law borrowed 3,000 euros from me and will not pay me back'],
    ['en', 'justice', 'My cousin borrowed 1,200 euros last year and refuses to repay me.'],
    ['en', 'justice', 'A former colleague owes me 800 euros that I advanced him and no longer replies.'],
    ['fr', 'banque', 'J’ai emprunté 30 000 euros à ma banque et je ne peux plus rembourser mon prêt.'],
    ['fr', 'banque', 'La banque refuse de me rembourser un prélèvement de 300 euros.'],
    ['en', 'banque', 'I borrowed 30,000 euros from my bank and I can no longer repay the loan.'],
    ['en', 'banque', 'Can I repay my mortgage early without a penalty?'],
    ['fr', 'travail', 'Mon employeur doit me rembourser mes frais de déplacement depuis août.'],
    // A ball is no water tank.
    ['fr', 'assurance', 'J’ai cassé la vitre de mon voisin avec un ballon, qui paie ?'],
    ['en', 'assurance', 'My son broke the neighbour’s window with his football, who pays?'],
    ['fr', 'consommation', 'Le coiffeur m’a brûlé le cuir chevelu.'],
  ] as const)('is that of what is asked (%s): %s, %s', (locale, category, text) => {
    expect(proposeCategories(text, locale)[0]?.category).toBe(category)
  })

  test('is right for most questions that it has never seen', () => {
    const { first, amongThree } = report('unseen questions', testHalf)
    expect(first).toBeGreaterThanOrEqual(0.85)
    expect(amongThree).toBeGreaterThanOrEqual(0.95)
  })

  test('stays right for the questions that served to improve it', () => {
    const { first, amongThree } = report('known questions', devHalf)
    expect(first).toBeGreaterThanOrEqual(0.93)
    expect(amongThree).toBeGreaterThanOrEqual(0.98)
  })

  test('is measured on every category, in both languages, without a question twice', () => {
    const all = [...devHalf, ...testHalf]
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    for (const locale of ['fr', 'en'] as const)
      for (const half of [devHalf, testHalf]) {
        const asked = half.filter((question) => question.locale === locale).map(({ category }) => category)
        expect(new Set(asked)).toEqual(new Set(categories.map(({ slug }) => slug)))
      }
  })

  test('comes best first, at most as many as asked, with a sub-category of its own', () => {
    const proposals = proposeCategories('Mon propriétaire garde ma caution, il parle de peinture', 'fr', 5)
    expect(proposals.length).toBeLessThanOrEqual(5)
    expect(proposals[0]).toMatchObject({ category: 'logement', subCategory: 'depot-de-garantie' })
    expect(proposals.map(({ score }) => score)).toEqual(proposals.map(({ score }) => score).sort((a, b) => b - a))
    for (const { category, subCategory } of proposals) {
      expect(findCategory(category)).toBeDefined()
      if (subCategory) expect(findSubCategory(category, subCategory)).toBeDefined()
    }
  })

  test.each([
    ['Quel est le meilleur vélo électrique pour 1500 euros ?', 'fr', 'automobile', 'electricite'],
    ['Which is the best electric bike for 1500 euros?', 'en', 'automobile', 'electricite'],
    ['J’ai reçu le 2 novembre une mise en demeure de payer sous 15 jours', 'fr', 'justice', 'entreprise'],
    ['I received a formal notice to pay within 15 days', 'en', 'justice', 'entreprise'],
    [
      'Got a speeding notice from France at home in England, but I had sold the car before that day',
      'en',
      'justice',
      'automobile',
    ],
    [
      'Bungalow acheté en mai, de la pyrite sous la dalle du garage, les anciens propriétaires ont vendu avec garantie légale',
      'fr',
      'travaux',
      'consommation',
    ],
    ['My brother rents in Brussels and his deposit was not returned', 'en', 'logement', 'succession'],
  ] as const)('is about what is meant, not about a word beside it: %s', (text, locale, meant, beside) => {
    const [first, ...others] = proposeCategories(text, locale)
    expect(first?.category).toBe(meant)
    expect(others.find(({ category }) => category === beside)?.confidence ?? 0).toBeLessThan(0.3)
  })

  test('leaves a business that has sent a formal notice where unpaid invoices are', () => {
    const text = 'J’ai envoyé une mise en demeure de payer à mon client, il ne répond pas'
    expect(proposeCategories(text, 'fr')[0]).toMatchObject({ category: 'entreprise', subCategory: 'factures-impayees' })
  })

  test('forgives a slip of the finger, capitals and missing accents', () => {
    expect(proposeCategories('MON ORDIANTEUR NE DEMARRE PLUS', 'fr')[0]?.category).toBe('informatique')
    expect(proposeCategories('my landlrod keeps the depoist', 'en')[0]?.category).toBe('logement')
  })

  test('understands a question written in the other language of the site', () => {
    expect(proposeCategories('My dog has been limping since yesterday, what should I do?', 'fr')[0]?.category).toBe(
      'animaux',
    )
    expect(proposeCategories('Mon chien boite depuis hier, que dois-je faire pour lui ?', 'en')[0]?.category).toBe(
      'animaux',
    )
  })

  test('is nothing at all when no word is understood', () => {
    expect(proposeCategories('', 'fr')).toEqual([])
    expect(proposeCategories('zzzz qqqq wwww', 'en')).toEqual([])
  })
})

describe('words that point elsewhere than they seem to', () => {
  test.each([
    ['famille', 'fr', 'Mon fils aura 18 ans, la pension s’arrête ?'],
    ['retraite', 'fr', 'Combien sera ma pension de retraite si je pars à 62 ans ?'],
    ['travail', 'fr', 'Le café de Dole me licencie'],
    ['administration', 'fr', 'La CAF de Dole me réclame un trop-perçu'],
    ['travail', 'fr', 'Mon patron a mal au dos et me demande de porter les caisses'],
    ['sante', 'fr', 'J’ai mal au dos depuis trois semaines, que faire ?'],
    ['justice', 'en', 'My neighbour drums at night and I can’t sleep'],
    ['psychologie', 'en', 'I feel anxious every evening and I can’t sleep'],
    ['justice', 'fr', 'Le voisin du dessus tape sur ses tambours le soir, que dit la loi ?'],
  ] as const)('are read with what they are said of: %s %s «%s»', (category, locale, text) =>
    expect(proposeCategories(text, locale)[0]?.category).toBe(category),
  )
})
