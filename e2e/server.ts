import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Two runs at once need a port each; the next one is the door for the journeys' own wishes. */
export const port = Number(process.env.JOURNEY_PORT ?? 4510)
const doorPort = port + 1
export const base = `http://127.0.0.1:${port}`

const environment = (dataDir: string, keys: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  MODE: 'demo',
  PORT: String(port),
  DATA_DIR: dataDir,
  PUBLIC_SITE_URL: base,
  SCRIPTED_EXPERT: 'no',
  MOVABLE_CLOCK: 'yes',
  LOCAL_PUSH: 'yes',
  // What a journey prepares comes from many addresses (`command` in tokens.ts), as many people's would: limits count by them.
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  TZ: 'Europe/Paris',
  ...Object.fromEntries(new URLSearchParams(keys)),
})

/** Starts the built product on an empty data directory, and a door through which a journey moves, stops and starts it. */
export default async function start(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-journeys-'))
  let ahead = 0
  let child = await open(dataDir, ahead, '')
  const wishes: Record<string, (value: string) => Promise<void>> = {
    async advance(minutes) {
      ahead += Number(minutes) * 60_000
      child.send({ advance: Number(minutes) * 60_000 })
    },
    stop: (signal) => close(child, signal as NodeJS.Signals),
    async start(keys) {
      child = await open(dataDir, ahead, decodeURIComponent(keys))
    },
  }
  const door = createServer((request, response) => {
    const [, wish = '', value = ''] = (request.url ?? '').split('/')
    const done = wishes[wish]?.(value) ?? Promise.reject(new Error(`Nobody knows how to ${wish}.`))
    done.then(
      () => response.end(),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject)
    door.listen(doorPort, '127.0.0.1', resolve)
  })
  return async () => {
    door.close()
    await close(child, 'SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** `start` takes keys of the configuration for this start only, written as a query. */
export async function wish(what: 'advance' | 'stop' | 'start', value: string | number = ''): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${doorPort}/${what}/${encodeURIComponent(value)}`)
  if (!answer.ok) throw new Error(await answer.text())
}

async function open(dataDir: string, ahead: number, keys: string): Promise<ChildProcess> {
  const child = fork('build/server/index.js', {
    env: environment(dataDir, keys),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (ahead > 0) child.send({ advance: ahead })
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${base}/api/ready`).catch(() => null)
    if (answer?.ok) return child
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The server was not ready after a minute.')
}

function close(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
