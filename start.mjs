// The launcher behind `npm start`. It must parse on any Node from 18 on, so it is plain JavaScript with no package.
import { existsSync } from 'node:fs'
import { ensureBuilt } from './tools/build.mjs'
import { runUntilStopped } from './tools/child.mjs'
import { lackIn } from './tools/command-usage.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { root, stopWithSentence } from './tools/root.mjs'
import { findNode, frugal, paymentSandbox } from './tools/runtime.mjs'

const [option, ...rest] = process.argv.slice(2)

try {
  process.chdir(root)
  const lack = option === '--command' ? lackIn(rest) : undefined
  if (lack) stopWithSentence(lack)
  ensureInstalled()
  const node = findNode()
  const environmentFile = existsSync('.env') ? ['--env-file=.env'] : []
  if (option === undefined) {
    ensureBuilt(node)
    await runUntilStopped(
      node,
      [...frugal.options, ...paymentSandbox.options, ...environmentFile, 'build/server/index.js'],
      {
        NODE_ENV: 'production',
        ...frugal.environment,
      },
    )
  } else if (option === '--dev') {
    await runUntilStopped(node, [...paymentSandbox.options, ...environmentFile, 'src/dev.ts', ...rest], {
      NODE_ENV: 'development',
    })
  } else if (option === '--build') {
    ensureBuilt(node, { force: true })
  } else if (option === '--command' && rest.length > 0) {
    ensureBuilt(node)
    await runUntilStopped(node, [...environmentFile, 'build/server/index.js', ...rest], { NODE_ENV: 'production' })
  } else if (option === '--run' && rest.length > 0) {
    await runUntilStopped(node, [...environmentFile, ...rest])
  } else {
    stopWithSentence('Usage: npm start, npm run dev, npm run build, or node start.mjs --run FILE [arguments].')
  }
} catch (error) {
  stopWithSentence(error instanceof Error ? error.message : String(error))
}
