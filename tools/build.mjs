import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.mjs'
import { root } from './root.mjs'

const stamp = join(root, 'build', '.sources')
export const buildInputs = [
  'src',
  'public',
  'data/catalogue.yaml',
  'data/cities.yaml',
  'data/catalogue',
  'data/commune-centres.yaml',
  'data/content',
  'data/countries.yaml',
  'data/cues',
  'data/example-questions',
  'data/glossary.yaml',
  'data/knowledge',
  'data/labelled-questions',
  'data/prompt-injections',
  'data/demonstration',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/bundle',
]

/** Builds when the sources are not the ones of the last build. */
export function ensureBuilt(node, { force = false } = {}) {
  const wanted = sourcesHash()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Building.\n')
  const started = Date.now()
  rmSync(join(root, 'build'), { recursive: true, force: true })
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const built = spawnSync(node, [cli, 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}\nThe build failed: the lines above say why.`)
  if (!existsSync(join(root, 'build', 'server', 'index.js')))
    throw new Error(`${built.stdout}${built.stderr}\nThe build ended without build/server/index.js.`)
  compressFolder(join(root, 'build', 'client'))
  writeFileSync(stamp, wanted)
  process.stdout.write(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`)
}

/** Changes when, and only when, something the build reads has changed. */
export function sourcesHash(from = root, inputs = buildInputs) {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesUnder(from, input)) hash.update(`${file}\0`).update(readFileSync(join(from, file)))
  return hash.digest('hex')
}

function filesUnder(from, path) {
  const full = join(from, path)
  if (!existsSync(full)) return []
  let entries
  try {
    entries = readdirSync(full, { withFileTypes: true })
  } catch {
    return [path]
  }
  const names = entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  return names.flatMap((entry) => {
    const inside = `${path}/${entry.name}`
    if (entry.isDirectory()) return filesUnder(from, inside)
    return /\.(test|it\.test)\.tsx?$/.test(entry.name) ? [] : [inside]
  })
}
