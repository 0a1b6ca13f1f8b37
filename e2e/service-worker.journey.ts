import type { Page } from '@playwright/test'
import { type Locale, otherLocale } from '../src/i18n/locale.ts'
import { href } from '../src/screens.ts'
import { call, ordered, takeOffer } from './api-calls.ts'
import { violationsOf } from './axe.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { base } from './server.ts'
import { newVisitor, signIn, storeToken, visitorWithQuestion } from './sign-in.ts'

/** The site as an app: what it is called, what it shows without a network, and what its worker keeps. */
test.use({ serviceWorkers: 'allow' })

/** As after some visits: the worker is in, and answers for this page. */
async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

const expertAccount = 'specialist@demo.test'

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

const listLink = (page: Page, locale: Locale) => page.locator(`a[href="${href('my-requests', locale)}"]`)

for (const locale of walkedIn('en'))
  test(`without a network a page says so, in ${locale}`, async ({ page, context }) => {
    await withWorker(page, href('faq', locale))
    await context.setOffline(true)
    await page.goto(href('pricing', locale)).catch(() => undefined)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'fr' ? 'Pas de connexion' : 'No connection',
    )
    expect(new URL(page.url()).pathname).toBe(href('pricing', locale))
    // Nothing was read by anybody: nothing is offered to be read again.
    await expect(listLink(page, locale)).toHaveCount(0)
    // The network is back: the page that was wanted comes by itself.
    await context.setOffline(false)
    await expect(page.locator('html')).toHaveAttribute('data-screen', 'pricing')
  })

test('whoever was on one page once has the numbers of emergencies without a network', async ({
  browser,
  server: _,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris', serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${base}/fr/tarifs`)
  // Reading pages run once somebody moves on them, after the page listens.
  let moved = 40
  const movedAndKept = async () => {
    await page.mouse.move(moved++, 40)
    return page.evaluate(() => navigator.serviceWorker.controller !== null)
  }
  await expect.poll(movedAndKept).toBe(true)
  await context.setOffline(true)
  await page.goto(`${base}/fr/urgence`)
  await expect(page.getByRole('link', { name: '3114' }).first()).toHaveAttribute('href', /^tel:\d+$/)
  await context.close()
})

for (const [path, number] of [
  ['/fr/urgence', '3114'],
  ['/en/emergency', '116 123'],
] as const)
  test(`whoever was only on ${path} has its numbers without a network`, async ({ page, context }) => {
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('link', { name: number }).first()).toHaveAttribute('href', /^tel:\d+$/)
    expect(refused).toEqual([])
  })

for (const [locale, title, number] of [
  ['fr', 'Numéros d’urgence', '3114'],
  ['en', 'Emergency numbers', '116 123'],
] as const)
  test(`without a network the numbers of emergencies are there, in ${locale}`, async ({ page, context }) => {
    await withWorker(page, href('faq', locale))
    await context.setOffline(true)
    await page.goto(`/${locale}/urgence`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('link', { name: number }).first()).toHaveAttribute('href', /^tel:\d+$/)
    expect(await violationsOf(page)).toEqual([])
  })

