/**
 * All state of the sandbox, in one SQLite file. A committed charge survives `kill -9` and a power cut: the log is
 * synced at every commit. The file is locked, so that two sandboxes never share it.
 */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { scheduledChangesOf } from '../test-clocks/scheduled-changes.ts'
import type { InternalState, ObjectByType, ObjectType } from './objects.ts'

const schema = `
  create table if not exists object (
    seq integer primary key autoincrement,
    id text not null unique,
    kind text not null,
    body text not null,
    hidden text not null default '{}',
    deleted integer not null default 0
  );
  create index if not exists object_by_kind on object (kind, deleted, seq);
  create index if not exists object_by_customer on object (kind, json_extract(body, '$.customer'), seq);
  create index if not exists object_by_payment on object (kind, json_extract(body, '$.payment_intent'), seq);
  create index if not exists object_by_status on object (kind, json_extract(body, '$.status'), seq);
  create table if not exists delivery (
    id integer primary key autoincrement,
    event text not null,
    endpoint text not null,
    state text not null check (state in ('pending', 'delivered', 'dropped', 'failed')),
    attempts integer not null default 0,
    due_at integer not null
  );
  create index if not exists delivery_pending on delivery (due_at, id) where state = 'pending';
  create index if not exists delivery_by_event on delivery (event);
  create table if not exists due (
    object text not null,
    what text not null,
    at integer not null,
    customer text,
    clock text,
    done integer not null default 0,
    primary key (object, what, at)
  );
  create index if not exists due_waiting on due (clock, at) where done = 0;
  create table if not exists time_shift (whose text primary key, seconds integer not null);
  create table if not exists idempotent_response (
    key text primary key,
    fingerprint text not null,
    status integer not null,
    body text not null,
    at integer not null
  );
`

export interface Page {
  limit: number
  after?: string
  before?: string
}

/** A `json_extract` path of the body and its required value, or, for events, whether all endpoints received them. */
export type Filter =
  | { path: string; is: '<' | '<=' | '=' | '>' | '>='; value: string | number }
  | { path: string; in: readonly string[] }
  | { everywhere: boolean }

export interface Delivery {
  id: number
  event: string
  endpoint: string
  attempts: number
}

/** A scheduled change, due or in the future. */
export interface DueChange {
  object: string
  what: string
  at: number
}

export type DeliveryState = 'delivered' | 'dropped' | 'failed' | 'pending'

export interface StoredResponse {
  fingerprint: string
  status: number
  body: string
}

export type Store = ReturnType<typeof openStore>

