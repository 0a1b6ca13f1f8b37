import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../packages/stripe-sandbox/sandbox.ts'
import { openTestSandbox, sandboxEnvironment } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { emptyDatabase, type TestDatabase } from '../../test/harness/test-database.ts'
import { readMigrations } from '../platform/db/migrate.ts'
import { start } from './start.ts'

let database: TestDatabase
let sandbox: Sandbox
let folder: string
beforeEach(async () => {
  database = await emptyDatabase()
  ;({ sandbox } = await openTestSandbox())
  folder = mkdtempSync(join(tmpdir(), 'clairavis-cold-'))
})
afterEach(async () => {
  await sandbox.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const begin = (more: Record<string, string> = {}) =>
  start({
    environment: {
      ...{ DATA_DIR: folder, DATABASE_URL: database.url, DATABASE_POOL: '4', LOG_LEVEL: 'fatal', ROLE: 'worker' },
      ...sandboxEnvironment(sandbox),
      ...more,
    },
    build: {} as ServerBuild,
  })
const count = async (table: string) =>
  (await database.pool.query(`select count(*)::integer as n from ${table}`)).rows[0].n

describe('a fleet', () => {
  it('starts cold, three processes at once: one prepares the database, all of them start', async () => {
    const fleet = await Promise.allSettled([begin(), begin(), begin()])
    for (const one of fleet) if (one.status === 'fulfilled') await one.value.stop()
    expect(fleet.map((one) => (one.status === 'rejected' ? String(one.reason) : one.status))).toEqual(
      Array.from({ length: 3 }, () => 'fulfilled'),
    )
    expect(fleet.flatMap((one) => (one.status === 'fulfilled' ? one.value.running.migrated : []))).toHaveLength(
      readMigrations().length,
    )
    for (const table of ['commune', 'content', 'search_entry', 'expert'])
      expect([table, (await count(table)) > 0]).toEqual([table, true])
  })

  it('may leave the database to a step of its own, and then refuses one that is not ready', async () => {
    await expect(begin({ MIGRATE: 'no' })).rejects.toThrow(
      /^The database lacks 0001_platform, .*: run npm run db:migrate first/,
    )
    const { stop } = await begin({ DEMO_DATA: 'no' })
    await stop()
    await database.pool.query('delete from content_edition')
    const later = await begin({ MIGRATE: 'no' })
    await later.stop()
    expect(await count('content_edition')).toBe(0)
  })
})
