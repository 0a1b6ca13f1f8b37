import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, pause } from './figure.ts'

const limit = 3

/** From typing `npm start` to the first page that is answered: on an empty directory, and the second time. */
export async function startUp(port: number): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-bench-'))
  const first = await once(dataDir, port)
  const again = [await once(dataDir, port), await once(dataDir, port), await once(dataDir, port)].sort((a, b) => a - b)
  rmSync(dataDir, { recursive: true, force: true })
  const second = again[1] ?? Number.NaN
  return [
    {
      what: 'second npm start to the first page',
      measured: `${second.toFixed(2)} s (median of 3)`,
      limit: `${limit} s`,
      beside: `the first start, on an empty directory: ${first.toFixed(2)} s`,
      good: second < limit,
    },
  ]
}

async function once(dataDir: string, port: number): Promise<number> {
  const began = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SCRIPTED_EXPERT: 'no', LOG_LEVEL: 'fatal' },
    stdio: 'ignore',
    detached: true,
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/fr`).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) break
    if (child.exitCode !== null) throw new Error('npm start ended before it answered.')
    await pause(10)
  }
  const took = (performance.now() - began) / 1000
  await end(child, port)
  return took
}

/** npm passes the signal on to the launcher; the port is free again when the database has been put away too. */
async function end(child: ChildProcess, port: number): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
  await ended
  while (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)) await pause(50)
  await pause(1500)
}
