import { describe, expect, it } from 'vitest'
import { correctSpelling, editDistance, passageOf, queryOf, searchTermsOf } from './search-terms.ts'

describe('what is looked for', () => {
  it('is its words, without accents, signs or repetition', () => {
    expect(searchTermsOf('Dépôt de garantie, dépôt & caution: l’état !')).toEqual([
      'depot',
      'de',
      'garantie',
      'caution',
      'etat',
    ])
  })

  it('is the longest words of a whole story', () => {
    const words = searchTermsOf(
      'je ne sais pas quoi faire car mon proprietaire garde toute ma caution depuis septembre',
    )
    expect(words).toHaveLength(8)
    expect(words).toContain('proprietaire')
  })

  it('reaches the database as letters, figures and our own signs only', () => {
    expect(queryOf(searchTermsOf("'); drop table x; -- a:* <-> b!"), { join: '&' })).toBe('drop & table')
    expect(queryOf(['div', 'am'], { join: '&', begun: true })).toBe('div & am:*')
  })
})

describe('a slip of the finger', () => {
  it.each([
    ['licensiement', 'licenciement', 1],
    ['divroce', 'divorce', 1],
    ['locatire', 'locataire', 1],
    ['chat', 'chien', 3],
  ])('%s is %s, %d away', (a, b, away) => {
    expect(editDistance(a, b)).toBe(away)
  })

  it('is mended by the nearest word, and a short word is left alone', () => {
    expect(correctSpelling('divroce', ['diverse', 'divorce'])).toBe('divorce')
    expect(correctSpelling('rsa', ['rsi'])).toBeNull()
    expect(correctSpelling('plomberie', ['psychologie'])).toBeNull()
  })
})

it('shows a passage as text, with the words that were looked for apart', () => {
  expect(passageOf('## Le **\ue000bail\ue001** dit [tout](https://exemple.fr), {first} en sus')).toEqual([
    { text: 'Le ', hit: false },
    { text: 'bail', hit: true },
    { text: ' dit tout, … en sus …', hit: false },
  ])
})
