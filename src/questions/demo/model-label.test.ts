import { expect, it } from 'vitest'
import { withoutModelLabel } from './model-label.ts'
import { en } from './scripted.text.en.ts'
import { fr } from './scripted.text.fr.ts'

it('leaves of a model answer what it says, in both languages, and every other text as it is', () => {
  expect(withoutModelLabel(`${fr.label} Écrivez au bailleur.`)).toBe('Écrivez au bailleur.')
  expect(withoutModelLabel(`${en.label} Write to the landlord.`)).toBe('Write to the landlord.')
  expect(withoutModelLabel('Écrivez au bailleur.')).toBe('Écrivez au bailleur.')
})
