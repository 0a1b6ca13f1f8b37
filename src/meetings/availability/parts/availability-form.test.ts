import { expect, it } from 'vitest'
import { availability as en } from '../availability.text.en.ts'
import { availability as fr } from '../availability.text.fr.ts'
import type { AvailabilitySettings } from '../contract.ts'
import { defaultAvailability } from '../settings.ts'
import { problemsOf } from './availability-form.tsx'

type Hours = AvailabilitySettings['exceptions'][number]['hours']
const problems = (first: string, last: string, words: typeof fr = fr, hours: Hours = null) => {
  const exceptions = [{ first, last, hours }]
  return problemsOf({ ...defaultAvailability('44', []), exceptions } as unknown as AvailabilitySettings, true, words)
}

it('says that days without their dates lack them, at the one that is missing', () => {
  expect(problems('', '')).toEqual([
    {
      field: 'exception-0-first',
      message: 'Indiquez le premier et le dernier jour.',
      apart: 'Jours particuliers, 1\u00a0: indiquez le premier et le dernier jour.',
    },
  ])
  expect(problems('2026-12-08', '', en as unknown as typeof fr)).toMatchObject([
    { field: 'exception-0-last', apart: 'Particular days, 1: give the first and the last day.' },
  ])
})

it('says of days the wrong way round that the end comes after the start', () => {
  expect(problems('2026-12-08', '2026-12-07')).toMatchObject([
    { field: 'exception-0-last', message: fr.exception.order },
  ])
  expect(problems('2026-12-08', '2026-12-08')).toEqual([])
})

it('says of opened days that a time is missing, at the one that was left empty', () => {
  const opened = (from: string, to: string) => problems('2026-12-08', '2026-12-08', fr, { from, to })
  expect(opened('', '12:00')).toEqual([
    {
      field: 'exception-0-from',
      message: 'Indiquez les deux heures.',
      apart: 'Jours particuliers, 1\u00a0: indiquez les deux heures.',
    },
  ])
  expect(opened('09:00', '')).toMatchObject([{ field: 'exception-0-to', message: fr.exception.timesMissing }])
  expect(opened('09:00', '12:00')).toEqual([])
})
