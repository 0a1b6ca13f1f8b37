import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs the program in the foreground and exits with its status. The channel to the child closes however this process
 * dies, so that a server can stop itself instead of being orphaned.
 */
export function runUntilStopped(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  })
  const forward = (signal) => {
    // A terminal sends Ctrl-C to the whole group: the child has it already, and a second one might mean "at once".
    if (signal === 'SIGINT' && process.stdin.isTTY) setTimeout(() => child.kill('SIGTERM'), 1500).unref()
    else child.kill(signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return new Promise((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      if (signal !== null) process.kill(process.pid, signal)
      process.exit(code ?? 1)
    })
  })
}
