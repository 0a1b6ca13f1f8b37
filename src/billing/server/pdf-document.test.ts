import { expect, it } from 'vitest'
import { createPdfDocument } from './pdf-document.ts'

const about = { title: 'Un contrat', author: 'Clairavis', locale: 'fr', at: new Date('2026-11-20T17:00:00Z') } as const

it('goes on below a value that ran over the page, not where its label ended on the page before', () => {
  const { document, say, labelled } = createPdfDocument(about)
  const y = 700
  labelled('P', 'Que faire', { y, size: 10 }, () =>
    say('P', 'Comparez les deux états des lieux. '.repeat(40), { y, size: 10, x: 180, width: 350 }),
  )
  expect(document.bufferedPageRange().count).toBe(2)
  expect(document.y).toBeLessThan(300)
})

it('goes on below the longer of a label and its value', () => {
  const { document, say, labelled } = createPdfDocument(about)
  labelled('P', 'Un libellé qui prend plusieurs lignes', { y: 100, size: 10, width: 60 }, () =>
    say('P', 'Oui', { y: 100, size: 10, x: 180 }),
  )
  expect(document.y).toBeGreaterThan(130)
})
