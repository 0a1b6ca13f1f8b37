import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { PasswordHasher } from './port.ts'

/** scrypt with N = 16384, r = 16, p = 1 and a salt for each password (OWASP Password Storage Cheat Sheet). */
export function scryptPasswords(): PasswordHasher {
  let decoy: Promise<string> | undefined
  return {
    hash: hashPassword,
    async matches(hash, password) {
      decoy ??= hashPassword('a password that nobody has')
      const matches = await verifyPassword({ hash: hash ?? (await decoy), password })
      return matches && Boolean(hash)
    },
  }
}
