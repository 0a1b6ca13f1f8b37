import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { sfntOfWoff } from './woff.ts'

const require = createRequire(import.meta.url)
const file = readFileSync(
  require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
)

/** The sum of 32-bit words by which OpenType checks a table; that of `head` leaves its own field out. */
function checksumOf(table: Buffer, tag: string): number {
  const words = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
  if (tag === 'head') words.writeUInt32BE(0, 8)
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}

describe('an OpenType font out of a WOFF file', () => {
  const font = sfntOfWoff(file)

  it('has the size that the file announces, and every table whole', () => {
    expect(font.length).toBe(file.readUInt32BE(16))
    const count = font.readUInt16BE(4)
    expect(count).toBeGreaterThan(8)
    for (let at = 12; at < 12 + count * 16; at += 16) {
      const tag = font.toString('latin1', at, at + 4)
      const start = font.readUInt32BE(at + 8)
      const table = font.subarray(start, start + font.readUInt32BE(at + 12))
      expect(checksumOf(table, tag), tag).toBe(font.readUInt32BE(at + 4))
    }
  })

  it('is not made of another kind of file', () => {
    expect(() => sfntOfWoff(Buffer.from('wOF2'.padEnd(60, '\0')))).toThrow('WOFF 1.0')
  })
})
