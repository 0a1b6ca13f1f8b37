import { describe, expect, it } from 'vitest'
import { defaultRules } from '../../questions/rules.ts'
import { en } from '../library.text.en.ts'
import { fr } from '../library.text.fr.ts'
import { rankingNow } from './ranking-view.ts'

describe('the ranking page', () => {
  it('shows every weight that is running, heaviest first, and they make a hundred', () => {
    const { weights } = rankingNow()
    expect(weights.map(({ points }) => points)).toEqual([35, 20, 15, 15, 10, 5])
    expect(weights.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect(new Set(weights.map(({ part }) => part))).toEqual(new Set(Object.keys(defaultRules.matching.weights)))
  })

  it('changes with the settings', () => {
    const weights = { ...defaultRules.matching.weights, skill: 0.05, area: 0.35 }
    const changed = { ...defaultRules, matching: { ...defaultRules.matching, weights, maxLoad: 7 } }
    expect(rankingNow(changed).weights[0]).toEqual({ part: 'area', points: 35 })
    expect(rankingNow(changed).figures.load).toBe(7)
  })

  it('says in both languages how long an offer lasts at the desk and from a pocket', () => {
    const { figures } = rankingNow()
    expect(figures).toMatchObject({ offer: 45, offerByPush: 90 })
    for (const { ranking } of [fr, en])
      for (const figure of ['{offer}', '{offerByPush}']) expect(ranking.waves.join(' ')).toContain(figure)
  })

  it('has words for every part, and no figure of its own beside the scale', () => {
    for (const { ranking } of [fr, en]) {
      expect(Object.keys(ranking.parts).sort()).toEqual(Object.keys(defaultRules.matching.weights).sort())
      const { points: _, parts, ...rest } = ranking
      const sentences = JSON.stringify([rest, parts]).replace(/\{\w+\}/g, '')
      expect(sentences.replace(/sur 5|out of 5/g, '')).not.toMatch(/\d/)
    }
  })
})
