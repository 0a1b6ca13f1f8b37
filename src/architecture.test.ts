import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { complexFunctionsIn } from '../test/harness/complex-functions-in.ts'
import { databaseNamesIn } from '../test/harness/database-names-in.ts'
import { queriesIn, tablesDeclaredIn } from '../test/harness/queries-in.ts'
import { registriesIn } from '../test/harness/registries-in.ts'

/**
 * The walls of the house: who may import whom. Features stand in a row, and a feature knows only those to its left;
 * inside a feature, rules know nothing of the server or of React, pages nothing of the server.
 */
const features = [
  'accounts',
  'places',
  'safety',
  'catalog',
  'content',
  'experts',
  'billing',
  'questions',
  'meetings',
  'discover',
  'admin',
]

type Room =
  | { kind: 'rules' | 'server' | 'parts' | 'pages'; feature: string }
  | { kind: 'ui' | 'i18n' | 'api' | 'api-server' | 'platform' | 'shell' | 'main' | 'test' | 'package' }

/** What a folder of a feature, or of one of its rooms, holds; everything else are rules. */
const kinds: Record<string, 'server' | 'parts' | 'pages'> = {
  server: 'server',
  demo: 'server',
  parts: 'parts',
  pages: 'pages',
}

function roomOf(file: string): Room {
  const [first = '', second = '', third = ''] = file.split('/')
  if (features.includes(first)) {
    // A large feature has rooms: `billing/refunds/server`. A small one is a single room: `places/server`.
    const kind = [second, third].map((folder) => kinds[folder]).find((known) => known !== undefined)
    return { kind: kind ?? 'rules', feature: first }
  }
  if (first === '..' && second === 'packages') return { kind: 'package' }
  if (first === '..' && second === 'test') return { kind: 'test' }
  if (first === 'api') return { kind: second === 'server' ? 'api-server' : 'api' }
  if (first === 'ui' || first === 'i18n' || first === 'platform' || first === 'shell') return { kind: first }
  return { kind: 'main' }
}

/** Files at the root of `src` that any room may import: tables, and how to find a row of one. */
const tables = ['screens.ts', 'screen-at.ts', 'brand.ts', 'brand-legal.ts']
/** Reads `data/`: the build evaluates the modules that import it, and only those (`tools/bundle/data-modules.ts`). */
const dataReader = 'data-files.ts'
/** What a page's loader takes from the process: how to read the API, and the public configuration. */
const loaderFiles = ['server/context.ts', 'server/public-config.ts']

/** `../packages/<name>/…` */
const samePackage = (from: string, to: string) => to.startsWith(`${from.split('/').slice(0, 3).join('/')}/`)

/** Why `from` may not import `to`, or null where it may. */
function wallBetween(from: string, to: string): string | null {
  if (tables.includes(to)) return null
  if (to === dataReader)
    return /\.data\.ts$/.test(from) ? null : 'data is read by a *.data.ts, so that the build checks and bundles it'
  const a = roomOf(from)
  const b = roomOf(to)
  if (a.kind === 'package') return samePackage(from, to) ? null : 'a package stands on its own'
  if (b.kind === 'package') return 'the product reaches a package through its configuration only'
  if (b.kind === 'test') return 'the product knows no test kit'
  if (a.kind === 'main' || a.kind === 'test') return null
  if (loaderFiles.includes(to)) return a.kind === 'pages' || a.kind === 'shell' ? null : 'only a page loads'
  if (b.kind === 'main') return 'only the main files join everything'
  const left = 'feature' in a && 'feature' in b && features.indexOf(b.feature) < features.indexOf(a.feature)
  const own = 'feature' in a && 'feature' in b && a.feature === b.feature
  switch (a.kind) {
    case 'ui':
      return b.kind === 'ui' || b.kind === 'i18n' ? null : 'ui knows nothing of the product'
    case 'i18n':
      return b.kind === 'i18n' ? null : 'i18n knows nothing of the product'
    case 'platform':
      return b.kind === 'platform' || b.kind === 'i18n' || to === 'api/refusal.ts' ? null : 'platform knows no feature'
    case 'api':
      return b.kind === 'api' || b.kind === 'i18n' ? null : 'the contract types know nothing else'
    case 'api-server':
      return b.kind === 'api-server' || b.kind === 'api' || b.kind === 'platform' ? null : 'the API knows no feature'
    case 'shell':
      if (b.kind === 'shell' || b.kind === 'ui' || b.kind === 'i18n' || b.kind === 'api') return null
      return b.kind === 'rules' && /\/contract\.ts$|text\.\w+\.ts$/.test(to)
        ? null
        : 'the shell shows, it does not decide'
    case 'rules':
      if (b.kind === 'rules') return own || left ? null : 'a feature knows only those to its left'
      return b.kind === 'api' || b.kind === 'i18n' ? null : 'rules know no server, no React, no platform'
    case 'server':
      if (b.kind === 'rules') return own || left ? null : 'a feature knows only those to its left'
      if (b.kind === 'server') {
        if (own) return null
        if (!left) return 'a feature knows only those to its left'
        return /\/(http|jobs|tables|([\w-]+-)?store)\.tsx?$/.test(to)
          ? 'a neighbour’s http, jobs, tables and stores are its own'
          : null
      }
      return b.kind === 'api' || b.kind === 'api-server' || b.kind === 'platform' || b.kind === 'i18n'
        ? null
        : 'the server draws nothing'
    case 'parts':
    case 'pages':
      if (b.kind === 'rules') return own || left ? null : 'a feature knows only those to its left'
      // A page arranges parts, whosever they are: nobody imports a page, so its feature does not come to depend on them.
      if (b.kind === 'parts') return own || left || a.kind === 'pages' ? null : 'a feature knows only those to its left'
      if (b.kind === 'pages') return 'a page is nobody’s part'
      return b.kind === 'ui' || b.kind === 'i18n' || b.kind === 'api' || b.kind === 'shell'
        ? null
        : 'pages reach data through the API'
  }
}

