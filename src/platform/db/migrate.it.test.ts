import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { connect } from './connect.ts'
import { migrateDown, migrateUp, parseMigration, pendingOn, readMigrations } from './migrate.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

const first = parseMigration('0001_first.sql', '-- up\ncreate table a (n integer);\n-- down\ndrop table a;')
const second = parseMigration('0002_second.sql', '-- up\ninsert into a values (1);\n-- down\ndelete from a;')
const broken = parseMigration(
  '0003_broken.sql',
  '-- up\ninsert into a values (2);\ninsert into nowhere values (1);\n-- down\n',
)

test('the way up is taken once', async () => {
  expect(await migrateUp(database.pool, { migrations: [first, second] })).toEqual(['0001_first', '0002_second'])
  expect(await migrateUp(database.pool, { migrations: [first, second] })).toEqual([])
  expect(await rows('select n from a')).toEqual([{ n: 1 }])
})

test('the way down takes back the last ones', async () => {
  await migrateUp(database.pool, { migrations: [first, second] })
  expect(await migrateDown(database.pool, 1, [first, second])).toEqual(['0002_second'])
  expect(await rows('select n from a')).toEqual([])
  expect(await migrateDown(database.pool, 5, [first, second])).toEqual(['0001_first'])
  expect(await migrateUp(database.pool, { migrations: [first] })).toEqual(['0001_first'])
})

test('a migration that fails leaves nothing of itself and says where', async () => {
  await expect(migrateUp(database.pool, { migrations: [first, second, broken] })).rejects.toThrow(
    /0003_broken.sql failed: relation "nowhere" does not exist near "nowhere values/,
  )
  expect(await rows('select n from a')).toEqual([{ n: 1 }])
  expect(await rows('select number from migration order by number')).toEqual([{ number: 1 }, { number: 2 }])
})

describe('a migration that would read or write a large table whole', () => {
  const people = parseMigration('0001_people.sql', '-- up\ncreate table person (id text, n integer);\n-- down\n')
  const harmless = parseMigration('0019_harmless.sql', '-- up\nalter table person add column m text;\n-- down\n')
  const rewriting = (head = '') =>
    parseMigration('0020_wide.sql', `-- up\n${head}alter table person alter column n type bigint;\n-- down\n`)

  test('is refused on a database in use, before any other is applied', async () => {
    await migrateUp(database.pool, { migrations: [people] })
    await expect(migrateUp(database.pool, { migrations: [people, harmless, rewriting()] })).rejects.toThrow(
      /^0020_wide.sql would hold up whoever uses the product: person: a changed type writes every row anew.* Nothing was applied/,
    )
    expect(await rows('select number from migration')).toEqual([{ number: 1 }])
    const taken = rewriting('-- accepted: person: a hundred rows, looked up on the day\n')
    expect(await migrateUp(database.pool, { migrations: [people, harmless, taken] })).toHaveLength(2)
  })

  test('is applied to an empty database', async () => {
    expect(await migrateUp(database.pool, { migrations: [people, rewriting()] })).toHaveLength(2)
  })
})

describe('a table that a running statement holds', () => {
  const widened = parseMigration('0002_widened.sql', '-- up\nalter table a add column m integer;\n-- down\n')
  const quick = { lockTimeout: 100, tries: 60, firstPause: 50, longestPause: 100 }

  test('is waited for in short turns, between which others read it', async () => {
    await migrateUp(database.pool, { migrations: [first] })
    const reader = await database.pool.connect()
    await reader.query('begin; select n from a')
    const migrating = migrateUp(database.pool, { migrations: [first, widened], patience: quick })
    for (let reads = 0; reads < 10; reads += 1) {
      const began = performance.now()
      await rows('select n from a')
      expect(performance.now() - began).toBeLessThan(1500)
      await pause(30)
    }
    expect(await rows('select number from migration')).toHaveLength(1)
    await reader.query('commit')
    reader.release()
    expect(await migrating).toEqual(['0002_widened'])
    expect(await rows('select m from a')).toEqual([])
  })

  test('is given up after some turns, with nothing changed and the way out said', async () => {
    await migrateUp(database.pool, { migrations: [first] })
    const reader = await database.pool.connect()
    await reader.query('begin; select n from a')
    const twice = { ...quick, tries: 2 }
    await expect(migrateUp(database.pool, { migrations: [first, widened], patience: twice })).rejects.toThrow(
      '0002_widened.sql was tried 2 times: a running statement holds a table that it changes.',
    )
    reader.release(true)
    expect(await rows('select number from migration')).toEqual([{ number: 1 }])
  })
})

