import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, startTestServer } from '../test/harness/test-database.ts'
import { paymentSandbox } from '../tools/runtime.mjs'

/**
 * Tests on the built product: each worker of Playwright has a server, a database and a port of its own, so that nothing
 * in one worker is met by the other. The first worker's port is also that of the HTTP tests, which run before.
 */
export const firstPort = Number(process.env.JOURNEY_PORT ?? 4510)
export const port = firstPort + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)
export const base = `http://127.0.0.1:${port}`

const environment = (dataDir: string, databaseUrl: string, keys: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: 'production',
  MODE: 'demo',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PUBLIC_SITE_URL: base,
  SCRIPTED_EXPERT: 'no',
  LOCAL_PUSH: 'yes',
  // Every answer, so that the one of a journey is drawn.
  SECOND_READING_SHARE: '100',
  // What a journey prepares comes from many addresses (`command` in sign-in.ts), as many people's would: limits count by them.
  TRUST_PROXY: '1',
  // Four servers and their browsers share two cores: waiting for a connection is no failure here.
  DATABASE_CONNECT_TIMEOUT: '10000',
  LOG_LEVEL: 'warn',
  TZ: 'Europe/Paris',
  ...keys,
})

export type TestServer = {
  /** Moves the demonstration's clock forward by its own control, for as long as its worker lives. */
  advanceClock(minutes: number): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Again on the same data; `keys` of the configuration hold for this start only. */
  start(keys?: Record<string, string>): Promise<void>
  /** Stops it and removes its data. */
  close(): Promise<void>
}

/** Starts the built product on an empty data directory and an empty database of the server that all tests share. */
export async function startServer(): Promise<TestServer> {
  const databases = await startTestServer()
  const database = await emptyDatabase(databases.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-journeys-'))
  const begin = (keys = {}) => open(environment(dataDir, database.url, keys))
  let child = await begin()
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal)
  return {
    async advanceClock(minutes) {
      const path = `${base}/api/demonstration/time`
      const { now } = await (await fetch(path)).json()
      const to = new Date(Date.parse(now) + minutes * 60_000).toISOString()
      const headers = { 'content-type': 'application/json' }
      const moved = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ to }) })
      if (!moved.ok) throw new Error(`The clock was not moved: ${moved.status} ${await moved.text()}`)
      await moved.body?.cancel()
    },
    stop,
    async start(keys) {
      child = await begin(keys)
    },
    async close() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
      await database.drop()
      await databases.stop()
    },
  }
}

async function open(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork('build/server/index.js', {
    env,
    execArgv: paymentSandbox.options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.pipe(process.stdout, { end: false })
  child.stderr?.pipe(process.stderr, { end: false })
  // A limit against hanging on a busy machine, not a measure.
  for (let tries = 0; tries < 1440; tries += 1) {
    const answer = await fetch(`${base}/api/ready`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return child
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready.`)
    await new Promise((resolve) => setTimeout(resolve, 125))
  }
  await end(child, 'SIGKILL')
  throw new Error('The server was not ready after three minutes.')
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
