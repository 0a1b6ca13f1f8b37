import { describe, expect, it } from 'vitest'
import { en } from './claims.text.en.ts'
import { fr } from './claims.text.fr.ts'
import { type Claim, claimNames, claimOf, claimRules, moreThan, sayClaim, sayClaims } from './claims.ts'

const experts = (count: number) => claimOf('experts', { value: count, base: count })
const rating = (mean: number, reviews = 400) => claimOf('rating', { value: mean, base: reviews })
const flat = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ')

describe('a claim of the form « plus de »', () => {
  it('is always truly exceeded', () => {
    for (let count = 1; count < 2000; count += 1) expect(moreThan(count)).toBeLessThan(count)
  })
  it('is a round figure', () => {
    expect(moreThan(301)).toBe(300)
    expect(moreThan(300)).toBe(250)
    expect(moreThan(47)).toBe(40)
    expect(moreThan(0)).toBe(0)
  })
})

describe('what the house says about itself', () => {
  it('is the claim while it holds, and the bare figure by itself once it does not', () => {
    expect(sayClaim('experts', experts(312), fr.experts, 'fr')).toBe('Plus de 300 experts vérifiés.')
    expect(sayClaim('experts', experts(300), fr.experts, 'fr')).toBe('300 experts vérifiés.')
    expect(sayClaim('experts', experts(47), en.experts, 'en')).toBe('47 verified experts.')
  })

  it('is nothing where there is too little to rest on', () => {
    expect(sayClaim('experts', experts(9), fr.experts, 'fr')).toBeNull()
    expect(sayClaim('rating', rating(5, 29), fr.rating, 'fr')).toBeNull()
    expect(sayClaim('rating', claimOf('rating', { value: null, base: 400 }), fr.rating, 'fr')).toBeNull()
  })

  it('never rounds a mean or a share up', () => {
    expect(flat(sayClaim('rating', rating(4.9), fr.rating, 'fr'))).toBe('Satisfaction : 4,9 sur 5.')
    expect(flat(sayClaim('rating', rating(4.8999), fr.rating, 'fr'))).toBe('Note moyenne : 4,8 sur 5, 400 avis.')
    const share = claimOf('punctual', { value: 0.949, base: 200 })
    expect(sayClaim('punctual', share, en.punctual, 'en')).toBe('94% of answers arrive within the promised time.')
  })

  it('follows an operator who asks for more, says it otherwise or withdraws it', () => {
    const own = { fr: 'Déjà {n} experts.', en: 'Already {n} experts.' }
    const decided = (claimed: number | null, shown = true) =>
      claimOf('experts', { value: 312, base: 312 }, { shown, claimed, text: own })
    const said = (claim: Claim) => sayClaim('experts', claim, fr.experts, 'fr')
    expect(said(decided(null))).toBe('Déjà 300 experts.')
    expect(said(decided(500))).toBe('312 experts vérifiés.')
    expect(said(decided(null, false))).toBeNull()
  })

  it('is not said where it could not be read', () => {
    expect(Object.values(sayClaims(null, fr, 'fr'))).toEqual(claimNames.map(() => null))
  })

  it('has a rule and a sentence in both languages for every figure', () => {
    for (const name of claimNames)
      for (const [locale, words] of [['fr', fr] as const, ['en', en] as const]) {
        const { claimed, base } = claimRules[name]
        const held = claimOf(name, { value: claimed * 1.2, base: base * 2 })
        expect([name, sayClaim(name, held, words[name], locale)?.match(/\{|NaN/)]).toEqual([name, null])
      }
  })
})
