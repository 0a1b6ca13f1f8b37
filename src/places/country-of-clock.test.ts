import { describe, expect, it } from 'vitest'
import { countryOfClock, countryOfCode } from './country-of-clock.ts'

describe('the country of a clock', () => {
  it.each([
    ['Europe/Paris', 'fr'],
    ['Indian/Reunion', 'fr'],
    ['Pacific/Noumea', 'nc'],
    ['Pacific/Tahiti', 'pf'],
    ['Africa/Casablanca', 'ma'],
    ['Europe/Brussels', 'be'],
    ['Europe/Dublin', 'ie'],
    ['Europe/London', 'gb'],
    ['Europe/Belfast', 'gb'],
    ['Europe/Jersey', 'gb'],
    ['America/Toronto', 'ca'],
    ['America/Montreal', 'ca'],
    ['America/Indiana/Knox', 'us'],
    ['Europe/Berlin', 'de'],
    ['Africa/Ceuta', 'es'],
    ['Asia/Kolkata', 'in'],
    ['Africa/Dakar', 'sn'],
    ['Antarctica/Troll', 'other'],
  ])('of %s is %s', (zone, country) => {
    expect(countryOfClock(zone)).toBe(country)
  })

  it.each([null, undefined, '', 'UTC', 'Etc/GMT+2', 'Europe/Atlantis'])('is not known of %s', (zone) => {
    expect(countryOfClock(zone)).toBeUndefined()
  })
})

describe('the country of a code', () => {
  it.each([
    ['FR', 'fr'],
    ['RE', 'fr'],
    ['nc', 'nc'],
    ['wf', 'wf'],
    ['JE', 'gb'],
    ['pr', 'us'],
    ['MA', 'ma'],
    ['AQ', 'other'],
  ])('of %s is %s', (code, country) => {
    expect(countryOfCode(code)).toBe(country)
  })
})
