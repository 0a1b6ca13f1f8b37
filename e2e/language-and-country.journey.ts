import type { BrowserContext } from '@playwright/test'
import type { Locale } from '../src/i18n/locale.ts'
import { href } from '../src/screens.ts'
import { test as base, expect } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { arrive, ask, inBothLanguages } from './steps.ts'

/** A browser that has never been here: where the home page leads it, and what is remembered. */

type Visit = {
  visit: (options?: {
    locale?: string
    country?: string | null
    stored?: Record<string, string>
  }) => Promise<BrowserContext>
}
const test = base.extend<Visit>({
  visit: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async ({ locale = 'fr-FR', country = null, stored = {} } = {}) => {
      const context = await browser.newContext({ locale })
      opened.push(context)
      await context.route('**/api/country', (route) => route.fulfill({ json: { ip: '192.0.2.1', country } }))
      await context.addInitScript((kept) => {
        if (sessionStorage.getItem('begun')) return
        sessionStorage.setItem('begun', 'yes')
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      }, stored)
      return context
    })
    for (const context of opened) await context.close()
  },
})

/** Nothing can be read from a page that is just being left. */
const keptIn = (context: BrowserContext) =>
  context
    .pages()[0]
    ?.evaluate(() => [localStorage['user-locale'] ?? null, localStorage['detected-country'] ?? null])
    .catch(() => null)

const arrivals: {
  who: string
  locale?: string
  country?: string
  stored?: Record<string, string>
  path: string
  to: string
  kept: [Locale, string]
}[] = [
  { who: 'a browser in France', country: 'FR', path: '/en', to: '/fr', kept: ['fr', 'fr'] },
  { who: 'a browser in Britain', country: 'GB', path: '/', to: '/en', kept: ['en', 'gb'] },
  {
    who: 'a browser in Quebec',
    locale: 'fr-CA',
    country: 'CA',
    path: '/fr/?from=letter',
    to: '/en?from=letter',
    kept: ['en', 'ca'],
  },
  { who: 'a browser in Ireland', locale: 'en-IE', country: 'IE', path: '/en', to: '/fr', kept: ['fr', 'ie'] },
  { who: 'a browser nowhere, in American English', locale: 'en-US', path: '/fr', to: '/en', kept: ['en', 'us'] },
  { who: 'a browser nowhere, in some English', locale: 'en', path: '/en', to: '/fr', kept: ['fr', 'fr'] },
  {
    who: 'whoever stored English',
    stored: { 'user-locale': 'en', 'detected-country': 'fr' },
    path: '/',
    to: '/en',
    kept: ['en', 'fr'],
  },
  {
    who: 'whoever stored French with no country',
    stored: { 'user-locale': 'fr' },
    country: 'AU',
    path: '/fr',
    to: '/en',
    kept: ['en', 'au'],
  },
]

for (const { who, path, to, kept, ...options } of arrivals)
  test(`${who} at ${path} ends at ${to} and stays there`, async ({ visit }) => {
    const context = await visit(options)
    const page = await context.newPage()
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    await expect.poll(() => keptIn(context)).toEqual(kept)
    await expect(page).toHaveURL(new RegExp(`${to.replace('?', '\\?')}$`))
    await page.waitForLoadState('networkidle')
    expect(loads.length).toBeLessThanOrEqual(3)
    const before = loads.length
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`${to.replace('?', '\\?')}$`))
    await page.waitForLoadState('networkidle')
    expect(loads.length).toBe(before + 1)
  })

