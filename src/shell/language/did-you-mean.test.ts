import { describe, expect, it } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

describe('a path of the other language', () => {
  it.each([
    ['/en/connexion', '/en/login'],
    ['/fr/login', '/fr/connexion'],
    ['/EN/Tarifs', '/en/pricing'],
    ['/fr/terms-of-use', '/fr/cgus'],
    ['/login', '/en/login'],
  ])('%s probably means %s', (path, meant) => expect(didYouMean(path)).toBe(meant))
  it.each(['/fr/nulle-part', '/ja', '/', '/fr/article/nothing', '/fr/'])('is not %s', (path) =>
    expect(didYouMean(path)).toBeNull(),
  )
})