for (const [locale, requests, noConnection, asRead] of [
  ['fr', 'Mes demandes', 'Pas de connexion', /Cette page est telle que vous l’avez lue le/],
  ['en', 'My requests', 'No connection', /This page is as you read it on/],
] as const)
  test(`what was read last is read again without a network, and goes with the session, in ${locale}`, async ({
    page,
    context,
    request,
  }) => {
    const own = await visitorWithQuestion(request, locale)
    const conversation = href('consultation', locale, { id: own.id })
    // Once, and not again after the page has signed out.
    await page.goto(href('faq', locale))
    await page.evaluate((token) => localStorage.setItem('token', token), own.token)
    await withWorker(page, conversation)
    const question = page.locator('.turn--client', { hasText: /12 septembre 2026|12 September 2026/ }).first()
    await expect(question).toBeVisible()
    // The worker came after this page: it keeps the document that was open.
    await expect.poll(() => keptPaths(page)).toContain(conversation)
    await page.goto(href('my-requests', locale))
    await expect(page.locator('.own > li').first()).toBeVisible()

    await context.setOffline(true)
    await page.goto(conversation)
    await expect(question).toBeVisible()
    await expect(page.getByText(asRead)).toBeVisible()
    // It has a place of its own, above what it tells of.
    const [above, below] = await page.evaluate(() => {
      scrollTo(0, 0)
      const at = (part: string) => document.querySelector(part)?.getBoundingClientRect()
      return [at('.offline')?.bottom ?? 999, at('main')?.top ?? 0]
    })
    expect(above).toBeLessThanOrEqual(below)
    await page.reload()
    await expect(question).toBeVisible()
    // In the other language it was never read: the address leads to the one in which it was.
    await page.goto(href('consultation', otherLocale(locale), { id: own.id }))
    await expect(page).toHaveURL(conversation)
    await expect(question).toBeVisible()
    await page.goto(href('my-requests', locale))
    await expect(page.getByRole('heading', { level: 1, name: requests })).toBeVisible()
    await page.locator('.own > li a').first().click()
    await expect(question).toBeVisible()
    await page.goto(href('account', locale)).catch(() => undefined)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(noConnection)
    await expect(listLink(page, locale)).toBeVisible()
    // What can be read is named, and opens.
    const kept = page.getByRole('region', { name: /Lisibles sans Internet|Readable without the internet/ })
    await expect(kept.getByRole('link')).toHaveAttribute('href', conversation)
    await expect(kept.getByRole('link')).not.toBeEmpty()

    await context.setOffline(false)
    await expect(page.locator('html')).toHaveAttribute('data-screen', 'account')
    await page.goto(href('profile', locale))
    await expect(page.locator('.own > li').first()).toBeVisible()
    // Another account in the same browser.
    await page.goto(href('login', locale))
    await page.getByRole('textbox', { name: locale === 'fr' ? 'Adresse e-mail' : 'Email address' }).fill(expertAccount)
    await page.getByRole('textbox', { name: locale === 'fr' ? 'Mot de passe' : 'Password' }).fill('clairavis-demo')
    await page.getByRole('button', { name: locale === 'fr' ? 'Se connecter' : 'Log in', exact: true }).click()
    await expect(page).not.toHaveURL(/connexion|login/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')))).toEqual([])
    await context.setOffline(true)
    await page.goto(conversation).catch(() => undefined)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(noConnection)
    await expect(question).toHaveCount(0)
  })

for (const [locale, signOut] of [
  ['fr', 'Me déconnecter'],
  ['en', 'Sign out'],
] as const)
  test(`an answer that was read opens without a network, and nothing of it after signing out, in ${locale}`, async ({
    page,
    context,
    browser,
  }) => {
    const own = await ordered(page.request, locale)
    const desk = await openExpertWindow(browser, 'expert@demo.test', locale)
    const works = await takeOffer(page.request, 'expert@demo.test', own.id)
    const { short, step, limits } = texts[locale].answer
    const answer = { short, steps: [{ text: step }], deadlines: [], papers: [], sources: [], limits }
    await works('answer', { answer, locale })
    await desk.leave()

    const path = href('question', locale, { id: own.id })
    const conversation = href('consultation', locale, { id: own.id })
    const read = page.getByRole('main').getByText(short)
    await page.goto(href('faq', locale))
    await page.evaluate((token) => localStorage.setItem('token', token), own.token)
    await withWorker(page, path)
    await expect(read).toBeVisible()
    await expect.poll(() => keptPaths(page)).toContain(path)
    await page.goto(conversation)
    await expect(page.locator('.turn--client').first()).toBeVisible()
    await context.setOffline(true)
    await page.goto(path)
    await expect(read).toBeVisible()
    await expect(page.getByText(step)).toBeVisible()
    await expect(page.getByText(limits)).toBeVisible()
    await page.reload()
    await expect(read).toBeVisible()

    await context.setOffline(false)
    await page.goto(href('profile', locale))
    await page.getByRole('button', { name: signOut, exact: true }).click()
    await expect(page).toHaveURL(href('home', locale))
    await context.setOffline(true)
    for (const screen of [path, conversation, href('profile', locale), href('my-requests', locale)]) {
      await page.goto(screen)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        locale === 'fr' ? 'Pas de connexion' : 'No connection',
      )
      await expect(listLink(page, locale)).toHaveCount(0)
    }
    // Nor what it was drawn from, where somebody looks without our pages.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')))).toEqual([])
    expect(await keptPaths(page)).not.toContain(path)
  })

