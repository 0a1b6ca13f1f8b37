// The figures of speed, each beside its limit and beside what it is compared with, measured in the same run.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { paymentSandbox } from '../tools/runtime.mjs'
import { asks } from './asks.ts'
import { assistant } from './assistant.ts'
import { fanOut } from './fan-out.ts'
import { type Figure, table } from './figure.ts'
import { drawnAnew, kept } from './home.ts'
import { latency } from './latency.ts'
import { lighthouses } from './lighthouse.ts'
import { lists } from './list.ts'
import { memory } from './memory.ts'
import { partitions } from './partitions.ts'
import { places } from './places.ts'
import { type Measured, start, stopAll } from './process.ts'
import { buildPrototype } from './prototype/build.ts'
import { questionLife } from './question-life.ts'
import { recovery } from './recovery.ts'
import { searches } from './search.ts'
import { startUp } from './start-up.ts'
import { settling, webhookSecret, webhooks } from './webhooks.ts'
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
  } finally {
    await stopAll()
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
    options: paymentSandbox.options,
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

const openPrototype = (): Promise<Measured> =>
  start({ file: 'bench/prototype/serve.ts', args: [buildPrototype()], port: ports.prototype, ready: '/' })
const heard = async (streams: number) => latency(await openProduct(), pool, ports.beside, { streams, messages: 1000 })

try {
  await measure('home', async () =>
    drawnAnew(await openProduct({ PAGE_CACHE: '0', ROLE: 'web' }), await openPrototype()),
  )
  await measure('kept', async () => kept(await openProduct({ ROLE: 'web' }), ports.beside))
  await measure('weight', async () => weight(await openProduct(), await openPrototype()))
  // Ten minutes: `npm run bench -- lighthouse`.
  if (long || chosen.includes('lighthouse'))
    await measure('lighthouse', async () => lighthouses(await openProduct({ INDEXABLE: 'yes' })))
  await measure('latency', () => heard(1000))
  if (long) await measure('latency', () => heard(10_000))
  await measure('fan-out', async () => {
    await openProduct()
    return fanOut(database.url)
  })
  await measure('assistant', async () => assistant(await openProduct()))
  // Jobs are another process's work here, as they are in the bare statements.
  await measure('asks', async () => asks(await openProduct({ ROLE: 'web' }), pool, database.url))
  await measure('question-life', async () => questionLife(await openProduct(), pool, dataDir))
  await pool.query('truncate pgboss.job_common').catch(() => {})
  await measure('memory', async () => memory(await openProduct(), pool, long ? 600 : 60))
  await measure('webhooks', async () =>
    webhooks(await openProduct({ ROLE: 'web', STRIPE_WEBHOOK_SECRET: webhookSecret })),
  )
  // What those events left to do is not what is measured next.
  await pool.query('truncate pgboss.job_common').catch(() => {})
  await measure('webhooks', async () => settling(await openProduct(), pool))
  await measure('search', () => searches(database.url))
  await measure('places', () => places(database.url))
  await measure('list', () => lists(openProduct, database.url))
  // For a decision that was taken (042): `npm run bench -- partitions`.
  if (long || chosen.includes('partitions')) await measure('partitions', () => partitions(database.url))
  await measure('recovery', recovery)
  await measure('start', () => startUp(ports.product))
} finally {
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const { length: cores, 0: core } = cpus()
const load = loadavg()[1]?.toFixed(1)
const machine = `${cores} × ${core?.model.trim()}, Node ${process.version}, load average ${load}`
process.stdout.write(`\n${machine}\n\n${table(figures)}\n`)
process.exit(0)
