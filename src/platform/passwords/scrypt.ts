import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHasher } from './port.ts'

/** The cost that the OWASP Password Storage Cheat Sheet recommends: 32 MB for each password. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }
const keyBytes = 64
const derive = promisify<string, string, number, typeof cost, Buffer>(scrypt)

/** Unicode writes some letters in two ways, and a keyboard may use either: NFKC makes them the same password. */
const keyOf = (password: string, salt: string) => derive(password.normalize('NFKC'), salt, keyBytes, cost)

async function hash(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`
}

/** scrypt with a salt for each password, stored as `salt:key` in hexadecimal digits; the salt is used as text. */
export function scryptPasswords(): PasswordHasher {
  let decoy: Promise<string> | undefined
  return {
    hash,
    async matches(stored, password) {
      decoy ??= hash('a password that nobody has')
      const [salt = '', key = ''] = (stored ?? (await decoy)).split(':')
      const matches = timingSafeEqual(await keyOf(password, salt), Buffer.from(key, 'hex'))
      return matches && Boolean(stored)
    },
  }
}
