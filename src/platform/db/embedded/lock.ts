import { createHash } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs `act` while no other process of this machine holds a lock of the same name. The operating system releases the
 * lock when its holder dies, however it dies, so there is never a stale one.
 */
export async function withLock<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const release = await acquire(addressOf(name))
  try {
    return await act()
  } finally {
    await release()
  }
}

/** Abstract Linux sockets and Windows pipes live outside the file system; elsewhere a socket file comes closest. */
function addressOf(name: string): string {
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 32)
  if (process.platform === 'linux') return `\0clairavis-${digest}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\clairavis-${digest}`
  return join(tmpdir(), `clairavis-${digest}.sock`)
}

async function acquire(address: string): Promise<() => Promise<void>> {
  for (;;) {
    const server = createServer((socket) => socket.destroy())
    const held = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      )
      server.listen(address, () => resolve(true))
    })
    if (held) return () => new Promise((resolve) => server.close(() => resolve()))
    if (process.platform === 'darwin' && !(await answers(address))) unlinkSync(address)
    await pause(25)
  }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
