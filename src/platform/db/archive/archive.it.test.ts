import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startFakeS3 } from '../../../../test/harness/fake-s3.ts'
import { type Connection, connect } from '../connect.ts'
import { type Embedded, startEmbedded } from '../embedded.ts'
import type { Archive } from './archiving.ts'
import { baseBackup, baseBackups, pruneBackups, readBase } from './base-backup.ts'
import { keepUploads } from './kept-uploads.ts'
import { nightlyBackup } from './nightly.ts'
import { missingFrom, readProof } from './proof.ts'
import { restoreTo } from './restore-to.ts'
import { segmentPath } from './wal-program.ts'

const quiet = { info: () => {}, warn: () => {} }
const key = 'a key of a test, of thirty-two letters or more'
let parent: string
let archive: Archive
let dataDir: string
let server: Embedded
let database: Connection
let restored: Embedded[]

// One database after the other test's: what each adds stays, and the last one loses the disk.
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'clairavis-archive-'))
  chmodSync(parent, 0o700)
  archive = { directory: join(parent, 'backups'), keys: key }
  dataDir = join(parent, 'data')
  restored = []
  server = await startEmbedded({ dataDir: join(dataDir, 'postgres'), log: quiet, archive, durable: false })
  database = connect(server.url, { max: 2, statementTimeout: 0 })
  await database.pool.query(`
    create table ledger_entry (id bigint generated always as identity primary key, account text, amount integer);
    create table contribution (text text); create table person (); create table question ();
    create table message (); create table purchase ()`)
})

afterAll(async () => {
  await database.close()
  for (const one of [server, ...restored]) await one.stop().catch(() => {})
  rmSync(parent, { recursive: true, force: true })
})

const cluster = () => join(dataDir, 'postgres', 'cluster')
const input = () => ({ pool: database.pool, cluster: cluster(), dataDir, archive })
const pay = (amount: number) =>
  database.pool.query(`insert into ledger_entry (account, amount) values ('bank', $1), ('plans', -$1)`, [amount])
const upload = (folder: string, words: string) => {
  mkdirSync(join(dataDir, 'files', 'chat', folder), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'chat', folder, 'file'), words)
}
const sumOf = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    "select coalesce(sum(amount), 0)::int as sum from ledger_entry where account = 'bank'",
  )
  await client.end()
  return rows[0].sum
}
const archived = async () => {
  const { rows } = await database.pool.query('select pg_walfile_name(pg_switch_wal()) as name')
  await expect.poll(() => existsSync(segmentPath(archive.directory, rows[0].name)), { timeout: 20_000 }).toBe(true)
}
const now = async (): Promise<Date> => (await database.pool.query('select clock_timestamp() as now')).rows[0].now
async function restore(name: string, until?: Date): Promise<Embedded> {
  const copy = await restoreTo({
    archive,
    dataDir: join(parent, name),
    log: quiet,
    durable: false,
    ...(until && { until }),
  })
  restored.push(copy)
  return copy
}

describe('a night', () => {
  test('ends with a copy that was made and found whole', async () => {
    await pay(300)
    upload('aa', 'erased before the night')
    expect(keepUploads(archive, dataDir)).toBe(1)
    rmSync(join(dataDir, 'files'), { recursive: true })
    await pause(20)
    const night = await nightlyBackup({ ...input(), keepDays: 14, log: quiet, durable: false })
    expect(night).toMatchObject({ entries: 2, files: 1 })
    expect(readdirSync(join(archive.directory, 'uploads', 'chat', 'aa'))).toEqual([])
    expect(readdirSync(dataDir)).toEqual(['postgres'])
  })

  test('holds the files of a store elsewhere too, of which only what is new is fetched', async () => {
    const store = await startFakeS3()
    const keyOf = (digit: string) => `chat/${digit}${digit}/${digit.repeat(32)}`
    const put = (digit: string) => store.kept.set(`/box/clairavis/${keyOf(digit)}`, Buffer.from(`sealed ${digit}`))
    const night = () => nightlyBackup({ ...input(), s3Url: store.s3Url, keepDays: 14, log: quiet, durable: false })
    try {
      put('a')
      store.kept.set('/box/clairavis/of-somebody-else', Buffer.from('not ours'))
      expect(await night()).toMatchObject({ files: 2 })
      put('b')
      const fetched = vi.spyOn(globalThis, 'fetch')
      expect(await night()).toMatchObject({ files: 3 })
      const gets = fetched.mock.calls.flatMap(([request]) => (request instanceof Request ? [request.url] : []))
      expect(gets.filter((url) => url.includes('/chat/'))).toEqual([expect.stringContaining(keyOf('b'))])
      await restore('of-a-store')
      for (const digit of ['a', 'b'])
        expect(readFileSync(join(parent, 'of-a-store', 'files', keyOf(digit)), 'utf8')).toBe(`sealed ${digit}`)
      expect(readdirSync(join(parent, 'of-a-store', 'files'))).toEqual(['chat'])
      expect(readdirSync(dataDir), 'nothing of them is left on this disk').toEqual(['postgres'])
    } finally {
      vi.restoreAllMocks()
      store.stop()
    }
  })

  test('fails where the copy lacks a payment, and where a piece was lost', async () => {
    await pay(300)
    await nightlyBackup({ ...input(), keepDays: 14, log: quiet, durable: false })
    const kept = join(parent, 'kept')
    cpSync(archive.directory, kept, { recursive: true })
    const name = baseBackups(archive).at(-1)
    const [piece] = readBase(archive, name ?? '').cluster.at(-1)?.parts ?? []
    rmSync(join(kept, 'parts', (piece ?? '').slice(0, 2), piece ?? ''))
    const broken = restoreTo({
      archive: { ...archive, directory: kept },
      dataDir: join(parent, 'broken'),
      log: quiet,
      durable: false,
    })
    await expect(broken).rejects.toThrow('no such file')

    const forgetful = {
      query: async (text: string, values?: unknown[]) => {
        if (!text.includes('ledger_entry')) return database.pool.query(text, values)
        return database.pool.query(text.replace('sum(amount)', '(sum(amount) + 1)'), values)
      },
    }
    const whole = await readProof(database.pool)
    expect(missingFrom(whole, whole, whole)).toEqual([])
    expect(missingFrom(whole, await readProof(forgetful as never), whole).join()).toContain('bank: 601; now 600')
    expect(missingFrom(whole, { ...whole, entries: '0', sums: {} }, whole).join()).toContain(
      '0 entries of the ledger, of 4',
    )
    const none = { contribution: '0', person: '0', question: '0', message: '0', purchase: '0' }
    expect(whole.rows).toMatchObject({ contribution: expect.stringMatching(/^\d+$/) })
    for (const [table, name] of [
      ['contribution', 'versions of answers'],
      ['person', 'people'],
      ['question', 'questions'],
      ['message', 'messages'],
      ['purchase', 'orders'],
    ] as const) {
      const one = { ...whole, rows: { ...none, [table]: '1' } }
      const two = { ...whole, rows: { ...none, [table]: '2' } }
      expect(missingFrom(one, two, two)).toEqual([])
      expect(missingFrom(two, one, two)).toEqual([`1 ${name}, between 2 and 2`])
      expect(missingFrom(one, two, one)).toEqual([`2 ${name}, between 1 and 1`])
    }
    // A backup from before they were counted.
    expect(missingFrom({ ...whole, rows: undefined }, whole, whole)).toEqual([])
  })
})

