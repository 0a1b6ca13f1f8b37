// Messages in one table and in a partition for each month, in a database of their own: `npm run bench -- partitions`.
import pg from 'pg'
import { type Figure, megabytes, milliseconds, percentile } from './figure.ts'

const months = 24
const questions = 240_000
const messagesOfOne = 10
const reads = 400

const columns = `id text not null, question_id text not null, seq integer not null, author text not null,
  body text not null, at timestamptz not null, previous_hash text not null, hash text not null`

/** Decision 042 rests on these figures. */
export async function partitions(server: string): Promise<Figure[]> {
  const name = `bench_partitions_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(`create table whole (${columns}, primary key (id), unique (question_id, seq))`)
    // A unique rule of a partitioned table must hold the month: it no longer says what the product needs it to.
    await client.query(
      `create table monthly (${columns}, primary key (id, at), unique (question_id, seq, at)) partition by range (at)`,
    )
    for (let month = 0; month < months; month += 1)
      await client.query(
        `create table monthly_${month} partition of monthly
         for values from (timestamptz '2026-01-01Z' + interval '${month} months')
         to (timestamptz '2026-01-01Z' + interval '${month + 1} months')`,
      )
    const one = await measured(client, 'whole', 'delete from whole where at < $1', 'vacuum whole')
    const many = await measured(client, 'monthly', 'drop table monthly_0', null)
    const figure = (what: string, key: keyof typeof one, shown: (value: number) => string): Figure => ({
      what,
      measured: shown(many[key]),
      limit: '',
      beside: `one table: ${shown(one[key])}`,
      good: null,
    })
    return [
      figure(`${questions * messagesOfOne} messages in ${months} partitions: written, each`, 'insert', milliseconds),
      figure('the same: a thread by its question, p50', 'read', milliseconds),
      figure('the same: a thread, p99', 'readSlow', milliseconds),
      figure('the same: the oldest month gone', 'drop', milliseconds),
      figure('the same: rows and indexes', 'bytes', megabytes),
    ]
  } finally {
    await client.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function measured(client: pg.Client, table: string, drop: string, after: string | null) {
  const hash = `repeat(md5(n::text), 2)`
  const began = performance.now()
  await client.query(
    `insert into ${table}
     select 'm' || n, 'q' || q, s, 'client', repeat('Le bail est meublé et le dépôt de deux mois. ', 6),
       timestamptz '2026-01-01Z' + (q % ${months}) * interval '1 month' + s * interval '1 hour', ${hash}, ${hash}
     from generate_series(1, ${questions}) q, generate_series(1, ${messagesOfOne}) s,
       lateral (select q * ${messagesOfOne} + s as n) numbered`,
  )
  const insert = (performance.now() - began) / (questions * messagesOfOne)
  await client.query(`vacuum analyze ${table}`)
  const times: number[] = []
  const thread = { name: table, text: `select * from ${table} where question_id = $1 order by seq` }
  for (let read = 0; read < reads; read += 1) {
    const asked = performance.now()
    await client.query({ ...thread, values: [`q${1 + ((read * 7919) % questions)}`] })
    times.push(performance.now() - asked)
  }
  const { rows } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class where relname ~ '^${table}(_\\d+)?$'`,
  )
  const dropped = performance.now()
  await client.query(drop, drop.includes('$1') ? ['2026-02-01Z'] : [])
  if (after) await client.query(after)
  return {
    insert,
    read: percentile(times, 0.5),
    readSlow: percentile(times, 0.99),
    drop: performance.now() - dropped,
    bytes: Number(rows[0]?.bytes),
  }
}
