import { expect, it } from 'vitest'
import { clip } from './fold.ts'

it('keeps together what French typography keeps together when a text is shortened', () => {
  expect(clip('Dépôt de  garantie\u00a0:\nmon propriétaire', 90)).toBe('Dépôt de garantie\u00a0: mon propriétaire')
})
