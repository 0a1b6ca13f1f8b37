import { expect, test } from 'vitest'
import { emptyDraft, saysTheSame } from './draft-sections.ts'

test('blank lines say nothing, and a line that was taken out does', () => {
  const sent = { ...emptyDraft, short: 'Écrivez au bailleur.', steps: [{ text: 'Gardez la preuve.' }] }
  expect(saysTheSame({ ...sent, short: ' Écrivez au bailleur.\n', papers: [''] }, sent)).toBe(true)
  expect(saysTheSame({ ...sent, steps: [] }, sent)).toBe(false)
})
