// @ts-expect-error the bundler makes this module from the routes
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { start } from './server/start.ts'
import { endWith, isForOperator } from './server/start-error.ts'
import { untilTold } from './server/until-told.ts'
import { welcome } from './server/welcome.ts'

const [command, ...given] = process.argv.slice(2)
if (command === 'staff:invite') {
  await invite(given)
  process.exit()
}
if (command === 'keys:rotate') {
  const { rotateKeys } = await import('./server/rotate-keys.ts')
  const whole = await rotateKeys(process.env, (sentence) => void process.stdout.write(`${sentence}\n`))
  process.exit(whole ? 0 : 1)
}
if (command === 'emergencies:export') {
  const { exportReportedEmergencies } = await import('./server/export-reported-emergencies.ts')
  await exportReportedEmergencies(process.env)
  process.exit()
}

try {
  const begin = () => start({ environment: process.env, build: build as ServerBuild })
  welcome(await untilTold(begin, process, () => process.exit(0)))
} catch (error) {
  endWith(error)
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