const forbiddenInRules = /^(react|react-dom|react-router|kysely|pg|hono|node:.*)$/
const heavyForPages = /^(zod|libphonenumber-js|ai|@ai-sdk\/.*|stripe|kysely|pg|hono|pino|node:.*)$/

const root = dirname(new URL(import.meta.url).pathname)

/** The product without its tests, and the packages with theirs, as paths from `src`. */
function sourceFiles(): string[] {
  return [...filesOf('.').filter((file) => !/\.test\.tsx?$|\/testing\.ts$/.test(file)), ...filesOf('../packages')]
}

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
}

type Import = { path: string; typeOnly: boolean }

function importsOf(source: string): Import[] {
  const found: Import[] = []
  for (const match of source.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm))
    found.push({ path: match[2] ?? '', typeOnly: match[1] !== undefined })
  for (const match of source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ path: match[1] ?? '', typeOnly: false })
  return found
}

function violationsIn(file: string, source: string): string[] {
  const room = roomOf(file)
  return importsOf(source).flatMap(({ path, typeOnly }) => {
    if (path.startsWith('.')) {
      const target = normalize(join(dirname(file), path)).replaceAll('\\', '/')
      // A type costs nothing at run time, and a contract is what both sides are written against.
      if (
        typeOnly &&
        (room.kind === 'pages' || room.kind === 'parts' || room.kind === 'shell') &&
        /contract\.ts$/.test(target)
      )
        return []
      const wall = wallBetween(file, target)
      return wall ? [`${file} imports ${target}: ${wall}`] : []
    }
    if (room.kind === 'rules' && !typeOnly && forbiddenInRules.test(path)) return [`${file} imports ${path}`]
    if ((room.kind === 'pages' || room.kind === 'parts' || room.kind === 'ui') && !typeOnly && heavyForPages.test(path))
      return [`${file} imports ${path}`]
    if ((room.kind === 'pages' || room.kind === 'parts') && !typeOnly && /contract\.ts$/.test(path))
      return [`${file} imports zod through ${path}`]
    return []
  })
}

/** SQL stands in these files only: a room's own stores, and the views and changes that it offers to neighbours. */
const isStore = (file: string) => /(^|\/)([\w-]+-)?(store|views|changes)\.ts$/.test(file)

/** Who owns a table: the feature, or the part of the foundation, that declares it. */
const ownerOf = (file: string) => file.split('/')[0] ?? ''

/** Each table with its owner. */
function declaredTables(read: (file: string) => string, files: readonly string[]): Map<string, string> {
  return new Map(
    files.flatMap((file) => tablesDeclaredIn(file, read(file)).map((table) => [table, ownerOf(file)] as const)),
  )
}

