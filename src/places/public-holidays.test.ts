import { describe, expect, it } from 'vitest'
import { isPublicHoliday } from './public-holidays.ts'

function holidaysOf(year: number, department: string): string[] {
  const found: string[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (isPublicHoliday(day, department)) found.push(day.slice(5))
  }
  return found
}

describe('the public holidays', () => {
  // The lists of https://calendrier.api.gouv.fr/jours-feries/metropole/ and …/alsace-moselle/.
  it.each([
    [2024, '44', '01-01 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25'],
    [2026, '44', '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
    [2027, '2A', '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
    [2026, '67', '01-01 04-03 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25 12-26'],
    [2026, '974', '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-20 12-25'],
  ])('of %s in department %s', (year, department, days) => {
    expect(holidaysOf(year, department).join(' ')).toBe(days)
  })

  it('are those of France only', () => {
    expect(isPublicHoliday('2026-07-14', 'MA')).toBe(false)
  })
})
