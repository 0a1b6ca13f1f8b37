// Realistic people in growing number, until the processes before them no longer keep up: `npm run load`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startSandbox } from '../../packages/stripe-sandbox/sandbox.ts'
import { startEmbedded } from '../../src/platform/db/embedded.ts'
import { percentile } from '../figure.ts'
import { stopAll } from '../process.ts'
import { type Kind, overloadedBy } from './report.ts'
import { openStage, type Played, type Role, type Stage } from './stage.ts'

const fleets: Record<string, readonly Role[]> = {
  one: ['all'],
  two: ['all', 'all'],
  worker: ['web', 'worker'],
}
/** Paid questions a second that are tried first; then twice as many, and half of the way back. */
const firstRate = 0.5
const leastRate = 0.1
const nearEnough = 0.15
/** The share of a core that others may use beside a step that is judged, and how many steps of one kind they may spoil. */
const quiet = 0.25
const disturbances = 4
const lengths = { warm: 12, seconds: 20, drain: 30 }

const options = process.argv.slice(2)
const unknown = options.find((option) => !(option in fleets) && !/^--seconds=\d+$/.test(option))
if (unknown) {
  process.stderr.write(`There is ${Object.keys(fleets).join(', ')} and --seconds=20; not ${unknown}.\n`)
  process.exit(1)
}
const seconds = Number(options.find((option) => option.startsWith('--'))?.split('=')[1] ?? lengths.seconds)
const wanted = Object.entries(fleets).filter(
  ([name]) => options.every((option) => option.startsWith('--')) || options.includes(name),
)

const built = spawnSync(process.execPath, ['start.mjs', '--build'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-load-'))
const database = await startEmbedded({
  dataDir: join(dataDir, 'postgres'),
  log: { info: () => {}, warn: console.error },
})
const pool = new pg.Pool({ connectionString: database.url, max: 4 })
pool.on('error', () => {})
const sandbox = await startSandbox({ port: 0, file: join(dataDir, 'payments.db') })
const stage: Stage = { dataDir, databaseUrl: database.url, pool, sandbox, port: 4560 }
const rows: string[][] = []
const knees: string[] = []
try {
  for (const [name, roles] of wanted) await kneeOf(name, roles)
} finally {
  await stopAll()
  await sandbox.close()
  await pool.end()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.stdout.write(`\n${machine()}\n\n${markdown(rows)}\n\n${knees.join('\n')}\n`)
process.exit(0)

/**
 * Processes that were asked too much are started anew, so that nothing that it has left is carried into the next step. A step
 * that they do not carry while something else uses the machine tells nothing of them: it is tried again.
 */
async function kneeOf(name: string, roles: readonly Role[]): Promise<void> {
  let carried = 0
  let tooMuch = Number.POSITIVE_INFINITY
  let disturbed = 0
  let open: Awaited<ReturnType<typeof openWarm>> | undefined
  for (let rate = firstRate; rate >= leastRate && tooMuch - carried > nearEnough * carried; ) {
    open ??= await openWarm(roles)
    const played = await open.play({ rate, ...lengths, seconds })
    const reason = overloadedBy(played.seen)
    const judged = reason === null || played.cores.others <= quiet
    rows.push(rowOf(name, roles, rate, played, judged ? reason : `not judged (${reason})`))
    process.stdout.write(`${rows.at(-1)?.join(' | ')}\n`)
    if (reason === null) carried = rate
    else {
      if (judged) tooMuch = rate
      else disturbed += 1
      await open.close()
      open = undefined
      await pool.query('truncate pgboss.job_common, rate_limit')
    }
    if (disturbed === disturbances) break
    if (judged) rate = tooMuch === Number.POSITIVE_INFINITY ? carried * 2 : (carried + tooMuch) / 2
  }
  await open?.close()
  knees.push(
    disturbed === disturbances
      ? `${name}: ${carried} paid questions a second or more; beyond, something else used the machine`
      : `${name}: ${carried} paid questions a second`,
  )
}

/** What V8 has not compiled yet, and what is read once, is no part of a figure. */
async function openWarm(roles: readonly Role[]) {
  const open = await openStage(stage, roles)
  // As much for each of them as for one.
  const serving = roles.filter((role) => role !== 'worker').length
  await open.play({ rate: firstRate * serving, warm: 0, seconds: 20, drain: lengths.drain })
  return open
}

function rowOf(
  name: string,
  roles: readonly Role[],
  rate: number,
  { seen, cores }: Played,
  reason: string | null,
): string[] {
  const p99 = (...of: Kind[]) => of.map((kind) => percentile(seen.times[kind], 0.99).toFixed(0)).join(', ')
  const requests = seen.times.page.length + seen.times.command.length
  const product = cores.product.map((share) => share.toFixed(2)).join(' + ')
  const ours = [product, cores.database.toFixed(2), cores.people.toFixed(2)].join(', ')
  const waits = [`${p99('page', 'command', 'heard')} ms`, `${p99('reply', 'offer')} ms`]
  const told = [rate.toFixed(2), `${requests}`, ...waits, ours, reason ?? 'carried', cores.others.toFixed(2)]
  return [`${name}: ${roles.join(' + ')}`, ...told]
}

/** The table of docs/scale.md. */
function markdown(lines: readonly string[][]): string {
  const waits = ['page, command, heard p99', 'reply, offer p99']
  const head = ['processes', 'paid questions /s', 'pages and commands', ...waits, 'cores: product, PostgreSQL, people']
  head.push('', 'others')
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function machine(): string {
  const { length: cores, 0: core } = cpus()
  const [, load = 0] = loadavg()
  return `${cores} × ${core?.model.trim()}, Node ${process.version}, load average ${load.toFixed(1)}, this load included`
}
