import type { BlobStore } from '../../src/platform/files/blob-store.ts'

/** A blob store in memory, for tests. */
export function memoryBlobStore(): BlobStore & { kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>()
  return {
    kept,
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    async change(key, make) {
      const before = kept.get(key)
      const made = before && make(before)
      if (made && kept.get(key) === before) kept.set(key, made)
      return Boolean(made)
    },
    remove: async (key) => void kept.delete(key),
    async *list() {
      for (const [key, bytes] of kept) yield { key, tag: Buffer.from(bytes).toString('base64') }
    },
  }
}
