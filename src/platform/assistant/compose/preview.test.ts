import { describe, expect, test } from 'vitest'
import { nextStep } from '../built-in.ts'
import { dossierOf } from '../golden/evaluate.ts'
import { goldenQuestions } from '../golden/golden.ts'
import type { Dossier } from '../port.ts'

const golden = (id: string): Dossier => dossierOf(goldenQuestions.find((question) => question.id === id)!)
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const preview = (dossier: Dossier) => {
  const step = nextStep(dossier)
  if (step.kind !== 'preview') throw new Error('a preview was expected')
  return step
}
const replied = (dossier: Dossier, reply: string): Dossier => {
  const step = nextStep(dossier)
  if (step.kind !== 'ask') throw new Error('a question was expected')
  return {
    ...dossier,
    turns: [
      { author: 'assistant', text: step.text, asked: step.asked },
      { author: 'client', text: reply },
    ],
  }
}
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

  test('says of each fact that the expert starts from what it is about', () => {
    const script = [
      {
        key: 'seniority',
        label: 'Ancienneté',
        ask: 'Depuis combien de temps ?',
        why: '',
        kind: 'text' as const,
        detect: ['apres \\d+ ans de cdi'],
        required: true,
      },
    ]
    const dossier = { ...golden('depot-1'), question: 'Licencié hier après 4 ans de CDI, que réclamer ?', script }
    expect(plain(preview(dossier).preview.paragraphs.join(' '))).toContain(
      'Il partira de ce que vous avez indiqué : Ancienneté : après 4 ans de CDI.',
    )
  })

  test('says of what the expert will look at only what was given, with its value', () => {
    for (const question of goldenQuestions) {
      const { preview: shown } = preview(answered(question))
      const looksAt = shown.paragraphs.filter((one) =>
        /^(?:Ce que l’expert regardera|What the expert will look)/.test(one),
      )
      for (const { ask } of answered(question).script) expect(looksAt.join(' ')).not.toContain(ask)
      for (const { ask, kind } of answered(question).script)
        if (kind === 'party') expect(shown.missing).not.toContain(ask)
    }
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
  ])('does not send an animal that is well to a vet: %s', (question) => {
    const category = { ...golden('depot-1').category, slug: 'animaux', regulated: 'none' }
    const { paragraphs } = preview({ ...golden('depot-1'), question, category, script: [] }).preview
    expect(paragraphs.join(' ')).not.toContain('aujourd’hui')
  })
})
