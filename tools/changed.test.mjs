import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changedFiles, touchedTests, treeFiles } from './changed.mjs'

const tree = {
  'test/harness/test-app.ts': "import '../billing/pay.ts'\nimport '../questions/ask.ts'",
  'test/harness/payment-test-kit.ts': "import { house } from './testing.ts'",
  'src/billing/pay.ts': '',
  'src/billing/pay.test.ts': "import { pay } from './pay.ts'",
  'src/billing/pay.it.test.ts': "import { house } from '../server/till.ts'",
  'src/questions/ask.ts': "import {\n  pay,\n} from '../billing/pay.ts'",
  'src/questions/ask.test.ts': "const { ask } = await import('./ask.ts')",
  'src/questions/ask.it.test.ts': "import { house } from '../server/testing.ts'",
  'src/questions/order.it.test.ts': "import { pay } from '../billing/pay.ts'",
  'src/architecture.test.ts': "import { readdirSync } from 'node:fs'",
  'src/places/places.test.ts': '',
  'src/content/texts.data.ts': '',
  'src/content/texts.test.ts': "import { texts } from './texts.data.ts'",
  'packages/stripe-sandbox/store/store.ts': '',
  'packages/stripe-sandbox/store/durability.test.ts': "import './store.ts'",
}
const touched = (...changed) => touchedTests(changed, Object.keys(tree), (file) => tree[file])

describe('what a change touches', () => {
  test('is every test without a database that imports it, itself or by others, and those that look at files', () => {
    expect(touched('src/billing/pay.ts').unit).toEqual([
      'src/billing/pay.test.ts',
      'src/questions/ask.test.ts',
      'src/architecture.test.ts',
    ])
    expect(touched('src/questions/ask.ts').unit).toEqual(['src/questions/ask.test.ts', 'src/architecture.test.ts'])
  })
  test('is on the database its own feature, and tests of others that import it themselves', () => {
    expect(touched('src/billing/pay.ts').integration).toEqual([
      'src/billing/pay.it.test.ts',
      'src/questions/order.it.test.ts',
    ])
  })
  test('is every test of the payment sandbox that imports it, and every test on the database, which pays there', () => {
    const { integration, ...others } = touched('packages/stripe-sandbox/store/store.ts')
    expect(others['stripe-sandbox']).toEqual(['packages/stripe-sandbox/store/durability.test.ts'])
    expect(integration).toHaveLength(3)
    expect(touched('src/billing/pay.ts')['stripe-sandbox']).toEqual([])
  })
  test('is a test that was changed itself', () => {
    expect(touched('src/places/places.test.ts').unit).toContain('src/places/places.test.ts')
  })
  test.each(['src/platform/ids.ts', 'migrations/0100_more.sql', 'package-lock.json', 'test/harness/test-app.ts'])(
    'is every test on the database where %s changed, below every feature',
    (file) => {
      expect(touched(file).integration).toEqual(Object.keys(tree).filter((one) => one.endsWith('.it.test.ts')))
    },
  )
  test('is what reads the files of data/ where one of them changed', () => {
    expect(touched('data/content/faq.yaml').unit).toEqual(['src/architecture.test.ts', 'src/content/texts.test.ts'])
  })
  test('is nothing on the database where only words of the documentation changed', () => {
    expect(touched('README.md')).toEqual({ unit: ['src/architecture.test.ts'], integration: [], 'stripe-sandbox': [] })
  })
})

describe('what has changed', () => {
  let folder
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.test', ...args], { cwd: folder })
  const write = (file, text) => writeFileSync(join(folder, file), text)
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clairavis-changed-'))
    mkdirSync(join(folder, 'src'))
    git('init', '--quiet', '--initial-branch', 'main')
    for (const name of ['kept', 'committed', 'edited', 'removed']) write(`src/${name}.ts`, 'one')
    git('add', '.')
    git('commit', '--quiet', '--message', 'one')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is what the branch committed, what was edited since, what is new and what is gone', () => {
    git('switch', '--quiet', '--create', 'branch')
    write('src/committed.ts', 'two')
    git('commit', '--quiet', '--all', '--message', 'two')
    write('src/edited.ts', 'two')
    write('src/new é.ts', 'one')
    rmSync(join(folder, 'src/removed.ts'))
    expect(changedFiles(folder).sort()).toEqual(['src/committed.ts', 'src/edited.ts', 'src/new é.ts', 'src/removed.ts'])
    expect(treeFiles(folder)).not.toContain('src/removed.ts')
  })
  test('is on the main branch what is not committed', () => {
    write('src/committed.ts', 'two')
    git('commit', '--quiet', '--all', '--message', 'two')
    write('src/edited.ts', 'two')
    expect(changedFiles(folder)).toEqual(['src/edited.ts'])
  })
})
