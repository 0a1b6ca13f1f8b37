import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type pg from 'pg'
import type { Sandbox } from '../../packages/stripe-sandbox/sandbox.ts'
import { sandboxEnvironment, webhookSecret } from '../../packages/stripe-sandbox/testing/sandbox.ts'
import { experts } from '../people.ts'
import { type Measured, start } from '../process.ts'
import { cpuOf, databaseCpu, machineCpu } from '../processor-time.ts'
import type { Done, Moment, Staff, Step } from './people.ts'
import type { Seen } from './report.ts'

export type Role = 'all' | 'web' | 'worker'
export type Stage = { dataDir: string; databaseUrl: string; pool: pg.Pool; sandbox: Sandbox; port: number }
/** Shares of one core; `product`: of each process; `people` with the payment provider, which runs here; `others`: what is not ours. */
export type Cores = { product: number[]; database: number; people: number; others: number }
export type Played = { seen: Seen; cores: Cores }

const atTheirDesks = 60

/** Starts one process for each role, and the people before them. */
export async function openStage({ dataDir, databaseUrl, pool, sandbox, port }: Stage, roles: readonly Role[]) {
  const running: Measured[] = []
  for (const [nth, role] of roles.entries())
    running.push(
      await start({
        file: 'build/server/index.js',
        port: port + nth,
        // A worker opens no port, but its metrics.
        ready: role === 'worker' ? `/metrics` : '/api/ready',
        environment: {
          ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ROLE: role, MODE: 'demo', MOVABLE_CLOCK: 'no' },
          ...{ SCRIPTED_EXPERT: 'no', LOG_LEVEL: 'fatal', TRUST_PROXY: '1' },
          ...(role === 'worker' && { METRICS_PORT: String(port + nth) }),
          ...sandboxEnvironment(sandbox),
        },
      }),
    )
  const urls = running.filter((_, nth) => roles[nth] !== 'worker').map(({ url }) => url)
  const [first = ''] = urls
  sandbox.sendEventsTo({ url: `${first}/api/webhooks/stripe`, secret: webhookSecret })
  const crowd = fork('bench/crowd/people.ts', { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const told = telling(crowd)
  const staff: Staff = {
    open: { urls, addresses: await addressesOf(first), experts: await experts(pool, atTheirDesks) },
  }
  await told(staff, 'opened')
  const used = async () => ({
    product: (await Promise.all(running.map((one) => one.usage()))).map(({ cpu }) => cpu),
    database: databaseCpu(join(dataDir, 'postgres', 'cluster')),
    people: cpuOf(crowd.pid ?? 0) + cpuOf(process.pid),
    machine: machineCpu(),
  })
  return {
    async play(step: Step['step']): Promise<Played> {
      const measured: Record<Moment['moment'], ReturnType<typeof used> | undefined> = {
        begins: undefined,
        ends: undefined,
      }
      const note = (message: Partial<Moment>) => {
        if (message.moment) measured[message.moment] = used()
      }
      crowd.on('message', note)
      const { seen } = await told<Done>({ step }, 'seen')
      crowd.off('message', note)
      const [before, after] = [await measured.begins, await measured.ends]
      if (!before || !after) throw new Error('The people have not told when a step begins and ends.')
      const share = (from: number, to: number) => (to - from) / 1000 / step.seconds
      const product = after.product.map((cpu, nth) => share(before.product[nth] ?? 0, cpu))
      const [database, people, machine] = (['database', 'people', 'machine'] as const).map((who) =>
        share(before[who], after[who]),
      ) as [number, number, number]
      const others = machine - database - people - product.reduce((sum, one) => sum + one, 0)
      return { seen, cores: { product, database, people, others } }
    },
    async close(): Promise<void> {
      crowd.kill('SIGKILL')
      await Promise.all(running.map((one) => one.stop()))
    },
  }
}

function telling(child: ChildProcess) {
  return <Reply>(message: Staff | Step, key: string) =>
    new Promise<Reply>((resolve, reject) => {
      const hear = (reply: object) => {
        if (!(key in reply)) return
        child.off('message', hear)
        resolve(reply as Reply)
      }
      child.on('message', hear)
      child.once('exit', () => reject(new Error('The people ended.')))
      child.send(message)
    })
}

/** What visitors read: forty French pages of the sitemaps, the home page first. */
async function addressesOf(url: string): Promise<string[]> {
  const placesIn = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, at = '']) => new URL(at).pathname,
    )
  const pages = (await Promise.all((await placesIn('/sitemap.xml')).map(placesIn))).flat()
  const french = pages.filter((path) => path.startsWith('/fr/'))
  const apart = Math.max(1, Math.floor(french.length / 40))
  return ['/fr', ...french.filter((_, nth) => nth % apart === 0)]
}
