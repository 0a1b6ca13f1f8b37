import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { createClient } from '@redis/client'

const program = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path))

/** Whether Debian's Redis or Valkey is installed (`npm run prove` installs it where it may). */
export const hasRedisServer = program !== undefined

/** A Redis server on one port, which may be killed and started again. */
export type RedisServer = {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  /** Answers nothing until `resume`. */
  pause(): void
  resume(): void
}

export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const server: RedisServer = {
    url,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      child = spawn(program ?? '', options, { stdio: 'ignore' })
      const client = createClient({ url, socket: { reconnectStrategy: 50 } }).on('error', () => {})
      await client.connect()
      client.destroy()
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async kill() {
      const dead = child
      if (!dead || dead.exitCode !== null || dead.signalCode !== null) return
      const ended = new Promise<void>((resolve) => dead.once('exit', () => resolve()))
      dead.kill('SIGKILL')
      await ended
    },
  }
  await server.start()
  return server
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return typeof address === 'object' && address ? address.port : 0
}
