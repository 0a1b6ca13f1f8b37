import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const program = '/usr/sbin/pgbouncer'

/** Whether Debian's PgBouncer is installed (`npm run prove` installs it where it may). */
export const hasPgBouncer = existsSync(program)

/** PgBouncer as `deploy/pgbouncer/pgbouncer.ini` configures it, before the server of `databaseUrl`. */
export async function startPgBouncer({
  dataDir,
  port,
  databaseUrl,
}: {
  dataDir: string
  port: number
  databaseUrl: string
}): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl)
  const shipped = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
  const file = join(dataDir, 'pgbouncer.ini')
  const server = `* = host=${hostname} port=${serverPort} user=${username} password=${decodeURIComponent(password)}`
  const entrance = `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any\n`
  const written = shipped
    .replace(/^clairavis = .*$/m, server)
    .replace(/^; Where it listens[\s\S]*/m, entrance)
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 6')
  writeFileSync(file, written)
  // It does not run as root.
  const asRoot = process.getuid?.() === 0
  if (asRoot)
    for (const [path, mode] of [
      [dataDir, 0o755],
      [file, 0o644],
    ] as const)
      chmodSync(path, mode)
  const child = spawn(program, [...(asRoot ? ['-u', 'nobody'] : []), '-q', file], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
