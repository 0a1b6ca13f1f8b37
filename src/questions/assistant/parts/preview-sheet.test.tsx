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
  ...{ paragraphs: ['Votre question porte sur une fièvre.'], quotations: [], papers: [], missing: [] },
  ...{ deadlines: [], amounts: [], limits, fallback: false },
} as unknown as Preview

it('never folds whom to call in an emergency', () => {
  const html = draw(<PreviewSheet preview={preview} uid="p" lang="fr" />, { thread })
  const before = html.slice(0, html.indexOf('<details'))
  expect(before).toContain('appelez le 15')
  expect(before).not.toContain(limits[2])
})
