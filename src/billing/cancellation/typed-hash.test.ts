import { expect, it } from 'vitest'
import { typedHash } from './typed-hash.ts'

const hash = '0123456789abcdef'.repeat(4)

it.each([
  hash.toUpperCase(),
  `${hash}.`,
  ` ${hash.replace(/(.{8})/g, '$1 ')}`,
  `${hash.slice(0, 40)}\n${hash.slice(40)}`,
  `${hash.slice(0, 40)}\u00a0\r\n${hash.slice(40)}\u202f.`,
])('reads a hash as it was typed from a paper: %j', (typed) => {
  expect(typedHash(typed)).toBe(hash)
})

it('leaves what is no hash as it is', () => {
  expect(typedHash('facture-12')).toBe('facture-12')
})
