import { createHash } from 'node:crypto'

/** The only stored form of a token. Tokens are 256 random bits, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
