import { expect, test } from 'vitest'
import { createMask } from './mask.ts'

test('a value leaves as a mark and comes back in its place', () => {
  const mask = createMask()
  const text = 'Je m’appelle Camille Durand, mon mail est camille@exemple.fr et mon portable le 06 12 34 56 78.'
  const hidden = mask.hide(text)
  expect(hidden).toBe('Je m’appelle [NAME-1], mon mail est [EMAIL-1] et mon portable le [PHONE-1].')
  expect(mask.restore(hidden)).toBe(text)
})

test('the same value has the same mark in every text of a conversation, a family’s name too', () => {
  const mask = createMask()
  mask.hide('My name is Hannah Clarke, reach me at hannah@clarke.example.')
  expect(mask.hide('Hannah@clarke.example wrote; Ms Clarke signed, then Hannah Clarke left.')).toBe(
    '[EMAIL-1] wrote; Ms [NAME-2] signed, then [NAME-1] left.',
  )
})

test('what opens an account stays hidden when the rest comes back', () => {
  const mask = createMask()
  const hidden = mask.hide('Carte 4242 4242 4242 4242, IBAN FR14 2004 1010 0505 0001 3M02 606, plaque AB-123-CD.')
  expect(hidden).toBe('Carte [CARD-1], IBAN [IBAN-1], plaque [PLATE-1].')
  expect(mask.restore(hidden)).toBe('Carte ••••, IBAN ••••, plaque AB-123-CD.')
  expect(mask.open(hidden)).toContain('4242 4242 4242 4242')
})

test('a mark that somebody typed or invented stands for nothing', () => {
  const mask = createMask()
  expect(mask.hide('Mon mail est a@exemple.fr, et [EMAIL-1] aussi.')).toBe(
    'Mon mail est [EMAIL-1], et (EMAIL-1) aussi.',
  )
  expect(mask.kindsIn('[EMAIL-1]')).toEqual(['email'])
  expect(mask.kindsIn('[EMAIL-2]')).toBeNull()
  expect(mask.restore('[EMAIL-2]')).toBe('[EMAIL-2]')
})
