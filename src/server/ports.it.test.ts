import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sandbox } from '../../packages/stripe-sandbox/sandbox.ts'
import { openTestSandbox, sandboxEnvironment } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { pdf } from '../../test/fixtures/sample-files.ts'
import { emptyDatabase, freshDatabase, type TestDatabase } from '../../test/harness/test-database.ts'
import { authenticate } from '../accounts/sign-in/server/sessions.ts'
import { readConfig } from '../platform/config.ts'
import { refusals as refusalsEn } from '../questions/refusals.text.en.ts'
import { refusals as refusalsFr } from '../questions/refusals.text.fr.ts'
import { en as failuresEn } from '../shell/errors/failures.en.ts'
import { fr as failuresFr } from '../shell/errors/failures.fr.ts'
import { failureMessage } from '../shell/errors/say-failure.ts'
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

  it.each([
    ['fr', failuresFr, refusalsFr, 'Notre espace de stockage est plein : ce document n’est pas joint.'],
    ['en', failuresEn, refusalsEn, 'Our storage is full: this document is not attached.'],
  ] as const)(
    'says so where it refuses an upload, of which nothing is left: %s',
    async (locale, failures, refusals, sentence) => {
      const { running, provider } = await opened({ DISK_RESERVE: '1048576' })
      const context = { ports: running.ports, authenticate: authenticate(running.ports) }
      const server = serve({ fetch: buildApi(context, running.ready).fetch, port: 0 })
      try {
        await once(server, 'listening')
        const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        const post = (path: string, body: BodyInit, headers = {}) =>
          fetch(at + path, { method: 'POST', body, headers: { 'idempotency-key': crypto.randomUUID(), ...headers } })
        const json = { 'content-type': 'application/json' }
        const { token } = await (await post('/visit', JSON.stringify({ locale }), json)).json()
        const form = new FormData()
        form.append('file', new File([Buffer.from(pdf())], 'bail.pdf', { type: 'application/pdf' }))
        const refused = await post('/attachments', form, { authorization: `Bearer ${token}` })
        const problem = await refused.json()
        expect([refused.status, problem.code]).toEqual([507, 'storage_full'])
        expect(failureMessage(problem, failures, refusals).replaceAll(/\s/g, ' ')).toContain(sentence)
        const kept = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        expect(kept.filter(({ parentPath }) => parentPath.includes('chat'))).toEqual([])
        const ready = await fetch(`${at}/ready`)
        expect([ready.status, await ready.json()]).toEqual([
          503,
          expect.objectContaining({ ready: false, disk: false }),
        ])
      } finally {
        server.close()
        await running.stop()
        await provider.close()
      }
    },
  )

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

  it('names the pooler that cannot be used, or leads elsewhere than jobs and migrations', async () => {
    const nowhere = database.url.replace(/[^/]+$/, 'nowhere')
    await expect(refuse({ DATABASE_POOLER_URL: nowhere })).rejects.toThrow(
      /^DATABASE_POOLER_URL: .*\/nowhere cannot be used: there is no database/,
    )
    const other = await emptyDatabase()
    await expect(refuse({ DATABASE_POOLER_URL: other.url })).rejects.toThrow(
      /^DATABASE_POOLER_URL leads to another database/,
    )
    await other.drop()
  })
})
