import { describe, expect, test } from 'vitest'
import { dossierOfText } from '../../../../test/scenarios/knowledge-dossier.ts'
import { categories, findCategory } from '../../../catalog/catalog.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { scriptAbroad } from '../../../platform/assistant/compose/abroad.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'
import { countryIn } from './country.ts'
import { scriptFor } from './script.ts'

const previewOf = async (locale: Locale, slug: string, subCategory: string, question: string) =>
  composePreview(await dossierOfText(slug, subCategory, locale, question))

/** The same question with a foreign and with a French company, town or body. */
const pairs: [Locale, string, string, string, string, string][] = [
  [
    'fr',
    'consommation',
    'achat-en-ligne-livraison',
    'Colis commandé le 2 novembre chez @, jamais livré',
    'Krëfel à Namur',
    'Darty à Lyon',
  ],
  [
    'en',
    'consommation',
    'achat-en-ligne-livraison',
    'I ordered a parcel on 2 November from @ and it never came, what does the law say about late delivery?',
    'Argos in Leeds',
    'Darty in Lyon',
  ],
  [
    'fr',
    'logement',
    'depot-de-garantie',
    'J’ai rendu les clés le 12 septembre à @, le bailleur garde le dépôt de garantie',
    'Genève',
    'Grenoble',
  ],
  [
    'en',
    'logement',
    'depot-de-garantie',
    'I gave the keys back on 12 September in @, the landlord keeps the deposit',
    'Cork',
    'Nice',
  ],
  ['fr', 'travail', 'demission-preavis', 'Je démissionne de mon CDI à @, quel préavis ?', 'Montréal', 'Montreuil'],
  [
    'en',
    'travail',
    'demission-preavis',
    'I resign from my permanent contract in @, what notice?',
    'Toronto',
    'Toulouse',
  ],
]