test('the worker keeps no data of anybody: documents without it, and nothing that the API said', async ({
  page,
  context,
  request,
}) => {
  await storeToken(context, await signIn(request, 'client@demo.test'))
  await withWorker(page, href('profile', 'fr'))
  await page.goto(href('profile', 'fr'))
  await expect(page.locator('.own > li').first()).toBeVisible()
  const kept = await keptPaths(page)
  expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(0)
  expect(kept.filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
    '/en/offline.html',
    '/en/urgence',
    '/fr/offline.html',
    '/fr/profile',
    '/fr/urgence',
    '/kept',
  ])
  const document = await page.evaluate(async () => (await (await caches.match('/fr/profile'))?.text()) ?? '')
  expect(document).not.toContain('client@demo.test')
  expect(document).not.toContain('Claire')
})

test('each build brings its own worker, and what the one before kept to itself is gone', async ({ page, request }) => {
  const { id } = await (await request.get('/builds/latest.json')).json()
  expect(await (await request.get('/sw.js')).text()).toContain(JSON.stringify(id))
  await page.goto(href('contact', 'fr'))
  await page.evaluate(() => caches.open('offline-of-before'))
  await withWorker(page, href('contact', 'fr'))
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('offline')))
    .toEqual([`offline-${id}`])
})

for (const [locale, ask, numbers] of [
  ['fr', /^15/, ['15', '17', '18', '3114', '112']],
  ['en', /^112/, ['112', '999', '911']],
] as const)
  test(`a first visit is left alone at first, and soon has a number to call without a network, in ${locale}`, async ({
    page,
    context,
  }) => {
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    // Time stands still: nothing comes by itself.
    await page.clock.install({ time: new Date() })
    await page.clock.pauseAt(Date.now() + 1000)
    await page.goto(href('home', locale))
    await page.waitForLoadState('networkidle')
    expect(await registered()).toBe(0)
    // No visitor has moved yet, and less time has passed than reading the first lines takes.
    await page.clock.runFor(1500)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
    await context.setOffline(true)
    await page.goto(href('pricing', locale)).catch(() => undefined)
    await expect(page.getByRole('link', { name: ask }).first()).toBeInViewport()
    const shown = (number: string) => page.locator(`a[href="tel:${number}"]`).filter({ visible: true }).first()
    for (const number of numbers) await expect(shown(number)).toBeVisible()
    await page.clock.resume()
    expect(await violationsOf(page)).toEqual([])
  })

test('the emergency screen of a first visit keeps the page of all numbers for when there is no network', async ({
  page,
  context,
}) => {
  // Time stands still: the worker does not come by itself, as it does some seconds after the page.
  await page.clock.install({ time: new Date() })
  await page.goto(href('home', 'fr'))
  await page.clock.pauseAt(Date.now() + 1000)
  await page.locator('#question').fill('mon mari me frappe, il a un couteau')
  const opened = page.getByRole('dialog').locator('summary')
  await expect(async () => {
    await page.clock.runFor(500)
    expect(await opened.isVisible()).toBe(true)
  }).toPass()
  await opened.click()
  const all = page.getByRole('dialog').locator('a[href="/fr/urgence"]')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await context.setOffline(true)
  await all.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('a[href="tel:17"]').first()).toBeVisible()
})

for (const [locale, text] of [
  ['fr', 'Mon mari m’a étranglée hier soir, il a un couteau.'],
  ['en', 'My husband strangled me last night, he has a knife.'],
] as const)
  test(`the conversation of an emergency, loaded again without a network, leads to all numbers, in ${locale}`, async ({
    page,
    context,
    request,
  }) => {
    const token = await newVisitor(request, locale)
    const { id } = await call(request, ['POST', '/questions'], token, { text, category: null, locale })
    await storeToken(context, token)
    await page.goto(href('consultation', locale, { id }))
    await expect(page.locator('.emergency-page')).toBeVisible()
    // Its screen lets the worker in at once, and nothing of it stays on a device that others may read.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(text)).toHaveCount(0)
    await page.locator(`main a[href="/${locale}/urgence"]`).click()
    await expect(page.locator('a[href="tel:17"]').first()).toBeVisible()
  })

test('each language has its own manifest, with pictures that exist', async ({ page, request }) => {
  for (const locale of walkedIn('fr')) {
    await page.goto(href('contact', locale))
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const manifest = await (await request.get(address)).json()
    expect(manifest).toMatchObject({ lang: locale, start_url: href('home', locale), scope: '/', display: 'standalone' })
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
  }
  for (const picture of await page.locator('link[rel=apple-touch-icon]').all())
    expect((await request.get((await picture.getAttribute('href')) ?? '')).status()).toBe(200)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the page without a network has nothing that axe complains about, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto('/fr/offline.html')
    expect((await violationsOf(page)).map(({ id }) => id)).toEqual([])
  })
