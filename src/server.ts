// @ts-expect-error the bundler makes this module from the routes
import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { ConfigError } from './platform/config.ts'
import { start } from './server/start.ts'
import { welcome } from './server/welcome.ts'

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
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
