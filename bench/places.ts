// A town found among all of them and among one in a hundred, in a database of its own: `npm run bench -- places`.
import pg from 'pg'
import { loadPlaces } from '../src/places/server/load.ts'
import { searchPlaces } from '../src/places/server/search.ts'
import { connect } from '../src/platform/db/connect.ts'
import { migrateUp } from '../src/platform/db/migrate.ts'
import type { Db } from '../src/platform/db/port.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'

const rounds = 40
const most = 1.5

/** What people type: beginnings of names and of postal codes, whole names, and names with a slip. */
const typed = [
  ...['na', 'pa', 'saint', 'st et', 'montp', 'l ha', 'cler', 'villen', 'be', 'rou'],
  ...['44', '750', '69003', '13', '35000', '974'],
  ...['Nantes', 'Aix-en-Provence', 'Saint-Denis', 'L’Haÿ-les-Roses', 'Fort-de-France', 'Bourg-en-Bresse'],
  ...['Marseile', 'Clermont-Ferand', 'Toulousse', 'Strasbourd', 'Grenobel', 'zzqxw'],
]

export async function places(server: string): Promise<Figure[]> {
  const name = `bench_places_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const { db, pool, close } = connect(url.href, { max: 2, name: 'bench places' })
  try {
    await migrateUp(pool)
    await loadPlaces({ db })
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from commune')
    const all = await measure(db)
    // One in a hundred, the same on every machine, the large and the small alike.
    await pool.query('delete from commune where abs(hashtext(code)) % 100 > 0')
    await pool.query('vacuum full analyze commune, commune_postcode')
    const few = await measure(db)
    const [large, small] = [percentile(all, 0.95), percentile(few, 0.95)]
    return [
      {
        what: `a town out of ${rows[0]?.count.toLocaleString('en')} communes, p95`,
        measured: `${milliseconds(large)}, ${(large / small).toFixed(2)} times`,
        limit: `${most} times`,
        beside: `${milliseconds(small)} out of one in a hundred`,
        good: large / small <= most,
      },
    ]
  } finally {
    await close()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

async function measure(db: Db): Promise<number[]> {
  const times: number[] = []
  for (let round = -2; round < rounds; round += 1)
    for (const one of typed) {
      const began = performance.now()
      await searchPlaces({ db }, one)
      // The first rounds warm the caches of both sizes alike.
      if (round >= 0) times.push(performance.now() - began)
    }
  return times
}
