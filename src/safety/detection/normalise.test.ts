import { describe, expect, it } from 'vitest'
import { normalisedWords } from './normalise.ts'
import { englishKey, frenchKey } from './phonetic.ts'

const read = (text: string) => normalisedWords(text, () => 'fr').words.join(' ')

describe('writing as people type it', () => {
  it.each([
    ['Il m’a frappée, j’ai peur', 'il m a frappee j ai peur'],
    ['IL MA FRAPPE JAI PEUR', 'il ma frappe j ai peur'],
    ['mon mari di kil va me tué', 'mon mari dit qu il va me tue'],
    ['jpeu pu, chui a bou', 'je peux plus je suis a bou'],
    ['g pri 20cp ya 2h', 'j ai pris 20 comprimes y a 2 heures'],
    ['aidezzzz moi viiiite', 'aidez moi vite'],
    ['je veux m0urir, su1cide', 'je veux mourir suicide'],
    ['œil au beurre noir', 'oeil au beurre noir'],
  ])('reads the French «%s»', (text, words) => {
    expect(read(text)).toBe(words)
  })

  it.each([
    ['I can’t breathe', 'i can not breathe'],
    ['i cant breathe', 'i can not breathe'],
    ["he's gonna k1ll me 2nite", 'he is going to kill me tonight'],
    ['im gonna kms', 'i am going to kill myself'],
    ['ive took 30tabs', 'i have took 30 tablets'],
    ['pleaaaase help', 'please help'],
  ])('reads the English «%s»', (text, words) => {
    expect(read(text)).toBe(words)
  })

  it('keeps sentences apart and a decimal whole', () => {
    expect(read('il a 39,5 de fièvre. Que faire ?!')).toBe('il a 39 de fievre . que faire .')
  })

  it('hears one verb in all its endings', () => {
    const keys = ['tabasser', 'tabassé', 'tabassait', 'tabasses', 'tabasent'].map((word) =>
      frenchKey(word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')),
    )
    expect(new Set(keys).size).toBe(1)
    expect(englishKey('swalowed')).toBe(englishKey('swallowed'))
  })
})
