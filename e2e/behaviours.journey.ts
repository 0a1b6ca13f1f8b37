import type { Page } from '@playwright/test'
import { type Locale, languageTag, locales } from '../src/i18n/locale.ts'
import { href } from '../src/screens.ts'
import { expect, test, watch } from './fixtures.ts'
import { walkedIn } from './languages.ts'

/** Addresses, languages, colours, policies: what every page does, whatever it shows. */

const other: Record<Locale, Locale> = { fr: 'en', en: 'fr' }
const names: Record<Locale, string> = { fr: 'Français', en: 'English' }

test.describe('an address', () => {
  const missing = [
    ['/nulle-part', 'fr'],
    ['/fr/nulle-part?page=2', 'fr'],
    ['/en/nowhere', 'en'],
    ['/fr/login', 'fr'],
    ['/en/connexion', 'en'],
    ['/login', 'fr'],
    ['/ja', 'fr'],
    ['/ja/login', 'fr'],
    ['/assets', 'fr'],
    ['/portraits', 'fr'],
    ['/assets/none-of-ours.js', 'fr'],
  ] as const
  for (const [path, locale] of missing)
    test(`${path} is a real 404 in its language`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByText(`Page not found: ${path}`, { exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page).toHaveTitle(/^404 - Page not found: /)
    })

  test('of the other language says which one was probably meant', async ({ page }) => {
    await page.goto('/en/connexion?next=%2Fen%2Fask')
    await page.getByRole('main').getByRole('link', { name: '/en/login' }).click()
    await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Fask$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
  })

  test('with an id that cannot be is a 404 before anything is asked', async ({ page }) => {
    for (const path of ['/fr/question/x?tab=answer', '/en/consultation/a.b', '/fr/match/1']) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByText(`Page Not Found: ${path}`, { exact: true })).toBeVisible()
    }
  })

  test('is the same in capitals, and names the one in small letters as its own', async ({ page }) => {
    const answer = await page.goto('/FR/Connexion')
    expect(answer?.status()).toBe(200)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/connexion$/)
  })
})

test.describe('the language', () => {
  for (const locale of walkedIn('en'))
    test(`switches from ${locale} with query and hash, and is remembered for a year`, async ({ page, context }) => {
      await page.goto(`${href('login', locale)}?next=%2F${locale}%2Fask#help`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await page.getByRole('link', { name: names[other[locale]], exact: true }).click()
      await expect(page).toHaveURL(`${href('login', other[locale])}?next=%2F${locale}%2Fask#help`)
      await expect(page.locator('html')).toHaveAttribute('lang', other[locale])
      const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
      expect(cookie).toMatchObject({ value: other[locale], path: '/', sameSite: 'Lax', httpOnly: false, secure: false })
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
      const kept = await page.evaluate(() => [localStorage['user-locale'], localStorage['detected-country']])
      expect(kept).toEqual([other[locale], 'fr'])
    })

  for (const locale of walkedIn('fr'))
    test(`switches from ${locale} with query and hash before any script of ours runs`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(`${href('login', locale)}?next=%2F${locale}%2Fask#help`, { waitUntil: 'load' })
      await page.getByRole('link', { name: names[other[locale]], exact: true }).click()
      await expect(page).toHaveURL(`${href('login', other[locale])}?next=%2F${locale}%2Fask#help`)
      await expect(page.locator('html')).toHaveAttribute('lang', other[locale])
    })

  test('of the words follows a client navigation to the home page', async ({ page }) => {
    await page.goto(href('login', 'en'))
    const fresh = await page.context().newPage()
    await fresh.goto(href('home', 'en'))
    const heading = await fresh.getByRole('heading', { level: 1 }).textContent()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  })

  test('is told to search engines in both', async ({ page }) => {
    await page.goto(href('login', 'en'))
    await expect(page.locator('link[hreflang=fr]')).toHaveAttribute('href', /\/fr\/connexion$/)
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/en\/login$/)
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', /\/fr\/connexion$/)
    const tags = locales.map((locale) => languageTag[locale].replace('-', '_'))
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', tags[1] ?? '')
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute('content', tags[0] ?? '')
  })
})

