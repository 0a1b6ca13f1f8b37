import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

// PostgreSQL runs this file as a program, also a copy of it beside the cluster: it imports nothing of the product.

const mark = Buffer.from('CLB1')
const nonceBytes = 12
const tagBytes = 16

const cipherKeyOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'clairavis backup', 32))

/** Compressed, then encrypted (AES-256-GCM) under the first key of `keys`, and bound to its name. */
export function sealPart(keys: string, name: string, bytes: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const [newest = ''] = keys.split(',')
  const cipher = createCipheriv('aes-256-gcm', cipherKeyOf(newest), nonce).setAAD(Buffer.from(name))
  const content = Buffer.concat([cipher.update(gzipSync(bytes, { level: 1 })), cipher.final()])
  return Buffer.concat([mark, nonce, cipher.getAuthTag(), content])
}

/** @throws where it is no part of a backup, was changed, or belongs to none of the keys */
export function openPart(keys: string, name: string, sealed: Uint8Array): Buffer {
  const whole = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
  if (!whole.subarray(0, mark.length).equals(mark)) throw new Error(`${name} is no part of a backup.`)
  const nonce = whole.subarray(mark.length, mark.length + nonceBytes)
  const tag = whole.subarray(mark.length + nonceBytes, mark.length + nonceBytes + tagBytes)
  const content = whole.subarray(mark.length + nonceBytes + tagBytes)
  for (const key of keys.split(','))
    try {
      const cipher = createDecipheriv('aes-256-gcm', cipherKeyOf(key), nonce).setAAD(Buffer.from(name)).setAuthTag(tag)
      return gunzipSync(Buffer.concat([cipher.update(content), cipher.final()]))
    } catch {
      // An older key, perhaps.
    }
  throw new Error(`${name} was changed, or encrypted with another key.`)
}

/** Whole or not at all, and on the disk when it returns. */
export function writeDurably(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.new`
  const file = openSync(draft, 'w', 0o600)
  for (let done = 0; done < bytes.byteLength; ) done += writeSync(file, bytes, done)
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, path)
  if (process.platform === 'win32') return
  const directory = openSync(dirname(path), 'r')
  fsyncSync(directory)
  closeSync(directory)
}

export const segmentPath = (directory: string, name: string) => join(directory, 'wal', name)

/**
 * PostgreSQL's `archive_command`: a segment that is kept already is left alone where it is the same, and refused where it
 * is not.
 */
export function keepSegment(directory: string, keys: string, name: string, path: string): void {
  const target = segmentPath(directory, name)
  const bytes = readFileSync(path)
  if (existsSync(target)) {
    if (openPart(keys, name, readFileSync(target)).equals(bytes)) return
    throw new Error(`${target} is another segment of this name. Is the directory that of another database?`)
  }
  writeDurably(target, sealPart(keys, name, bytes))
}

/** PostgreSQL's `restore_command`. */
export function bringSegment(directory: string, keys: string, name: string, path: string): void {
  writeDurably(path, openPart(keys, name, readFileSync(segmentPath(directory, name))))
}

if (/^(wal-program|archive-wal)\.m?ts$/.test(basename(process.argv[1] ?? ''))) {
  const [, , act, directory = '', keyFile = '', name = '', path = ''] = process.argv
  try {
    const keys = readFileSync(keyFile, 'utf8').trim()
    if (act === 'keep') keepSegment(directory, keys, name, path)
    else if (act === 'bring') bringSegment(directory, keys, name, path)
    else throw new Error('Usage: keep|bring DIRECTORY KEY_FILE NAME PATH')
  } catch (error) {
    // A segment that is not there is how PostgreSQL learns where the archive ends.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || act === 'keep')
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}
