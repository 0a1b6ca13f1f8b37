// The figures of speed, each beside its limit and beside what it is compared with, measured in the same run.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { asks } from './asks.ts'
import { type Figure, table } from './figure.ts'
import { home } from './home.ts'
import { latency } from './latency.ts'
import { memory } from './memory.ts'
import { type Measured, start, stopAll } from './process.ts'
import { buildPrototype } from './prototype/build.ts'
import { startUp } from './start-up.ts'
import { weight } from './weight.ts'

const options = process.argv.slice(2)
const long = options.includes('--long')
/** `npm run bench -- asks home` measures these only. */
const chosen = options.filter((option) => !option.startsWith('--'))
const wanted = (name: string) => chosen.length === 0 || chosen.includes(name)
const ports = { product: 4530, prototype: 4531, beside: 4532 }

const figures: Figure[] = []

/** A figure that cannot be measured is said, and the others go on. */
async function measure(name: string, act: () => Promise<Figure[]>): Promise<void> {
  if (!wanted(name)) return
  process.stdout.write(`${name}…\n`)
  try {
    figures.push(...(await act()))
  } catch (error) {
    figures.push({ what: name, measured: 'not measured', limit: '', beside: String(error).slice(0, 300), good: false })
  }
}

const built = spawnSync(process.execPath, ['start.mjs', '--build'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-bench-'))
const database = await startEmbedded({
  dataDir: join(dataDir, 'postgres'),
  log: { info: () => {}, warn: console.error },
})
const pool = new pg.Pool({ connectionString: database.url, max: 4 })
pool.on('error', () => {})

const openProduct = (environment: Record<string, string> = {}): Promise<Measured> =>
  start({
    file: 'build/server/index.js',
    port: ports.product,
    ready: '/api/ready',
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SCRIPTED_EXPERT: 'no',
      LOG_LEVEL: 'fatal',
      TRUST_PROXY: '1',
      ...environment,
    },
  })

try {
  const folder = buildPrototype()
  const prototype = await start({ file: 'bench/prototype/serve.ts', args: [folder], port: ports.prototype, ready: '/' })
  let product = await openProduct()
  await measure('home', () => home(product, prototype, ports.beside))
  await measure('weight', () => weight(product, prototype))
  await prototype.stop()
  await measure('latency', () => latency(product, pool, ports.beside, { streams: 1000, messages: 1000 }))
  if (long) {
    await product.stop()
    product = await openProduct()
    await measure('latency', () => latency(product, pool, ports.beside, { streams: 10_000, messages: 1000 }))
  }
  await product.stop()
  // Jobs are another process's work here, as they are in the bare statements.
  product = await openProduct({ ROLE: 'web' })
  await measure('asks', () => asks(product, pool, database.url))
  await product.stop()
  await pool.query('delete from pgboss.job').catch(() => {})
  product = await openProduct()
  await measure('memory', () => memory(product, pool, long ? 600 : 60))
  await product.stop()
  await measure('start', () => startUp(ports.product))
} finally {
  await stopAll()
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const { length: cores, 0: core } = cpus()
process.stdout.write(`\n${cores} × ${core?.model.trim()}, Node ${process.version}\n\n${table(figures)}\n`)
process.exit(0)
