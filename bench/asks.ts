import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type Figure, pause, perSecond } from './figure.ts'
import { call, question, type Visitor, visitors } from './people.ts'
import type { Statement } from './probe.ts'
import type { Measured } from './process.ts'
import { nameOf, pgbenchScript, type Repeatable, repeatable } from './statements.ts'

const clients = 16
const seconds = 10
const limit = 0.5
const mostPerClient = 4000

/** Questions asked through the API, beside the same statements sent by pgbench to the same database. */
export async function asks(product: Measured, pool: pg.Pool, databaseUrl: string): Promise<Figure[]> {
  const crowd = await visitors(pool, 'asks', 20_000)
  const [first, second] = [await statementsOf(product, crowd[0]), await statementsOf(product, crowd[1])]
  const { statements } = repeatable(first, second, {
    person: 'asks-1',
    tokenHash: createHash('sha256')
      .update(crowd[0]?.token ?? '')
      .digest('base64url'),
  })
  await layOut(pool)
  await askFor(product, crowd.slice(2, 2000), 3)
  const ours = await askFor(product, crowd.slice(2000), seconds)
  const beside = replay(statements, databaseUrl)
  const share = ours / beside.rate
  return [
    {
      what: `asking through the API, ${clients} visitors at once`,
      measured: `${perSecond(ours)}, ${(share * 100).toFixed(0)} % of it`,
      limit: `${limit * 100} % of the bare statements`,
      beside: `${beside.by}, the same ${statements.length} statements: ${perSecond(beside.rate)}`,
      good: share >= limit,
    },
  ]
}

const ask = ({ url }: Measured, visitor: Visitor) => call(`${url}/api/questions`, 'POST', visitor, question)

/** Asks until two askings in a row are undisturbed by anything else that the server does now and then. */
async function statementsOf(product: Measured, visitor: Visitor | undefined): Promise<Statement[]> {
  if (!visitor) throw new Error('Nobody is there to ask.')
  await pause(500)
  await product.record()
  await ask(product, visitor)
  const all = await product.statements()
  const aside = /pg_snapshot_xmin|pgboss\.(version|schedule|queue|bam|warning)|presence/
  return all.filter(({ text }) => /insert into pgboss\.job/i.test(text) || !aside.test(text))
}

async function askFor(product: Measured, crowd: readonly Visitor[], length: number): Promise<number> {
  const until = performance.now() + length * 1000
  let next = 0
  let done = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        const visitor = crowd[next]
        if (!visitor) throw new Error('More was asked than there are visitors.')
        next += 1
        await ask(product, visitor)
        done += 1
      }
    }),
  )
  return done / length
}

/** The people of the repeated statements: `person` is name 0, the hash of their token name 1. */
async function layOut(pool: pg.Pool): Promise<void> {
  const name = (index: number) => `'${nameOf(index, 0).slice(0, -1)}' || c * 100000 + i`
  const everybody = `generate_series(0, ${clients - 1}) c, generate_series(1, ${mostPerClient}) i`
  await pool.query(
    `insert into person (id, email, standing, roles, locale, created_at)
     select ${name(0)}, ${name(0)} || '@visitor.invalid', 'visitor', '{client}', 'fr', now() from ${everybody}`,
  )
  await pool.query(
    `insert into session (id, token_hash, person_id, created_at, seen_at, expires_at, address)
     select ${name(0)}, ${name(1)}, ${name(0)}, now(), now(), now() + interval '1 day', '' from ${everybody}`,
  )
  await pool.query('analyze')
}

function replay(statements: Repeatable, databaseUrl: string): { by: string; rate: number } {
  const folder = mkdtempSync(join(tmpdir(), 'clairavis-bench-'))
  try {
    const pgbench = findPgbench()
    if (!pgbench) {
      const file = join(folder, 'statements.json')
      writeFileSync(file, JSON.stringify(statements))
      const args = ['bench/replay.ts', file, databaseUrl, String(clients), String(seconds)]
      return { by: 'a bare client script', rate: Number(execFileSync(process.execPath, args, { encoding: 'utf8' })) }
    }
    const file = join(folder, 'ask.sql')
    writeFileSync(file, pgbenchScript(statements))
    const args = [
      '-n',
      '-f',
      file,
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
      '-D',
      'bench_i=0',
      databaseUrl,
    ]
    const run = spawnSync(pgbench, args, { encoding: 'utf8' })
    const rate = /tps = ([\d.]+)/.exec(run.stdout)?.[1]
    if (!rate || /number of failed transactions: [1-9]/.test(run.stdout) || run.status !== 0)
      throw new Error(`pgbench: ${run.stderr}${run.stdout}`)
    return { by: 'pgbench', rate: Number(rate) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function findPgbench(): string | null {
  const found = spawnSync('sh', ['-c', 'command -v pgbench || ls /usr/lib/postgresql/*/bin/pgbench | tail -1'], {
    encoding: 'utf8',
  })
  return found.stdout?.trim() || null
}