test.describe('the colour mode', () => {
  const html = (page: Page) => page.locator('html')

  const starts = [
    { stored: null, system: 'dark', shown: 'dark' },
    { stored: null, system: 'light', shown: 'light' },
    { stored: 'light', system: 'dark', shown: 'light' },
    { stored: 'dark', system: 'light', shown: 'dark' },
  ] as const
  for (const { stored, system, shown } of starts)
    test(`${stored ?? 'nothing'} chosen under a ${system} system is ${shown} before any script of ours runs`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system })
      if (stored) await page.addInitScript((word) => localStorage.setItem('nuxt-color-mode', word), stored)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/fr')
      await expect(html(page)).toHaveClass(shown)
      await expect(html(page)).toHaveAttribute('data-color-mode', shown)
      expect(await page.evaluate(() => localStorage['nuxt-color-mode'])).toBe(stored ?? 'system')
    })

  test('never changes its class while the page starts', async ({ page, complaints }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(document.documentElement.className)).observe(document, {
        attributes: true,
        attributeFilter: ['class'],
        subtree: true,
      })
    })
    await page.goto('/fr/connexion')
    await expect(page.getByRole('button', { name: 'Nuit' })).toBeVisible()
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(new Set(seen.filter((word) => word !== 'dark'))).toEqual(new Set())
    expect(complaints).toEqual([])
  })

  test('follows the system while it runs, until a word is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/fr/connexion')
    await expect(html(page)).toHaveClass('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html(page)).toHaveClass('dark')
    await page.getByRole('button', { name: 'Jour' }).click()
    await expect(html(page)).toHaveClass('light')
    expect(await page.evaluate(() => localStorage['nuxt-color-mode'])).toBe('light')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await expect(html(page)).toHaveClass('light')
    await page.getByRole('button', { name: 'Auto' }).click()
    await expect(html(page)).toHaveClass('dark')
  })

  test('follows the system before any script of ours runs', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/fr/connexion', { waitUntil: 'load' })
    await expect(html(page)).toHaveClass('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html(page)).toHaveClass('dark')
    await expect(html(page)).toHaveAttribute('data-color-mode', 'dark')
  })

  test('shows what was chosen before any script of ours runs', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    for (const [word, name] of [
      ['system', 'Auto'],
      ['dark', 'Nuit'],
    ]) {
      await page.addInitScript((chosen) => localStorage.setItem('nuxt-color-mode', chosen ?? ''), word)
      await page.goto('/fr/faq')
      const pressed = page.getByRole('contentinfo').locator('[aria-pressed=true]')
      await expect(pressed).toHaveText(name ?? '')
    }
  })
})

test.describe('the place on a page', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

  test('is its top for a new page, and the old one on the way back', async ({ page }) => {
    await page.goto('/fr/contact')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Signaler un contenu' })
    await link.scrollIntoViewIfNeeded()
    const before = await top(page)
    expect(before).toBeGreaterThan(100)
    await page.evaluate(() => Object.assign(window, { same: true }))
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Signaler un contenu' })).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Parlons-en' })).toBeVisible()
    await expect.poll(() => top(page)).toBe(before)
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test('is the part that the address names, below its margin', async ({ page }) => {
    await page.goto('/fr/cgus#part-3')
    const part = page.locator('#part-3')
    const distance = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(distance).toBeGreaterThan(0)
    expect(await distance()).toBeLessThan(160)
  })

  test('is kept where the same page shows less of itself', async ({ page }) => {
    await page.goto('/fr/articles')
    const link = page.getByRole('navigation', { name: 'Par domaine' }).getByRole('link', { name: 'Logement' })
    await page.evaluate(() => scrollTo(0, 120))
    await link.click()
    await expect(page).toHaveURL(/\/fr\/articles\?category=logement$/)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect.poll(() => top(page)).toBe(120)
  })

  test('is kept where only the language changes', async ({ page }) => {
    await page.goto('/fr/connexion')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
    await link.scrollIntoViewIfNeeded()
    const before = await top(page)
    await link.click()
    await expect(page).toHaveURL(/\/en\/login$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(Math.abs((await top(page)) - before)).toBeLessThan(120)
  })
})

