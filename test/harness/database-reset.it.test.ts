import { afterEach, describe, expect, it } from 'vitest'
import { connect } from '../../src/platform/db/connect.ts'
import { freshDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
afterEach(() => database.drop())

const read = async (statement: string) => (await database.pool.query(statement)).rows
const content = async () => ({
  rows: await read(`select format('%I', tablename) as table, (xpath('/row/n/text()',
    query_to_xml(format('select count(*) as n from %I', tablename), false, true, '')))[1]::text as n
    from pg_tables where schemaname = 'public' order by 1`),
  accounts: await read('select * from ledger_account order by code'),
  migrations: await read('select * from migration order by 1'),
  counters: await read('select sequencename, last_value from pg_sequences order by 1'),
})

const person = `insert into person (id, email, standing, locale, created_at)
  values ('p', 'p@visitor.invalid', 'visitor', 'fr', now())`

describe('a database that a test has used', () => {
  it('is the next one’s as the migrations left it: rows, what they brought themselves, counters', async () => {
    database = await freshDatabase()
    const { url } = database
    const before = await content()
    await read(person)
    await read(`select nextval('question_number_seq'), nextval('ledger_entry_id_seq')`)
    await read(`update ledger_account set name_fr = 'Autre' where code = (select min(code) from ledger_account)`)
    await read(`delete from ledger_account where code = (select max(code) from ledger_account)`)
    expect(await content()).not.toEqual(before)
    await database.drop()
    database = await freshDatabase()
    expect(database.url).toBe(url)
    expect(await content()).toEqual(before)
  })

  it('keeps nothing in which the rows of the next one could lie in another order than they were written', async () => {
    database = await freshDatabase()
    await read(`insert into live_event (person_id, kind, ref, at)
      select 'p', repeat('x', 50), n, now() from generate_series(1, 500) n`)
    await database.drop()
    database = await freshDatabase()
    expect(await read(`select pg_relation_size('live_event')::int as bytes`)).toEqual([{ bytes: 0 }])
  })

  it('is emptied for the next test over the connections that are open already, once nothing is begun any more', async () => {
    database = await freshDatabase()
    const before = await content()
    const session = await database.pool.connect()
    const [{ pid }] = (await session.query('select pg_backend_pid() as pid')).rows
    await session.query('begin')
    await session.query(person)
    expect(await database.empty()).toBe(false)
    await session.query('commit')
    session.release()
    expect(await content()).not.toEqual(before)
    expect(await database.empty()).toBe(true)
    expect(await content()).toEqual(before)
    const open = await read(`select pid from pg_stat_activity where datname = current_database()`)
    expect(open).toContainEqual({ pid })
  })

  it('is left by everybody who was still connected, with their locks and what they had begun', async () => {
    database = await freshDatabase()
    const { url } = database
    const left = connect(url, { max: 1 })
    const client = await left.pool.connect()
    await client.query(`begin; select pg_advisory_lock(7); listen news`)
    await client.query(person)
    await database.drop()
    database = await freshDatabase()
    expect(database.url).toBe(url)
    expect(await read('select pg_try_advisory_lock(7) as free')).toEqual([{ free: true }])
    expect(await read('select id from person')).toEqual([])
    await expect(client.query('commit')).rejects.toThrow()
    client.release(true)
    await left.close()
  })

  it.each([
    ['a table', 'create table extra (id integer)'],
    ['a column', 'alter table person add column extra text'],
    ['a constraint', 'alter table ledger_entry drop constraint ledger_entry_account'],
    ['a trigger that is off', 'alter table question disable trigger all'],
    ['a schema', 'create schema extra'],
    ['a setting', `do $$ begin execute format('alter database %I set work_mem = 1024', current_database()); end $$`],
  ])('and that is of another shape by %s is nobody’s again', async (_, change) => {
    database = await freshDatabase()
    const { url } = database
    await read(change)
    await database.drop()
    database = await freshDatabase()
    expect(database.url).not.toBe(url)
  })
})
