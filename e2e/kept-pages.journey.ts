import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'

const inline = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

test('A kept page is the same for everybody, and its policy names the scripts that are in it', async ({ request }) => {
  for (const path of ['/fr', '/en', '/fr/faq', '/en/categs']) {
    const first = await request.get(path)
    const again = await request.get(`${path}?utm_source=journal`, {
      headers: { authorization: 'Bearer somebody-with-a-token', cookie: 'user-locale=en', 'accept-language': 'de' },
    })
    expect(await again.text()).toBe(await first.text())
    expect(again.headers().etag).toBe(first.headers().etag)
    expect(again.headers()['server-timing']).toMatch(/^age;dur=\d+$/)
    const policy = again.headers()['content-security-policy'] ?? ''
    const scripts = [...(await again.text()).matchAll(inline)].map(([, code]) => code ?? '')
    expect(scripts.length).toBeGreaterThan(2)
    for (const code of scripts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    const known = await request.get(path, { headers: { 'if-none-match': first.headers().etag ?? '' } })
    expect([known.status(), await known.text()]).toEqual([304, ''])
  }
})

test('What belongs to one person is not kept, nor what is missing', async ({ request }) => {
  for (const path of ['/fr/profile', '/fr/connexion', '/fr/mes-demandes', '/en/checkout', '/fr/expert/personne']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.headers().etag).toBeUndefined()
    expect(answer.headers()['server-timing']).toBeUndefined()
  }
})

test('A file travels compressed, and one whose name is its fingerprint never comes twice', async ({ request }) => {
  const [, script = ''] = /(\/assets\/[\w-]+\.js)/.exec(await (await request.get('/fr')).text()) ?? []
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('text/javascript'),
    'x-content-type-options': 'nosniff',
  })
  const symbol = await request.get('/symbol.svg')
  const known = await request.get('/symbol.svg', { headers: { 'if-none-match': symbol.headers().etag ?? '' } })
  expect([symbol.status(), known.status()]).toEqual([200, 304])
})

test('A page kept for a while says once it has come who is there now', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route('/fr', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'server-timing': 'age;dur=120000' } })
  })
  await page.route('**/api/experts?*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    await route.fulfill({ response, json: { ...body, experts: body.experts.slice(0, 1) } })
  })
  await page.goto('/fr')
  await page.mouse.click(5, 5)
  await expect(page.locator('#experts .plaque')).toHaveCount(1)
  expect(errors).toEqual([])
})

test('A menu opened before the page runs stays open once it does, and closes when one leaves', async ({ page }) => {
  await page.goto('/fr/faq')
  const menu = page.locator('details.menu')
  await menu.locator('summary').click()
  // What only a page that runs says: which of the three modes is chosen.
  await expect(page.locator('.footer [aria-pressed=true]')).toHaveCount(1)
  await expect(menu).toHaveAttribute('open')
  await menu.getByRole('link', { name: 'Tarifs' }).click()
  await expect(page).toHaveURL(/\/fr\/tarifs$/)
  await expect(menu).not.toHaveAttribute('open')
})
