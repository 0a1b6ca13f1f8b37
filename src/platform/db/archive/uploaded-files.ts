import { s3BlobStore } from '../../files/blob-store.ts'
import { isStoredKey } from '../../files/file-key.ts'
import type { Archive } from './archiving.ts'
import { type StoredFile, storePart } from './parts.ts'

/**
 * Copies the uploads of the store of `S3_URL` into the archive, under the paths that they would have in DATA_DIR. `before`:
 * the files of the last backup, of which only what was written since is fetched.
 */
export async function filesOfStore(
  archive: Archive,
  s3Url: string | undefined,
  before: readonly StoredFile[],
): Promise<StoredFile[]> {
  if (s3Url === undefined) return []
  const store = s3BlobStore(s3Url)
  const known = new Map(before.map((file) => [file.path, file]))
  const files: StoredFile[] = []
  for await (const { key, tag } of store.list()) {
    if (!isStoredKey(key)) continue
    const path = `files/${key}`
    const same = known.get(path)
    if (same?.tag === tag) {
      files.push(same)
      continue
    }
    const bytes = await store.get(key)
    if (bytes) files.push({ path, mode: 0o600, parts: [storePart(archive, bytes)], tag })
  }
  return files
}
