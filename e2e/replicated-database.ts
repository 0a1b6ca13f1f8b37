import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { chownTree } from '../src/platform/db/embedded/account.ts'
import { findBinaries } from '../src/platform/db/embedded/binaries.ts'
import { initialise, launchServer, stopServer, superuser } from '../src/platform/db/embedded/cluster.ts'
import { choosePlace } from '../src/platform/db/embedded/place.ts'

const standbyName = 'standby'
/** No fewer senders than a new cluster has: a standby refuses that. */
const settings = { wal_level: 'replica', max_wal_senders: '10' }

/**
 * PostgreSQL with a standby to which every commit is written before it is acknowledged (`synchronous_standby_names`),
 * as a host runs it.
 */
export type ReplicatedDatabase = {
  url: string
  /** Kills all processes of the primary at once, as the loss of its machine does, and promotes the standby. */
  failOver(): Promise<{ port: number }>
  stop(): Promise<void>
}

export async function startReplicated(directory: string): Promise<ReplicatedDatabase> {
  const password = randomBytes(12).toString('hex')
  const placeOf = (name: string) => {
    mkdirSync(join(directory, name), { recursive: true, mode: 0o755 })
    return choosePlace(findBinaries(), join(directory, name), () => {})
  }
  const place = placeOf('primary')
  await initialise(place, password, false)
  const standbyPlace = placeOf('standby')
  cpSync(place.cluster, standbyPlace.cluster, { recursive: true })
  chmodSync(standbyPlace.cluster, 0o700)
  writeFileSync(join(standbyPlace.cluster, 'standby.signal'), '')
  chownTree(standbyPlace.account, standbyPlace.cluster)

  const primary = await launchServer(place, true, settings)
  const connection = `host=127.0.0.1 port=${primary.port} user=${superuser} password=${password}`
  const standby = await launchServer(standbyPlace, true, {
    ...settings,
    primary_conninfo: `${connection} application_name=${standbyName}`,
  })
  const urlOn = (port: number, name: string) => `postgresql://${superuser}:${password}@127.0.0.1:${port}/${name}`
  await onServer(urlOn(primary.port, 'postgres'), async (client) => {
    await client.query('create database clairavis')
    await client.query(`alter system set synchronous_standby_names = '${standbyName}'`)
    await client.query('select pg_reload_conf()')
    while ((await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")).rowCount !== 1)
      await pause(20)
  })
  let primaryRuns = true
  return {
    url: urlOn(primary.port, 'clairavis'),
    async failOver() {
      primaryRuns = false
      process.kill(-primary.pid, 'SIGKILL')
      await onServer(urlOn(standby.port, 'postgres'), (client) => client.query('select pg_promote()'))
      return { port: standby.port }
    },
    async stop() {
      if (primaryRuns) await stopServer(place, primary.pid)
      await stopServer(standbyPlace, standby.pid)
    },
  }
}

async function onServer<Result>(url: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
