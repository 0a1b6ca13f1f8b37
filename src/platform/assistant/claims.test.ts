import { describe, expect, test } from 'vitest'
import { unfounded } from './claims.ts'
import * as en from './corpus/claims.en.ts'
import * as fr from './corpus/claims.fr.ts'
import { goldenLibrary } from './golden/library.ts'
import { proofFrom } from './proof.ts'

describe.each([
  ['fr', fr],
  ['en', en],
] as const)('in %s', (locale, { client, dropped, kept }) => {
  const passages = goldenLibrary[locale].map(({ title, text }) => ({ title, excerpt: text }))
  const proof = proofFrom({ passages, client: [client] })

  test.each(dropped)('a model may not say: %s', (sentence) => {
    expect(unfounded(sentence, proof, '', true)).toBeDefined()
  })

  test.each(kept)('a model may say: %s', (sentence) => {
    expect(unfounded(sentence, proof, '', true)).toBeUndefined()
  })
})
