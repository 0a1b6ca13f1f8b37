import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { descriptionLength, maxTitleLength } from '../src/content/title-and-description.ts'
import { defaultLocale, locales } from '../src/i18n/locale.ts'
import { paymentSandbox } from '../tools/runtime.mjs'
import { type Walked, walk } from './crawl-site.ts'
import { isForeign } from './page-document.ts'
import { structuredFaults } from './structured-data.ts'

/** The whole public site as a search engine reads it: every link from both home pages, and every sitemap. */
const port = Number(process.env.CRAWL_PORT ?? 4560)
const base = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'clairavis-crawl-'))

let server: ChildProcess
let site: Walked

beforeAll(async () => {
  server = fork('build/server/index.js', {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_SITE_URL: base,
      INDEXABLE: 'yes',
      SCRIPTED_EXPERT: 'no',
      LOG_LEVEL: 'warn',
    },
    execArgv: paymentSandbox.options,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await vi.waitFor(async () => expect((await fetch(`${base}/api/ready`)).ok).toBe(true), {
    timeout: 120_000,
    interval: 250,
  })
  site = await walk(base, ['/fr', '/en'])
}, 400_000)

afterAll(async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await gone
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

/** A page that search engines keep: open to them, and named by its own canonical address. */
const kept = () =>
  [...site.pages].filter(([address, { document }]) => document.indexable && document.canonical === base + address)

function twice(of: 'title' | 'description'): string[] {
  const places = new Map<string, string[]>()
  for (const [address, { document }] of kept()) places.set(document[of], [...(places.get(document[of]) ?? []), address])
  return [...places].filter(([, found]) => found.length > 1).map(([words, found]) => `${words} ${found.join(' ')}`)
}

/** The classes that each built style sheet has rules for, by its address. */
function styledClasses(): Map<string, Set<string>> {
  const assets = 'build/client/assets/'
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'))
  return new Map(
    sheets.map((file) => {
      const rules = readFileSync(assets + file, 'utf8').matchAll(/\.(-?[a-zA-Z_][\w-]*)(?=[^{}]*\{)/g)
      return [`/assets/${file}`, new Set([...rules].map(([, name = '']) => name))]
    }),
  )
}

describe('the site as search engines find it', () => {
  it('is large, with no broken link, no slash at an end and no page that nothing leads to', () => {
    expect(kept().length).toBeGreaterThan(1000)
    expect(site.faults).toEqual([])
  })

  it('has in its sitemaps the pages that may be kept, and no others', () => {
    const first = kept().flatMap(([address]) => (address.includes('?') ? [] : [address]))
    expect([...site.listed].sort()).toEqual(first.sort())
  })

  it('says each title and each description once', () => {
    expect(twice('title')).toEqual([])
    expect(twice('description')).toEqual([])
  })

  it('gives each page words of a length that is shown, one heading and a picture', () => {
    const wrong = kept().flatMap(([address, { document }]) => {
      const { title, description, headings, picture } = document
      if (title.length < 12 || title.length > maxTitleLength) return [`${address}: ${title}`]
      if (description.length < descriptionLength.from || description.length > descriptionLength.to)
        return [`${address}: ${description}`]
      return headings === 1 && picture.startsWith(`${base}/og/`) ? [] : [`${address}: ${headings} ${picture}`]
    })
    expect(wrong).toEqual([])
  })

  it('names for each page its own address and both languages, which name each other', () => {
    const wrong = [...site.pages].flatMap(([address, { locale, screen, document }]) => {
      const { indexable, canonical, alternates } = document
      if (!indexable) return []
      // A published answer is in one language.
      if (screen === 'question')
        return canonical === base + address && Object.keys(alternates).length === 0 ? [] : [`${address}: ${canonical}`]
      const others = locales.flatMap((one) => {
        const back = site.pages.get((alternates[one] ?? '').slice(base.length))?.document.alternates[locale]
        return back === alternates[locale] ? [] : [`${address} and ${alternates[one]}: ${back}`]
      })
      const right =
        canonical === alternates[locale] && alternates['x-default'] === alternates[defaultLocale] && alternates.en
      return right ? others : [`${address}: ${canonical} ${JSON.stringify(alternates)}`]
    })
    expect(wrong).toEqual([])
  })

  it('gives what is narrowed or turned to no address of its own, but that of a page that stands', () => {
    const asked = [...site.pages].filter(([address]) => address.includes('?'))
    expect(new Set(asked.map(([, { screen }]) => screen)).size).toBeGreaterThan(5)
    const wrong = asked.flatMap(
      ([
        address,
        {
          document: { indexable, canonical },
        },
      ]) => {
        const own = site.pages.get(canonical.slice(base.length))?.document
        return !indexable || (own?.indexable && own.canonical === canonical) ? [] : [`${address}: ${canonical}`]
      },
    )
    expect(wrong).toEqual([])
  })

  it('draws the picture that a page names, for one page of each screen', { timeout: 60_000 }, async () => {
    const first = kept().filter(([address]) => !address.includes('?'))
    const one = new Map(first.map(([, { screen, document }]) => [screen, document.picture]))
    for (const picture of one.values()) {
      const answer = await fetch(picture)
      expect([answer.status, answer.headers.get('content-type')], picture).toEqual([200, 'image/png'])
      expect(answer.headers.get('cache-control')).toContain('immutable')
      await answer.body?.cancel()
    }
  })

  it('leads to the answers that their authors published, each told as a question with its answer', () => {
    const answers = kept().filter(([, { screen }]) => screen === 'question')
    expect(answers.length).toBeGreaterThan(2)
    for (const [address, { document }] of answers)
      expect(
        document.structured.map((one) => one['@type']),
        address,
      ).toContain('QAPage')
  })

  it('says who speaks and the way to each page, in the words of schema.org', () => {
    const wrong = kept().flatMap(([address, { screen, document }]) => {
      const said = document.structured.map((one) => one['@type'])
      const needed = screen === 'home' ? ['Organization', 'WebSite'] : ['Organization', 'BreadcrumbList']
      return needed.every((one) => said.includes(one)) ? [] : [`${address}: ${said.join(' ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('says it so that a machine can read all of it', () => {
    const wrong = [...site.pages].flatMap(([address, { document }]) =>
      structuredFaults(document).map((fault) => `${address}: ${fault}`),
    )
    expect(wrong.slice(0, 20)).toEqual([])
  })

  it('gives each page the styles of what stands on it', () => {
    const styled = styledClasses()
    const anywhere = new Set([...styled.values()].flatMap((names) => [...names]))
    expect(anywhere.size).toBeGreaterThan(500)
    const missing = new Map<string, string>()
    for (const [address, { document }] of site.pages) {
      const here = document.styles.flatMap((file) => [...(styled.get(file.replace(/#.*/, '')) ?? [])])
      const known = new Set(here)
      for (const name of document.classes)
        if (anywhere.has(name) && !known.has(name))
          missing.set(`${name} on ${site.pages.get(address)?.screen}`, address)
    }
    expect([...missing]).toEqual([])
  })

  it('leaves no place of a message unfilled', () => {
    const left = [...site.pages].flatMap(([address, { document }]) =>
      document.unfilled.map((words) => `${address}: ${words}`),
    )
    expect(left.slice(0, 20)).toEqual([])
  })

  it('speaks French on French pages and English on English ones', () => {
    const wrong = [...site.pages].flatMap(([address, { locale, document }]) => {
      const { title, description, texts, lang } = document
      const foreign = [title, description, ...texts].filter((words) => isForeign(words, locale))
      return lang === locale && foreign.length === 0 ? [] : [`${address} (${lang}): ${foreign.join(' / ')}`]
    })
    expect(wrong).toEqual([])
  })
})
