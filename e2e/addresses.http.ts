import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../src/i18n/locale.ts'
import { href, type ScreenName, screens } from '../src/screens.ts'
import { get } from './http.ts'
import { base, port } from './server.ts'

/** Addresses and policies: what every page answers before a browser shows it. */

/** A path of every screen; where it needs an object there may be none, and the page says so. */
const everyPath = locales.flatMap((locale) =>
  (Object.keys(screens) as ScreenName[]).map((name) => href(name, locale, valuesOf(name))),
)

function valuesOf(name: ScreenName): Record<string, string> {
  const path: string | Record<Locale, string> = screens[name].path
  const pattern = typeof path === 'string' ? path : path.fr
  return Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, 'nobody']))
}

/** The path goes as it is written: `fetch` takes the dots away by itself. */
const statusOfExactly = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject)
    asked.end()
  })

describe('an address', () => {
  const redirects = [
    ['/', 302, '/fr'],
    ['/?from=letter', 302, '/fr?from=letter'],
    ['/ask?text=x&y=%C3%A9', 302, '/fr/ask?text=x&y=%C3%A9'],
    ['/connexion', 302, '/fr/connexion'],
    ['/FAQ', 302, '/fr/FAQ'],
    ['/logement/specialites', 302, '/fr/logement/specialites'],
    ['/question/abc?tab=answer', 302, '/fr/question/abc?tab=answer'],
    ['/fr/', 301, '/fr'],
    ['/en/login/?next=%2Fen%2Fask', 301, '/en/login?next=%2Fen%2Fask'],
  ] as const
  for (const [path, status, to] of redirects)
    test(`${path} leads to ${to} (${status})`, async () => {
      const answer = await get(path)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('location')).toBe(to)
    })

  test('that is missing is JSON for whoever wants JSON', async () => {
    const answer = await get('/en/nowhere?page=2', { accept: 'application/json' })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ statusCode: 404, message: 'Page not found: /en/nowhere?page=2' })
  })

  test('of a slug in capitals leads to the page, which has small letters', async () => {
    for (const [path, to] of [
      ['/en/Logement/Depot-de-garantie?page=2', '/en/logement/depot-de-garantie?page=2'],
      ['/fr/conseils/Nantes', '/fr/conseils/nantes'],
    ] as const) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    }
  })

  test('of an icon as it was asked for of old has one', async () => {
    const answer = await get('/favicon.ico')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/x-icon',
      'cache-control': expect.stringContaining('max-age'),
    })
    expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 3, 0]))
  })

  const strange = { 'a zero': '%00', 'half a sign': '%ED%A0%80', 'ten thousand letters': 'x'.repeat(10_000) }
  const searches = [
    '/fr/recherche?q=',
    '/en/faq?q=',
    '/fr/categs?q=',
    '/en/expressions-to-city?q=',
    '/fr/nos-experts-en-france?q=',
    '/en/articles?category=',
    '/fr/ask?category=',
  ]
  for (const [what, typed] of Object.entries(strange))
    test(`may look for ${what}: the page stands, and does not say it back whole`, async () => {
      for (const path of searches) {
        const answer = await get(path + typed)
        expect(answer.status, path).toBe(200)
        const html = await answer.text()
        expect(html.includes('\u0000'), path).toBe(false)
        expect(html.includes('x'.repeat(300)), path).toBe(false)
      }
      for (const path of ['/fr/nos-experts?category=', '/en/conseils/nantes?theme=', '/fr/zoom-expert?slug=']) {
        const answer = await get(path + typed)
        expect([302, 404], path).toContain(answer.status)
      }
    })

  test('never leaves the folder of public files', async () => {
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2fserver%2findex.js',
      '/%2e%2e/%2e%2e/package.json',
    ])
      expect([(await get(path)).status, await statusOfExactly(path)], path).toEqual([404, 404])
  })

  test('answers HEAD as GET, without a body', async () => {
    const answer = await fetch(`${base}/fr`, { method: 'HEAD', redirect: 'manual' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  test('is answered on a connection that outlasts the minute for which a proxy keeps its own', async () => {
    for (const path of ['/fr', '/api/health', '/symbol.svg']) {
      const kept = /timeout=(\d+)/.exec((await get(path)).headers.get('keep-alive') ?? '')
      expect(Number(kept?.[1]), path).toBeGreaterThan(60)
    }
  })
})

describe('the language', () => {
  test('of a list of several pages is told for each of them, and of no other address for a page it has not', async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec(await (await get(path)).text())?.[1]
    expect(await canonical('/fr/nos-experts?page=2')).toBe('/fr/nos-experts?page=2')
    for (const path of ['/fr/resilier', '/en/articles', '/fr/expertise/logement', '/en/logement/depot-de-garantie'])
      expect(await canonical(`${path}?page=3`)).toBe(path)
  })
})

describe('a new release', () => {
  test('says which build it is', async () => {
    const answer = await get('/builds/latest.json?1')
    expect(await answer.json()).toEqual({ id: expect.stringMatching(/^\w+$/) })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the policies', () => {
  const allowed = new Set<string>()
  const inline = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

  for (const path of [...everyPath, '/fr/nulle-part'])
    test(`of ${path} let no script in but ours`, async () => {
      const answer = await fetch(base + path)
      const headers = Object.fromEntries(answer.headers)
      expect(headers['content-type']).toMatch(/^text\/html/)
      const policy = Object.fromEntries(
        (headers['content-security-policy'] ?? '').split('; ').map((rule): [string, string[]] => {
          const [name = '', ...sources] = rule.split(' ')
          return [name, sources]
        }),
      )
      expect(policy['default-src']).toEqual(["'none'"])
      expect(policy['frame-ancestors']).toEqual(["'none'"])
      expect(policy['base-uri']).toEqual(["'none'"])
      expect(policy['script-src']?.[0]).toBe("'self'")
      const sources = policy['script-src']?.slice(1) ?? []
      for (const source of sources) {
        expect(source).toMatch(/^'sha256-[\w+/]+=*'$/)
        allowed.add(source)
      }
      expect(policy['connect-src']).toEqual(["'self'"])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('camera=()')
      const html = await answer.text()
      expect(html).not.toMatch(/<[^>]+ on[a-z]+=/)
      const scripts = [...html.matchAll(inline)].map(([, code = '']) => code)
      expect(scripts.length).toBeGreaterThan(1)
      for (const code of scripts)
        expect(sources).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    })

  // The scripts of the head, of what is read ahead, of the place on the page, and of the start of the application.
  test('name the same four scripts on every page', () => expect(allowed.size).toBe(4))

  test('stand on the API and on files too', async () => {
    for (const path of ['/api/health', '/api/nowhere', '/symbol.svg']) {
      const headers = Object.fromEntries((await get(path)).headers)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
  })
})
