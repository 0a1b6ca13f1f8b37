import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

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
  'discover',
  'admin',
]

type Room =
  | { kind: 'rules' | 'server' | 'parts' | 'pages'; feature: string }
  | { kind: 'ui' | 'i18n' | 'api' | 'api-server' | 'platform' | 'shell' | 'main' | 'test' }

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
  if (first === '..' && second === 'test') return { kind: 'test' }
  if (first === 'api') return { kind: second === 'server' ? 'api-server' : 'api' }
  if (first === 'ui' || first === 'i18n' || first === 'platform' || first === 'shell') return { kind: first }
  return { kind: 'main' }
}

/** Files at the root of `src` that any room may import, because they are tables and not code. */
const tables = ['screens.ts', 'brand.ts', 'brand-legal.ts']
/** Reads `data/`: the build evaluates the modules that import it, and only those (`tools/bundle/data-modules.ts`). */
const dataReader = 'data-files.ts'
/** What a page's loader takes from the process: how to read the API, and the public configuration. */
const loaderFiles = ['server/context.ts', 'server/public-config.ts']

/** Why `from` may not import `to`, or null where it may. */
function wallBetween(from: string, to: string): string | null {
  if (tables.includes(to)) return null
  if (to === dataReader)
    return /\.data\.ts$/.test(from) ? null : 'data is read by a *.data.ts, so that the build checks and bundles it'
  const a = roomOf(from)
  const b = roomOf(to)
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
        return /\/(http|jobs)\.tsx?$/.test(to) ? 'a neighbour’s http and jobs are its own' : null
      }
      return b.kind === 'api' || b.kind === 'api-server' || b.kind === 'platform' || b.kind === 'i18n'
        ? null
        : 'the server draws nothing'
    case 'parts':
    case 'pages':
      if (b.kind === 'rules') return own || left ? null : 'a feature knows only those to its left'
      if (b.kind === 'parts') return own || left ? null : 'a feature knows only those to its left'
      if (b.kind === 'pages') return 'a page is nobody’s part'
      return b.kind === 'ui' || b.kind === 'i18n' || b.kind === 'api' || b.kind === 'shell'
        ? null
        : 'pages reach data through the API'
  }
}

const forbiddenInRules = /^(react|react-dom|react-router|kysely|pg|hono|node:.*)$/
const heavyForPages = /^(zod|libphonenumber-js|ai|@ai-sdk\/.*|stripe|kysely|pg|hono|pino|node:.*)$/

const root = dirname(new URL(import.meta.url).pathname)

function sourceFiles(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\.ts$/.test(file))
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

describe('the house', () => {
  const files = sourceFiles()

  it('has as many files as it should, so that the loop has read them', () => {
    expect(files.length).toBeGreaterThan(120)
  })

  it('keeps its walls', () => {
    expect(files.flatMap((file) => violationsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it('has no barrels', () => {
    expect(files.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([])
  })

  it('has no file above 500 lines', () => {
    const long = files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 500)
    expect(long.map((file) => relative('.', file))).toEqual([])
  })

  it.each([
    ['billing/orders/server/order.ts', "import { ask } from '../../../questions/asking/server/ask.ts'"],
    ['questions/lifecycle/decide.ts', "import { readFileSync } from 'node:fs'"],
    ['questions/lifecycle/decide.ts', "import { useState } from 'react'"],
    ['questions/asking/pages/ask.tsx', "import { rows } from '../server/store.ts'"],
    ['questions/asking/pages/ask.tsx', "import { z } from 'zod'"],
    ['platform/mail/outbox.ts', "import { person } from '../../accounts/server/store.ts'"],
    ['ui/button.tsx', "import { href } from '../questions/status.ts'"],
    ['questions/asking/server/ask.ts', "import { billingHttp } from '../../../billing/server/http.ts'"],
    ['experts/server/store.ts', "const x = await import('../../questions/server/store.ts')"],
    ['billing/refunds/server/refund.ts', "import { ask } from '../../../questions/asking/server/ask.ts'"],
    ['billing/refunds/owed.ts', "import { sql } from 'kysely'"],
    ['catalog/catalog.ts', "import { readYaml } from '../data-files.ts'"],
    ['questions/demo/load.ts', "import { readYaml } from '../../data-files.ts'"],
    ['server/api.ts', "import { testApp } from '../../test/harness/test-app.ts'"],
  ])('sees a planted violation in %s', (file, source) => {
    expect(violationsIn(file, source)).toHaveLength(1)
  })
})
