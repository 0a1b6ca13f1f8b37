import { describe, expect, it } from 'vitest'
import { lock } from '../../../catalog/knowledge/articles.data.ts'
import { composePreview } from '../../../platform/assistant/compose/preview.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import { scriptFor } from './script.ts'
import { sheetKnowledge, subjectSheet } from './sheet-knowledge.ts'

const of = (category: string, subCategory: string, today = '2026-11-23') =>
  sheetKnowledge({ category, subCategory, text: '', locale: 'fr' }, 'fr', today)

describe('the rules of a sheet', () => {
  it('are left out once their article has ended', async () => {
    const ended = lock.texts['Code de la sécurité sociale']?.articles['L351-3']?.until
    expect(ended).toBe('2026-11-01')
    const keys = async (today: string) =>
      (await of('retraite', 'age-depart-taux-plein', today)).rules
        .filter(({ sheet }) => sheet === 'age-depart-taux-plein')
        .map(({ key }) => key)
    expect(await keys('2026-10-31')).toContain('credited-periods')
    expect(await keys('2026-11-01')).not.toContain('credited-periods')
    expect(await keys('2026-11-01')).toContain('legal-age')
  })
})

describe('the sheet of a question', () => {
  const deaths = 'Mon père est mort le 21 juin. Quand doit-on déposer la déclaration de succession aux impôts ?'
  it('is that of the rule that surely answers it, whatever sub-category was proposed', async () => {
    const subject = {
      category: 'succession',
      subCategory: 'renoncer-dettes-heritage',
      text: deaths,
      locale: 'fr',
    } as const
    expect(await subjectSheet(subject)).toMatch(/^(regler-une-succession|droits-de-succession)$/)
    expect(await subjectSheet({ ...subject, text: 'Bonjour, une question sur mon père.' })).toBe(
      'renoncer-dettes-heritage',
    )
  })
})

describe('what is worked out', () => {
  const subjectOf = async (category: string, sub: string, today?: string) => (await of(category, sub, today)).subject!
  it('moves the end of a withdrawal to a working day', async () => {
    const [, withdrawal] = (await subjectOf('consommation', 'achat-en-ligne-livraison')).deadlines
    expect(withdrawal?.of({ from: '2026-11-07', today: '2026-11-23' })).toBe('2026-11-23')
  })
  it('counts other periods from day to day', async () => {
    const [same] = (await subjectOf('logement', 'depot-de-garantie')).deadlines
    expect(same?.of({ from: '2026-10-12', today: '2026-11-23' })).toBe('2026-11-12')
    expect(same?.when).toEqual({ fact: 'inventories', is: 'Oui, le même' })
  })
  it('takes sums and lengths of time from the facts of the sheet', async () => {
    const [severance] = (await subjectOf('travail', 'rupture-conventionnelle')).amounts
    expect(severance?.takes).toEqual({
      pay: { fact: 'pay', as: 'amount' },
      service: { fact: 'seniority', as: 'duration' },
    })
    expect(severance?.of({ pay: 2000, service: 60, today: '2026-11-23' })).toBe(2500)
  })
  it('ends with the day on which a computation must be read again', async () => {
    expect((await subjectOf('travail', 'rupture-conventionnelle', '2027-11-22')).amounts).toEqual([])
  })
})

