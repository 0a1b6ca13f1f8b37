import { describe, expect, it } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

describe('a child who is beaten until they bleed', () => {
  it.each([
    'papa a battu ma petite soeur avec un cintre elle saigne',
    'mon beau-père a tapé mon frère de 7 ans jusqu’au sang',
    'maman fouette ma petite soeur elle saigne',
    'mon père me bat et je saigne du nez, j’ai 12 ans',
    'My stepdad beats my little brother with a belt until he bleeds, he’s 8',
    'my dad whipped my sister until she bled, she’s 9',
    'stepmum hits my little brother, he’s bleeding from the ear',
  ])('calls who comes before who listens: %s', (text) => {
    const { situations = ['fire'], circumstance } = detectEmergency(text) ?? {}
    expect([situations[0], circumstance]).toEqual(['child-abuse', 'now'])
  })
  it.each([
    'mon père me frappe avec la ceinture quand il rentre, j’ai 14 ans',
    'quand j’étais petite mon père me battait jusqu’au sang, ma nièce de 8 ans vit chez lui et il la tape',
    'my dad hits me with a belt, I’m 12',
  ])('calls who listens where no blood is told of: %s', (text) => {
    expect(detectEmergency(text)?.circumstance).not.toBe('now')
  })
})
