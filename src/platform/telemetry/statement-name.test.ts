import { expect, it } from 'vitest'
import { nameOfStatement } from './statement-name.ts'

it.each([
  ['select "id" from "question" where "id" = $1', 'select', 'question'],
  ['select 1', 'select', undefined],
  ['select count(*) from (select 1 from lease) as x', 'select', 'lease'],
  ['insert into "message" ("id", "body") values ($1, $2)', 'insert', 'message'],
  ['update "purchase" set "status" = $1 where "id" = $2', 'update', 'purchase'],
  ['update only "purchase" set "status" = $1', 'update', 'purchase'],
  ['delete from "draft" where "person_id" = $1', 'delete', 'draft'],
  ['with told as (insert into live_event (person_id) select 1) select pg_notify($1, $2)', 'insert', 'live_event'],
  ['with gone as (delete from live_event where at < $1 returning xid) select 1', 'delete', 'live_event'],
  ['with used as (select 1 from assistant_usage) select * from used', 'select', 'assistant_usage'],
  ['\n  select q.name from unnest($1::text[]) as q(name)', 'select', undefined],
  ['update pgboss.job set start_after = now()', 'update', 'pgboss.job'],
  ['commit', 'commit', undefined],
])('names %s', (text, operation, table) => {
  expect(nameOfStatement(text)).toEqual({ operation, ...(table && { table }) })
})

it('names nothing that changes a session only', () => {
  expect(nameOfStatement('begin')).toBeUndefined()
  expect(nameOfStatement("set application_name = 'x'")).toBeUndefined()
})
