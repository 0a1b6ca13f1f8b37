import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runCommand } from '../src/platform/db/commands.ts'
import { ArchivedServer, hasArchivedServer } from './archived-server.ts'

/** A server of DATABASE_URL with the archive that `deploy/` describes, on Debian's PostgreSQL and pgBackRest. */
const full = Boolean(process.env.PROVE)
const firstPort = Number(process.env.ARCHIVE_PORT ?? 4580)
/** Larger than a minute writes, so that a restore has something to do. */
const rows = 400_000

describe.runIf(full && hasArchivedServer)('a server whose changes are archived', () => {
  let folder: string
  let server: ArchivedServer
  let url: string
  const [port, besidePort, lastPort] = [firstPort, firstPort + 1, firstPort + 2] as const
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clairavis-archived-'))
    server = new ArchivedServer(folder, port)
    url = server.create()
    await runCommand('migrate', [], { DATABASE_URL: url, DATA_DIR: folder })
    await query(url, `create table bulk as select repeat(md5(n::text), 16) from generate_series(1, ${rows}) n`)
    server.copy()
  }, 300_000)
  afterAll(() => {
    for (const name of ['server', 'then', 'last']) server.stop(name, 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }, 60_000)

  const pay = () =>
    query(
      url,
      `insert into ledger_entry (source, source_id, account, amount, at)
       select 'proof', payment, code, case row_number() over (order by code) when 1 then 300 else -300 end, now()
       from (select code from ledger_account order by code limit 2) accounts,
         (select gen_random_uuid() as payment offset 0) payments`,
    )
  const entries = async (at: string) => (await query(at, 'select count(*)::int as n from ledger_entry'))[0].n
  const archived = async () => {
    const [{ name }] = await query(url, 'select pg_walfile_name(pg_switch_wal()) as name')
    const kept = () => readdirSync(join(folder, 'kept'), { recursive: true, encoding: 'utf8' })
    await expect.poll(() => kept().some((path) => path.includes(name)), { timeout: 60_000 }).toBe(true)
  }

  it('says when it was copied, and nothing newer where a copy fails', { timeout: 120_000 }, async () => {
    const told = () => query(url, 'select ended_at from server_copy')
    const before = await told()
    expect(before).toHaveLength(1)
    // Another key than that of the first day.
    expect(() => server.copy('of somebody else')).toThrow(/cipher|decrypt|password/i)
    expect(await told()).toEqual(before)
  })

  it('comes back to the second that is chosen, beside the one in use, and is found whole', {
    timeout: 300_000,
  }, async () => {
    await pay()
    const before = await entries(url)
    // pgBackRest knows the second in which a copy ended, and wants a later one.
    await pause(2000)
    const [{ chosen }] = await query(url, `select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.MSTZH') as chosen`)
    await pause(20)
    await pay()
    await archived()
    const then = server.restore('then', besidePort, '--type=time', `--target=${chosen}`, '--target-action=promote')
    expect(await entries(then)).toBe(before)
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await runCommand('compare', [then], { DATABASE_URL: url, DATA_DIR: folder })
    expect(written.mock.calls.join()).toContain(`The copy is whole: ${before} entries`)
    written.mockRestore()
    expect(await entries(url), 'the one in use is not touched').toBe(before + 2)
  })

  it('comes back to the last change that was archived when its machine is lost', { timeout: 300_000 }, async () => {
    await pay()
    await archived()
    const kept = await entries(url)
    server.lose('server')
    const began = performance.now()
    const last = server.restore('last', lastPort)
    expect(await entries(last)).toBe(kept)
    console.log(`restored ${rows} rows of half a kilobyte in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  })

  it('is kept encrypted', () => {
    const files = readdirSync(join(folder, 'kept'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    )
    expect(files.length).toBeGreaterThan(5)
    for (const { name, parentPath } of files)
      expect([name, readFileSync(join(parentPath, name)).subarray(0, 8).toString('latin1')]).toEqual([name, 'Salted__'])
  })
})

// biome-ignore lint/suspicious/noExplicitAny: rows of statements of this proof
async function query(url: string, statement: string): Promise<any[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
