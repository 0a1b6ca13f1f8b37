import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/**
 * A configured secret is one key or, while it is being replaced, several separated by commas, the new one first: it
 * signs and encrypts, and what an older one has signed or encrypted is still recognised.
 */
export function keysOf(secret: string): readonly [string, ...string[]] {
  const [current = '', ...older] = secret.split(',')
  return [current, ...older]
}

/** The first four bytes of a hash: stored beside what was encrypted, so that its key is found again. */
export function keyId(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'clairavis key id', 4))
}

/** Signs with the newest key. The text begins with what the signature is for, so that none serves another purpose. */
export function signatureOf(secret: string, text: string): string {
  return macWith(keysOf(secret)[0], text)
}

/** Whether any of the keys has signed this text. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  return keysOf(secret).filter((key) => equals(macWith(key, text), signature)).length > 0
}

const macWith = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')

function equals(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
