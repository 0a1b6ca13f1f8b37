import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keyId, keysOf } from '../keys.ts'

/**
 * The first byte of everything encrypted. Version 2: four bytes that name the key follow, a nonce of 12 bytes, a tag of
 * 16, and the content. Version 1 had no name of a key.
 */
const version = 2
const versionWithoutKey = 1
const nameBytes = 4
const nonceBytes = 12
const tagBytes = 16

export type Seal = {
  seal(key: string, bytes: Uint8Array): Uint8Array
  open(key: string, sealed: Uint8Array): Uint8Array
  /** The same content under the newest key; `null` where it is under it already. */
  reseal(key: string, sealed: Uint8Array): Uint8Array | null
}

/**
 * AES-256-GCM under a key derived from the newest key of `secret`; what an older one has encrypted can be read as well
 * (`keysOf`). A file is bound to its storage key: a file moved to another key, or changed by a single bit, fails to
 * decrypt.
 */
export function sealWith(secret: string): Seal {
  const ciphers = keysOf(secret).map((key) => ({ name: keyId(key), key: cipherKeyOf(key) }))
  const [current] = ciphers as [Cipher, ...Cipher[]]

  function open(key: string, sealed: Uint8Array): Uint8Array {
    if (sealed[0] === version) {
      const cipher = ciphers.find(({ name }) => name.equals(sealed.subarray(1, 1 + nameBytes)))
      if (!cipher) throw new Error('Sealed with a key that is not configured')
      return decrypt(cipher, key, sealed.subarray(1 + nameBytes))
    }
    if (sealed[0] !== versionWithoutKey) throw new Error('Not a sealed file')
    return firstThatOpens(ciphers, key, sealed.subarray(1))
  }

  function seal(key: string, bytes: Uint8Array): Uint8Array {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(key))
    const content = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([Buffer.of(version), current.name, nonce, cipher.getAuthTag(), content])
  }

  return {
    seal,
    open,
    reseal(key, sealed) {
      const isCurrent = sealed[0] === version && current.name.equals(sealed.subarray(1, 1 + nameBytes))
      return isCurrent ? null : seal(key, open(key, sealed))
    },
  }
}

type Cipher = { name: Buffer; key: Buffer }

const cipherKeyOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'clairavis files', 32))

/** @throws Error of the last key where none opens it */
function firstThatOpens(ciphers: readonly Cipher[], key: string, sealed: Uint8Array): Uint8Array {
  let failure: unknown
  for (const cipher of ciphers) {
    try {
      return decrypt(cipher, key, sealed)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

function decrypt({ key: cipherKey }: Cipher, key: string, sealed: Uint8Array): Uint8Array {
  if (sealed.byteLength < nonceBytes + tagBytes) throw new Error('Not a sealed file')
  const nonce = sealed.subarray(0, nonceBytes)
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', cipherKey, nonce).setAAD(Buffer.from(key)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}