test('the home page that is left for the stored language is not run, however late the other one comes', async ({
  visit,
}) => {
  const context = await visit({ stored: { 'user-locale': 'en', 'detected-country': 'fr' } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const { promise: hasRun, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('hasRun', resolve)
  // The modules of the page that is being left are at hand before the page that is wanted.
  await page.addInitScript(() => {
    const found = new MutationObserver(() => {
      const script = document.querySelector<HTMLScriptElement>('script[type=module][src]:last-of-type')
      if (!script) return
      found.disconnect()
      const { hasRun } = window as unknown as { hasRun: () => void }
      import(script.src).then(hasRun, hasRun)
    })
    found.observe(document, { childList: true, subtree: true })
  })
  await page.route(/\/en$/, async (route) => {
    await hasRun
    await route.continue()
  })
  await page.goto('/fr', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
})

test('another page keeps its language, remembers the country and shows it', async ({ visit }) => {
  const context = await visit({ country: 'BE' })
  const page = await context.newPage()
  await page.goto('/en/login')
  await expect(page.getByRole('contentinfo').getByText('Belgium')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/login$/)
  expect(await keptIn(context)).toEqual([null, 'be'])
})

for (const [language, named] of [
  ['fr-BE', 'Belgique'],
  ['en-GB', 'United Kingdom'],
] as const)
  test(`the footer names the country before anything but the page has come, on a first visit in ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: language })
    const page = await context.newPage()
    await page.route(/\/assets\/.*\.js$|\/api\/country$/, (route) => route.abort())
    await page.goto(`/${language.slice(0, 2)}/login`, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo').getByText(named)).toBeVisible()
    // Nothing is kept, or nothing of these two.
    expect((await keptIn(context)) ?? [null, null]).toEqual([null, null])
    await context.close()
  })

test('a crawler sees the page that it asked for', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  const page = await context.newPage()
  await page.goto('/fr')
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/fr$/)
  expect(await keptIn(context)).toEqual([null, null])
  await context.close()
})

test('a choice of language on the home page is never undone, also before the page runs', async ({ visit }) => {
  const context = await visit({ country: 'FR', stored: { 'user-locale': 'fr', 'detected-country': 'fr' } })
  const page = await context.newPage()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/fr')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(/\/en$/)
  await page.unroute('**/assets/*.js')
  // A page whose scripts fail loads itself once more, which may end this way to another one.
  await expect(async () => void (await page.goto('/'))).toPass()
  await expect(page).toHaveURL(/\/en$/)
  expect(await keptIn(context)).toEqual(['en', 'fr'])
  expect((await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value).toBe('en')
})

test('the other language is offered to whoever would rather read it, once', async ({ visit }) => {
  const context = await visit({ locale: 'fr-CA', country: 'CA' })
  const page = await context.newPage()
  await page.goto('/en/login?next=%2Fen%2Fask')
  const offer = page.getByRole('complementary', { name: 'Cette page existe en français.' })
  await expect(offer).toBeVisible()
  await offer.getByRole('link', { name: 'Voir en français' }).click()
  await expect(page).toHaveURL(/\/fr\/connexion\?next=%2Fen%2Fask$/)
  await expect(offer).toHaveCount(0)
  await page.goto('/en/login')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Voir en français')).toHaveCount(0)
})

test('on a phone the offer lies over no button and no link, and a keyboard meets it first', async ({ visit }) => {
  const context = await visit({ locale: 'en-US', country: 'FR' })
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/fr/ask')
  await expect(page.getByRole('link', { name: 'Read in English' })).toBeVisible()
  const covered = await page.locator('main button:visible, header a:visible, header summary').evaluateAll((all) =>
    all.flatMap((one) => {
      one.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = one.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return above?.closest('.language-offer') ? [one.textContent] : []
    }),
  )
  expect(covered).toEqual([])
  await page.getByRole('link', { name: 'Aller au contenu' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Read in English' })).toBeFocused()
})

test('nobody is told that a page exists in the other language where it exists in none', async ({ visit }) => {
  const context = await visit({ locale: 'en-US', country: 'FR' })
  const page = await context.newPage()
  const offer = page.getByRole('link', { name: 'Read in English' })
  for (const path of ['/fr/nulle-part', '/fr/expert/personne', '/fr/question/x']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    const html = (await answer?.text()) ?? ''
    expect(html).not.toMatch(/rel="(canonical|alternate)"/)
    await page.mouse.click(5, 5)
    await expect.poll(async () => (await keptIn(context))?.[1]).toBe('fr')
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Poser une question' }).last().click()
  await expect(offer).toBeVisible()
})

test('whoever leaves the offer is not asked again', async ({ visit }) => {
  const context = await visit({ locale: 'en-US', country: 'FR' })
  const page = await context.newPage()
  await page.goto('/fr/connexion')
  await page.getByRole('button', { name: 'Stay in French' }).click()
  await expect(page.getByRole('link', { name: 'Read in English' })).toHaveCount(0)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: 'Read in English' })).toHaveCount(0)
  expect(await keptIn(context)).toEqual(['fr', 'fr'])
})

const complaints = {
  fr: {
    empty: /^Écrivez un mot, ou joignez un document/,
    cut: /^La connexion semble coupée/,
  },
  en: {
    empty: /^Write a word, or attach a document/,
    cut: /^The connection seems to be down/,
  },
}

for (const language of walkedIn('fr'))
  test(`what a page complains of is said in the language chosen since, in ${language}`, async ({ page }) => {
    const text = texts[language]
    const complains = (id: string, of: 'empty' | 'cut') =>
      inBothLanguages(page, language, (at) => page.locator(id).filter({ hasText: complaints[at][of] }))
    await arrive(page, language)
    const asked = await ask(page, language)
    await page.getByRole('button', { name: text.send, exact: true }).click()
    await complains('#message-error', 'empty')
    // On a phone a question is closed on its own page.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(href('my-requests', language))
    await page.route(`**/api/questions/${asked}?*`, (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: text.close }).click()
    await complains(`#close-${asked}`, 'cut')
  })
