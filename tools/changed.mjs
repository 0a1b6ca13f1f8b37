import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { root } from './root.mjs'

/** Folders that every feature depends on: a change there may break any test on the database. */
const below = [
  /^(migrations|data)\//,
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json)$/,
  /^src\/(api|catalog|i18n|platform|safety|server)\//,
  /^src\/[^/]+\.ts$/,
  /^packages\//,
  /^test\//,
]
const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file)
const ofSandbox = (file) => file.startsWith('packages/stripe-sandbox/')
const onDatabase = (file) => /\.it\.test\.tsx?$/.test(file)

/**
 * All files that differ from the fork point with the main branch, uncommitted ones included; on the main branch the
 * uncommitted ones.
 * @returns {string[]}
 */
export function changedFiles(directory = root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const listed = (...args) =>
    git(...args)
      .split('\0')
      .filter(Boolean)
  const main = ['origin/HEAD', 'origin/main', 'main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== ''
    } catch {
      return false
    }
  })
  const base = main === undefined ? 'HEAD' : git('merge-base', 'HEAD', main).trim()
  return [
    ...new Set([
      ...listed('diff', '--name-only', '-z', '--no-renames', base),
      ...listed('ls-files', '--others', '--exclude-standard', '-z'),
    ]),
  ]
}

/**
 * The tests to run for these changes. Without a database: those that import a changed file, directly or indirectly, and
 * those that read files instead of importing them. On the database, where each test covers the whole product: those in
 * the folder of a changed feature, and those that import a changed file directly; all, where something below every
 * feature changed.
 * @param {string[]} changed @param {string[]} files all files of the tree @param {(file: string) => string} read
 * @returns {{ unit: string[], integration: string[], 'stripe-sandbox': string[] }}
 */
export function touchedTests(changed, files, read) {
  const sources = files.filter((file) => /^(src|tools|packages)\/.*\.(tsx?|mjs)$/.test(file))
  const texts = new Map(sources.map((file) => [file, read(file)]))
  const tests = sources.filter(isTest)
  const everything = changed.some((file) => !isTest(file) && below.some((pattern) => pattern.test(file)))
  const features = new Set(changed.map(featureOf).filter(Boolean))
  const importers = importersIn(texts)
  // A `*.data.ts` reads `data/` without importing it.
  const readers = changed.some((file) => file.startsWith('data/'))
    ? sources.filter((file) => file.endsWith('.data.ts'))
    : []
  const reached = new Set([...changed, ...readers])
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  const near = new Set(changed.flatMap((file) => [file, ...(importers.get(file) ?? [])]))
  const looksAtFiles = (file) => /from 'node:(fs|child_process)'/.test(texts.get(file) ?? '')
  const touched = tests.filter((file) => !onDatabase(file) && (reached.has(file) || looksAtFiles(file)))
  return {
    unit: touched.filter((file) => !ofSandbox(file)),
    'stripe-sandbox': touched.filter((file) => ofSandbox(file) && reached.has(file)),
    integration: tests.filter(
      (file) => onDatabase(file) && (everything || near.has(file) || features.has(featureOf(file))),
    ),
  }
}

/** Files of the working tree. */
export function treeFiles(directory = root) {
  const said = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: directory,
    encoding: 'utf8',
  })
  return said.split('\0').filter((file) => file !== '' && existsSync(posix.join(directory, file)))
}

/** @param {string} file */
export const readTree = (file) => readFileSync(posix.join(root, file), 'utf8')

const featureOf = (file) => /^src\/([^/]+)\//.exec(file)?.[1]

function importersIn(texts) {
  const importers = new Map()
  for (const [file, text] of texts)
    for (const [, path] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)) {
      const target = posix.join(posix.dirname(file), path)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  return importers
}