test.describe('a new release', () => {
  test('that took a file away brings the next page anew, with what was being typed', async ({ page }) => {
    await page.goto('/fr/ask')
    // A slow phone, on which the loss is found out before the next render.
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 12 })
    const box = page.getByRole('textbox', { name: walkWords.fr.box })
    await box.fill(walkWords.fr.question)
    await page.route('**/assets/login-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    const wanted = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/fr/connexion',
    )
    await page.getByRole('link', { name: 'Connexion' }).first().click()
    await wanted
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(page).toHaveURL(/\/fr\/connexion$/)
    await page.unroute('**/assets/login-*.js')
    await page.goBack()
    await expect(page).toHaveURL(/\/fr\/ask$/)
    await expect(box).toHaveValue(walkWords.fr.question)
  })

  test('that took a file away leads straight to the page that was wanted, not by way of the one that is left', async ({
    page,
  }) => {
    await page.goto('/fr/ask')
    await expect(page.getByRole('textbox', { name: walkWords.fr.box })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname))
    await page.route('**/assets/login-*.js', (route) =>
      loaded.length > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
    )
    await page.getByRole('link', { name: 'Connexion' }).first().click()
    await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeEnabled()
    expect(loaded).toEqual(['/fr/connexion'])
  })

  for (const [kind, path, script] of [
    ['a page to be read', '/fr/faq', '**/assets/entry.reading-*.js'],
    ['a page that acts', '/fr/connexion', '**/assets/entry.client-*.js'],
    ['a screen of its own', '/fr/connexion', '**/assets/login-*.js'],
  ] as const)
    test(`that took a script away from ${kind} while it wakes up loads it once more, and not again`, async ({
      page,
    }) => {
      const loaded: string[] = []
      page.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).pathname))
      // Asked for ahead, and then by the page itself: neither comes before the second document.
      await page.route(script, (route) =>
        loaded.length > 1 ? route.continue() : route.fulfill({ status: 404, body: '' }),
      )
      await page.goto(path, { waitUntil: 'load' })
      await expect.poll(() => loaded).toEqual([path, path])
      // The page runs: what says so is drawn by its script.
      await expect(page.locator('.footer [aria-pressed=true]')).toHaveCount(1)
      await page.unroute(script)
      await page.route(script, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto(`${path}?again`, { waitUntil: 'load' })
      await expect.poll(() => loaded).toHaveLength(4)
      await page.waitForLoadState('networkidle')
      expect(loaded).toHaveLength(4)
    })

  test('is noticed within the hour, and the next page is then loaded in full', async ({ page }) => {
    await page.clock.install()
    await page.goto('/fr/connexion')
    await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeEnabled()
    const asked = page.waitForRequest('**/builds/latest.json?*')
    await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another' } }))
    await page.clock.fastForward('01:00:05')
    await (await asked).response()
    const loaded = page.waitForRequest((request) => request.isNavigationRequest())
    await page.evaluate(() => Object.assign(window, { old: true }))
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    expect(new URL((await loaded).url()).pathname).toBe('/fr/password-reset')
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => 'old' in window)).toBe(false)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible()
  })
})

test.describe('a walk', () => {
  for (const locale of walkedIn('en'))
    test(`from home to the checkout in ${locale} meets no policy and no other host`, async ({
      page,
      complaints,
      baseURL,
    }) => {
      const hosts = new Set<string>()
      page.on('request', (request) => {
        if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).origin)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await page.goto(href('home', locale))
      const { question, send, expert } = walkWords[locale]
      await page.getByRole('textbox', { name: walkWords[locale].box }).fill(question)
      await page.getByRole('button', { name: send }).click()
      await expect(page).toHaveURL(/\/consultation\//)
      await page.getByRole('button', { name: expert }).first().click()
      await expect(page).toHaveURL(/\/(_?checkout)/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('textbox').first()).toBeVisible()
      const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '')
      expect(new URL(loaded).pathname).toMatch(/\/_?checkout/)
      expect([...hosts]).toEqual([baseURL])
      expect(complaints).toEqual([])
    })
})

const walkWords = {
  fr: {
    box: 'Votre question',
    question: 'Mon propriétaire ne me rend pas mon dépôt de garantie depuis deux mois.',
    send: 'Obtenir un aperçu gratuit',
    expert: /^Demander à un expert/,
  },
  en: {
    box: 'Your question',
    question: 'My landlord has not given me my deposit back for two months.',
    send: 'Get a free preview',
    expert: /^Ask an expert/,
  },
} satisfies Record<Locale, { box: string; question: string; send: string; expert: RegExp }>

test.describe('whoever reads by ear or moves by keyboard', () => {
  const skip = { fr: 'Aller au contenu', en: 'Skip to content' }
  for (const locale of walkedIn('fr'))
    test(`skips to the content first in ${locale}`, async ({ page }) => {
      await page.goto(href('login', locale))
      await page.keyboard.press('Tab')
      const link = page.getByRole('link', { name: skip[locale] })
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true)
    })

  test('stands at the heading after a client navigation and hears the title', async ({ page, complaints }) => {
    await page.goto(href('login', 'fr'))
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mot de passe oublié' })).toBeFocused()
    await expect(page.locator('#announcer')).toHaveText(await page.title())
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeFocused()
    expect(complaints).toEqual([])
  })

  test('gets whole pages without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    watch(page, [])
    await page.goto(href('home', 'en'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('textbox', { name: walkWords.en.box })).toBeVisible()
    await context.close()
  })
})
