import { describe, expect, it } from 'vitest'
import { emergencyFacts } from '../facts.ts'
import { type LocationSigns, whereabouts } from '../location/whereabouts.ts'
import type { EmergencySituation } from '../situations.ts'
import { numbersForSituation } from './numbers-for-situation.ts'

const quebecs = ['1 800 463-5060', '1 800 363-9010', '1 866 277-3553', '1 888 489-2287']
const said = (situation: EmergencySituation, signs: LocationSigns) => {
  const { first, second, more } = numbersForSituation(situation, 'ca', whereabouts(signs))
  return { told: [first.number, second?.number], more: more.map(({ number }) => number) }
}
const at = (timeZone: string, text = '') => ({ timeZone, text, locale: 'en' as const })

describe('the help lines of Canada', () => {
  it('are Québec’s own in Québec, by name, by clock, and for who writes French on the clock that it shares', () => {
    for (const signs of [
      at('America/Toronto', 'I live in Montréal'),
      at('America/Montreal'),
      at('America/Toronto', 'mon enfant de deux ans a bu du détergent'),
    ]) {
      expect(said('poisoning', signs)).toEqual({ told: ['911', '1 800 463-5060'], more: ['811'] })
      expect(said('partner-violence', signs).told).toEqual(['911', '1 800 363-9010'])
    }
  })

  it.each([
    ['Glace Bay', at('America/Glace_Bay'), '1 855 225-0220'],
    ['Halifax by name', at('America/Toronto', 'I live in Halifax, Nova Scotia, Canada'), '1 855 225-0220'],
    ['Vancouver', at('America/Vancouver'), '1 800 563-0808'],
    ['Calgary', at('America/Edmonton'), undefined],
    ['Winnipeg by name', at('America/Toronto', 'je suis à Winnipeg, mon mari me frappe'), '1 877 977-0007'],
    ['Saint-Boniface', at('America/Winnipeg', 'à Saint-Boniface mon mari me bat'), '1 877 977-0007'],
    ['the clock that Manitoba shares', at('America/Winnipeg'), undefined],
  ])('are never those of Québec elsewhere: %s', (_, signs, own) => {
    expect(said('partner-violence', signs).told).toEqual(['911', own])
    expect(said('poisoning', signs).told).toEqual(['911', '1 844 764-7669'])
    for (const situation of ['partner-violence', 'poisoning', 'suicide', 'elder-abuse'] as const)
      expect(said(situation, signs).more.filter((number) => quebecs.includes(number))).toEqual([])
  })

  it('stand with their province beside the first numbers where the province is not known', () => {
    const signs = at('America/Toronto', 'he drank bleach')
    expect(said('poisoning', signs)).toEqual({ told: ['911', '1 844 764-7669'], more: ['811', '1 800 463-5060'] })
    expect(said('partner-violence', signs).told).toEqual(['911', undefined])
    expect(said('partner-violence', signs).more).toContain('1 800 363-9010')
  })

  it('are not chosen by the clock that Nova Scotia shares with Prince Edward Island', () => {
    const { told, more } = said('partner-violence', at('America/Halifax'))
    expect(told).toEqual(['911', undefined])
    expect(more).toContain('1 855 225-0220')
    expect(emergencyFacts('my husband is beating me', { signs: at('America/Halifax') })?.province).toBeUndefined()
  })

  it('are chosen by what is written, and by nothing outside Canada', () => {
    const signs = { timeZone: 'America/Vancouver' }
    expect(emergencyFacts('my husband is beating me', { signs })?.province).toBe('british-columbia')
    expect(emergencyFacts('mon mari me frappe', { signs: { timeZone: 'Europe/Paris' } })?.province).toBeUndefined()
  })
})
