import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../src/platform/db/commands.ts'
import { type Embedded, startEmbedded } from '../src/platform/db/embedded.ts'
import { s3BlobStore } from '../src/platform/files/blob-store.ts'
import { openFiles, resealFiles } from '../src/platform/files/store.ts'
import { pdf, photograph } from '../test/fixtures/sample-files.ts'
import { hasObjectStore, namesOnPage, type ObjectStore, startObjectStore } from './object-store.ts'

/**
 * `S3_URL` against OpenStack Swift with its S3 interface, as providers run it: it checks signatures, pages its lists, and
 * refuses conditions that it does not know.
 */
const full = Boolean(process.env.PROVE)
const fileKey = 'a key of thirty-two letters or so'

describe.runIf(full && hasObjectStore)('files in an S3-compatible store', () => {
  let store: ObjectStore
  let dataDir: string
  beforeAll(async () => {
    store = await startObjectStore(Number(process.env.OBJECT_STORE_PORT ?? 4570))
  }, 90_000)
  afterAll(() => store?.stop(), 30_000)
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'clairavis-s3-'))
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    rmSync(dataDir, { recursive: true, force: true })
    for (const key of await keys()) await s3BlobStore(store.s3Url).remove(key)
  })

  const files = (key = fileKey) => openFiles({ dataDir, fileKey: key, s3Url: store.s3Url })
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of s3BlobStore(store.s3Url).list()) found.push(key)
    return found.sort()
  }
  const keep = async (count: number) => {
    const kept = []
    for (let nth = 0; nth < count; nth += 1) kept.push(await files().store('chat', `${nth}.pdf`, pdf([`Bail ${nth}`])))
    return kept
  }
  const readable = async (key: string, nth: number) =>
    expect(Buffer.from(await files().read(key)).equals(Buffer.from(pdf([`Bail ${nth}`])))).toBe(true)

  it('are put, read, listed over several pages and removed', { timeout: 60_000 }, async () => {
    const kept = await keep(namesOnPage * 2 + 1)
    const picture = await files().store('picture', 'moi', await photograph(300, 300))
    expect(await keys()).toEqual(
      [...kept.map(({ key }) => key), ...[96, 256, 640].map((side) => `${picture.key}.${side}`)].sort(),
    )
    for (const [nth, { key }] of kept.entries()) await readable(key, nth)
    expect((await files().read(picture.key, 96)).byteLength).toBeGreaterThan(0)
    for (const { key } of [...kept, picture]) await files().remove(key)
    expect(await keys()).toEqual([])
    await files().remove(picture.key)
    await expect(files().read(picture.key)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are refused with what the store says where it cannot be written to', async () => {
    const elsewhere = openFiles({ dataDir, fileKey, s3Url: store.s3Url.replace('/clairavis/', '/no-such-bucket/') })
    await expect(elsewhere.store('chat', 'a.pdf', pdf())).rejects.toThrow('no such bucket')
    const stranger = openFiles({ dataDir, fileKey, s3Url: store.s3Url.replace(/:[^:@]*@/, ':wrong@') })
    await expect(stranger.store('chat', 'a.pdf', pdf())).rejects.toThrow('403')
  })

  it('lie sealed: who reads them past the product, in part or by a signed address, reads nothing', async () => {
    const [kept] = await keep(1)
    const address = `${store.bucketUrl}/files/${kept?.key}`
    expect((await fetch(address)).ok).toBe(false)
    const part = await store.client.fetch(address, { headers: { range: 'bytes=0-99' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
    const signed = new URL(address)
    signed.searchParams.set('X-Amz-Expires', '60')
    const { url } = await store.client.sign(signed, { aws: { signQuery: true } })
    const answer = await fetch(url)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.status).toBe(200)
    expect(bytes.byteLength).toBeGreaterThan(pdf(['Bail 0']).byteLength)
    for (const plain of ['%PDF', 'Bail']) expect(bytes.includes(plain)).toBe(false)
  })

  it('are encrypted anew under a new key, one by one, where the store knows no conditions', async () => {
    const kept = await keep(namesOnPage + 1)
    const newKey = 'a new key of thirty-two letters..'
    const done = await resealFiles({ dataDir, fileKey: `${newKey},${fileKey}`, s3Url: store.s3Url })
    expect(done).toEqual({ changed: kept.length, failed: [] })
    for (const { key } of kept) expect((await files(newKey).read(key)).byteLength).toBeGreaterThan(0)
    await expect(files().read(kept[0]?.key ?? '')).rejects.toThrow()
  })

  describe('in a backup', () => {
    let database: Embedded
    let directory: string
    let archive: string
    let said: string
    beforeAll(async () => {
      directory = mkdtempSync(join(tmpdir(), 'clairavis-s3-database-'))
      database = await startEmbedded({ dataDir: directory, log: { info: () => {}, warn: () => {} }, durable: false })
    }, 60_000)
    afterAll(async () => {
      await database.stop()
      rmSync(directory, { recursive: true, force: true })
    })
    beforeEach(async () => {
      archive = mkdtempSync(join(tmpdir(), 'clairavis-s3-archive-'))
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        said += text
        return true
      })
      await command('migrate')
      said = ''
    })
    afterEach(() => {
      rmSync(archive, { recursive: true, force: true })
    })
    const command = (name: string, ...args: string[]) =>
      runCommand(name, args, {
        ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, S3_URL: store.s3Url },
        ...{ BACKUP_DIR: archive, BACKUP_KEY: 'a-key-of-a-proof-with-thirty-two-letters' },
      })

    it('by hand: what was lost is put back, and what others keep in the bucket is left alone', {
      timeout: 60_000,
    }, async () => {
      const kept = await keep(namesOnPage + 1)
      await s3BlobStore(store.s3Url).put('of-somebody-else', Buffer.from('not ours'))
      const folder = join(dataDir, 'backups', 'one')
      await command('backup', folder)
      expect(readdirSync(join(folder, 'files', 'files'))).toEqual(['chat'])
      for (const { key } of kept.slice(1)) await files().remove(key)
      await command('restore', folder)
      expect(await keys()).toEqual([...kept.map(({ key }) => key), 'of-somebody-else'].sort())
      for (const [nth, { key }] of kept.entries()) await readable(key, nth)
      expect(readdirSync(dataDir), 'nothing of them is left on this disk').toEqual(['backups'])
    })

    it('of every night: only what is new is fetched, and all of it comes back', { timeout: 120_000 }, async () => {
      const kept = await keep(namesOnPage + 1)
      const fetched = vi.spyOn(globalThis, 'fetch')
      const gets = () =>
        fetched.mock.calls.filter(
          ([request]) => request instanceof Request && request.method === 'GET' && /chat/.test(request.url),
        )
      await command('nightly')
      expect(JSON.parse(said)).toMatchObject({ files: kept.length })
      expect(gets()).toHaveLength(kept.length)
      fetched.mockClear()
      const [another] = await keep(1)
      said = ''
      await command('nightly')
      expect(JSON.parse(said)).toMatchObject({ files: kept.length + 1 })
      expect(gets()).toHaveLength(1)

      for (const key of await keys()) await s3BlobStore(store.s3Url).remove(key)
      const folder = join(dataDir, 'brought')
      await command('restore-to', folder)
      await command('restore', folder)
      for (const [nth, { key }] of kept.entries()) await readable(key, nth)
      await readable(another?.key ?? '', 0)
    })

    it('of the embedded database: they come back as files of its restored folder', { timeout: 180_000 }, async () => {
      const embedded = (name: string, ...args: string[]) =>
        runCommand(name, args, {
          ...{ DATA_DIR: dataDir, S3_URL: store.s3Url },
          ...{ BACKUP_DIR: archive, BACKUP_KEY: 'a-key-of-a-proof-with-thirty-two-letters' },
        })
      const kept = await keep(namesOnPage + 1)
      await embedded('migrate')
      said = ''
      await embedded('nightly')
      // With them the password of the embedded database.
      expect(JSON.parse(said)).toMatchObject({ files: kept.length + 1 })
      for (const key of await keys()) await s3BlobStore(store.s3Url).remove(key)
      const restored = join(dataDir, 'brought')
      await embedded('restore-to', restored)
      expect(await keys()).toEqual([])
      const beside = openFiles({ dataDir: restored, fileKey })
      for (const [nth, { key }] of kept.entries())
        expect(Buffer.from(await beside.read(key)).equals(Buffer.from(pdf([`Bail ${nth}`])))).toBe(true)
    })
  })
})
