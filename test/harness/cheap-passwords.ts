import { createHash, randomBytes } from 'node:crypto'
import type { PasswordHasher } from '../../src/platform/passwords/port.ts'

const digest = (salt: string, password: string) =>
  `cheap:${salt}:${createHash('sha256').update(`${salt} ${password}`).digest('hex')}`

/** For tests of everything but the hashing itself: one SHA-256, where scrypt takes 32 MB and tens of milliseconds. */
export function cheapPasswords(): PasswordHasher {
  return {
    hash: async (password) => digest(randomBytes(8).toString('hex'), password),
    matches: async (hash, password) => Boolean(hash) && hash === digest(hash?.split(':')[1] ?? '', password),
  }
}
