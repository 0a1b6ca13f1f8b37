import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFakeS3 } from '../../../test/harness/fake-s3.ts'
import { emptyDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { runCommand } from './commands.ts'
import { connect } from './connect.ts'
import { readMigrations } from './migrate.ts'

let database: TestDatabase
let dataDir: string
let said: string

beforeEach(async () => {
  database = await emptyDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'clairavis-commands-'))
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

const environment = (more: Record<string, string> = {}) => ({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...more })

test('a database is migrated, rolled back and reset', async () => {
  await runCommand('migrate', [], environment())
  expect(said).toContain(readMigrations()[0]?.name)
  await runCommand('rollback', ['1'], environment())
  expect(said).toContain(`Took back ${readMigrations().at(-1)?.name}`)
  await runCommand('reset', [], environment())
  await runCommand('migrate', [], environment())
  expect(said).toContain('Nothing to migrate.')
})

test('a database of another history of migrations is left as it is until it is reset', async () => {
  await database.pool.query(`
    create table migration (number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now());
    insert into migration (number, name, checksum) values (2, '0002_earlier', 'other');
    create table person (id integer)`)
  await expect(runCommand('migrate', [], environment())).rejects.toThrow(
    '0002_earlier was applied to this database, but its file is gone or renamed',
  )
  expect((await database.pool.query('select * from person')).fields).toMatchObject([{ name: 'id' }])
  await runCommand('reset', [], environment())
  await runCommand('migrate', [], environment())
  expect(said).toContain('Nothing to migrate.')
})

test('a backup holds the files of another store, and puts back what it has lost', async () => {
  const store = await startFakeS3()
  try {
    const within = (key: string) => `/box/clairavis/${key}`
    const keys = ['0', '1', '2'].map((digit) => `chat/aa/${digit.repeat(32)}`)
    for (const key of keys) store.kept.set(within(key), Buffer.from(`sealed ${key}`))
    store.kept.set(within('of-somebody-else'), Buffer.from('not ours'))
    const elsewhere = environment({ S3_URL: store.s3Url })
    await runCommand('migrate', [], elsewhere)
    const folder = join(dataDir, 'backups', 'one')
    await runCommand('backup', [folder], elsewhere)
    expect(readdirSync(join(folder, 'files', 'files'))).toEqual(['chat'])

    store.kept.delete(within(keys[0]!))
    store.kept.set(within(keys[1]!), Buffer.from('sealed anew'))
    await runCommand('restore', [folder], elsewhere)
    expect(keys.map((key) => store.kept.get(within(key))?.toString())).toEqual([
      `sealed ${keys[0]}`,
      'sealed anew',
      `sealed ${keys[2]}`,
    ])
    expect(readdirSync(dataDir), 'none of them lie on this disk').toEqual(['backups'])
  } finally {
    store.stop()
  }
})

test('a backup brings back rows and files', async () => {
  await runCommand('migrate', [], environment())
  mkdirSync(join(dataDir, 'files'))
  writeFileSync(join(dataDir, 'files', 'letter.pdf'), 'a letter')
  await runCommand('backup', [], environment())
  const [name] = readdirSync(join(dataDir, 'backups'))

  rmSync(join(dataDir, 'files'), { recursive: true })
  await runCommand('reset', [], environment())
  await runCommand('restore', [join(dataDir, 'backups', name!)], environment())
  expect(readFileSync(join(dataDir, 'files', 'letter.pdf'), 'utf8')).toBe('a letter')
  expect(said).toMatch(/rows of \d+ tables, and the files, are back/)
})

test('data is not destroyed under a running product, nor in a live one without asking', async () => {
  const running = connect(database.url, { connectTimeout: 10_000 })
  await running.pool.query('select 1')
  await expect(runCommand('reset', [], environment())).rejects.toThrow('Clairavis is running on this database')
  await running.close()

  const live = environment({
    ...{ MODE: 'live', SECRET_KEY: 'x'.repeat(32), FILE_KEY: 'y'.repeat(32), ALLOW_SANDBOX_PAYMENTS: 'yes' },
  })
  // An empty one has nothing to lose.
  await runCommand('reset', [], live)
  await expect(runCommand('reset', [], live)).rejects.toThrow('Add --yes')
  await runCommand('reset', ['--yes'], live)
})

test('a backup of a live product is put into an empty database without asking', async () => {
  const live = environment({
    ...{ MODE: 'live', SECRET_KEY: 'x'.repeat(32), FILE_KEY: 'y'.repeat(32), ALLOW_SANDBOX_PAYMENTS: 'yes' },
  })
  await runCommand('migrate', [], live)
  const folder = join(dataDir, 'backups', 'one')
  await runCommand('backup', [folder], live)
  await expect(runCommand('restore', [folder], live)).rejects.toThrow('Add --yes')
  const empty = await emptyDatabase()
  await runCommand('restore', [folder], { ...live, DATABASE_URL: empty.url })
  expect(said).toContain('and the files, are back')
  await empty.drop()
})

test('uploads on this disk are kept between two nights, without a database', async () => {
  mkdirSync(join(dataDir, 'files', 'chat'), { recursive: true })
  writeFileSync(join(dataDir, 'files', 'chat', 'letter'), 'a letter')
  const kept = join(dataDir, 'kept')
  const backups = { DATA_DIR: dataDir, BACKUP_DIR: kept, BACKUP_KEY: 'k'.repeat(32) }
  await runCommand('keep-uploads', [], { ...backups, S3_URL: 'https://key:secret@s3.example.com/box' })
  expect(readdirSync(dataDir)).toEqual(['files'])
  await runCommand('keep-uploads', [], backups)
  expect(readdirSync(join(kept, 'uploads', 'chat'))).toEqual(['letter'])
})

test('what cannot be done is said in words', async () => {
  await expect(runCommand('fly', [], environment())).rejects.toThrow('There is migrate, rollback')
  await expect(runCommand('rollback', ['none'], environment())).rejects.toThrow('1 or more')
  await expect(runCommand('restore', [], environment())).rejects.toThrow('Say which backup')
  await expect(runCommand('restore', ['nowhere'], environment())).rejects.toThrow('does not exist')
})
