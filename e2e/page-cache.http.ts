import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { get } from './http.ts'

const inline = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

test('A kept page is the same for everybody, and its policy names the scripts that are in it', async () => {
  for (const path of ['/fr', '/en', '/fr/faq', '/en/categs']) {
    const first = await get(path)
    const again = await get(`${path}?utm_source=journal`, {
      authorization: 'Bearer somebody-with-a-token',
      cookie: 'user-locale=en',
      'accept-language': 'de',
    })
    const html = await again.text()
    expect(html).toBe(await first.text())
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(again.headers.get('server-timing')).toMatch(/^age;dur=\d+$/)
    const policy = again.headers.get('content-security-policy') ?? ''
    const scripts = [...html.matchAll(inline)].map(([, code]) => code ?? '')
    expect(scripts.length).toBeGreaterThan(1)
    for (const code of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    const known = await get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([known.status, await known.text()]).toEqual([304, ''])
  }
})

test('What belongs to one person is not kept, nor what is missing', async () => {
  for (const path of ['/fr/profile', '/fr/connexion', '/fr/mes-demandes', '/en/checkout', '/fr/expert/personne']) {
    const answer = await get(path)
    expect(answer.headers.get('etag')).toBeNull()
    expect(answer.headers.get('server-timing')).toBeNull()
  }
})

test('A file travels compressed, and one whose name is its fingerprint never comes twice', async () => {
  const [, script = ''] = /(\/assets\/[\w-]+\.js)/.exec(await (await get('/fr')).text()) ?? []
  const file = await get(script, { 'accept-encoding': 'br' })
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('text/javascript'),
    'x-content-type-options': 'nosniff',
  })
  const symbol = await get('/symbol.svg')
  const known = await get('/symbol.svg', { 'if-none-match': symbol.headers.get('etag') ?? '' })
  expect([symbol.status, known.status]).toEqual([200, 304])
})

test('The language switch keeps the query without JavaScript, of kept pages and of others', async () => {
  const switched = async (path: string) => {
    const html = await (await get(path)).text()
    const [link = ''] = html.match(/<a[^>]*data-locale="en"[^>]*>/) ?? []
    return /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&')
  }
  expect(await switched('/fr/recherche?q=caution+retenue')).toBe('/en/recherche?q=caution+retenue')
  expect(await switched('/fr/faq?q=remboursement')).toBe('/en/faq?q=remboursement')
  expect(await switched('/fr/nos-experts?category=logement&utm_source=journal')).toBe(
    '/en/our-experts?category=logement',
  )
  expect(await switched('/fr/connexion?next=%2Ffr%2Fask')).toBe('/en/login?next=%2Ffr%2Fask')
  expect(await switched('/fr?utm_source=journal')).toBe('/en')
})
