// The demonstration data, loaded once into a database that has none.

import { existsSync } from 'node:fs'
import { hasEdition } from './content/server/store.ts'
import { portraitsFolder } from './experts/profile/server/portraits.ts'
import { demoLoaded, demoStaffLoaded } from './experts/server/demo-store.ts'
import { loadPlaces } from './places/server/load.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { connect } from './platform/db/connect.ts'
import { randomIds } from './platform/ids.ts'
import { scryptPasswords } from './platform/passwords/scrypt.ts'
import type { Ports } from './platform/ports.ts'

type Needs = Pick<Ports, 'config' | 'db' | 'clock' | 'ids' | 'passwords'>

/** Counts up with each delivery that brings new texts or subjects; those are then added, and nothing that exists is changed. */
const libraryEdition = 7

/** The house's own texts, legal pages included: in every mode, once for each edition. */
export async function seedLibrary({ config, db, clock }: Needs): Promise<void> {
  if (await hasEdition(db, libraryEdition)) return
  const { seedTexts } = await import('./content/server/seed.ts')
  await seedTexts(db, clock.now(), libraryEdition, config.MODE === 'demo')
  const { indexCatalogue } = await import('./discover/search/server/search.ts')
  await indexCatalogue(db)
}

/** What every installation needs besides its schema: departments and towns, and the texts. */
export async function loadLibrary(needs: Needs): Promise<void> {
  await loadPlaces(needs)
  await seedLibrary(needs)
}

/** At every start: what is loaded stays as it is; what came to the demonstration later is added. */
export async function seedOnce(ports: Needs): Promise<void> {
  if (existsSync(portraitsFolder(ports.config.DATA_DIR)) && (await demoLoaded(ports.db))) {
    if (await demoStaffLoaded(ports.db)) return
    const { loadDemoStaff } = await import('./experts/demo/load.ts')
    return loadDemoStaff(ports)
  }
  const { loadDemo } = await import('./experts/demo/load.ts')
  await loadDemo(ports)
  const { loadDemoQuestions } = await import('./questions/demo/load.ts')
  await loadDemoQuestions(ports)
}

type CommandInput = { config: Config; databaseUrl: string }

/** `npm run db:migrate`, after the migrations: what every installation needs, without invented data. */
export async function library({ config, databaseUrl }: CommandInput): Promise<void> {
  await withNeeds(config, databaseUrl, loadLibrary)
}

/** `npm run db:seed`. */
export async function seed({ config, databaseUrl }: CommandInput): Promise<void> {
  if (config.MODE === 'live') throw new Error('MODE=live loads no invented data.')
  await withNeeds(config, databaseUrl, async (needs) => {
    await loadLibrary(needs)
    await seedOnce(needs)
  })
}

async function withNeeds(config: Config, databaseUrl: string, act: (needs: Needs) => Promise<void>): Promise<void> {
  const { db, close } = connect(databaseUrl, { max: 2, connectTimeout: 10_000, name: 'clairavis seed' })
  try {
    const passwords = scryptPasswords()
    await act({ config: config as Ports['config'], db, clock: systemClock, ids: randomIds, passwords })
  } finally {
    await close()
  }
}
