import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../../test/harness/test-database.ts'
import { runCommand } from '../commands.ts'
import type { Archive } from './archiving.ts'
import { bringDump, nightlyDump } from './dumps.ts'

const quiet = { info: () => {}, warn: () => {} }
let database: TestDatabase
let parent: string
let dataDir: string
let archive: Archive
let said: string

beforeEach(async () => {
  database = await freshDatabase()
  parent = mkdtempSync(join(tmpdir(), 'clairavis-dumps-'))
  dataDir = join(parent, 'data')
  archive = { directory: join(parent, 'backups'), keys: 'a-key-of-a-test-with-thirty-two-letters' }
  mkdirSync(join(dataDir, 'files'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'letter.pdf'), 'what somebody wrote')
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.drop()
  rmSync(parent, { recursive: true, force: true })
})

const environment = (url = database.url) => ({
  ...{ DATABASE_URL: url, DATA_DIR: dataDir, BACKUP_DIR: archive.directory, BACKUP_KEY: archive.keys },
})
const book = (source: string, amount: number) =>
  database.pool.query(
    `insert into ledger_entry (source, source_id, account, amount, at)
     select 'charge', $1, code, case rank when 1 then $2::integer else -$2::integer end, now()
       from (select code, row_number() over (order by code) as rank from ledger_account limit 2) as two`,
    [source, amount],
  )
const stored = () =>
  readdirSync(archive.directory, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

test('a server of DATABASE_URL is backed up every night, restored as a trial, and brought back whole', async () => {
  await book('before', 300)
  await runCommand('nightly', [], environment())
  expect(JSON.parse(said)).toMatchObject({ entries: 2, files: 1 })
  expect(readdirSync(dataDir), 'nothing of the trial is left').toEqual(['files'])
  for (const path of stored()) expect(readFileSync(path, 'latin1')).not.toMatch(/somebody wrote|ledger_entry/)
  await book('after', 2900)

  const folder = join(parent, 'brought')
  await runCommand('restore-to', [folder], environment())
  rmSync(join(dataDir, 'files'), { recursive: true })
  const other = await freshDatabase()
  try {
    await runCommand('restore', [folder], environment(other.url))
    const { rows } = await other.pool.query('select source_id, sum(abs(amount))::integer from ledger_entry group by 1')
    expect(rows).toEqual([{ sourceId: 'before', sum: 600 }])
    await runCommand('compare', [other.url], environment())
  } finally {
    await other.drop()
  }
  expect(readFileSync(join(dataDir, 'files', 'letter.pdf'), 'utf8')).toBe('what somebody wrote')
})

test('what is too old goes, what was changed or is of another key is refused', async () => {
  const input = { pool: database.pool, dataDir, archive, log: quiet }
  const first = await nightlyDump({ ...input, keepDays: 14 })
  expect(bringDump(archive, join(parent, 'then'), new Date())).toBe(
    first.name.replace(/T(..)-(..)-(..)-/, 'T$1:$2:$3.'),
  )
  expect(() => bringDump(archive, join(parent, 'never'), new Date(0))).toThrow('There is no backup of then')
  const second = await nightlyDump({ ...input, keepDays: 0 })
  expect(readdirSync(join(archive.directory, 'dumps'))).toEqual([second.name])

  const other = { ...archive, keys: 'another-key-with-thirty-two-letters-in-it' }
  expect(() => bringDump(other, join(parent, 'other'))).toThrow('was changed, or encrypted with another key')
  const [part = ''] = stored().filter((path) => path.includes('parts'))
  appendFileSync(part, 'x')
  expect(() => bringDump(archive, join(parent, 'changed'))).toThrow('was changed')
  mkdirSync(join(archive.directory, 'base'))
  await expect(nightlyDump({ ...input, keepDays: 14 })).rejects.toThrow('another kind of database')
})