describe('what is kept', () => {
  test('goes once it is too old, with what nobody needs any more; the newest stays', async () => {
    writeFileSync(join(dataDir, 'note'), 'only in the first')
    await baseBackup(input())
    rmSync(join(dataDir, 'note'))
    await pay(1)
    await baseBackup(input())
    const parts = () => readdirSync(join(archive.directory, 'parts'), { recursive: true }).length
    const before = parts()
    expect(pruneBackups(archive, new Date(Date.now() + 1000))).toBe(1)
    expect(parts()).toBeLessThan(before)
    const [left] = baseBackups(archive)
    const { firstSegment } = readBase(archive, left ?? '')
    const [oldest = ''] = readdirSync(segmentPath(archive.directory, '')).sort()
    expect(oldest.slice(0, 24) >= firstSegment).toBe(true)
    expect(await sumOf((await restore('left')).url)).toBe(await sumOf(server.url))
  })
})

describe('a database whose disk is lost', () => {
  test('is refused an instant that nothing was kept of', async () => {
    await baseBackup(input())
    await expect(restore('early', new Date(Date.now() - 86_400_000))).rejects.toThrow('younger than that')
    await expect(restore('late', new Date(Date.now() + 86_400_000))).rejects.toThrow('The archive ends before')
  })

  test('comes back to the second that is chosen, with its files, and to the last change that was kept', async () => {
    mkdirSync(join(dataDir, 'files', 'chat'), { recursive: true })
    writeFileSync(join(dataDir, 'files', 'chat', 'letter'), Buffer.alloc(9_000_000, 'a'))
    const before = await sumOf(server.url)
    await pay(300)
    await baseBackup(input())
    await pay(2900)
    upload('aa', 'sealed')
    await pause(20)
    const chosen = await now()
    await pause(20)
    await pay(70)
    upload('bb', 'sealed too')
    const proven = new Date()
    expect([keepUploads(archive, dataDir, proven), keepUploads(archive, dataDir, proven)]).toEqual([3, 0])
    expect(readFileSync(join(archive.directory, 'uploads', 'chat', 'aa', 'file')).includes('sealed')).toBe(false)
    await archived()
    await database.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })

    const then = await restore('then', chosen)
    expect(await sumOf(then.url)).toBe(before + 3200)
    const files = (name: string) => readdirSync(join(parent, name, 'files', 'chat')).sort()
    expect(files('then'), 'with the uploads until then').toEqual(['aa', 'letter'])
    const last = await restore('last')
    expect(files('last')).toEqual(['aa', 'bb', 'letter'])
    expect(readFileSync(join(parent, 'last', 'files', 'chat', 'bb', 'file'), 'utf8')).toBe('sealed too')
    expect(await sumOf(last.url)).toBe(before + 3270)
    expect(readFileSync(join(parent, 'last', 'files', 'chat', 'letter')).equals(Buffer.alloc(9_000_000, 'a'))).toBe(
      true,
    )
    // It is a database of its own: it can be written, started anew, and keeps nothing of how it was made.
    await last.stop()
    const again = await startEmbedded({ dataDir: join(parent, 'last', 'postgres'), log: quiet })
    restored.push(again)
    expect(await sumOf(again.url)).toBe(before + 3270)
    expect(existsSync(join(parent, 'last', 'postgres', 'archive.key'))).toBe(false)
  })
})
