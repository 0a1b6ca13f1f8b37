import { describe, expect, test } from 'vitest'
import type { Dossier } from '../port.ts'
import { passagesFor } from '../search/passages.ts'
import { entryFor, isAboutServiceOnly } from './about-service.ts'
import { questionsToAsk } from './ask.ts'
import { houseAnswer } from './house-answer.ts'
import { composePreview } from './preview.ts'

const slugs = [
  'comment-ca-marche',
  'comment-resilier',
  'garantie-satisfait-ou-rembourse',
  'combien-ca-coute',
  'moyens-de-paiement',
  'qui-voit-ma-question',
  'machine-ou-personne',
  'facture-et-tva',
  'mettre-en-pause',
]
const about = (question: string, replies: readonly string[] = [], locale: 'fr' | 'en' = 'fr'): Dossier => ({
  locale,
  assistantName: 'Assistant IA',
  category: { slug: 'consommation', name: 'Consommation', profession: 'juriste', policyLines: [], regulated: 'law' },
  question,
  turns: replies.map((text) => ({ author: 'client' as const, text, at: new Date('2026-11-29T10:00:00Z') })),
  documents: [],
  script: [{ key: 'when', ask: 'De quel jour est le paiement ?', why: '', kind: 'date', detect: [], required: true }],
  now: new Date('2026-11-29T10:00:00Z'),
  library: slugs.map((slug) => ({
    title: slug,
    url: `/fr/faq#${slug}`,
    text: `La page ${slug}.\nLa suite.`,
    house: true,
  })),
})

describe('a question about the service', () => {
  test.each([
    ['How do I cancel my Clairavis subscription?', 'comment-resilier'],
    ['Comment résilier Clairavis ?', 'comment-resilier'],
    ['Comment je résilie mon abonnement Clairavis à 29 euros ? Je ne veux plus payer.', 'comment-resilier'],
    ['Comment je résilie mon abonnement Clairavis', 'comment-resilier'],
    ['I want my 3 euros back, the expert was useless.', 'garantie-satisfait-ou-rembourse'],
    ['What does your guarantee cover?', 'garantie-satisfait-ou-rembourse'],
    ['Combien coûte une réponse chez vous ?', 'combien-ca-coute'],
    ['Combien coûte une réponse chez vous et puis-je payer par virement ?', 'moyens-de-paiement'],
    ['Is my conversation with your AI assistant confidential?', 'qui-voit-ma-question'],
    ['Bonjour, vos experts sont-ils de vrais avocats ?', 'machine-ou-personne'],
    [
      'j’ai pris l’abonnement chez vous le mois dernier pour une seule question, 39 euros prélevés encore hier, comment j’arrête tout ça ?',
      'comment-resilier',
    ],
  ])('is answered by its page, without questions, expert or price: %s', (question, slug) => {
    expect(entryFor(question)).toBe(slug)
    const dossier = about(question)
    expect(questionsToAsk(dossier)).toEqual([])
    const preview = composePreview(dossier)
    expect(preview).toMatchObject({ house: true, limits: [], missing: [], quotations: [{ url: `/fr/faq#${slug}` }] })
    expect(preview.paragraphs.join(' ')).not.toMatch(/juriste|Un expert peut/)
  })

  test('is quoted from the first line that says something, not from a heading', () => {
    const dossier = about('Comment résilier Clairavis ?')
    const withText = (text: string) => ({ ...dossier, library: dossier.library.map((one) => ({ ...one, text })) })
    const quoted = (text: string) => passagesFor(withText(text), 'Comment résilier Clairavis ?')
    expect(quoted('## Résilier\n\nEn trois clics, dans votre compte.')).toMatchObject([
      { excerpt: 'En trois clics, dans votre compte.' },
    ])
    expect(quoted('## Résilier')).toEqual([])
  })

  test.each([
    'Comment résilier mon abonnement à la salle de sport ?',
    'My landlord kept 3 euros of my deposit',
    'La garantie de ma machine à laver ne couvre pas la panne',
    'Combien coûte une réponse d’avocat devant le juge ?',
    'Mon assureur refuse le remboursement, vos experts peuvent-ils lire ma lettre de mise en demeure de vingt pages ?',
    'I paid an expert for the house survey and the report is wrong, who pays for the roof?',
    'Ma banque a prélevé deux fois 29 euros pour un site de rencontres.',
  ])('is not: %s', (question) => {
    expect(isAboutServiceOnly(question)).toBe(false)
    expect(houseAnswer(about(question))).toBeUndefined()
  })

  test.each([
    'Can I cancel my phone plan here in Spain?',
    'Comment résilier mon abonnement de téléphone ici en Belgique ?',
    'How do I get a refund here in the UK?',
    'L’expert est nul, l’assurance refuse de payer le dégât des eaux',
    'Combien coûte un divorce ici ?',
    'My client says your prices are too high and refuses to pay',
    'Bonjour Clairavis. Mon fils a été arrêté.',
    'Bonjour Clairavis. Je veux être remboursé.',
    'Clairavis, mon voisin a construit un mur chez moi, que faire ?',
    'Clairavis, comment résilier mon abonnement ?',
    'J’ai vu votre offre. Mon patron ne me paie plus.',
    'I moved to Portugal. Do I pay tax here?',
    'I like your app. My landlord evicts me Friday.',
    'Vos experts peuvent-ils m’aider pour mon divorce ?',
    'Un de vos experts peut-il me dire si je peux contester mon licenciement ?',
    'Comment résilier Clairavis ? Mon fils a été arrêté.',
    'Rendez-moi mes 3 €',
    'Votre abonnement est résilié.',
  ])('is not what tells of anything else, or may: %s', (question) => {
    const dossier = about(question)
    expect(isAboutServiceOnly(question)).toBe(false)
    expect(questionsToAsk(dossier)).not.toEqual([])
    expect(composePreview(dossier).house).toBeUndefined()
  })

  test('takes its usual way where no page answers it', () => {
    const dossier = { ...about('Comment résilier Clairavis ?'), library: [] }
    expect(questionsToAsk(dossier)).not.toEqual([])
    expect(houseAnswer(dossier)).toBeUndefined()
  })

  test.each([
    'Ce n’est pas Clairavis, c’est mon assureur',
    'This is not about Clairavis',
    'Ça ne concerne pas votre site',
  ])('goes on as usual once it is denied: %s', (reply) => {
    const dossier = about('Comment résilier Clairavis ?', [reply])
    expect(houseAnswer(dossier)).toBeUndefined()
    expect(questionsToAsk(dossier)).not.toEqual([])
  })
})