function sqlViolationsIn(file: string, source: string, tables: ReadonlyMap<string, string>): string[] {
  // The connection, the migrations and the backup work on the database as a whole.
  if (file.startsWith('platform/db/')) return []
  const known = new Set(tables.keys())
  return queriesIn(file, source, known).flatMap(({ tables: named }) => [
    ...(isStore(file) ? [] : [`${file} holds a query`]),
    ...named
      .filter((table) => tables.get(table) !== ownerOf(file))
      .map((table) => `${file} queries ${table} of ${tables.get(table)}`),
  ])
}

/** Text with an instant that is no reply: signed, hashed, stored, a key, of another format. A day is no instant. */
const instantsAsText = [
  ...['accounts/privacy/server/erase.ts', 'accounts/push/server/push.ts'],
  ...['billing/cancellation/server/record-notice.ts', 'billing/invoices/server/data.ts'],
  ...['billing/ledger/server/ledger.ts', 'billing/payouts/server/self-billing.ts'],
  ...['billing/payouts/server/sepa.ts', 'billing/quotes/server/sign.ts'],
  ...['billing/services/server/services.ts', 'billing/subscriptions/server/apply-desired-state.ts'],
  ...['billing/subscriptions/server/effects.ts', 'questions/answers/server/contribution-store.ts'],
  ...['questions/server/store.ts', 'server/seo/sitemaps-and-feeds.ts'],
]
const writesInstants = (file: string, source: string) =>
  /(^|\/)(server|demo)\//.test(file) && /\.toISOString\(\)(?!\.slice\()/.test(source)

