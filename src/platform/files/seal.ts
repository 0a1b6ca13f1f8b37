import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The first byte of every encrypted file; a nonce of 12 bytes, a tag of 16, and the content follow. */
const version = 1
const nonceBytes = 12
const tagBytes = 16

export type Seal = {
  seal(key: string, bytes: Uint8Array): Uint8Array
  open(key: string, sealed: Uint8Array): Uint8Array
}

/**
 * AES-256-GCM under a key derived from `secret`. A file is bound to its storage key: a file moved to another key, or
 * changed by a single bit, fails to decrypt.
 */
export function sealWith(secret: string): Seal {
  const cipherKey = Buffer.from(hkdfSync('sha256', secret, '', 'clairavis files', 32))
  return {
    seal(key, bytes) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(key))
      const content = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), content])
    },
    open(key, sealed) {
      if (sealed[0] !== version || sealed.byteLength < 1 + nonceBytes + tagBytes) throw new Error('Not a sealed file')
      const nonce = sealed.subarray(1, 1 + nonceBytes)
      const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes)
      const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(key)).setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()])
    },
  }
}
