import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = dirname(new URL(import.meta.url).pathname)
const sources = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

/** The catalogue of each hook; null where it reads catalogues by their names. */
const catalogues = new Map(
  [...sources.values()].flatMap((source) =>
    [...source.matchAll(/export const (use\w+) = createMessages<[^(]*>\((?:'(\w+)')?\)/g)].map(
      ([, hook = '', name]) => [hook, name ?? null] as const,
    ),
  ),
)

/** What a hook without sections reads, and what a loader's function returns. */
const always: Readonly<Record<string, readonly string[]>> = {
  useAdminMessages: ['frame', 'failures'],
  useCheckoutMessages: ['checkout', 'billing', 'services', 'accounts', 'failures'],
  usePlanPageMessages: ['plan', 'billing', 'services', 'failures'],
  consoleMessages: ['frame', 'failures'],
  contentMessages: ['frame', 'failures', 'content'],
  checkoutMessages: ['checkout', 'billing', 'services', 'accounts', 'failures'],
  planPageMessages: ['plan', 'billing', 'services', 'failures'],
  landingPage: ['box'],
}

function importsOf(file: string): string[] {
  const source = sources.get(file) ?? ''
  return [
    ...source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm),
    ...source.matchAll(/\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g),
  ].map((match) => normalize(join(dirname(file), match[1] ?? '')).replaceAll('\\', '/'))
}

function readIn(source: string): string[] {
  return [...source.matchAll(/\b(use\w*Messages)\(([^()]*)\)/g)].flatMap(([, hook = '', sections = '']) => {
    const name = catalogues.get(hook)
    if (name === undefined) return []
    if (name) return [name]
    return [...(always[hook] ?? []), ...[...sections.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? '')]
  })
}

/** The catalogues that the page and whatever it imports read. */
function readBy(page: string): Map<string, string> {
  const found = new Map<string, string>()
  const seen = new Set<string>()
  const waiting = [page]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || file.includes('/server/')) continue
    seen.add(file)
    for (const name of readIn(sources.get(file) ?? '')) found.set(name, file)
    waiting.push(...importsOf(file))
  }
  return found
}

/** The catalogues that the page's own file names, or that a function it calls returns. */
function returnedBy(source: string): Set<string> {
  const called = Object.entries(always).flatMap(([name, returned]) => (source.includes(`${name}(`) ? returned : []))
  const named = [...source.matchAll(/'(\w+)'|\b(\w+)(?=,|:| })/g)].map(([, quoted, key]) => quoted ?? key ?? '')
  // The frame's stand in the root.
  return new Set([...called, ...named, 'shell'])
}

const missingIn = (page: string, source: string) =>
  [...readBy(page)]
    .filter(([name]) => !returnedBy(source).has(name))
    .map(([name, file]) => `${page} returns no "${name}", which ${file} reads`)

describe('the messages of a page', () => {
  const pages = [...sources.keys()].filter((file) => /\/pages\/.*\.tsx$/.test(file))

  it('are read by enough hooks, so that the loop has found them', () => {
    expect(catalogues.size).toBeGreaterThan(12)
    expect(pages.length).toBeGreaterThan(50)
  })

  it('are all returned by its loader', () => {
    expect(pages.flatMap((page) => missingIn(page, sources.get(page) ?? ''))).toEqual([])
  })

  it('are missed where the loader leaves some out', () => {
    const page = 'questions/thread/pages/consultation.tsx'
    const without = (sources.get(page) ?? '').replace(/^.*pushMessages\(.*$/m, '').replace("'waiting',", '')
    expect(missingIn(page, without)).toHaveLength(2)
  })
})

describe('the language of the page', () => {
  const passed = (source: string) => /<[A-Z]\w*[^<>]*\slocale=\{(?:locale|useLocale\(\))\}/.test(source)

  it('is passed to no component', () => {
    expect([...sources].filter(([, source]) => passed(source)).map(([file]) => file)).toEqual([])
  })

  it('is seen where it is passed', () => {
    expect(passed('<Steps view={view} locale={locale} />')).toBe(true)
  })
})
