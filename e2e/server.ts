import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const port = 4510
export const controlPort = 4511

const environment = (dataDir: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  MODE: 'demo',
  PORT: String(port),
  DATA_DIR: dataDir,
  PUBLIC_SITE_URL: `http://127.0.0.1:${port}`,
  SCRIPTED_EXPERT: 'no',
  MOVABLE_CLOCK: 'yes',
  LOG_LEVEL: 'warn',
  TZ: 'Europe/Paris',
})

/** Starts the built product on an empty data directory, and a small door through which a journey moves its clock. */
export default async function start(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-journeys-'))
  let child = await open(dataDir)
  const control = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://control')
    if (url.pathname === '/advance') child.send({ advance: Number(url.searchParams.get('ms')) })
    if (url.pathname === '/restart') {
      await close(child, url.searchParams.get('signal') === 'kill' ? 'SIGKILL' : 'SIGTERM')
      child = await open(dataDir)
    }
    response.end('ok')
  })
  await new Promise<void>((resolve) => control.listen(controlPort, '127.0.0.1', resolve))
  return async () => {
    control.close()
    await close(child, 'SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function open(dataDir: string): Promise<ChildProcess> {
  const child = fork('build/server/index.js', {
    env: environment(dataDir),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null)
    if (answer?.ok) return child
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it was ready.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The server was not ready after a minute.')
}

function close(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
