import { randomBytes } from 'node:crypto'
import { renameSync, statSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { Refusal } from '../../api/refusal.ts'

/** Stores encrypted bytes. `get` returns `null` for a missing key. */
export interface BlobStore {
  /** All of the bytes or nothing. @throws Refusal `storage_full` */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
  /**
   * Puts what `make` makes of the bytes in their place; `null`: they stay. What was removed meanwhile stays removed, and
   * what was written anew stays as written. Returns whether they were replaced.
   */
  change(key: string, make: (bytes: Uint8Array) => Uint8Array | null): Promise<boolean>
  /** Every key, in no order, with what differs after each writing of it. */
  list(): AsyncIterable<{ key: string; tag: string }>
}

export const storageFull = () => new Refusal('storage_full', 507)

/** Bytes that may still be written where this folder lies, or will lie. */
export async function freeBytes(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  } catch (error) {
    const above = dirname(resolve(directory))
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === resolve(directory)) throw error
    return freeBytes(above)
  }
}

/** `reserve`: bytes that uploads leave to what else writes on this disk, the database above all. */
export function diskBlobStore(directory: string, reserve = 0): BlobStore {
  const pathOf = (key: string) => resolve(directory, key)
  async function write(key: string, bytes: Uint8Array, mayTakeItsPlace: () => boolean): Promise<boolean> {
    const path = pathOf(key)
    if (reserve > 0 && (await freeBytes(directory)) < reserve + bytes.byteLength) throw storageFull()
    // Beside its final place until all of it is on the disk: a crash or a full disk leaves no half file under a key.
    const unfinished = `${path}.${randomBytes(4).toString('hex')}.part`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeThrough(unfinished, bytes)
      const goes = mayTakeItsPlace()
      // In the same turn as the question, so that nothing of this process comes between.
      if (goes) renameSync(unfinished, path)
      else await rm(unfinished, { force: true })
      await syncFolder(dirname(path))
      return goes
    } catch (error) {
      await rm(unfinished, { force: true })
      throw isFull(error) ? storageFull() : error
    }
  }

  return {
    put: async (key, bytes) => void (await write(key, bytes, () => true)),
    async change(key, make) {
      const before = await stat(pathOf(key)).catch(nullIfMissing)
      const bytes = before && (await readFile(pathOf(key)).catch(nullIfMissing))
      const made = bytes && make(bytes)
      if (!made) return false
      return write(key, made, () => statSync(pathOf(key), { throwIfNoEntry: false })?.ino === before.ino)
    },
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(nullIfMissing)
      for (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.endsWith('.part')) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(nullIfMissing)
        if (found) yield { key: relative(directory, path).split(sep).join('/'), tag: `${found.ino}-${found.mtimeMs}` }
      }
    },
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The new name is on the disk too; Windows cannot open a folder for this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | null)?.code ?? '')
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

  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean)
  const folder = folders.map((name) => `${name}/`).join('')

  async function ask(
    method: string,
    key: string,
    body?: Uint8Array,
    { onlyIf, accepted = [404] }: { onlyIf?: string | null; accepted?: number[] } = {},
  ): Promise<Response> {
    const response = await client.fetch(`${base}/${key}`, {
      method,
      body: body as Uint8Array<ArrayBuffer> | undefined,
      headers: body && { 'content-type': 'application/octet-stream', ...(onlyIf && { 'if-match': onlyIf }) },
      signal: AbortSignal.timeout(30_000),
    })
    if (response.ok || accepted.includes(response.status)) return response
    if (response.status === 507) {
      await response.body?.cancel()
      throw storageFull()
    }
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
    async change(key, make) {
      const response = await ask('GET', key)
      const bytes = response.ok ? new Uint8Array(await response.arrayBuffer()) : null
      if (!bytes) await response.body?.cancel()
      const made = bytes && make(bytes)
      if (!made) return false
      // A store that knows conditions refuses where the file is gone or another; of one that does not, it is asked just before.
      const still = await ask('HEAD', key)
      const onlyIf = response.headers.get('etag')
      if (!still.ok || still.headers.get('etag') !== onlyIf) return false
      let put = await ask('PUT', key, made, { onlyIf, accepted: [404, 409, 412, 501] })
      await put.body?.cancel()
      if (put.status === 501) {
        put = await ask('PUT', key, made)
        await put.body?.cancel()
      }
      return put.ok
    },
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
    async *list() {
      let next: string | undefined
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: folder,
          ...(next && { 'continuation-token': next }),
        })
        const response = await client.fetch(`${url.protocol}//${url.host}/${bucket}?${query}`, {
          signal: AbortSignal.timeout(30_000),
        })
        const page = await response.text()
        if (!response.ok) throw new Error(`The file store answered ${response.status} to a list: ${page.slice(0, 300)}`)
        for (const [entry] of page.matchAll(/<Contents>.*?<\/Contents>/gs)) {
          const textOf = (name: string) => plain(new RegExp(`<${name}>([^<]*)<`).exec(entry)?.[1] ?? '')
          yield { key: textOf('Key').slice(folder.length), tag: textOf('ETag') }
        }
        next = plain(/<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? '') || undefined
      } while (next !== undefined)
    },
  }
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** Text of an XML document: a folder of the address may hold an ampersand, and an ETag stands between quotes. */
const plain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hexadecimal, name) => {
    if (name) return entities[name] ?? all
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
  })
