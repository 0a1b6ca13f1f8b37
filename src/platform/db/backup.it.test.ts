import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import { backup, restore } from './backup.ts'
import { migrateUp, parseMigration } from './migrate.ts'

const migrations = [
  parseMigration(
    '0001_letters.sql',
    `-- up
     create table person (id text primary key, at timestamptz not null, born date, picture bytea);
     create table "Letter" (
       number bigint generated always as identity primary key,
       person text not null references person, body text not null, cents integer not null,
       answer bigint references "Letter", extra jsonb, tags text[],
       length integer generated always as (length(body)) stored);
     create table setting (key text primary key, value numeric);
     insert into setting values ('rate', 0.20);
     create function refuse() returns trigger language plpgsql as $$ begin raise 'never'; end $$;
     create trigger keep before delete or update on person for each row execute function refuse();
     -- down`.replace(/^ +/gm, ''),
  ),
  parseMigration(
    '0002_beside.sql',
    `-- concurrent
     -- up
     create index concurrently if not exists letter_person on "Letter" (person);
     -- down
     drop index letter_person;`.replace(/^ +/gm, ''),
  ),
]

let source: TestDatabase
let target: TestDatabase
let folder: string
let file: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clairavis-backup-'))
  file = join(folder, 'database.gz')
  ;[source, target] = await Promise.all([emptyDatabase(), emptyDatabase()])
  await migrateUp(source.pool, { migrations })
  await source.pool.query(`
    insert into person values
      ('a', '2026-03-29 01:59:59.123456+00', '1990-02-28', '\\x00ff0a5c'), ('b', '2026-01-01', null, null);
    insert into "Letter" (person, body, cents, extra, tags) values
      ('a', E'tabs\\tand\\nlines\\r\\n\\\\. and \u2028 « guillemets »', 300, '{"n": null}', array['x,y', null, '"']),
      ('b', E'\\\\.', -1, 'null', '{}'), ('b', '', 0, null, null);
    update "Letter" set answer = 1 where number = 3;
    delete from "Letter" where number = 2;
    update setting set value = 0.055;
    insert into person select 'p' || n, now(), null, null from generate_series(1, 5000) n;
  `)
})

afterEach(async () => {
  await Promise.all([source.drop(), target.drop()])
  rmSync(folder, { recursive: true })
})

test('what comes back is what was kept, to the last digit', async () => {
  const kept = await backup(source.pool, file)
  const back = await restore(target.pool, file, migrations)
  expect(back).toEqual(kept)
  expect(kept).toEqual({ tables: 3, rows: 5005 })
  expect(await everything(target)).toEqual(await everything(source))
  expect(await rows(target, `select indisvalid from pg_index where indexrelid = 'letter_person'::regclass`)).toEqual([
    { indisvalid: true },
  ])
  await target.pool.query(`insert into "Letter" (person, body, cents) values ('a', 'next', 1)`)
  expect(await rows(target, 'select max(number) as max from "Letter"')).toEqual([{ max: 4 }])
})

test('what was there before is replaced', async () => {
  await backup(source.pool, file)
  const before = await everything(source)
  await source.pool.query(`insert into "Letter" (person, body, cents) values ('a', 'later', 1); delete from setting`)
  await restore(source.pool, file, migrations)
  expect(await everything(source)).toEqual(before)
  expect(await migrateUp(source.pool, { migrations })).toEqual([])
})

test('a backup made while people write is of one instant', async () => {
  let writing = true
  const writer = (async () => {
    for (let n = 0; writing; n += 1)
      await source.pool.query(
        `with who as (insert into person values ('w${n}', now(), null, null) returning id)
         insert into setting select id, 0 from who`,
      )
  })()
  await backup(source.pool, file)
  writing = false
  await writer
  await restore(target.pool, file, migrations)
  const [counts] = await rows(
    target,
    `select (select count(*) from person where id like 'w%') as people,
            (select count(*) from setting where key like 'w%') as settings`,
  )
  expect(counts?.people).toBe(counts?.settings)
})

test('jobs that wait are kept and are done after a restore', async () => {
  const boss = new PgBoss({ connectionString: source.url, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  await boss.createQueue('letters')
  const id = await boss.send('letters', { to: 'a' })
  await backup(source.pool, file)
  await boss.stop({ graceful: false })

  await restore(target.pool, file, migrations)
  const again = new PgBoss({ connectionString: target.url, supervise: false, schedule: false })
  again.on('error', () => {})
  await again.start()
  expect(await again.fetch('letters')).toMatchObject([{ id, data: { to: 'a' } }])
  await again.stop({ graceful: false })
})

test.each([
  ['cut short', (text: string) => text.slice(0, text.length / 2)],
  ['with a changed row', (text: string) => text.replace('guillemets', 'guillements')],
  ['with a row less', (text: string) => text.replace(/^p77\t.*\n/m, '')],
  ['of something else', () => 'hello\n'],
])('a backup %s is refused and changes nothing', async (_, damage) => {
  await backup(source.pool, file)
  const before = await everything(source)
  writeFileSync(file, gzipSync(damage(gunzipSync(readFileSync(file)).toString('utf8'))))
  await expect(restore(source.pool, file, migrations)).rejects.toThrow(
    /damaged|incomplete|ends in the middle|not a backup/,
  )
  expect(await everything(source)).toEqual(before)
})

test('a file whose compression is broken is refused and changes nothing', async () => {
  await backup(source.pool, file)
  const before = await everything(source)
  writeFileSync(file, readFileSync(file).subarray(0, 2000))
  await expect(restore(source.pool, file, migrations)).rejects.toThrow(/is damaged/)
  expect(await everything(source)).toEqual(before)
})

test('a backup of another history is refused', async () => {
  await backup(source.pool, file)
  const others = [{ ...migrations[0]!, checksum: 'other' }]
  await expect(restore(target.pool, file, others)).rejects.toThrow('was changed after it had been applied')
})

async function everything(database: TestDatabase): Promise<Record<string, unknown>> {
  const tables = ['person', '"Letter"', 'setting']
  const all = await Promise.all(
    tables.map(async (name) => [name, await rows(database, `select t::text as row from ${name} t order by 1`)]),
  )
  return Object.fromEntries(all)
}

async function rows(database: TestDatabase, statement: string): Promise<Record<string, unknown>[]> {
  return (await database.pool.query(statement)).rows
}
