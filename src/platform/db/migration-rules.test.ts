import { describe, expect, it } from 'vitest'
import { parseMigration, readMigrations } from './migrate.ts'
import { firstServed, holdUps, smallTables } from './migration-rules.ts'

const migration = (up: string, head = '') => parseMigration('0031_it.sql', `${head}-- up\n${up}\n-- down\n`)
const found = (up: string, head?: string) => holdUps(migration(up, head))

describe('a migration of a running product', () => {
  it.each([
    ['alter table person alter column email type varchar(200)', 'a changed type'],
    ['ALTER TABLE message\n  ADD COLUMN mark uuid NOT NULL DEFAULT gen_random_uuid()', 'differs from row to row'],
    ['alter table message add mark text default clock_timestamp()::text', 'differs from row to row'],
    ['alter table charge add column place bigserial', 'generated'],
    ['alter table charge add column total integer generated always as (amount * 2) stored', 'generated'],
    ['alter table question alter column locale set not null', 'set not null'],
    ['alter table question add column a text, alter column locale set not null', 'set not null'],
    ['create index on question (locale)', 'concurrently'],
    ['create unique index if not exists by_locale on only question (locale)', 'concurrently'],
    ['alter table refund add constraint some check (amount > 0)', 'not valid'],
    ['alter table refund add foreign key (id) references charge (id)', 'not valid'],
    ['alter table refund add constraint once unique (id)', 'using index'],
    ["update person set locale = 'fr' where locale is null", 'by a job'],
    ['cluster message', 'written anew'],
    ['alter table message set unlogged', 'written anew'],
    ['alter table translation alter column lines type text', 'a changed type'],
    ['alter table payout_return add constraint some check (amount > 0)', 'not valid'],
    ['create index on meeting_slot_alert (asked_at)', 'concurrently'],
    ['create index on a_table_of_next_year (at)', 'concurrently'],
    ['delete from live_event where id < 1000', 'by a job'],
    ['truncate presence', 'by a job'],
    ['TRUNCATE TABLE ONLY presence', 'by a job'],
    ['insert into funnel (id) select id from question', 'by a job'],
    ['insert into funnel with all_of as (select 1) select * from all_of', 'by a job'],
    ['with gone as (delete from share returning *) select count(*) from gone', 'by a job'],
    ['with gone as (select 1) update only share set token = null', 'by a job'],
    ['with a as (select 1), b as ( update share set token = null returning 1) select 1', 'by a job'],
    ['do $$ begin delete from share; end $$', 'cannot be seen'],
  ])('refuses %s', (statement, words) => {
    expect(found(`${statement};`)).toEqual([expect.stringContaining(words)])
  })

  it.each([
    'alter table person add column nickname text',
    "alter table person add column kinds text[] not null default '{}'",
    'alter table person add column since timestamptz not null default now()',
    "alter table person add column state text not null default 'new'",
    'alter table person alter column locale set default now()',
    'alter table refund add constraint some check (amount > 0) not valid; alter table refund validate constraint some',
    'alter table refund add constraint once unique using index refund_once',
    'create table person_mark (id text primary key, at timestamptz); create index on person_mark (at)',
    'create index place_edition_at on place_edition (loaded_at)',
    "comment on table person is 'create index on person (id);'",
    "-- What isn't said\ncomment on table person is 'it; drop'",
    'drop index person_roles',
    "insert into message (id) values ('one')",
    'insert into setting_of_mine (id) select 1; create table setting_of_mine (id text)',
    'update content set body = null; delete from commune',
    'create or replace function f() returns trigger language plpgsql as $$ begin delete from share; end $$',
    'create trigger t before update on message for each row execute function f()',
    'alter table person alter column locale drop not null, drop constraint some',
  ])('lets %s pass', (statement) => {
    expect(found(`${statement};`)).toEqual([])
  })

  it('may forbid null where a validated check has read every row before, in this file or an earlier one', () => {
    const proof =
      'alter table question add constraint has_locale check (locale is not null) not valid;\n' +
      'alter table question validate constraint has_locale;'
    const last = 'alter table question alter column locale set not null;'
    expect(found(`${proof}\n${last}`)).toEqual([])
    expect(holdUps(migration(last), [migration(proof)])).toEqual([])
    expect(holdUps(migration(last), [migration(proof.split('\n')[0] ?? '')])).toHaveLength(1)
  })

  it('builds an index beside the running product, in statements that may be repeated', () => {
    const head = '-- concurrent\n'
    expect(found('create index concurrently if not exists a on message (at);', head)).toEqual([])
    expect(
      found("alter table message validate constraint it; -- it's done; so\nDROP INDEX CONCURRENTLY IF EXISTS b;", head),
    ).toEqual([])
    for (const other of [
      'create index concurrently a on message (at)',
      "update setting set value = ';'",
      'create table a ()',
    ])
      expect(() => found(`${other};`, head)).toThrow('cut between')
  })

  it('may take responsibility for one table, with a reason', () => {
    const statement = 'create index a on message (at);\ncreate index b on person (at);'
    expect(found(`-- accepted: message: partial, for the ten rows of the staff\n${statement}`)).toHaveLength(1)
    expect(found(`-- accepted: message: no\n${statement}`)).toHaveLength(2)
  })

  it('is one that people were not yet served through: those that are added hold nobody up', () => {
    const all = readMigrations()
    for (const one of all.filter(({ number }) => number >= firstServed))
      expect([one.name, ...holdUps(one, all.slice(0, all.indexOf(one)))]).toEqual([one.name])
  })

  it.each([
    'drop table share',
    'alter table share drop column token',
    'alter table share drop token',
    'alter table share rename column token to secret',
    'alter table share rename to link',
    'alter table share add constraint some check (token is not null) not valid',
    'alter table expert alter column name set not null',
  ])('says which code may stay: %s', (statement) => {
    const later = (head: string) => holdUps(parseMigration('0039_it.sql', `${head}-- up\n${statement};\n-- down\n`))
    expect(later('')).toContainEqual(expect.stringContaining('older code'))
    expect(later('-- minimum 0039\n').filter((why) => why.includes('older code'))).toEqual([])
  })

  it('takes nothing from older code with what is new', () => {
    const up =
      'create table a (id text);\nalter table a add constraint some check (id is not null);\nalter table share add column mark text;'
    expect(holdUps(parseMigration('0039_it.sql', `-- up\n${up}\n-- down\n`))).toEqual([])
  })

  it('knows the small tables by their names', () => {
    const created = readMigrations().flatMap(({ up }) => [...up.matchAll(/^create (?:unlogged )?table (\w+)/gm)])
    const names = new Set(created.map(([, name]) => name))
    expect([...smallTables].filter((name) => !names.has(name))).toEqual([])
  })
})
