// The launcher behind `npm test`. It must parse on any Node from 18 on, so it is plain JavaScript with no package.
import { mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureBrowsers } from './tools/browser.mjs'
import { changedFiles, readTree, touchedTests, treeFiles } from './tools/changed.mjs'
import { ensureDebianPackages } from './tools/debian-packages.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { root, stopWithSentence } from './tools/root.mjs'
import { findNode } from './tools/runtime.mjs'
import { playwrightCount, runSteps, summary, vitestCount } from './tools/steps.mjs'

const options = new Set(process.argv.slice(2))
const unknown = [...options].find((option) => !['--check', '--changed', '--prove'].includes(option))
if (unknown !== undefined)
  stopWithSentence(
    `There is --check (fast checks only), --changed (what the changes touch) and --prove (full figures); not ${unknown}.`,
  )

try {
  process.chdir(root)
  ensureInstalled()
  const node = findNode()
  // What a step starts by the name of node must be this one as well.
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  process.env.NODE_ENV = 'test'
  if (options.has('--prove')) {
    process.env.PROVE = '1'
    ensureDebianPackages()
  }
  const done = await runSteps(stepsFor(node))
  if (options.has('--changed'))
    process.stdout.write(
      '\nOnly what the changes touch, without the browser and the proofs: npm test runs everything.\n',
    )
  process.stdout.write(summary(done))
  process.exit(done.every((step) => step.good) ? 0 : 1)
} catch (error) {
  stopWithSentence(error instanceof Error ? error.message : String(error))
}

function stepsFor(node) {
  const program = (name, path, ...args) => ({ name, command: node, args: [join(root, 'node_modules', path), ...args] })
  const reports = join(root, 'node_modules', '.cache', 'clairavis')
  mkdirSync(reports, { recursive: true })
  const vitest = (project, only = []) => {
    const file = join(reports, `${project}.json`)
    const kept = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const args = ['run', '--project', project, ...kept, ...only]
    return { ...program(project, 'vitest/vitest.mjs', ...args), report: { file, count: vitestCount } }
  }
  const file = join(reports, 'journeys.json')
  const journeys = {
    ...program('journeys', '@playwright/test/cli.js', 'test', '--reporter=list,json'),
    before: ensureBrowsers,
    needs: 'build',
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NODE_ENV: 'production' },
    report: { file, count: playwrightCount },
  }
  const checks = [
    program('route types', '@react-router/dev/bin.cjs', 'typegen'),
    [
      program('types', 'typescript/bin/tsc', '--noEmit'),
      program('format and lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'),
      program('unused code', 'knip/bin/knip.js'),
    ],
  ]
  if (options.has('--changed')) {
    const touched = touchedTests(changedFiles(), treeFiles(), readTree)
    const projects = Object.entries(touched).filter(([, tests]) => tests.length > 0)
    return [...checks, ...projects.map(([project, tests]) => vitest(project, tests))]
  }
  const [unit, sandbox] = [vitest('unit'), vitest('stripe-sandbox')]
  if (options.has('--check')) return [...checks, unit, sandbox]
  const onServer = ['http', 'proofs'].map((project) => ({ ...vitest(project), needs: 'build' }))
  const build = { name: 'build', command: node, args: [join(root, 'start.mjs'), '--build'] }
  return [
    ...checks,
    [unit, [sandbox, build]],
    // The proofs wait for processes most of the time; their long forms load the machine themselves.
    ...(options.has('--prove') ? [vitest('integration'), ...onServer] : [[vitest('integration'), onServer]]),
    journeys,
  ]
}
