// @ts-expect-error the bundler makes this module from the routes
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { ConfigError } from './platform/config.ts'
import { MigrationError } from './platform/db/migrate.ts'
import { start } from './server/start.ts'
import { welcome } from './server/welcome.ts'

const [command, ...given] = process.argv.slice(2)
if (command === 'staff:invite') {
  await invite(given)
  process.exit()
}
if (command === 'keys:rotate') {
  const { rotateKeys } = await import('./server/rotate-keys.ts')
  await rotateKeys(process.env, (sentence) => void process.stdout.write(`${sentence}\n`))
  process.exit()
}
if (command === 'emergencies:export') {
  const { exportReportedEmergencies } = await import('./server/export-reported-emergencies.ts')
  await exportReportedEmergencies(process.env)
  process.exit()
}

try {
  const running = await start({ environment: process.env, build: build as ServerBuild })
  welcome(running)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The launcher is gone, in whatever way: nobody is left to stop this process.
  process.once('disconnect', stop)
} catch (error) {
  console.error(isForOperator(error) ? error.message : error)
  process.exit(1)
}

/** The same build carries the command: a letter is written by what the bundler has made of the pages' own language. */
async function invite(args: readonly string[]): Promise<void> {
  const { CommandError, inviteFromCommandLine } = await import('./server/staff-invite.ts')
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)
  await inviteFromCommandLine(args, process.env, say).catch((error: unknown) => {
    process.exitCode = 1
    console.error(error instanceof CommandError || isForOperator(error) ? error.message : error)
  })
}

/** What whoever starts the product can settle: the message says how, and a stack trace adds nothing. */
function isForOperator(error: unknown): error is Error {
  return error instanceof ConfigError || error instanceof MigrationError
}
