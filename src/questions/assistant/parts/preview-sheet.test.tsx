import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { thread } from '../../thread/text.fr.ts'
import { PreviewSheet } from './preview-sheet.tsx'

type Preview = Parameters<typeof PreviewSheet>[0]['preview']

const limits = [
  'Ceci n’est pas un avis médical, et ne remplace pas un examen par un médecin.',
  'En cas d’aggravation, de douleur dans la poitrine ou de gêne pour respirer, appelez le 15 ou le 112, ou le 114 par message.',
  'Aucun document n’a été lu.',
]
const preview: Preview = {
  ...{ short: '', paragraphs: ['Votre question porte sur une fièvre.'], quotations: [], papers: [], missing: [] },
  ...{ deadlines: [], amounts: [], limits, fallback: false },
} as unknown as Preview

it('opens with the answer in brief, and folds the quoted rule', () => {
  const short = 'Le bailleur donne congé six mois avant la fin du bail.'
  const paragraphs = [
    'Ce que je comprends. Votre question porte sur un congé.',
    'Ce qui s’applique en général. Une règle porte sur ce sujet. « Loi, article 15 » : « Pour un logement loué vide… »',
    'Ce que l’expert regardera. La date du bail.',
  ]
  const html = draw(<PreviewSheet preview={{ ...preview, short, paragraphs }} uid="p" lang="fr" />, { thread })
  const [before = '', ...folded] = html.split('<details')
  expect(before).toContain(short)
  expect(before).not.toContain('article 15')
  expect(folded[0]).toContain('article 15')
})

it('never folds whom to call in an emergency', () => {
  const html = draw(<PreviewSheet preview={preview} uid="p" lang="fr" />, { thread })
  const before = html.slice(0, html.indexOf('<details'))
  expect(before).toContain('appelez le 15')
  expect(before).not.toContain(limits[2])
})
