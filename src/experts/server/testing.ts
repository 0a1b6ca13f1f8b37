import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { cheapPasswords } from '../../../test/harness/cheap-passwords.ts'
import { freshDatabase, type TestDatabase } from '../../../test/harness/test-database.ts'
import type { Person } from '../../api/actor.ts'
import { FakeClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { transaction } from '../../platform/db/connect.ts'
import { randomIds } from '../../platform/ids.ts'
import type { Ports } from '../../platform/ports.ts'
import { loadDemo } from '../demo/load.ts'

/** Shared by the tests of this folder: a seeded database, a clock, and who has a live stream open. */
export const testApp = {} as { database: TestDatabase; ports: Ports; clock: FakeClock; windows: Set<string> }

/** Called once at the top of a test file. */
export function setUpDemoExperts(): void {
  const folder = mkdtempSync(join(tmpdir(), 'clairavis-experts-'))
  beforeAll(async () => {
    const database = await freshDatabase()
    const clock = new FakeClock('2026-03-02T09:00:00Z')
    const windows = new Set<string>()
    const ports = {
      config: {
        ...readConfig({ DATA_DIR: folder }),
        SECRET_KEY: 's'.repeat(40),
        FILE_KEY: 'f'.repeat(40),
        PUSH_KEY: 'p'.repeat(43),
      },
      db: database.db,
      transact: (act: Parameters<Ports['transact']>[0]) => transaction(database.db, act),
      clock,
      ids: randomIds,
      passwords: cheapPasswords(),
      jobs: { enqueue: async () => {} },
      live: {
        announce: async () => {},
        follow: async () => () => {},
        online: async (people: readonly string[]) => new Set(people.filter((person) => windows.has(person))),
      },
    } as unknown as Ports
    Object.assign(testApp, { database, ports, clock, windows })
    await loadDemo(ports)
  })
  afterAll(async () => {
    await testApp.database.drop()
    rmSync(folder, { recursive: true, force: true })
  })
}

export const inLiveMode = (ports: Ports): Ports => ({ ...ports, config: { ...ports.config, MODE: 'live' } })

export function expertNamed(personId: string): Person {
  return {
    kind: 'person',
    personId,
    sessionId: 'session',
    standing: 'member',
    roles: ['client', 'expert'],
    address: '192.0.2.1',
  }
}

export const helene = { person: 'demo-person-001', expert: 'demo-expert-001' }
export const scripted = { person: 'demo-person-scripted', expert: 'demo-expert-scripted' }
