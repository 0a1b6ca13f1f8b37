import { expect, it } from 'vitest'
import { commonSignsOf } from './common-signs.ts'
import { isReadTwice } from './intake.ts'

it('quotes no rule that was written after the second reading, unless it has one of its own', () => {
  const sheet = { secondReading: '2026-11-23' }
  expect(isReadTwice(sheet, { read: '2026-11-23' })).toBe(true)
  expect(isReadTwice(sheet, { read: '2026-11-29' })).toBe(false)
  expect(isReadTwice(sheet, { read: '2026-11-29', secondReading: '2026-11-30' })).toBe(true)
  expect(isReadTwice({}, { read: '2026-11-23' })).toBe(false)
})

it('knows the signs of what several sheets ask, by the question, and none of what is theirs alone', () => {
  const signs = commonSignsOf('Avez-vous déjà réclamé par écrit ?')
  expect(signs?.fr.some((sign) => new RegExp(sign).test('mail envoye le 3'))).toBe(true)
  expect(commonSignsOf('Quel taux vous est appliqué ?')).toBeUndefined()
})
