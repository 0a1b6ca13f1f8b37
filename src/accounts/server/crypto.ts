import { createHash } from 'node:crypto'
import { hashPassword, symmetricDecrypt, symmetricEncrypt, verifyPassword } from 'better-auth/crypto'
import type { RunningConfig } from '../../platform/config.ts'

/**
 * What better-auth is for us: its password hashing (scrypt) and its encryption at rest. Sessions, links and the second
 * factor's steps are our own verbs, because they need our clock, our transaction and hashed tokens; see the README.
 */
export { hashPassword }

let decoy: Promise<string> | undefined

/** Takes the same time whether there is a password to compare with or not. */
export async function passwordMatches(hash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has')
  const matches = await verifyPassword({ hash: hash ?? (await decoy), password })
  return matches && Boolean(hash)
}

/** The only form in which a token is kept. Tokens are 256 bits of chance, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function seal(config: RunningConfig, data: string): Promise<string> {
  return symmetricEncrypt({ key: config.SECRET_KEY, data })
}

export function unseal(config: RunningConfig, data: string): Promise<string> {
  return symmetricDecrypt({ key: config.SECRET_KEY, data })
}
