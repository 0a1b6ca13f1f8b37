// The launcher behind `npm test`. It must parse on any Node from 18 on, so it is plain JavaScript with no package.
import { mkdirSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { ensureChromium } from './tools/browser.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { root, stopWithSentence } from './tools/root.mjs'
import { findNode } from './tools/runtime.mjs'
import { playwrightCount, runSteps, summary, vitestCount } from './tools/steps.mjs'

const firstPort = Number(process.env.JOURNEY_PORT ?? 4510)
const options = new Set(process.argv.slice(2))
const unknown = [...options].find((option) => option !== '--check' && option !== '--prove')
if (unknown !== undefined)
  stopWithSentence(`There is --check (fast checks only) and --prove (full figures); not ${unknown}.`)

try {
  process.chdir(root)
  ensureInstalled()
  const node = findNode()
  // What a step starts by the name of node must be this one as well.
  process.env.PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  process.env.NODE_ENV = 'test'
  if (options.has('--prove')) process.env.PROVE = '1'
  const done = await runSteps(stepsFor(node))
  process.stdout.write(summary(done))
  process.exit(done.every((step) => step.good) ? 0 : 1)
} catch (error) {
  stopWithSentence(error instanceof Error ? error.message : String(error))
}

function stepsFor(node) {
  const program = (name, path, ...args) => ({ name, command: node, args: [join(root, 'node_modules', path), ...args] })
  const reports = join(root, 'node_modules', '.cache', 'clairavis')
  mkdirSync(reports, { recursive: true })
  const vitest = (project) => {
    const file = join(reports, `${project}.json`)
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    return { ...program(project, 'vitest/vitest.mjs', ...args), report: { file, count: vitestCount } }
  }
  /** Each has a server, a database and a browser of its own, and the port of its server. */
  const journeys = (name, port) => {
    const file = join(reports, `${name}.json`)
    return {
      ...program(name, '@playwright/test/cli.js', 'test', '--project', name, '--reporter=list,json'),
      before: ensureChromium,
      needs: 'build',
      environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NODE_ENV: 'production', JOURNEY_PORT: String(port) },
      report: { file, count: playwrightCount },
    }
  }
  const checks = [
    program('format and lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'),
    program('route types', '@react-router/dev/bin.cjs', 'typegen'),
    program('types', 'typescript/bin/tsc', '--noEmit'),
    program('unused code', 'knip/bin/knip.js'),
    vitest('unit'),
  ]
  if (options.has('--check')) return checks
  return [
    ...checks,
    vitest('integration'),
    { name: 'build', command: node, args: [join(root, 'start.mjs'), '--build'] },
    { ...vitest('proofs'), needs: 'build' },
    [journeys('journeys', firstPort), journeys('looks', firstPort + 2)],
  ]
}
