import { createHash } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { RunningConfig } from '../../platform/config.ts'

/** The only stored form of a token. Tokens are 256 random bits, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Encryption at rest is better-auth's; sessions, links and second factors are our own code, see the README. */
export function seal(config: RunningConfig, data: string): Promise<string> {
  return symmetricEncrypt({ key: config.SECRET_KEY, data })
}

export function unseal(config: RunningConfig, data: string): Promise<string> {
  return symmetricDecrypt({ key: config.SECRET_KEY, data })
}
