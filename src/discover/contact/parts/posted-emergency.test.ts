import { expect, it } from 'vitest'
import { postedEmergency } from './posted-emergency.ts'

const suicide = 'Je vais me suicider ce soir.'

it('a message posted without script is heard, also where the form lacks an address', () => {
  const invalid = { type: '', title: '', status: 422, code: 'invalid_input', retry: false, requestId: '' }
  expect(postedEmergency(suicide, 'fr', [], invalid)?.screen.first.href).toBe('tel:3114')
  expect(postedEmergency(suicide, 'fr', ['suicide'], invalid)).toBeNull()
  expect(postedEmergency('Où est ma facture ?', 'fr', [], null)).toBeNull()
})
