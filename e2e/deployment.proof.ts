import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fleet, openFleet } from './fleet.ts'

/**
 * A deployment as a host plays it, on the built product: a cold start of everything at once, the migration of the next
 * version while this one serves, killed in its middle, the new version process by process, and back to the one before.
 */
const full = Boolean(process.env.PROVE)
const added = '9990_of_the_next_version'
const migration = `-- up
create table of_the_next_version (id integer);
select pg_sleep(3);
alter table question add column of_the_next_version text;

-- down
alter table question drop column of_the_next_version;
drop table of_the_next_version;
`
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

describe.runIf(full)('a deployment', () => {
  let fleet: Fleet
  let next: string
  let coldSeconds: number

  beforeAll(async () => {
    next = nextVersion()
    const began = performance.now()
    fleet = await openFleet(Number(process.env.DEPLOYMENT_PORT ?? 4590), { cold: true })
    coldSeconds = (performance.now() - began) / 1000
  }, 400_000)
  afterAll(async () => {
    await fleet?.stop()
    rmSync(next, { recursive: true, force: true })
  }, 60_000)

  /** The command of a deployment, as the next version has it. */
  function migrate(command: string): { done: Promise<number | null>; kill(): void } {
    const child = spawn(process.execPath, ['src/platform/db/commands.ts', command], {
      cwd: next,
      env: { ...process.env, MODE: 'demo', DATABASE_URL: fleet.databaseUrl, DATA_DIR: join(next, 'storage') },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return {
      done: new Promise((end) => child.once('exit', end)),
      kill: () => void child.kill('SIGKILL'),
    }
  }

  async function read<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: fleet.databaseUrl })
    await client.connect()
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  const isApplied = async () =>
    (await read(`select from migration where name = '${added}' and to_regclass('of_the_next_version') is not null`))
      .length

  const isMigrating = async () =>
    (
      await read(
        `select from pg_stat_activity where query like '%pg_sleep(3)%' and state = 'active' and pid <> pg_backend_pid()`,
      )
    ).length

  it('starts cold, all processes at once on an empty database, each fact loaded once', async () => {
    const [counted] = await read<{ twice: number; migrations: number }>(`
      select (select count(*) from (select kind, ref, locale from search_entry group by 1, 2, 3 having count(*) > 1) twice)::int
        as twice, (select count(*) from migration)::int as migrations`)
    expect(counted).toEqual({
      twice: 0,
      migrations: readdirSync('migrations').filter((name) => name.endsWith('.sql')).length,
    })
    console.log(`two web processes and a worker on an empty database: all ready after ${coldSeconds.toFixed(1)} s`)
  })

  it('migrates under load, survives a kill in the middle, goes forward and back without a failed request', {
    timeout: 400_000,
  }, async () => {
    let running = true
    let requests = 0
    const failures: string[] = []
    const people = Promise.all(Array.from({ length: 6 }, (_, nth) => live(nth)))
    people.catch(() => {})

    const first = migrate('migrate')
    await expect.poll(isMigrating, { timeout: 60_000, interval: 20 }).toBe(1)
    first.kill()
    await first.done
    // The server ends the statement of a client that is gone once it looks for it.
    await expect.poll(isMigrating, { timeout: 30_000 }).toBe(0)
    expect(await isApplied(), 'after the kill').toBe(0)

    expect(await migrate('migrate').done).toBe(0)
    expect(await isApplied()).toBe(1)
    for (const directory of [next, '.']) {
      await fleet.restart(0, directory)
      await fleet.restartWorker(directory)
      await fleet.restart(1, directory)
      await pause(1000)
    }
    expect(await migrate('rollback').done).toBe(0)
    expect(await isApplied(), 'after the way back').toBe(0)
    await pause(1000)
    running = false
    await people
    expect(failures).toEqual([])
    console.log(
      `the next version's migration killed once and applied, forward and back: ${requests} requests, none failed`,
    )

    async function live(nth: number): Promise<void> {
      const post = async (path: string, token: string | null, body: unknown) => {
        const answer = await fetch(`${fleet.url}/api${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
            'x-forwarded-for': `10.2.0.${nth}`,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        })
        requests += 1
        if (answer.status !== 200) failures.push(`${path} ${answer.status} ${await answer.clone().text()}`)
        return answer.json()
      }
      const { token } = await post('/visit', null, { locale: 'fr' })
      const { id } = await post('/questions', token, {
        text: 'Mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026, que puis-je faire ?',
        ...{ category: 'logement', locale: 'fr' },
      })
      for (let count = 0; running; count += 1) {
        await post(`/questions/${id}/messages`, token, { text: `Précision ${nth}-${count} : la SCI Les Tilleuls.` })
        const page = await fetch(`${fleet.url}/fr`)
        await page.body?.cancel()
        requests += 1
        if (page.status !== 200) failures.push(`page ${page.status}`)
        // Within what a person may say in ten minutes.
        await pause(1000)
      }
    }
  })
})

/** The product of this repository with one migration more. */
function nextVersion(): string {
  const directory = mkdtempSync(join(tmpdir(), 'clairavis-next-'))
  for (const name of ['build', 'data', 'node_modules', 'package.json', 'public', 'src', 'tools'])
    symlinkSync(resolve(name), join(directory, name))
  cpSync('migrations', join(directory, 'migrations'), { recursive: true })
  writeFileSync(join(directory, 'migrations', `${added}.sql`), migration)
  return directory
}
