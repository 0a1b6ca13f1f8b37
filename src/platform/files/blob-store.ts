import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { AwsClient } from 'aws4fetch'

/** Stores encrypted bytes. `get` returns `null` for a missing key. */
export interface BlobStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
}

export function diskBlobStore(directory: string): BlobStore {
  const pathOf = (key: string) => resolve(directory, key)
  return {
    async put(key, bytes) {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await writeFile(pathOf(key), bytes)
    },
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/**
 * Any S3-compatible store, from `https://KEY:SECRET@host/bucket?region=fr-par` with an optional path after the bucket.
 * Key and secret are percent-encoded where they hold `/`, `+` or `@`.
 */
export function s3BlobStore(address: string): BlobStore {
  const url = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
    retries: 3,
  })
  const base = `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '')}`

  async function ask(method: string, key: string, body?: Uint8Array): Promise<Response> {
    const response = await client.fetch(`${base}/${key}`, {
      method,
      body: body as Uint8Array<ArrayBuffer> | undefined,
      headers: body && { 'content-type': 'application/octet-stream' },
      signal: AbortSignal.timeout(30_000),
    })
    if (response.ok || response.status === 404) return response
    throw new Error(`The file store answered ${response.status} to ${method}: ${(await response.text()).slice(0, 300)}`)
  }

  return {
    async put(key, bytes) {
      const response = await ask('PUT', key, bytes)
      await response.body?.cancel()
      if (response.status === 404) throw new Error('The file store has no such bucket')
    },
    async get(key) {
      const response = await ask('GET', key)
      if (response.ok) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      return null
    },
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
  }
}
