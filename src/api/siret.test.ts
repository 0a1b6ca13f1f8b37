import { expect, it } from 'vitest'
import { siretIsDoubtful } from './siret.ts'

it.each(['732 829 320 00074', '73282932000074', '356 000 000 00048', '35600000009075', ''])(
  '%s raises no doubt',
  (typed) => expect(siretIsDoubtful(typed)).toBe(false),
)

it.each(['732 829 320 00075', '73282923000074', '356 000 000 09076', '123 456 789 01234', '000 000 000 00000'])(
  '%s does',
  (typed) => expect(siretIsDoubtful(typed)).toBe(true),
)

it('is no doubt about what is too short or of another register', () => {
  for (const typed of ['7328293200007', '0403170701', 'CHE123456789']) expect(siretIsDoubtful(typed)).toBe(false)
})
