import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Archive } from '../src/platform/db/archive/archiving.ts'
import { baseBackup } from '../src/platform/db/archive/base-backup.ts'
import { restoreTo } from '../src/platform/db/archive/restore-to.ts'
import { connect } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrateUp } from '../src/platform/db/migrate.ts'
import { type Figure, pause } from './figure.ts'

const log = { info: () => {}, warn: () => {} }
const rows = 400_000
/** Shortly before the segment that is being written would be kept (`archiveSeconds`). */
const writingSeconds = 55
const writesPerSecond = 50

/** The disk of a database that is being written is lost: how much work goes with it, and how long until it is back. */
export async function recovery(): Promise<Figure[]> {
  const parent = mkdtempSync(join(tmpdir(), 'clairavis-bench-'))
  const archive: Archive = { directory: join(parent, 'backups'), keys: 'the key of a benchmark, of no use elsewhere' }
  const dataDir = join(parent, 'data')
  mkdirSync(dataDir)
  const server = await startEmbedded({ dataDir: join(dataDir, 'postgres'), log, archive })
  const { pool, close } = connect(server.url, { max: 4, statementTimeout: 0 })
  try {
    await migrateUp(pool)
    await pool.query(
      `create table work (id bigint generated always as identity, at timestamptz, text text) with (autovacuum_enabled = off)`,
    )
    await pool.query(
      `insert into work (at, text) select now(), repeat(md5(n::text), 16) from generate_series(1, $1::int) n`,
      [rows],
    )
    const began = performance.now()
    await baseBackup({ pool, cluster: join(dataDir, 'postgres', 'cluster'), dataDir, archive })
    const backup = (performance.now() - began) / 1000
    const write = () => pool.query(`insert into work (at, text) values (clock_timestamp(), 'written')`)
    await write()
    // From the last switch on, the minute runs.
    await pool.query('select pg_switch_wal()')
    for (const since = performance.now(); performance.now() - since < writingSeconds * 1000; ) {
      await write()
      await pause(1000 / writesPerSecond)
    }
    // What is in the archive at this moment is all there is; the minute may end while it is copied.
    const there = new Set(readdirSync(archive.directory, { recursive: true, encoding: 'utf8' }))
    const lost = await lastWritten(server.url)
    const kept: Archive = { ...archive, directory: join(parent, 'kept') }
    const filter = (from: string) => from === archive.directory || there.has(relative(archive.directory, from))
    cpSync(archive.directory, kept.directory, { recursive: true, filter })
    const lostAt = performance.now()
    const copy = await restoreTo({ archive: kept, dataDir: join(parent, 'restored'), log })
    const back = (performance.now() - lostAt) / 1000
    const found = await lastWritten(copy.url)
    await copy.stop()
    const gone = (lost.getTime() - found.getTime()) / 1000
    return [
      {
        what: 'work lost with the disk of the database, at the worst moment',
        measured: `${gone.toFixed(1)} s`,
        limit: '60 s',
        beside: `${writesPerSecond} writes a second`,
        good: gone <= 60,
      },
      {
        what: 'from an empty disk to the database as it was',
        measured: `${back.toFixed(1)} s`,
        limit: '10 min',
        beside: `${rows} rows of half a kilobyte; their backup took ${backup.toFixed(1)} s`,
        good: back <= 600,
      },
    ]
  } finally {
    await close()
    await server.stop()
    rmSync(parent, { recursive: true, force: true })
  }
}

async function lastWritten(url: string): Promise<Date> {
  const { pool, close } = connect(url, { max: 1, statementTimeout: 0 })
  try {
    return (await pool.query<{ at: Date }>('select max(at) as at from work')).rows[0]?.at ?? new Date(0)
  } finally {
    await close()
  }
}
