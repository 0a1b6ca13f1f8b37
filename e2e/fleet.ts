import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request as ask, createServer, type Server as WebServer } from 'node:http'
import { connect, createServer as createGate, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '../packages/stripe-sandbox/sandbox.ts'
import { sandboxEnvironment } from '../packages/stripe-sandbox/testing/sandbox.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { type RedisServer, startRedisServer } from '../test/harness/redis-server.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startReplicated } from './replicated-database.ts'

/**
 * Two web processes and a worker on one PostgreSQL, as a host runs them: behind a balancer, and with a gate before the
 * database that can be shut. `pooler`: requests reach the database through PgBouncer.
 * `standby`: the database has a synchronous standby. `redis`: announcements and limits go through a Redis server.
 * `cold`: both web processes start at once on an empty database, and the worker with them.
 */
export type Fleet = {
  /** The balancer's address. */
  url: string
  databaseUrl: string
  /** Stops one web process as a deployment does, and starts it again; the version in this directory, if one is named. */
  restart(nth: 0 | 1, directory?: string): Promise<void>
  restartWorker(directory?: string): Promise<void>
  /** Shuts the database away, and lets it back. */
  shutGate(): void
  openGate(): Promise<void>
  /** Kills the primary and lets everything between the processes and the database lead to the promoted standby. */
  failOver(): Promise<{ databaseUrl: string }>
  redis: RedisServer | undefined
  /** Requests that the balancer gave to the other process because the first could not be reached. */
  passedOn(): number
  stop(): Promise<void>
}

const host = '127.0.0.1'

export async function openFleet(
  firstPort: number,
  { pooler = false, standby = false, redis: withRedis = false, cold = false } = {},
): Promise<Fleet> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-fleet-'))
  const log = { info: () => {}, warn: () => {} }
  const replicated = standby ? await startReplicated(dataDir) : undefined
  const database = replicated ?? (await startEmbedded({ dataDir: join(dataDir, 'postgres'), log }))
  const ports = [firstPort, firstPort + 1] as const
  const gatePort = firstPort + 3
  const gate = openGate(Number(new URL(database.url).port))
  await gate.open(gatePort)
  const databaseUrl = database.url.replace(/:\d+\//, `:${gatePort}/`)
  // The payment sandbox belongs to none of the three processes, as the provider does.
  const sandbox = await startSandbox({ port: 0, file: join(dataDir, 'payments.db') })
  const pgBouncer = pooler ? await startPgBouncer({ dataDir, port: firstPort + 5, databaseUrl }) : undefined
  const redis = withRedis ? await startRedisServer() : undefined
  const own = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...(pgBouncer && { DATABASE_POOLER_URL: pgBouncer.url }),
    ...(redis && { REDIS_URL: redis.url }),
    ...sandboxEnvironment(sandbox),
  }
  const run = (role: 'web' | 'worker', port: number, directory?: string) => start(role, port, own, directory)
  const webs: ChildProcess[] = []
  const standing = { children: webs, gate, sandbox, database, dataDir, pgBouncer, redis }
  const early = cold ? await run('worker', firstPort + 4) : undefined
  try {
    // The first one migrates and loads the demonstration; the other finds it done. Both at once where the start is cold.
    if (cold) webs.push(...(await Promise.all(ports.map((port) => run('web', port)))))
    else for (const port of ports) webs.push(await run('web', port))
  } catch (error) {
    await stop({ ...standing, children: early ? [...webs, early] : webs })
    throw error
  }
  let worker = early ?? (await run('worker', firstPort + 4))
  const balancer = await balance(ports, firstPort + 2)
  return {
    url: `http://${host}:${firstPort + 2}`,
    databaseUrl: database.url,
    async restart(nth, directory) {
      await end(webs[nth])
      webs[nth] = await run('web', ports[nth], directory)
    },
    async restartWorker(directory) {
      await end(worker)
      worker = await run('worker', firstPort + 4, directory)
    },
    shutGate: gate.shut,
    openGate: () => gate.open(gatePort),
    async failOver() {
      if (!replicated) throw new Error('This fleet has no standby.')
      gate.shut()
      const { port } = await replicated.failOver()
      await gate.open(gatePort, port)
      return { databaseUrl: replicated.url.replace(/:\d+\//, `:${port}/`) }
    },
    redis,
    passedOn: balancer.passedOn,
    stop: () => stop({ ...standing, balancer: balancer.server, children: [...webs, worker] }),
  }
}

type Standing = {
  balancer?: WebServer
  children: ChildProcess[]
  gate: { shut(): void }
  sandbox: Sandbox
  database: { stop(): Promise<void> }
  pgBouncer: { stop(): Promise<void> } | undefined
  redis: RedisServer | undefined
  dataDir: string
}

async function stop(standing: Standing): Promise<void> {
  const { balancer, children, gate, sandbox, database, dataDir, pgBouncer, redis } = standing
  balancer?.close()
  balancer?.closeAllConnections()
  await Promise.all(children.map(end))
  gate.shut()
  await pgBouncer?.stop()
  await redis?.kill()
  await sandbox.close()
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function start(
  role: 'web' | 'worker',
  port: number,
  own: Record<string, string>,
  directory = '.',
): Promise<ChildProcess> {
  const child = fork('build/server/index.js', {
    cwd: directory,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      ROLE: role,
      PORT: String(port),
      ...own,
      PUBLIC_SITE_URL: `http://${host}:${port}`,
      SCRIPTED_EXPERT: 'no',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (role === 'worker') return child
  // A limit against hanging on a busy machine, not a measure.
  for (let tries = 0; tries < 1800; tries += 1) {
    const answer = await fetch(`http://${host}:${port}/api/ready`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return child
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode} before it was ready.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('A process was not ready after three minutes.')
}

function end(child: ChildProcess | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Everything between the processes and the database: shut, it is refused at once and what was open is cut. */
function openGate(databasePort: number) {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  return {
    open(port: number, to = databasePort): Promise<void> {
      server = createGate((near) => {
        const far = connect(to, host)
        for (const [one, other] of [
          [near, far],
          [far, near],
        ] as const) {
          sockets.add(one)
          one.setNoDelay(true)
          one.pipe(other)
          one.on('error', () => other.destroy())
          one.on('close', () => {
            sockets.delete(one)
            other.destroy()
          })
        }
      })
      return new Promise((resolve) => server?.listen(port, host, resolve))
    },
    shut(): void {
      server?.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/**
 * Takes turns between the processes. Where one cannot be reached, or hangs up before it has answered, the other one is
 * asked the same: a command carries its key, so it is carried out once.
 */
async function balance(ports: readonly [number, number], port: number) {
  let turn = 0
  let passed = 0
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    turn += 1
    const first = turn % 2
    const forward = (nth: number, left: number) => {
      const { method, url: path, headers } = incoming
      const onward = ask({ host, port: ports[nth % 2], method, path, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => outgoing.destroy())
        answer.pipe(outgoing)
      })
      outgoing.on('close', () => onward.destroy())
      onward.on('error', () => {
        if (outgoing.headersSent || outgoing.destroyed) return outgoing.destroy()
        if (left === 0) return outgoing.writeHead(502).end()
        passed += 1
        forward(nth + 1, left - 1)
      })
      onward.end(body)
    }
    forward(first, 1)
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return { server, passedOn: () => passed }
}
