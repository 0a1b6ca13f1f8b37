import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import {
  connect,
  isDatabaseUnavailable,
  isLockTimeout,
  isTransactionConflict,
  limitRole,
  transaction,
} from './connect.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

test('numbers, instants and days come back as the product writes them', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::bigint as large, count(*) as count, sum(250::bigint) as sum,
            '2026-03-01 10:00+02'::timestamptz as instant, '2026-03-01'::date as day, array[1, null]::bigint[] as list`,
  )
  expect(rows[0]).toEqual({
    large: 9007199254740991,
    count: 1,
    sum: 250,
    instant: new Date('2026-03-01T08:00:00Z'),
    day: '2026-03-01',
    list: [1, null],
  })
})

test('through PgBouncer nothing is prepared, and the role limits how long a statement may run', async () => {
  const { pool: direct } = database
  await direct.query('create table note (text text)')
  await limitRole(direct)
  const pooled = connect(database.url, { max: 1, pooler: true })
  try {
    for (let times = 0; times < 6; times += 1) await pooled.pool.query('insert into note values ($1)', [String(times)])
    const prepared = await pooled.pool.query('select count(*) as count from pg_prepared_statements')
    expect(prepared.rows).toEqual([{ count: 0 }])
    expect((await pooled.pool.query('show statement_timeout')).rows).toEqual([{ statementTimeout: '15s' }])
    expect((await pooled.pool.query('show lock_timeout')).rows).toEqual([{ lockTimeout: '5s' }])
  } finally {
    await pooled.close()
  }
})

test('a number that JavaScript cannot hold is refused rather than changed', async () => {
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow('too large')
})

test('columns have the names of the code in rows and in the query builder, and JSON stays as it is', async () => {
  await sql`create table person (id text, shown_name text, seen_at timestamptz, kept jsonb)`.execute(database.db)
  const kept = { first_key: { secondKey: 1 } }
  const row = { id: 'a', shownName: 'Ada', seenAt: new Date(0), kept }
  const db = database.db as unknown as Kysely<{ person: typeof row }>
  await db
    .insertInto('person')
    .values({ ...row, kept: sql`${JSON.stringify(kept)}::jsonb` })
    .execute()
  expect(await db.selectFrom('person').selectAll().where('person.seenAt', '<', new Date()).execute()).toEqual([row])
  expect(await db.selectFrom('person as p').select('p.shownName as calledName').execute()).toEqual([
    { calledName: 'Ada' },
  ])
  expect((await sql`select shown_name from person`.execute(db)).rows).toEqual([{ shownName: 'Ada' }])
})

test('two transactions that depend on each other both end well', async () => {
  await sql`create table account (id integer primary key, cents integer not null)`.execute(database.db)
  await sql`insert into account values (1, 100), (2, 100)`.execute(database.db)
  const move = (from: number, to: number) =>
    transaction(database.db, async (tx) => {
      await sql`update account set cents = cents - 10 where id = ${from}`.execute(tx)
      await sql`select pg_sleep(0.05)`.execute(tx)
      await sql`update account set cents = cents + 10 where id = ${to}`.execute(tx)
    })
  await Promise.all([move(1, 2), move(2, 1), move(1, 2), move(2, 1)])
  const { rows } = await sql<{ cents: number }>`select cents from account`.execute(database.db)
  expect(rows).toEqual([{ cents: 100 }, { cents: 100 }])
})

test('decisions taken on the same facts are taken one after the other when serializable', async () => {
  await sql`create table turn (person text)`.execute(database.db)
  const take = (person: string) =>
    transaction(
      database.db,
      async (tx) => {
        const { rows } = await sql<{ taken: number }>`select count(*) as taken from turn`.execute(tx)
        if (rows[0]?.taken === 0) await sql`insert into turn values (${person})`.execute(tx)
      },
      { serializable: true, attempts: 20 },
    )
  await Promise.all(['a', 'b', 'c'].map(take))
  const { rows } = await sql`select person from turn`.execute(database.db)
  expect(rows).toHaveLength(1)
})

test('an error of our own ends the transaction at once and is passed on', async () => {
  await sql`create table note (text text)`.execute(database.db)
  let times = 0
  const act = transaction(database.db, async (tx) => {
    times += 1
    await sql`insert into note values ('lost')`.execute(tx)
    throw new Error('refused')
  })
  await expect(act).rejects.toThrow('refused')
  expect(times).toBe(1)
  expect((await sql`select * from note`.execute(database.db)).rows).toEqual([])
})

test('a statement that takes too long is cancelled, which does not mean the database is away', async () => {
  const { pool, close } = connect(database.url, { statementTimeout: 50, connectTimeout: 10_000 })
  const error = await pool.query('select pg_sleep(30)').catch((cause) => cause)
  expect(error.code).toBe('57014')
  expect(isDatabaseUnavailable(error)).toBe(false)
  await close()
})

test('a table that another statement holds for too long is known as such', async () => {
  await database.pool.query('create table held ()')
  const holder = await database.pool.connect()
  await holder.query('begin; lock table held in access exclusive mode')
  const reader = await database.pool.connect()
  await reader.query('set lock_timeout = 50')
  const error = await reader.query('select * from held').catch((cause) => cause)
  expect([isLockTimeout(error), isDatabaseUnavailable(error)]).toEqual([true, false])
  for (const client of [holder, reader]) client.release(true)
})

test('a database that is not there counts as away, a statement it refuses does not', async () => {
  const nobody = connect('postgresql://nobody:x@127.0.0.1:1/nothing')
  expect(isDatabaseUnavailable(await nobody.pool.query('select 1').catch((cause) => cause))).toBe(true)
  await nobody.close()
  const refused = await database.pool.query('select * from nowhere').catch((cause) => cause)
  expect(isDatabaseUnavailable(refused)).toBe(false)
  expect(isTransactionConflict(refused)).toBe(false)
})

test('a connection that is cut counts as away, and the next query gets another one', async () => {
  const lost: Error[] = []
  const { pool, close } = connect(database.url, { max: 1, connectTimeout: 10_000, onLost: (error) => lost.push(error) })
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  const cut = pool.query('select pg_sleep(30)').catch((cause) => cause)
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  expect(isDatabaseUnavailable(await cut)).toBe(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('a full pool answers "away" within the second instead of making people wait', async () => {
  const { pool, close } = connect(database.url, { max: 1, connectTimeout: 200 })
  const held = await pool.connect().catch(() => pool.connect())
  expect(isDatabaseUnavailable(await pool.query('select 1').catch((cause) => cause))).toBe(true)
  held.release()
  await close()
})

test('the reason may lie inside another error', () => {
  const inside = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(isDatabaseUnavailable(new Error('jobs could not start', { cause: inside }))).toBe(true)
  expect(isDatabaseUnavailable(new pg.DatabaseError('no', 1, 'error'))).toBe(false)
  expect(isDatabaseUnavailable('text')).toBe(false)
})

test('statements begun together are carried out in the order in which they were begun', async () => {
  await sql`create table step (nth integer primary key, after integer not null)`.execute(database.db)
  const before = sql<number>`(select count(*) from step)`
  for (let round = 0; round < 6; round += 1)
    await transaction(database.db, async (tx) => {
      const [, , seen] = await Promise.all([
        sql`delete from step`.execute(tx),
        sql`insert into step values (1, ${before}), (2, 0)`.execute(tx),
        sql<{ seen: number }>`select count(*) as seen from step`.execute(tx),
        sql`insert into step values (3, ${before})`.execute(tx),
      ])
      expect(seen.rows).toEqual([{ seen: 2 }])
    })
  const { rows } = await sql`select * from step order by nth`.execute(database.db)
  expect(rows).toEqual([
    { nth: 1, after: 0 },
    { nth: 2, after: 0 },
    { nth: 3, after: 2 },
  ])
})

test('a failure among statements begun together undoes them all and is the one that is told', async () => {
  await sql`create table line (id integer primary key)`.execute(database.db)
  const insert = (id: number) => sql`insert into line values (${id})`
  const failing = transaction(database.db, (tx) =>
    Promise.all([insert(1).execute(tx), insert(1).execute(tx), insert(2).execute(tx)]),
  )
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  const { rows } = await sql`select id from line`.execute(database.db)
  expect(rows).toEqual([])
})

test('what a failed transaction still has in hand reaches the database no more', async () => {
  await sql`create table late (id integer)`.execute(database.db)
  let slow: Promise<unknown> = Promise.resolve()
  const failing = transaction(database.db, async (tx) => {
    slow = new Promise((resolve) => setTimeout(resolve, 30)).then(() => sql`insert into late values (1)`.execute(tx))
    slow.catch(() => {})
    await sql`select 1 / 0`.execute(tx)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  await expect(slow).rejects.toThrow('over')
  const { rows } = await sql`select id from late`.execute(database.db)
  expect(rows).toEqual([])
})

test('a command that is said often goes on working after a migration has added a column', async () => {
  await sql`create table grown (id integer generated always as identity, name text)`.execute(database.db)
  const add = (name: string) =>
    sql<{ id: number }>`insert into grown (name) values (${name}) returning id`.execute(database.db)
  for (let nth = 1; nth <= 6; nth += 1) expect((await add('before')).rows).toEqual([{ id: nth }])
  await sql`alter table grown add column since date not null default now()`.execute(database.db)
  expect((await add('after')).rows).toEqual([{ id: 7 }])
  const named = await sql<{ count: number }>`
    select count(*) as count from pg_prepared_statements where statement like 'insert into grown%'`.execute(database.db)
  expect(named.rows).toEqual([{ count: 1 }])
})

test('a command that is said often is answered to whoever asks the pool itself', async () => {
  await database.pool.query('create table told (name text)')
  for (let nth = 1; nth <= 6; nth += 1)
    expect((await database.pool.query('insert into told (name) values ($1)', ['again'])).rowCount).toBe(1)
})

test('connections opened ahead wait for the first people', async () => {
  const one = connect(database.url, { max: 5, name: 'ahead' })
  await one.warm(3)
  expect(one.pool.idleCount).toBe(3)
  await one.close()
})

test('half of the connections stay open when nothing is asked for a while', async () => {
  const one = connect(database.url, { max: 4, name: 'idle', idleTimeout: 20 })
  await one.warm(4)
  expect(one.pool.totalCount).toBe(4)
  await vi.waitFor(() => expect(one.pool.totalCount).toBe(2), { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(one.pool.totalCount).toBe(2)
  await one.close()
})
