import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'

/** A test database's state before its first test: enough to restore it, and to detect when that is impossible. */
export type Pristine = { shape: string; rows: { table: string; rows: unknown[] }[]; sequences: SequenceState[] }
type SequenceState = { name: string; value: string; called: boolean }

/** Our objects have greater OIDs than those that PostgreSQL comes with (FirstNormalObjectId). */
const ours = 16_384

/** Reads the state of an unused database. */
export async function readPristine(client: pg.ClientBase): Promise<Pristine> {
  const shape = await shapeOf(client)
  const rows: Pristine['rows'] = []
  for (const table of await tables(client)) {
    const all = await rowsOf(client, table)
    if (all.length > 0) rows.push({ table, rows: all })
  }
  const sequences = await client.query<SequenceState>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as called from pg_sequences`,
  )
  return { shape, rows, sequences: sequences.rows }
}

/** Ends all other connections, and with them their locks and LISTENs; of those named `kept` only lock holders. */
export async function endOthers(client: pg.ClientBase, kept = ''): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and (application_name <> $1 or pid in (select pid from pg_locks where locktype = 'advisory'))`,
    [kept],
  )
}

/**
 * Restores the initial rows and sequences of a database that nobody else uses, and empties its tables to zero pages:
 * rows of the next test are stored in the order in which they were written, as in a new database. False where tables,
 * functions or constraints have changed since, or where a table could not be truncated; then only a new database helps.
 */
export async function restorePristine(client: pg.ClientBase, pristine: Pristine): Promise<boolean> {
  if ((await shapeOf(client)) !== pristine.shape) return false
  const lost: Pristine['rows'] = []
  for (const kept of pristine.rows) if (!isDeepStrictEqual(await rowsOf(client, kept.table), kept.rows)) lost.push(kept)
  const untouched = pristine.rows.filter((kept) => !lost.includes(kept)).map(({ table }) => table)
  const used = await usedTables(client, untouched)
  // Without triggers and foreign keys, in any order.
  const deletes = used.map((table) => `delete from only ${table};`).join('')
  await client.query(`begin; set local session_replication_role = replica; ${deletes} commit`)
  if (used.length > 0) await client.query(`vacuum ${used.join()}`)
  if ((await usedTables(client, untouched)).length > 0) return false
  for (const { table, rows } of lost)
    await client.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
  await client.query(
    `select setval(s.name::regclass, s.value, s.called)
     from json_to_recordset($1) as s(name text, value bigint, called boolean)`,
    [JSON.stringify(pristine.sequences)],
  )
  return true
}

/** Tables whose file is not empty: rows, or dead rows. */
async function usedTables(client: pg.ClientBase, except: readonly string[]): Promise<string[]> {
  return (await tables(client, 'and pg_relation_size(c.oid) > 0')).filter((table) => !except.includes(table))
}

async function rowsOf(client: pg.ClientBase, table: string): Promise<unknown[]> {
  const { rows } = await client.query(`select row_to_json(t) as row from ${table} t`)
  return rows.map(({ row }) => row)
}

async function tables(client: pg.ClientBase, which = ''): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') ${which}`,
  )
  return rows.map(({ name }) => name)
}

async function shapeOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(
    `select md5(string_agg(one, ',' order by one)) as shape from (
      select concat('relation', oid, relname, relkind, relpersistence) from pg_class
        where oid >= ${ours} and relkind <> 't'
      union all select concat('column', attrelid, attnum, attname, attnotnull, atttypid) from pg_attribute
        where attrelid >= ${ours} and attnum > 0
      union all select concat('constraint', oid, convalidated) from pg_constraint where oid >= ${ours}
      union all select concat('trigger', oid, tgenabled) from pg_trigger where oid >= ${ours}
      union all select concat('function', oid, md5(prosrc)) from pg_proc where oid >= ${ours}
      union all select concat('schema', oid) from pg_namespace where oid >= ${ours}
      union all select concat('settings', setdatabase, setrole, setconfig::text) from pg_db_role_setting
        where setdatabase = (select oid from pg_database where datname = current_database())
    ) as parts(one)`,
  )
  return rows[0]!.shape
}
