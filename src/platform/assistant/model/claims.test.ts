import { describe, expect, test } from 'vitest'
import * as en from '../corpus/claims.en.ts'
import * as fr from '../corpus/claims.fr.ts'
import { goldenLibrary } from '../golden/library.ts'
import { unfoundedClaim } from './claims.ts'
import { sourceEvidenceFrom } from './evidence.ts'

describe.each([
  ['fr', fr],
  ['en', en],
] as const)('in %s', (locale, { client, dropped, allowedClaims: kept }) => {
  const passages = goldenLibrary[locale].map(({ title, text }) => ({ title, excerpt: text }))
  const proof = sourceEvidenceFrom({ passages, client: [client] })

  test.each(dropped)('a model may not say: %s', (sentence) => {
    expect(unfoundedClaim(sentence, proof, '', true)).toBeDefined()
  })

  test.each(kept)('a model may say: %s', (sentence) => {
    expect(unfoundedClaim(sentence, proof, '', true)).toBeUndefined()
  })
})