describe('a question from abroad', () => {
  test.each(pairs)('%s, %s: no French rule and no French deadline', async (locale, slug, sub, text, there, here) => {
    const abroad = await previewOf(locale, slug, sub, text.replace('@', there))
    expect(abroad.quotations).toEqual([])
    expect(abroad.deadlines).toEqual([])
    expect(abroad.amounts).toEqual([])
    expect(abroad.paragraphs.join('\n')).toMatch(locale === 'fr' ? /aucune règle française/ : /no French rule/)
    const french = await previewOf(locale, slug, sub, text.replace('@', here))
    expect(french.quotations).not.toEqual([])
  })

  test.each(pairs)(
    '%s, %s: no French paper, and nothing promised of an expert who is not here',
    async (locale, slug, sub, text, there) => {
      const { paragraphs, limits, papers } = await previewOf(locale, slug, sub, text.replace('@', there))
      const words = [...paragraphs, ...limits].join('\n')
      expect(papers).toEqual([])
      expect(words).not.toMatch(
        /sera posée à l’expert|sera interrogé|will be asked|votre situation précise|your exact situation/,
      )
      expect(words).not.toContain(findCategory(slug)!.profession[locale])
    },
  )

  test.each(pairs)(
    '%s, %s: leads to no expert who does not practise there, and the same from France to one',
    async (locale, slug, sub, text, there, here) => {
      expect(await previewOf(locale, slug, sub, text.replace('@', there))).toMatchObject({ noExpert: true })
      expect(await previewOf(locale, slug, sub, text.replace('@', here))).not.toHaveProperty('noExpert')
    },
  )

  test('is given no reason that states what French law makes of the answer', () => {
    for (const { slug, subCategories } of categories.filter(({ slug }) => slug !== 'etrangers'))
      for (const sub of [undefined, ...subCategories.map((one) => one.slug)])
        for (const { why } of scriptAbroad(scriptFor(slug, sub, 'fr'), slug, scriptFor(slug, sub, 'fr')))
          expect(why).toBe('')
  })

  test('is not asked what only French law attaches something to', () => {
    const keys = (slug: string, sub: string) =>
      scriptAbroad(scriptFor(slug, sub, 'fr'), slug, scriptFor(slug, sub, 'fr')).map(({ ask }) => ask)
    expect(keys('logement', 'depot-de-garantie').join(' ')).not.toContain('nouvelle adresse')
    expect(keys('logement', 'depot-de-garantie').join(' ')).toContain('rendu les clés')
    expect(keys('travail', 'conges-temps-de-travail').join(' ')).not.toMatch(/convention collective|moins d’un mois/)
  })

  test('is asked the same in both languages', () => {
    for (const { slug, subCategories } of categories)
      for (const sub of [undefined, ...subCategories.map((one) => one.slug)]) {
        const inFrench = scriptFor(slug, sub, 'fr')
        const keysIn = (locale: Locale) =>
          scriptAbroad(scriptFor(slug, sub, locale), slug, inFrench).map(({ key }) => key)
        expect(keysIn('en')).toEqual(keysIn('fr'))
      }
    const doctor = scriptAbroad(
      scriptFor('sante', 'parcours-de-soins', 'en'),
      'sante',
      scriptFor('sante', 'parcours-de-soins', 'fr'),
    )
    expect(doctor.map(({ ask }) => ask).join(' ')).not.toMatch(/registered (?:doctor|GP)|médecin traitant/i)
  })

  test.each<[Locale, string]>([
    ['en', 'I live in Dublin, my cat scratches the sofa, how do I stop it?'],
    ['fr', 'J’habite à Bruxelles, mon chat griffe le canapé, comment faire ?'],
  ])('hears of no rules where none decides (%s): %s', async (locale, text) => {
    const { paragraphs, limits } = await previewOf(locale, 'animaux', 'comportement-education', text)
    const words = [...paragraphs, ...limits].join('\n')
    expect(words).not.toMatch(/rules of|professional of that country|règles d|professionnel de ce pays|practises/)
    expect(words).toMatch(/Dublin|Bruxelles/)
  })

  test.each<[Locale, string, string, string]>([
    [
      'en',
      'immobilier',
      'compromis-achat',
      'Signed a compromis for a house in Gers, letter received 19 Nov, I live in Manchester. Til when can I withdraw?',
    ],
    [
      'fr',
      'immobilier',
      'compromis-achat',
      'J’habite à Bruxelles et j’achète un appartement à Lyon. Quel délai de rétractation ?',
    ],
    [
      'fr',
      'assurance',
      'mutuelle-complementaire-sante',
      'Je vis à Casablanca, ma mutuelle française refuse un remboursement.',
    ],
    ['en', 'justice', 'amendes-permis', 'I live in Leeds and got an FPS for parking in Nice, how do I contest it?'],
  ])('is answered by French law on what is in France (%s, %s/%s): %s', async (locale, slug, sub, text) => {
    expect(countryIn([text], locale)).toBeUndefined()
    const { paragraphs } = await previewOf(locale, slug, sub, text)
    expect(paragraphs.join(' ')).not.toMatch(/règles de ce pays|rules of that country/)
  })

  test.each<[Locale, string, string]>([
    [
      'fr',
      'J’habite à Paris et j’ai acheté une maison à Valencia, quels frais de notaire ?',
      'un autre pays, l’Espagne',
    ],
    ['en', 'I live in Lyon and bought a flat in Alicante, what fees are due?', 'another country, Spain'],
  ])(
    'is not said to be written from the country of a home that was bought there (%s): %s',
    async (locale, text, there) => {
      const { paragraphs, quotations, limits } = await previewOf(locale, 'immobilier', 'compromis-achat', text)
      const words = [...paragraphs, ...limits].join('\n')
      expect(quotations).toEqual([])
      expect(words).toContain(there)
      expect(words).not.toMatch(/vous écrivez d|you are writing|où vous vivez|je suis en France|I am in France/)
    },
  )

  test.each<[Locale, string]>([
    ['en', 'I live in Manchester and am buying a flat in Leeds, born in Lyon.'],
    ['en', 'I live in Dublin, my French boss sacked me, what notice?'],
    ['fr', 'J’habite à Genève, mon employeur a résilié ma mutuelle française. Quel préavis ?'],
  ])('and by none on what is not (%s): %s', (locale, text) => {
    expect(countryIn([text], locale)).toBeDefined()
  })

  test('is asked nothing that only France has', () => {
    const french =
      /(?<!\p{L})(?:CPAM|MDPH|CAF|DPE|CPF|GIR|APA|APL|RSA|AAH|OQTF|Ofpra|Urssaf|Siret|SARL|taxe foncière|micro-entreprise|France Titres|Sécurité sociale|prud’hommes|préfecture|zone tendue)(?!\p{L})/iu
    const asked = categories
      .filter(({ slug }) => slug !== 'etrangers')
      .flatMap(({ slug, subCategories }) =>
        [undefined, ...subCategories.map((sub) => sub.slug)].flatMap((sub) =>
          (['fr', 'en'] as const).flatMap((locale) =>
            scriptAbroad(scriptFor(slug, sub, locale), slug, scriptFor(slug, sub, 'fr')),
          ),
        ),
      )
    const words = asked.map(({ ask, choices = [] }) => [ask, ...choices.map(({ label }) => label)].join(' / '))
    expect([...new Set(words)].filter((one) => french.test(one))).toEqual([])
  })
})
