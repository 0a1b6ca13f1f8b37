import { expect, it } from 'vitest'
import { day, dayAndHour, dayAndHourNamed, money, weekdayIn } from './format.ts'
import type { Locale } from './locale.ts'

it('says the first of a month as people do', () => {
  expect(day('fr', '2026-12-01T08:00:00Z')).toBe('1er décembre 2026')
  expect(dayAndHour('fr', '2026-12-01T08:05:00Z')).toBe('1er décembre 2026 à 9\u00a0h\u00a005')
  expect(day('fr', '2026-12-11T08:00:00Z')).toBe('11 décembre 2026')
  expect(day('en', '2026-12-01T08:00:00Z')).toBe('1 December 2026')
})
it('falls back to American English where no language is configured', () => {
  expect(day(undefined as unknown as Locale, '2026-12-01T08:00:00Z')).toBe('December 1, 2026')
  expect(money('de' as Locale, 2900)).toBe('€29.00')
})

it('says the first of a month so after its weekday too', () => {
  expect(weekdayIn('fr', '2026-12-01T08:00:00Z', 'Europe/Paris')).toBe('mardi 1er décembre')
})

it('names the zone of a reader whose clock shows another time', () => {
  const at = '2026-11-29T02:58:00Z'
  expect(dayAndHourNamed('en', at, 'America/New_York')).toBe('28 November 2026 at 21:58 (Eastern Time)')
  expect(dayAndHourNamed('fr', at, 'America/New_York')).toMatch(/^28 novembre 2026 à 21\u00a0h\u00a058 \(.+\)$/)
  expect(dayAndHourNamed('fr', at, 'Europe/Madrid')).toBe(dayAndHour('fr', at))
})