describe('the preview of a question', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  async function previewOf(
    category: string,
    subCategory: string,
    locale: 'fr' | 'en',
    question: string,
    turns: Dossier['turns'] = [],
  ) {
    const script = scriptFor(category, subCategory, locale)
    const knowledge = await sheetKnowledge({ category, subCategory, text: question, locale }, 'fr', '2026-11-23')
    const dossier: Dossier = {
      locale,
      assistantName: 'Assistant IA',
      category: { slug: category, name: category, profession: 'avocat', policyLines: [], regulated: 'law' },
      question,
      turns,
      documents: [],
      script,
      now,
      knowledge,
      library: [],
    }
    const { amounts, deadlines } = composePreview(dossier)
    return { amounts: amounts.map(({ euros, rule }) => [euros, rule]), deadlines: deadlines.map(({ date }) => date) }
  }

  it('has the legal minimum for the pay and the service that were told', async () => {
    const text =
      'Mon employeur propose une rupture conventionnelle, quel montant minimum pour l’indemnité ? Je gagne 2 000 € brut par mois. J’ai 5 ans d’ancienneté.'
    const preview = await previewOf('travail', 'rupture-conventionnelle', 'fr', text)
    expect(preview.amounts).toEqual([[2500, 'Code du travail, article L. 1237-13']])
    const vague = text.replace('2 000 € brut', 'environ 2 000 € brut')
    expect((await previewOf('travail', 'rupture-conventionnelle', 'fr', vague)).amounts).toEqual([])
  })
  it('has the surcharge of a deposit that is late, for the rent that was told', async () => {
    const text =
      'Is there a late deposit surcharge? It has not been returned. I handed back the keys on 12 August 2026. The rent was €780 without charges. I gave the landlord my new address.'
    const same: Dossier['turns'] = [
      { author: 'assistant', text: 'The inventories?', asked: ['inventories'] },
      { author: 'client', text: 'Yes, the same', answers: [{ key: 'inventories', text: 'Yes, the same' }] },
    ]
    const { amounts } = await previewOf('logement', 'depot-de-garantie', 'en', text, same)
    const law = 'Act no. 89-462 of 6 July 1989, article 22'
    expect(amounts).toEqual([
      [234, law],
      [78, law],
    ])
    const noRent = text.replace('The rent was €780 without charges.', '')
    expect((await previewOf('logement', 'depot-de-garantie', 'en', noRent, same)).amounts).toEqual([])
  })
  const replied = (answers: Record<string, string>): Dossier['turns'] => [
    { author: 'assistant', text: '?', asked: Object.keys(answers) },
    {
      author: 'client',
      text: Object.values(answers).join('\n'),
      answers: Object.entries(answers).map(([key, text]) => ({ key, text })),
    },
  ]
  it.each([
    ['28 août 2026', 'different', '2026-10-28'],
    ['2026-08-28', 'Non', '2026-10-28'],
    ['le 28 août', 'oui', '2026-09-28'],
    ['28/08/2026', 'same', '2026-09-28'],
  ])('counts from replies: keys "%s", inventories "%s"', async (keys, inventories, end) => {
    const turns = replied({ 'keys-returned': keys, inventories })
    const text = 'Mon propriétaire ne me rend pas mon dépôt. Quel est le délai ?'
    expect((await previewOf('logement', 'depot-de-garantie', 'fr', text, turns)).deadlines).toEqual([end])
  })
  it('counts from the day told of the fact, and for each answer that is open', async () => {
    const text = 'Caution pas rendue, quel est le délai ? Le 20 septembre j’ai rendu les clés.'
    const dates = async (question: string) =>
      (await previewOf('logement', 'depot-de-garantie', 'fr', question)).deadlines
    expect(await dates(text)).toEqual(['2026-10-20', '2026-11-20'])
    expect(await dates(`${text} L’état des lieux de sortie était conforme.`)).toEqual(['2026-10-20'])
    expect(await dates(`${text} J’ai réécrit le 3 octobre.`)).toEqual(['2026-10-20', '2026-11-20'])
  })
  it('has the last day to withdraw from the purchase of a home, which is no Saturday', async () => {
    const text =
      'We’re buying a flat. The registered letter with the signed compromis was first presented on 11 November 2026. Until when can we withdraw?'
    expect((await previewOf('immobilier', 'compromis-achat', 'en', text)).deadlines).toEqual(['2026-11-23'])
  })
  it('has the last day to withdraw, which is no Saturday', async () => {
    const text = 'J’ai reçu une veste commandée en ligne, j’ai changé d’avis : jusqu’à quand me rétracter ?'
    const turns: Dossier['turns'] = [
      { author: 'assistant', text: '?', asked: ['problem', 'received'] },
      {
        author: 'client',
        text: 'réponses',
        answers: [
          { key: 'problem', text: 'Elle est arrivée, mais je veux la rendre' },
          { key: 'received', text: 'le 7 novembre 2026' },
        ],
      },
    ]
    const { deadlines } = await previewOf('consommation', 'achat-en-ligne-livraison', 'fr', text, turns)
    expect(deadlines).toEqual(['2026-11-23'])
  })
})