describe('an index that is built beside the running product', () => {
  const beside = parseMigration(
    '0002_beside.sql',
    "-- concurrent\n-- up\n-- For readers of n; it's said.\ncreate index concurrently if not exists a_n on a (n); " +
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS a_n_desc on a (n desc);\n-- down\ndrop index a_n, a_n_desc;\n',
  )
  const indexes = () =>
    rows(`select indexrelid::regclass::text as name, indisvalid as valid from pg_index
          where indrelid = 'a'::regclass order by 1`)
  const both = [
    { name: 'a_n', valid: true },
    { name: 'a_n_desc', valid: true },
  ]

  test('needs no transaction, while several processes wait for it', async () => {
    const others = Array.from({ length: 3 }, () => connect(database.url, { max: 1, connectTimeout: 10_000 }))
    const done = await Promise.all(others.map(({ pool }) => migrateUp(pool, { migrations: [first, beside] })))
    await Promise.all(others.map((other) => other.close()))
    expect(done.flat()).toEqual(['0001_first', '0002_beside'])
    expect(await indexes()).toEqual(both)
    expect(await migrateDown(database.pool, 1, [first, beside])).toEqual(['0002_beside'])
    expect(await indexes()).toEqual([])
  })

  test('is built again where a crash has left it unfinished', async () => {
    await migrateUp(database.pool, { migrations: [first] })
    await database.pool.query('create index a_n on a (n)')
    await database.pool.query(`update pg_index set indisvalid = false where indexrelid = 'a_n'::regclass`)
    await migrateUp(database.pool, { migrations: [first, beside] })
    expect(await indexes()).toEqual(both)
  })
})

describe('the version before, on a database that the next one has migrated', () => {
  const demanding = parseMigration('0003_third.sql', '-- minimum 0002\n-- up\nalter table a drop column n;\n-- down\n')

  test('starts, and takes back nothing that it does not know', async () => {
    await migrateUp(database.pool, { migrations: [first, second] })
    expect(await migrateUp(database.pool, { migrations: [first] })).toEqual([])
    expect(await pendingOn(database.pool, [first])).toEqual([])
    await expect(migrateDown(database.pool, 1, [first])).rejects.toThrow(
      '0002_second belongs to a newer version of the product',
    )
    expect(await rows('select number from migration order by number')).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('is refused where a migration demands more, until that one is taken back', async () => {
    const all = [first, second, demanding]
    await migrateUp(database.pool, { migrations: all })
    expect(await migrateUp(database.pool, { migrations: [first, second] })).toEqual([])
    const refusal = 'This database is too new for this version of the product: 0003_third demands one that knows'
    await expect(migrateUp(database.pool, { migrations: [first] })).rejects.toThrow(refusal)
    await expect(pendingOn(database.pool, [first])).rejects.toThrow(refusal)
    await migrateDown(database.pool, 1, all)
    expect(await migrateUp(database.pool, { migrations: [first] })).toEqual([])
  })

  test('reads a history without the column that says so', async () => {
    await migrateUp(database.pool, { migrations: [first] })
    await database.pool.query('alter table migration drop column minimum')
    expect(await pendingOn(database.pool, [first, second])).toEqual(['0002_second'])
    expect(await migrateUp(database.pool, { migrations: [first, second] })).toEqual(['0002_second'])
  })
})

test('what every installation needs is loaded under the same lock', async () => {
  let loading = 0
  const load = async () => {
    loading += 1
    expect(loading).toBe(1)
    // Longer than the others wait before they ask for the lock again.
    await pause(450)
    loading -= 1
  }
  const others = Array.from({ length: 3 }, () => connect(database.url, { max: 1, connectTimeout: 10_000 }))
  await Promise.all(others.map(({ pool }) => migrateUp(pool, { migrations: [first], load })))
  await Promise.all(others.map((other) => other.close()))
})

test('several processes that start together apply each migration once', async () => {
  const others = Array.from({ length: 4 }, () => connect(database.url, { max: 1, connectTimeout: 10_000 }))
  const done = await Promise.all(others.map(({ pool }) => migrateUp(pool, { migrations: [first, second] })))
  expect(done.flat()).toEqual(['0001_first', '0002_second'])
  expect(await rows('select n from a')).toEqual([{ n: 1 }])
  await Promise.all(others.map((other) => other.close()))
})

test('every migration of the product has a way down that leads back to an empty database, and up again', async () => {
  const all = readMigrations()
  await migrateUp(database.pool)
  const shape = await describeShape()
  await migrateDown(database.pool, all.length)
  const left = await rows(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relname not like 'migration%'
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace
     union all select cfgname from pg_ts_config where cfgnamespace = 'public'::regnamespace`,
  )
  expect(left).toEqual([])
  await migrateUp(database.pool)
  expect(await describeShape()).toEqual(shape)
})

function describeShape(): Promise<unknown[]> {
  return rows(
    `select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  )
}

async function rows(statement: string): Promise<unknown[]> {
  return (await database.pool.query(statement)).rows
}
