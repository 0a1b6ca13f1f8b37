import { expect, it } from 'vitest'
import { times as en } from './times.text.en.ts'
import { times as fr } from './times.text.fr.ts'
import { freeTimesOf, wishSentence } from './wish.ts'

it('says days and parts of the day in the reader’s language, and the client’s own words as they are', () => {
  const freeTimes = freeTimesOf({ days: [0, 4, 2, 4], parts: ['evening', 'morning'] })
  const said = { freeTimes, text: 'Après 17 h.' }
  expect(wishSentence('fr', said, fr)).toBe(
    'mardi, jeudi et dimanche\u202f; matin et soir\u202f; «\u00a0Après 17 h.\u00a0»',
  )
  expect(wishSentence('en', said, en)).toBe('Tuesday, Thursday and Sunday; morning and evening; “Après 17 h.”')
  expect(wishSentence('en', { freeTimes, text: null }, en)).not.toContain('“')
  expect(freeTimesOf({ days: [], parts: [] })).toBeNull()
  expect(wishSentence('fr', { freeTimes: null, text: null }, fr)).toBe('')
})