describe('the architecture', () => {
  const files = sourceFiles()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const tables = declaredTables(read, files)

  it('has as many files as it should, so that the loop has read them', () => {
    expect(files.length).toBeGreaterThan(120)
  })

  it('keeps its walls', () => {
    expect(files.flatMap((file) => violationsIn(file, read(file)))).toEqual([])
  })

  it('has no barrels', () => {
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
  })

  it('has no file above 400 lines, tests included', () => {
    const long = filesOf('.').filter((file) => read(file).split('\n').length > 401)
    expect(long.map((file) => relative('.', file))).toEqual([])
  })

  it('has no function of a cyclomatic complexity above 20', () => {
    const complex = files.flatMap((file) => complexFunctionsIn(file, read(file), 20).map((name) => `${file} ${name}`))
    expect(complex).toEqual([])
  })

  it('has no list that modules fill when they are imported', () => {
    // What is shown in the browser subscribes while it is shown, and the page keeps who does.
    const own = files.filter((file) => !['shell', 'ui', 'package'].includes(roomOf(file).kind))
    const registries = own.flatMap((file) => registriesIn(file, read(file)).map((name) => `${file} ${name}`))
    expect(registries).toEqual([])
  })

  it.each([
    'const all = new Set<F>(); export function onClaim(f: F) { all.add(f) }',
    'const all: F[] = []; export const onClaim = (f: F) => { all.push(f) }',
    'const all: F[] = []; function onClaim(f: F) { all.push(f) } export { onClaim }',
    'const all = new Map<string, F>(); export function onClaim(name: string, f: F) { all.set(name, f) }',
    'let one: F | null = null; export function onClaim(f: F) { one = f }',
    'const all: Record<string, F> = {}; export function onClaim(name: string, f: F) { all[name] = f }',
    'const all = { claim: [] as F[] }; export function onClaim(f: F) { if (a) all.claim.push(f) }',
  ])('sees a planted registry in %s', (source) => {
    expect(registriesIn('accounts/server/people.ts', source)).toEqual(['onClaim'])
  })

  it.each([
    'const seen = new Map<string, number>(); export function countOf(text: string) { const n = 1; seen.set(text, n) }',
    'const waiting: string[] = []; export function announce(sentence: string) { waiting.push(sentence) }',
    'export function createBus() { const all: F[] = []; return { on(f: F) { all.push(f) } } }',
  ])('sees no registry in %s', (source) => {
    expect(registriesIn('accounts/server/people.ts', source)).toEqual([])
  })

  it.each([
    ['function f() { if (a) return 1 }', ['f']],
    ['const f = () => a && b', ['f']],
    ['const f = (x) => x?.y ?? a', ['f']],
    ['const f = (x) => { switch (x) { case 1: return a; default: return b } }', ['f']],
    ['const o = { f() { for (const x of y) g(x) } }', ['f']],
    ['class C { f() { try { g() } catch { h() } } }', ['f']],
    ['const f = () => { while (a) g() }', ['f']],
    ['const f = () => () => (a ? b : c)', ['(anonymous)']],
    ['const f = (x?: string, y = 1) => x', []],
  ])('counts the branches of %s', (source, complex) => {
    expect(complexFunctionsIn('a.ts', source, 1)).toEqual(complex)
    expect(complexFunctionsIn('a.ts', source, 2)).toEqual([])
  })

  it.each([
    ['billing/orders/server/order.ts', "import { ask } from '../../../questions/asking/server/ask.ts'"],
    ['questions/lifecycle/server/apply.ts', "import { endMeetings } from '../../../meetings/server/apply.ts'"],
    ['questions/thread/parts/conversation.tsx', "import { MeetingPanel } from '../../../meetings/parts/panel.tsx'"],
    ['questions/thread/pages/consultation.tsx', "import { isLive } from '../../../meetings/lifecycle/lifecycle.ts'"],
    ['meetings/pages/meetings.tsx', "import Question from '../../questions/answers/pages/question.tsx'"],
    ['questions/lifecycle/decide.ts', "import { readFileSync } from 'node:fs'"],
    ['questions/lifecycle/decide.ts', "import { useState } from 'react'"],
    ['questions/asking/pages/ask.tsx', "import { rows } from '../server/store.ts'"],
    ['questions/asking/pages/ask.tsx', "import { z } from 'zod'"],
    ['platform/mail/outbox.ts', "import { person } from '../../accounts/server/store.ts'"],
    ['ui/button.tsx', "import { href } from '../questions/status.ts'"],
    ['questions/asking/server/ask.ts', "import { billingHttp } from '../../../billing/server/http.ts'"],
    ['experts/server/store.ts', "const x = await import('../../questions/server/store.ts')"],
    ['questions/asking/server/ask.ts', "import { insertQuote } from '../../../billing/server/store.ts'"],
    ['questions/asking/server/ask.ts', "import { saveTitle } from '../../../experts/standing/server/titles-store.ts'"],
    ['billing/server/store.ts', "import type { PersonTable } from '../../accounts/server/tables.ts'"],
    ['billing/refunds/server/refund.ts', "import { ask } from '../../../questions/asking/server/ask.ts'"],
    ['billing/refunds/owed.ts', "import { sql } from 'kysely'"],
    ['catalog/catalog.ts', "import { readYaml } from '../data-files.ts'"],
    ['questions/demo/load.ts', "import { readYaml } from '../../data-files.ts'"],
    ['server/api.ts', "import { testApp } from '../../test/harness/test-app.ts'"],
    ['server/ports.ts', "import { startSandbox } from '../../packages/stripe-sandbox/sandbox.ts'"],
    [
      'billing/payment-form/card.ts',
      "import { testCard } from '../../../packages/stripe-sandbox/customers/test-cards.ts'",
    ],
    ['../packages/stripe-sandbox/sandbox.ts', "import { readConfig } from '../../src/platform/config.ts'"],
    ['../packages/stripe-sandbox/api/protocol.test.ts', "import { testApp } from '../../../test/harness/test-app.ts'"],
    ['../packages/stripe-sandbox/api/handler.ts', "import { api } from '../../another-package/api.ts'"],
  ])('sees a planted violation in %s', (file, source) => {
    expect(violationsIn(file, source)).toHaveLength(1)
  })

  it('lets a page arrange parts of a feature to its right', () => {
    const source = "import { MeetingPanel } from '../../../meetings/parts/panel.tsx'"
    expect(violationsIn('questions/thread/pages/consultation.tsx', source)).toEqual([])
  })

  it('has one file of tables per feature', () => {
    const declaring = files.filter((file) => tablesDeclaredIn(file, read(file)).length > 0)
    expect(declaring.filter((file) => !/^(platform\/\w+|\w+\/server)\/tables\.ts$/.test(file))).toEqual([])
  })

  const migrations = join(root, '..', 'migrations')
  const schema = readdirSync(migrations).filter((name) => name.endsWith('.sql'))
  const forward = schema.map((name) => readFileSync(join(migrations, name), 'utf8').split('-- down')[0]).join('\n')
  const named = (pattern: RegExp) => [...forward.matchAll(pattern)].map(([, name = '']) => name)
  const columns = new Set(named(/^ +(\w+_\w+) [a-z]/gm).filter((name) => !forward.includes(`'${name}'`)))

  it('knows every table of the migrations, so that no query of one passes unseen', () => {
    const dropped = new Set(named(/drop table (?:if exists )?(\w+)/g))
    const kept = named(/create (?:unlogged )?table (?:if not exists )?(\w+)/g).filter((table) => !dropped.has(table))
    expect([...tables.keys()].sort()).toEqual(kept.sort())
  })

  it('names columns as the code does, except in raw SQL', () => {
    expect(columns.size).toBeGreaterThan(200)
    const named = (file: string) => databaseNamesIn(file, read(file), tables, columns)
    expect(files.filter((file) => isStore(file) && !file.startsWith('..')).flatMap(named)).toEqual([])
  })

  it.each([
    ["db.selectFrom('person').select('createdAt as seen_at')", 'seen_at'],
    [`sql\`select \${sql.ref(\`\${person}.created_at\`)}\``, 'created_at'],
    ['sql<{ first_seen: Date }>`select min(created_at) as first_seen from person`', 'first_seen'],
  ])('sees the column in %s', (source, name) => {
    expect(databaseNamesIn('store.ts', source, tables, columns)).toEqual([`store.ts names ${name}`])
  })

  it('leaves instants to the schemas of the replies', () => {
    expect(files.filter((file) => writesInstants(file, read(file))).sort()).toEqual(instantsAsText)
    expect(writesInstants('billing/server/view.ts', 'return { at: row.at.toISOString() }')).toBe(true)
  })

  it('keeps SQL in stores, and each feature to its own tables', () => {
    const known = new Set(tables.keys())
    expect(files.flatMap((file) => queriesIn(file, read(file), known)).length).toBeGreaterThan(700)
    const violations = new Set(files.flatMap((file) => sqlViolationsIn(file, read(file), tables)))
    expect([...violations]).toEqual([])
  })

  it.each([
    ['billing/orders/server/order.ts', "db.selectFrom('purchase').selectAll()", 'holds a query'],
    ['billing/orders/server/order.ts', 'sql`select id from purchase`', 'holds a query'],
    ['billing/orders/server/order.ts', 'db.selectFrom(plans)', 'holds a query'],
    ['billing/server/store.ts', "db.selectFrom('person as p').select('p.id')", 'queries person of accounts'],
    ['billing/server/store.ts', "db.selectFrom(['purchase', 'person as p'])", 'queries person of accounts'],
    ['billing/server/store.ts', "plans.leftJoin('person', 'person.id', 'person_id')", 'queries person of accounts'],
    ['billing/server/store.ts', "({ selectFrom }) => selectFrom('person')", 'queries person of accounts'],
    ['billing/server/store.ts', "tx.updateTable('expert').set({})", 'queries expert of experts'],
    ['billing/server/store.ts', "tx.insertInto('mail_outbox').values([])", 'queries mail_outbox of platform'],
    ['billing/server/views.ts', "db.deleteFrom('session')", 'queries session of accounts'],
    ['billing/server/store.ts', 'sql`select 1 from purchase p, person q`', 'queries person of accounts'],
    [
      'billing/server/store.ts',
      'sql<Row>`select 1 from purchase\n  left join person on true`',
      'queries person of accounts',
    ],
    ['billing/server/store.ts', 'sql`update question set number = 1`', 'queries question of questions'],
    [
      'billing/server/store.ts',
      "for (const t of ['quote', 'draft'] as const) db.deleteFrom(t)",
      'queries draft of questions',
    ],
    ['admin/holds/server/holds-store.ts', "db.selectFrom('person')", 'queries person of accounts'],
    ['platform/mail/store.ts', "db.selectFrom('person')", 'queries person of accounts'],
  ])('sees a planted query in %s: %s', (file, source, violation) => {
    expect(sqlViolationsIn(file, source, tables)).toEqual([`${file} ${violation}`])
  })

  it.each([
    [
      'billing/server/store.ts',
      "db.selectFrom('purchase').innerJoin(personView.as('person'), 'person.id', 'person_id')",
    ],
    ['billing/server/store.ts', 'sql`select extract(day from person.at) from questions person for update of person`'],
    ['billing/orders/server/order.ts', "Array.from('person')"],
  ])('lets %s pass: %s', (file, source) => {
    expect(sqlViolationsIn(file, source, tables)).toEqual([])
  })
})
