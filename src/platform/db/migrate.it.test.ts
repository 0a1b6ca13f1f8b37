import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { connect } from './connect.ts'
import { migrateDown, migrateUp, parseMigration, readMigrations } from './migrate.ts'

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
  expect(await migrateUp(database.pool, [first, second])).toEqual(['0001_first', '0002_second'])
  expect(await migrateUp(database.pool, [first, second])).toEqual([])
  expect(await rows('select n from a')).toEqual([{ n: 1 }])
})

test('the way down takes back the last ones', async () => {
  await migrateUp(database.pool, [first, second])
  expect(await migrateDown(database.pool, 1, [first, second])).toEqual(['0002_second'])
  expect(await rows('select n from a')).toEqual([])
  expect(await migrateDown(database.pool, 5, [first, second])).toEqual(['0001_first'])
  expect(await migrateUp(database.pool, [first])).toEqual(['0001_first'])
})

test('a migration that fails leaves nothing of itself and says where', async () => {
  await expect(migrateUp(database.pool, [first, second, broken])).rejects.toThrow(
    /0003_broken.sql failed: relation "nowhere" does not exist near "nowhere values/,
  )
  expect(await rows('select n from a')).toEqual([{ n: 1 }])
  expect(await rows('select number from migration order by number')).toEqual([{ number: 1 }, { number: 2 }])
})

test('several processes that start together apply each migration once', async () => {
  const others = Array.from({ length: 4 }, () => connect(database.url, { max: 1, connectTimeout: 10_000 }))
  const done = await Promise.all(others.map(({ pool }) => migrateUp(pool, [first, second])))
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
