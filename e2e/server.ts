import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paymentSandbox } from '../tools/runtime.mjs'

/**
 * Tests on the built product: each worker of Playwright has a server, a database and a port of its own, so that nothing
 * in one worker is met by the other. The first worker's port is also that of the HTTP tests, which run before.
 */
export const firstPort = Number(process.env.JOURNEY_PORT ?? 4510)
export const port = firstPort + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0)
export const base = `http://127.0.0.1:${port}`

const environment = (dataDir: string, keys: Record<string, string>) => ({
  ...process.env,
  NODE_ENV: 'production',
  MODE: 'demo',
  PORT: String(port),
  DATA_DIR: dataDir,
  PUBLIC_SITE_URL: base,
  SCRIPTED_EXPERT: 'no',
  MOVABLE_CLOCK: 'yes',
  LOCAL_PUSH: 'yes',
  // What a journey prepares comes from many addresses (`command` in sign-in.ts), as many people's would: limits count by them.
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  TZ: 'Europe/Paris',
  ...keys,
})

export type TestServer = {
  /** Moves the server's clock forward, for as long as its worker lives. */
  advanceClock(minutes: number): void
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Again on the same data; `keys` of the configuration hold for this start only. */
  start(keys?: Record<string, string>): Promise<void>
  /** Stops it and removes its data. */
  close(): Promise<void>
}

/** Starts the built product on an empty data directory. */
export async function startServer(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-journeys-'))
  let ahead = 0
  let child = await open(dataDir, ahead, {})
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal)
  return {
    advanceClock(minutes) {
      ahead += minutes * 60_000
      child.send({ advance: minutes * 60_000 })
    },
    stop,
    async start(keys = {}) {
      child = await open(dataDir, ahead, keys)
    },
    async close() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function open(dataDir: string, ahead: number, keys: Record<string, string>): Promise<ChildProcess> {
  const child = fork('build/server/index.js', {
    env: environment(dataDir, keys),
    execArgv: paymentSandbox.options,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.pipe(process.stdout, { end: false })
  child.stderr?.pipe(process.stderr, { end: false })
  if (ahead > 0) child.send({ advance: ahead })
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
