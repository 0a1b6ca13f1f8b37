import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.mjs'

/**
 * @typedef {{ name: string, command: string, args: string[], report?: { file: string, count: (json: any) => Counts },
 *   needs?: string, before?: () => void, environment?: Record<string, string> }} Step
 * @typedef {{ passed: number, failed: number, again?: number, faults?: Fault[] }} Counts `again`: of the failed, those
 *   that passed at a second try.
 * @typedef {{ test: string, said: string }} Fault A test that failed at first, and its first error.
 */

/**
 * Runs the steps one after the other, those of an inner list in parallel (a list in it is again one after the other),
 * and continues after a failure, so that one run reports every error; only a step that needs a failed one is skipped,
 * and counts as failed.
 * @param {(Step | (Step | Step[])[])[]} steps
 */
export async function runSteps(steps) {
  const done = []
  const failed = new Set()
  for (const beside of steps) {
    const lanes = [beside].flat().map((lane, at) => runLane([lane].flat(), at === 0, failed))
    done.push(...(await Promise.all(lanes)).flat())
  }
  return done
}

async function runLane(steps, aloud, failed) {
  const done = []
  for (const step of steps) {
    if (stopped) break
    const result = await take(step, aloud, failed.has(step.needs))
    if (!result.good) failed.add(step.name)
    done.push(result)
  }
  return done
}

/** Shows the output of a step as it comes, or when it ends if another one speaks meanwhile. */
async function take(step, aloud, lacking) {
  const title = `\n── ${step.name}\n`
  if (aloud) process.stdout.write(title)
  const started = Date.now()
  const { good, said } = lacking
    ? { good: false, said: `Left out, because ${step.needs} failed.\n` }
    : await runStep(step, aloud)
  process.stdout.write(aloud ? said : title + said)
  return { name: step.name, good, seconds: (Date.now() - started) / 1000, ...countsOf(step, good, lacking) }
}

/**
 * The failures and what was said of them, their names once more where only the end of a log is kept, the steps and, alone
 * on the last line, the sum.
 * @param {Awaited<ReturnType<typeof runSteps>>} done
 */
export function summary(done) {
  const lines = done.map(({ name, good, seconds, passed, failed, again, counted }) => {
    const tests = counted ? `  ${passed} passed, ${failed} failed${again ? `, ${again} at a second try` : ''}` : ''
    return `${good ? 'ok  ' : 'FAIL'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(7)} s${tests}`
  })
  const all = done.flatMap(({ faults = [] }) => faults)
  const faults = all.map(({ test, said }) => `${test}\n${shortly(said)}\n\n`)
  const names = all.length > 0 ? `Failed:\n${all.map(({ test }) => `  ${test.slice(0, 160)}\n`).join('')}\n` : ''
  const sum = (key) => done.reduce((total, step) => total + step[key], 0)
  return `\n${faults.join('')}${names}${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`
}

/** A step without a report of its own counts as one check; a missing report is a failure, never a zero. */
export function countsOf(step, good, lacking = false) {
  if (step.report === undefined || lacking) return { passed: good ? 1 : 0, failed: good ? 0 : 1, counted: false }
  const counts = existsSync(step.report.file)
    ? step.report.count(JSON.parse(readFileSync(step.report.file, 'utf8')))
    : undefined
  if (counts === undefined || (!good && counts.failed === 0))
    return { passed: counts?.passed ?? 0, failed: 1, counted: counts !== undefined }
  return { ...counts, counted: true }
}

/** The first lines, without colours: enough to locate a failure when only the end of a log is available. */
function shortly(said) {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines
    .slice(0, 12)
    .map((line) => `  ${line.slice(0, 200)}`)
    .join('\n')
}

export const vitestCount = (json) => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  faults: (json.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [{ test: name, said: message }] : []
    return failed.map(({ fullName, failureMessages }) => ({ test: fullName, said: failureMessages.join('\n') }))
  }),
})

/** A test that passed at a second try counts as failed: otherwise nobody would look for the flake. */
export const playwrightCount = (json) => ({
  passed: json.stats.expected,
  failed: json.stats.unexpected + json.stats.flaky,
  again: json.stats.flaky,
  faults: specsOf(json).flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ results }) =>
      results
        .filter(({ status }) => !['passed', 'skipped'].includes(status))
        .map(({ errors, retry }) => ({
          test: `${file}:${line} ${title} (try ${retry + 1})`,
          said: errors.map(({ message }) => message).join('\n'),
        })),
    ),
  ),
})

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]

const running = new Set()
let stopped = false

/** Ctrl-C must not leave a browser or a database of a running step behind, nor begin the next one. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stopped = true
    if (running.size === 0) process.exit(1)
    for (const child of running) {
      child.once('exit', () => running.size === 0 && process.exit(1))
      child.kill(signal)
    }
  })

async function runStep(step, aloud) {
  if (step.report !== undefined) rmSync(step.report.file, { force: true })
  try {
    step.before?.()
  } catch (error) {
    return { good: false, said: `${error instanceof Error ? error.message : error}\n` }
  }
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, {
      cwd: root,
      stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...step.environment },
    })
    running.add(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text
      })
    child.on('error', (error) => resolve({ good: false, said: `${said}${error.message}\n` }))
    child.on('exit', () => running.delete(child))
    child.on('close', (code) => resolve({ good: code === 0, said }))
  })
}
