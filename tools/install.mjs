import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { packagedNode } from './runtime.mjs'

/**
 * npm writes node_modules/.package-lock.json last, so comparing it with package-lock.json detects an interrupted or
 * outdated install, without a stamp file of our own.
 */
export function ensureInstalled() {
  const why = whatIsMissing()
  if (why === undefined) return
  process.stdout.write(`Installing the packages (${why}).\n`)
  const started = Date.now()
  // Not `npm ci`: it refuses a lock that lacks another system's optional packages, which npm itself omits wherever a
  // registry does not have them. With --no-save the lock still decides the versions, and is not changed.
  const options = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const result = npm(['install', '--no-save', ...options])
  if (result.status !== 0) throw new Error('npm install failed: the lines above say why.')
  const still = whatIsMissing()
  if (still !== undefined) throw new Error(`npm install ended well, yet ${still}. Remove node_modules and try again.`)
  process.stdout.write(`Installed in ${seconds(started)} s.\n`)
}

/** A few words, or undefined when the installed packages match package-lock.json. */
export function whatIsMissing() {
  const wanted = read(join(root, 'package-lock.json'))
  const present = read(join(root, 'node_modules', '.package-lock.json'))
  if (present === undefined) return 'none is here yet'
  const difference = wanted === undefined ? undefined : firstDifference(wanted.packages, present.packages)
  if (difference !== undefined)
    return `${difference.replace(/^node_modules\//, '')} is not the one of package-lock.json`
  const node = packagedNode()
  return node !== undefined && !existsSync(node) ? 'the packaged Node is absent' : undefined
}

/** Optional packages may be absent (another system's), but never in another version. */
export function firstDifference(wanted, present) {
  return Object.keys(wanted).find((path) => {
    if (path === '' || wanted[path].link) return false
    if (present[path] === undefined) return !wanted[path].optional && !wanted[path].devOptional
    return present[path].version !== wanted[path].version
  })
}

function npm(args) {
  const own = process.env.npm_execpath
  const options = { cwd: root, stdio: 'inherit' }
  if (own !== undefined && /npm-cli\.c?js$/.test(own)) return spawnSync(process.execPath, [own, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1)
}
