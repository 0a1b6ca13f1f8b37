import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sandbox } from '../../packages/stripe-sandbox/sandbox.ts'
import { openTestSandbox, sandboxEnvironment } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { freshDatabase, type TestDatabase } from '../../test/harness/test-database.ts'
import { readConfig } from '../platform/config.ts'
import { buildApi } from './api.ts'
import { openLog, openPorts } from './ports.ts'
import { completeConfig } from './secrets.ts'
import { start } from './start.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'clairavis-ports-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const environment = (more: Record<string, string> = {}) => ({
  ...{ DATA_DIR: folder, DATABASE_URL: database.url, DATABASE_POOL: '2', LOG_LEVEL: 'fatal', DEMO_DATA: 'no' },
  ...more,
})

describe('whether the house is ready', () => {
  async function opened(more: Record<string, string> = {}) {
    // The provider is a separate service, which may be unavailable.
    const { sandbox: provider } = await openTestSandbox()
    const config = completeConfig(readConfig(environment({ ...sandboxEnvironment(provider), ...more })))
    const running = await openPorts(config, database.url, openLog(config))
    const api = buildApi(
      { ports: running.ports, authenticate: async () => ({ kind: 'anyone', address: '' }) },
      running.ready,
    )
    return { running, provider, ask: async (path = '/ready') => api.request(path) }
  }

  it('is not where the disk has less than what uploads must leave free', async () => {
    const { running, provider, ask } = await opened({ DISK_RESERVE: '1048576' })
    try {
      const full = await ask()
      expect([full.status, (await full.json()).disk]).toEqual([503, false])
      // Balancers ask like this: everything but uploads still works.
      const without = await ask('/ready?except=payments,disk')
      expect([without.status, (await without.json()).disk]).toEqual([200, false])
    } finally {
      await running.stop()
      await provider.close()
    }
  })

  it('does not depend on this disk where files lie in another store', async () => {
    const { running, provider, ask } = await opened({
      ...{ DISK_RESERVE: '1048576', S3_URL: 'https://key:secret@s3.example.com/box' },
    })
    try {
      const well = await ask()
      expect([well.status, (await well.json()).disk]).toEqual([200, undefined])
    } finally {
      await running.stop()
      await provider.close()
    }
  })

  it('is asked of the database, the jobs, the live events and the payments, each by itself', async () => {
    const { running, provider, ask } = await opened()
    try {
      const well = await ask()
      expect(well.status).toBe(200)
      expect(await well.json()).toEqual({
        ready: true,
        database: true,
        jobs: true,
        live: true,
        payments: true,
        disk: true,
      })
      await provider.close()
      // The result is cached: the provider is not called at each request.
      expect((await ask()).status).toBe(200)
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
      const ill = await ask()
      expect(ill.status).toBe(503)
      const without = await ask('/ready?except=payments')
      expect([without.status, (await without.json()).payments]).toEqual([200, false])
      expect(await ill.json()).toEqual({
        ready: false,
        database: true,
        jobs: true,
        live: true,
        payments: false,
        disk: true,
      })
    } finally {
      vi.restoreAllMocks()
      await running.stop()
    }
  })
})

describe('a start that cannot be', () => {
  let sandbox: Sandbox
  beforeEach(async () => {
    ;({ sandbox } = await openTestSandbox())
  })
  afterEach(() => sandbox.close())
  const refuse = (more: Record<string, string>) =>
    start({ environment: environment({ ...sandboxEnvironment(sandbox), ...more }), build: {} as ServerBuild })

  it('names the key without which nobody could pay', async () => {
    await expect(refuse({ STRIPE_SECRET_KEY: '' })).rejects.toThrow(/^STRIPE_SECRET_KEY is needed/)
  })

  it('names the port that somebody else has, and leaves nothing running', async () => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const { port } = other.address() as AddressInfo
    await expect(refuse({ PORT: String(port) })).rejects.toThrow(`PORT: another program has port ${port}.`)
    await expect(refuse({ PORT: '0', METRICS_PORT: String(port) })).rejects.toThrow(
      `METRICS_PORT: another program has port ${port}.`,
    )
    await new Promise((done) => other.close(done))
    const { rows } = await database.pool.query(
      `select application_name from pg_stat_activity
       where datname = current_database() and application_name like 'clairavis%'`,
    )
    expect(rows).toEqual([])
  })

  it('names the database that is not there, without its password', async () => {
    const nowhere = database.url.replace(/[^/]+$/, 'nowhere')
    const refused = refuse({ DATABASE_URL: nowhere })
    await expect(refused).rejects.toThrow(/^DATABASE_URL: .*\/nowhere cannot be used: there is no database/)
    await expect(refused).rejects.not.toThrow(new URL(nowhere).password)
  })
})
