import { expect, it } from 'vitest'
import { draw } from '../../../../test/harness/draw.tsx'
import { shared } from '../../shared.text.fr.ts'
import { QuotesNote } from './brief-parts.tsx'

it('says once of a brief that the client’s words in it are in another language', () => {
  expect(draw(<QuotesNote said="en" />, { shared })).toContain('Citations en anglais, non traduites.')
  expect(draw(<QuotesNote said="fr" />, { shared })).toBe('')
})
