import { join } from 'node:path'
import { type BlobStore, diskBlobStore, s3BlobStore } from './blob-store.ts'
import { isStoredKey } from './file-key.ts'

/** Where uploads lie below a data directory, or a backup of one. */
const filesBelow = (folder: string) => diskBlobStore(join(folder, 'files'))

/** Copies every file of the store of `S3_URL` below the folder, sealed as they are. Returns how many. */
export function copyFromStore(s3Url: string, folder: string): Promise<number> {
  return copyMissing(s3BlobStore(s3Url), filesBelow(folder))
}

/** Puts the files below the folder into the store of `S3_URL`; what it still has stays as it is. Returns how many. */
export function copyIntoStore(folder: string, s3Url: string): Promise<number> {
  return copyMissing(filesBelow(folder), s3BlobStore(s3Url))
}

async function copyMissing(from: BlobStore, to: BlobStore): Promise<number> {
  const there = new Set<string>()
  for await (const { key } of to.list()) there.add(key)
  let copied = 0
  for await (const { key } of from.list()) {
    if (there.has(key) || !isStoredKey(key)) continue
    const bytes = await from.get(key)
    // Erased while the others were copied.
    if (!bytes) continue
    await to.put(key, bytes)
    copied += 1
  }
  return copied
}
