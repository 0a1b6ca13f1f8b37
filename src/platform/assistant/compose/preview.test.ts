import { describe, expect, test } from 'vitest'
import { golden, plain, preview, replied } from '../../../../test/scenarios/golden-dossier.ts'
import { followText, nextStep } from '../built-in.ts'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import type { Dossier } from '../port.ts'

const answered = (question: (typeof goldenQuestions)[number]): Dossier => {
  const dossier = dossierOf(question)
  return nextStep(dossier).kind === 'ask' ? replied(dossier, question.reply ?? '') : dossier
}

describe('what a preview understands and says', () => {
  test('quotes the sentence that tells most, and the one that asks', () => {
    const question =
      'Bonjour. C’est compliqué. J’ai quitté mon appartement de Lyon le 31 août 2025 et le bailleur garde 850 €. L’agence a-t-elle le droit ?'
    const [understood = ''] = preview(replied({ ...golden('depot-1'), question }, 'je ne sais pas')).preview.paragraphs
    expect(plain(understood)).toContain(
      'Vous écrivez : « J’ai quitté mon appartement de Lyon le 31 août 2025 et le bailleur garde 850 € ». Vous demandez : « L’agence a-t-elle le droit ? ».',
    )
  })

  test('never says of what the question says that it was added', () => {
    const question =
      'Bonjour. Mon bailleur de Lyon garde mon dépôt de 850 € depuis que j’ai quitté mon appartement meublé le 31 août 2025, et il ne répond à aucun courrier. L’état des lieux de sortie ne notait rien, et celui d’entrée non plus ; j’ai tout gardé et je peux tout vous montrer, il me faut une réponse avant le 9 décembre 2025.'
    const dossier = { ...golden('depot-1'), question }
    const asked = dossier.script.map(({ key }) => key)
    const [understood = ''] = preview({
      ...dossier,
      turns: [
        { author: 'assistant', text: 'Il me manque :', asked },
        { author: 'client', text: 'Le propriétaire est Mme Petit.' },
      ],
    }).preview.paragraphs
    expect(plain(understood)).toMatch(/Vous avez précisé : « Le propriétaire est Mme Petit\.? »\.$/)
  })

  test('says of what the expert will look at only what was given, with its value', () => {
    const script = [
      {
        key: 'dismissed',
        label: 'Licencié',
        ask: 'Quel jour ?',
        why: '',
        kind: 'date' as const,
        detect: ['licencie le \\d+'],
        required: true,
      },
    ]
    const question = 'Licencié le 3 octobre 2025 après 4 ans, que réclamer ?'
    const shown = preview({ ...golden('depot-1'), question, script, now: new Date('2026-11-28T10:00:00Z') }).preview
    expect(plain(shown.paragraphs.join(' '))).toContain(
      'L’expert partira de ce que vous avez indiqué : Licencié : 3 octobre 2025.',
    )
  })

  test('asks nothing in what the expert will look at, and names the other party nowhere', () => {
    const looked = goldenQuestions.flatMap((question) => {
      const dossier = answered(question)
      const { preview: shown } = preview(dossier)
      const looksAt = shown.paragraphs.find((one) =>
        /^(?:Ce que l’expert regardera|What the expert will look)/.test(one),
      )
      for (const { ask, kind } of dossier.script) {
        expect(looksAt ?? '').not.toContain(ask)
        if (kind === 'party') expect(shown.missing).not.toContain(ask)
      }
      return looksAt ?? []
    })
    expect(looked.length).toBeGreaterThan(goldenQuestions.length / 4)
  })

  test.each([
    ['fr', 'mon chat vomit depuis ce matin il mange rien, 12 ans'],
    ['fr', 'Mon lapin ne mange plus depuis hier'],
    ['en', 'My dog hasn’t eaten for two days and is drinking a lot, should I wait?'],
  ] as const)('tells whoever has a sick animal that does not eat to see a vet today (%s): %s', (locale, question) => {
    const category = { ...golden('depot-1').category, slug: 'animaux', regulated: 'none' }
    const dossier = { ...golden('depot-1'), locale, question, category, script: [] }
    const { paragraphs } = preview(dossier).preview
    expect(paragraphs[0]).toMatch(/vétérinaire aujourd’hui|a vet today/)
    expect(paragraphs.join(' ')).not.toMatch(/factures|invoices/)
    const ask = nextStep({ ...dossier, script: golden('depot-1').script })
    expect(ask.kind === 'ask' && ask.opening).toMatch(/^(?:Faites voir votre animal|Have your animal seen)/)
  })

  test.each([
    'Mon chien ne mange pas ses croquettes mais adore la pâtée, depuis deux jours',
    'Quelle quantité de croquettes pour un chiot de 4 kg ?',
    'Mon chat est mort hier, il ne mangeait plus depuis deux jours. Que s’est-il passé ?',
    'My cat wont eat his dry food since yesterday, he is bright and playing',
    'My dog died yesterday, he had not been eating for two days. Was it poison?',
  ])('does not send an animal that is well to a vet: %s', (question) => {
    const category = { ...golden('depot-1').category, slug: 'animaux', regulated: 'none' }
    const { paragraphs } = preview({ ...golden('depot-1'), question, category, script: [] }).preview
    expect(paragraphs.join(' ')).not.toMatch(/aujourd’hui|vet today/)
  })

  test('an illness is not read in a box of food, nor a vet advised again once one has seen it', () => {
    const category = { ...golden('depot-1').category, slug: 'animaux', regulated: 'none' }
    const dossier = { ...golden('depot-1'), category, script: [] }
    const box = preview({ ...dossier, question: 'Boîte de croquettes périmées, le magasin doit-il me rembourser ?' })
    expect(box.preview.paragraphs.join(' ')).toContain('factures')
    const sick = { ...dossier, question: 'mon chat vomit depuis ce matin il mange rien, 12 ans' }
    const replyTo = (text: string) => followText({ ...sick, turns: [{ author: 'client', text }] })
    expect(replyTo('Le véto l’a vu ce matin, il mange de nouveau.')).not.toContain('aujourd’hui')
    expect(replyTo('Le véto l’a vu ce matin, voici la facture.')).not.toContain('vétérinaire aujourd’hui')
    expect(replyTo('Il ne mange plus depuis hier et il est abattu.')).toContain('vétérinaire aujourd’hui')
  })
})