export function openStore(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file, { timeout: 2_000 })
  try {
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    db.exec(schema)
  } catch (error) {
    db.close()
    if (!(error instanceof Error) || !error.message.includes('locked')) throw error
    throw new Error(`The payment sandbox's file is in use by another process: ${file}`, { cause: error })
  }
  const prepared = new Map<string, ReturnType<typeof db.prepare>>()
  const sql = (text: string) => {
    const known = prepared.get(text)
    if (known) return known
    const fresh = db.prepare(text)
    prepared.set(text, fresh)
    return fresh
  }
  const bodyOf = (row: unknown) => JSON.parse((row as { body: string }).body)

  /** Deletes scheduled changes that no longer apply; a change already done is not scheduled again. */
  function schedule<K extends ObjectType>(kind: K, body: ObjectByType[K]): void {
    const moments = scheduledChangesOf(kind, body)
    if (!moments) return
    const { customer = null, test_clock: clock = null } = body as {
      customer?: string | null
      test_clock?: string | null
    }
    sql('delete from due where object = ? and done = 0').run(body.id)
    for (const { what, at } of moments) {
      sql('insert or ignore into due (object, what, at, customer, clock) values (?, ?, ?, ?, ?)').run(
        body.id,
        what,
        at,
        customer,
        clock,
      )
    }
  }

  function scheduleExisting(): void {
    if (sql('select 1 from due').get()) return
    for (const kind of ['subscription', 'charge'] as const) {
      for (const row of sql('select body from object where kind = ? and deleted = 0').all(kind))
        schedule(kind, bodyOf(row))
    }
  }

  scheduleExisting()

  return {
    close: () => db.close(),

    /** All of the work or none of it. */
    transaction<T>(work: () => T): T {
      sql('begin immediate').run()
      try {
        const result = work()
        sql('commit').run()
        return result
      } catch (error) {
        sql('rollback').run()
        throw error
      }
    },

    insert<K extends ObjectType>(kind: K, body: ObjectByType[K], internalState: InternalState = {}): void {
      sql('insert into object (id, kind, body, hidden) values (?, ?, ?, ?)').run(
        body.id,
        kind,
        JSON.stringify(body),
        JSON.stringify(internalState),
      )
      schedule(kind, body)
    },

    save<K extends ObjectType>(kind: K, body: ObjectByType[K]): void {
      sql('update object set body = ? where id = ? and kind = ?').run(JSON.stringify(body), body.id, kind)
      schedule(kind, body)
    },

    /** A deleted object can still be fetched as its tombstone, and is in no list. */
    softDelete(kind: ObjectType, id: string): void {
      const tombstone = JSON.stringify({ id, object: kind, deleted: true })
      sql('update object set body = ?, deleted = 1 where id = ? and kind = ?').run(tombstone, id, kind)
      sql('delete from due where object = ?').run(id)
    },

    find<K extends ObjectType>(kind: K, id: string): ObjectByType[K] | undefined {
      const row = sql('select body from object where id = ? and kind = ?').get(id, kind)
      return row ? bodyOf(row) : undefined
    },

    findAny(id: string): object | undefined {
      const row = sql('select body from object where id = ?').get(id)
      return row ? bodyOf(row) : undefined
    },

    isDeleted(id: string): boolean {
      return sql('select 1 from object where id = ? and deleted = 1').get(id) !== undefined
    },

    internalState(id: string): InternalState {
      const row = sql('select hidden from object where id = ?').get(id) as { hidden: string } | undefined
      return row ? JSON.parse(row.hidden) : {}
    },

    updateInternalState(id: string, more: InternalState): void {
      sql('update object set hidden = json_patch(hidden, ?) where id = ?').run(JSON.stringify(more), id)
    },

    clearInternalState(id: string, what: keyof InternalState): void {
      sql('update object set hidden = json_remove(hidden, ?) where id = ?').run(`$.${what}`, id)
    },

    /** Newest first, as in every list of Stripe's; a page before a cursor is read in ascending order and reversed. */
    list<K extends ObjectType>(
      kind: K,
      filters: Filter[],
      page: Page,
    ): { data: ObjectByType[K][]; more: boolean } | undefined {
      const where = ['kind = ?', 'deleted = 0']
      const values: SQLInputValue[] = [kind]
      for (const filter of filters) {
        if ('everywhere' in filter) {
          const missing = `select 1 from delivery where event = object.id and state <> 'delivered'`
          where.push(`${filter.everywhere ? 'not ' : ''}exists (${missing})`)
        } else if ('in' in filter) {
          where.push(`json_extract(body, '${filter.path}') in (${filter.in.map(() => '?').join(', ')})`)
          values.push(...filter.in)
        } else {
          where.push(`json_extract(body, '${filter.path}') ${filter.is} ?`)
          values.push(filter.value)
        }
      }
      const cursor = page.after ?? page.before
      if (cursor !== undefined) {
        const row = sql('select seq from object where id = ? and kind = ?').get(cursor, kind) as
          | { seq: number }
          | undefined
        if (!row) return undefined
        where.push(page.after === undefined ? 'seq > ?' : 'seq < ?')
        values.push(row.seq)
      }
      const upwards = page.after === undefined && page.before !== undefined
      const order = upwards ? 'asc' : 'desc'
      const text = `select body from object where ${where.join(' and ')} order by seq ${order} limit ?`
      const rows = sql(text).all(...values, page.limit + 1)
      const data = rows.slice(0, page.limit).map(bodyOf)
      return { data: upwards ? data.reverse() : data, more: rows.length > page.limit }
    },

    /** The first scheduled change due until then, on a test clock or on the common one with each customer's shift. */
    takeDue(clock: string | null, until: number): DueChange | undefined {
      const moment = 'due.at - coalesce(time_shift.seconds, 0)'
      const row = sql(
        `select object, what, at from due left join time_shift on time_shift.whose = due.customer
         where done = 0 and clock is ? and ${moment} <= ? order by ${moment}, due.rowid limit 1`,
      ).get(clock, until) as unknown as DueChange | undefined
      if (row) {
        sql('update due set done = 1 where object = ? and what = ? and at = ?').run(row.object, row.what, row.at)
      }
      return row
    },

    /** When the next change after `now` falls due on the common clock. */
    nextDue(now: number): number | null {
      const row = sql(
        `select min(due.at - coalesce(time_shift.seconds, 0)) as at from due
         left join time_shift on time_shift.whose = due.customer
         where done = 0 and clock is null and due.at - coalesce(time_shift.seconds, 0) > ?`,
      ).get(now) as { at: number | null }
      return row.at
    },

    /** Seconds by which a customer is ahead of the common clock, or everybody (`*`) of the real one. */
    clockOffset(whose: string): number {
      const row = sql('select seconds from time_shift where whose = ?').get(whose) as { seconds: number } | undefined
      return row?.seconds ?? 0
    },

    setClockOffset(whose: string, seconds: number): void {
      sql('insert or replace into time_shift (whose, seconds) values (?, ?)').run(whose, seconds)
    },

    addDelivery(event: string, endpoint: string, state: 'dropped' | 'pending', dueAt: number): void {
      sql('insert into delivery (event, endpoint, state, due_at) values (?, ?, ?, ?)').run(
        event,
        endpoint,
        state,
        dueAt,
      )
    },

    dueDeliveries(at: number, limit: number): Delivery[] {
      const text = `select id, event, endpoint, attempts from delivery where state = 'pending' and due_at <= ? order by due_at, id limit ?`
      return sql(text).all(at, limit) as unknown as Delivery[]
    },

    nextDeliveryAt(): number | undefined {
      const row = sql(`select min(due_at) as at from delivery where state = 'pending'`).get() as { at: number | null }
      return row.at ?? undefined
    },

    recordDelivery(id: number, state: DeliveryState, attempts: number, dueAt: number): void {
      sql('update delivery set state = ?, attempts = ?, due_at = ? where id = ?').run(state, attempts, dueAt, id)
    },

    retryPendingDeliveries(at: number): void {
      sql(`update delivery set due_at = ? where state = 'pending' and due_at > ?`).run(at, at)
    },

    resendEvent(event: string, at: number): void {
      sql(`update delivery set state = 'pending', attempts = 0, due_at = ? where event = ?`).run(at, event)
    },

    deliveryStates(event: string): DeliveryState[] {
      const rows = sql('select state from delivery where event = ?').all(event) as { state: DeliveryState }[]
      return rows.map((row) => row.state)
    },

    storedResponse(key: string): StoredResponse | undefined {
      return sql('select fingerprint, status, body from idempotent_response where key = ?').get(key) as
        | StoredResponse
        | undefined
    },

    storeResponse(key: string, answer: StoredResponse, at: number): void {
      sql('insert or replace into idempotent_response (key, fingerprint, status, body, at) values (?, ?, ?, ?, ?)').run(
        key,
        answer.fingerprint,
        answer.status,
        answer.body,
        at,
      )
    },

    /** Deletes idempotency keys after a day, events after thirty. */
    deleteExpired(now: number): void {
      const day = 86_400
      sql('delete from due where done = 1 and at < ?').run(now - 90 * day)
      sql('delete from idempotent_response where at < ?').run(now - day)
      const old = `select id from object where kind = 'event' and json_extract(body, '$.created') < ?`
      sql(`delete from delivery where event in (${old})`).run(now - 30 * day)
      sql(`delete from object where id in (${old})`).run(now - 30 * day)
    },
  }
}
