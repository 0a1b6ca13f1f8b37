import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Archive } from './archiving.ts'
import { openPart, sealPart, writeDurably } from './wal-program.ts'

/**
 * A file in pieces that are named by the SHA-256 of their content: what did not change is kept once. `tag`: what the store
 * of `S3_URL` said of it, so that it is not fetched again while that stays the same.
 */
export type StoredFile = { path: string; mode: number; parts: string[]; tag?: string }

const pieceBytes = 8 * 1024 * 1024

const partPath = ({ directory }: Archive, name: string) => join(directory, 'parts', name.slice(0, 2), name)

/** Nothing for a file that went away while it was waited for, as tables and uploads do. */
export function storeFile(archive: Archive, from: string, path: string, mode: number): StoredFile | undefined {
  let file: number
  try {
    file = openSync(from, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  const parts: string[] = []
  const piece = Buffer.alloc(pieceBytes)
  try {
    for (let length = fill(file, piece); length > 0; length = fill(file, piece))
      parts.push(storePart(archive, piece.subarray(0, length)))
  } finally {
    closeSync(file)
  }
  return { path, mode, parts }
}

function fill(file: number, piece: Buffer): number {
  let length = 0
  for (let read = -1; read !== 0 && length < piece.length; length += read)
    read = readSync(file, piece, length, piece.length - length, null)
  return length
}

export function storePart(archive: Archive, bytes: Uint8Array): string {
  const name = createHash('sha256').update(bytes).digest('hex')
  if (!existsSync(partPath(archive, name))) writeDurably(partPath(archive, name), sealPart(archive.keys, name, bytes))
  return name
}

/** @throws where a piece is missing, was changed, or is not what its name says */
export function writeStored(archive: Archive, { path, mode, parts }: StoredFile, target: string): void {
  const to = join(target, path)
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const file = openSync(to, 'w', mode)
  try {
    for (const name of parts) writeSync(file, readPart(archive, name))
  } finally {
    closeSync(file)
  }
}

/** @throws where a piece is missing, was changed, or is not what its name says */
export function checkStored(archive: Archive, { parts }: StoredFile): void {
  for (const name of parts) readPart(archive, name)
}

function readPart(archive: Archive, name: string): Buffer {
  const bytes = openPart(archive.keys, name, readFileSync(partPath(archive, name)))
  if (createHash('sha256').update(bytes).digest('hex') !== name) throw new Error(`The part ${name} was changed.`)
  return bytes
}

/** Removes the pieces that no backup needs any more. */
export function prunePartsExcept(archive: Archive, needed: ReadonlySet<string>): void {
  const root = join(archive.directory, 'parts')
  if (!existsSync(root)) return
  for (const entry of readdirSync(root, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && !needed.has(entry.name)) rmSync(join(entry.parentPath, entry.name))
}
