import { inflateSync } from 'node:zlib'

const headerOf = { woff: 44, sfnt: 12 }
const entryOf = { woff: 20, sfnt: 16 }

/**
 * The OpenType font (sfnt) within a WOFF 1.0 file (W3C, WOFF File Format 1.0, sections 3 to 5). The library that reads
 * fonts for documents would inflate every table again for each of them, in JavaScript: a quarter of a second.
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is no WOFF 1.0 file.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerOf.woff + index * entryOf.woff
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const stored = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < length ? inflateSync(stored) : stored,
    }
  })
  const directory = Buffer.alloc(headerOf.sfnt + count * entryOf.sfnt)
  woff.copy(directory, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(2 ** power * entryOf.sfnt, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE((count - 2 ** power) * entryOf.sfnt, 10)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = headerOf.sfnt + index * entryOf.sfnt
    tag.copy(directory, at)
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    offset += data.length + padding.length
  })
  return Buffer.concat(parts)
}
