import { brand } from '../src/brand.ts'
import { href, type ScreenName } from '../src/screens.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'

/** A page to be read is a document, and runs only what somebody touches; whoever is quicker loses nothing. */

/** What a browser without JavaScript can show nothing of. */
const lockedWithout: [ScreenName, Record<string, string>?][] = [
  ['requests'],
  ['earnings'],
  ['meetings'],
  ['expert-page'],
  ['expert-file', { token: 'nothing' }],
  ['account'],
  ['edit-infos'],
  ['change-email'],
  ['profile'],
  ['my-requests'],
  ['experts-asked'],
  ['consultation', { id: 'question-of-somebody' }],
  ['shared', { token: 'nothing' }],
  ['login'],
]

const isReact = (url: string) => /\/assets\/(react|router)-[^/]+\.js$/.test(url)
const isRouter = (url: string) => /\/assets\/router-[^/]+\.js$/.test(url)

test.describe('a page to be read', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('user-locale', 'fr')
      localStorage.setItem('detected-country', 'fr')
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`refused by the policy: ${event.violatedDirective} ${event.blockedURI}`),
      )
    })
  })

  for (const name of ['home', 'faq', 'categs', 'our-experts', 'pricing', 'terms', 'search'] as const)
    test(`${name} runs without React`, async ({ page, complaints }) => {
      const scripts: string[] = []
      page.on('request', (request) => isReact(request.url()) && scripts.push(request.url()))
      await page.goto(href(name, 'fr'), { waitUntil: 'networkidle' })
      // What only a page that runs says: which of the three modes is chosen.
      await expect(page.locator('.footer [aria-pressed=true]')).toHaveCount(1)
      await page.mouse.click(5, 5)
      await page.waitForLoadState('networkidle')
      expect(scripts).toEqual([])
      expect(complaints).toEqual([])
    })

  test('brings its box to life at the first key, without the router, and keeps what was typed before', async ({
    page,
    complaints,
  }) => {
    const { box, question } = texts.fr
    const routers: string[] = []
    page.on('request', (request) => isRouter(request.url()) && routers.push(request.url()))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/react-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(href('home', 'fr'))
    await page.getByRole('textbox', { name: box }).pressSequentially(question)
    const part = page.locator('[data-island=question]')
    await expect(part).not.toHaveAttribute('data-mounted')
    release()
    await expect(part).toHaveAttribute('data-mounted')
    await expect(page.getByRole('textbox', { name: box })).toHaveValue(question)
    await expect(page.getByRole('textbox', { name: box })).toBeFocused()
    await expect(page.locator('#question-count')).not.toHaveText(/\d/)
    expect(routers).toEqual([])
    expect(complaints).toEqual([])
  })

  test('opens the choice of a document that was asked for before its box ran', async ({ page, complaints }) => {
    await page.route('**/assets/reading-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    const chooser = page.waitForEvent('filechooser')
    await page.goto(href('home', 'fr'), { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Joindre' }).click()
    await chooser
    expect(complaints).toEqual([])
  })

  test('hears a person in danger who writes before its box runs', async ({ page, complaints }) => {
    const { box } = texts.fr
    await page.route('**/assets/reading-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto(href('home', 'fr'), { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: box }).fill('Mon père ne respire plus, que faire ?')
    await expect(page.locator('dialog.emergency-over')).toBeVisible()
    await expect(page.getByRole('textbox', { name: box, includeHidden: true })).toHaveValue(/respire plus/)
    expect(complaints).toEqual([])
  })

  test('sends a question that was sent before its box ran', async ({ page, complaints }) => {
    const { box, question, free } = texts.fr
    await page.goto(href('home', 'fr'))
    await page.getByRole('textbox', { name: box }).fill(question)
    await page.getByRole('button', { name: free }).dblclick()
    await page.waitForURL('**/consultation/*')
    await expect(page.locator('.turn--client').first()).toContainText(question)
    // What was sent is no draft any more.
    expect(await page.evaluate(() => localStorage.getItem('draft:question'))).toBeNull()
    expect(complaints).toEqual([])
  })

  test('brings the question to the form when its scripts never come', async ({ page }) => {
    const { box, question, free } = texts.fr
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(href('home', 'fr'))
    await page.getByRole('textbox', { name: box }).fill(question)
    await page.getByRole('button', { name: free }).click()
    await page.waitForURL(`**${href('ask', 'fr')}`)
    await expect(page.getByRole('textbox', { name: box })).toHaveValue(question)
  })

  test('takes the choice of a mode at once', async ({ page }) => {
    await page.goto(href('faq', 'fr'))
    const night = page.getByRole('contentinfo').getByRole('button', { name: 'Nuit' })
    await expect(page.locator('.footer [aria-pressed=true]')).toHaveCount(1)
    await night.click()
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark')
    await expect(night).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(night).toHaveAttribute('aria-pressed', 'true')
  })

  test('leads to other pages as documents, and a page that acts leads back as one', async ({ page, complaints }) => {
    await page.goto(href('home', 'fr'))
    for (const name of ['faq', 'categs', 'contact', 'faq'] as const) {
      await page.evaluate(() => Object.assign(window, { before: true }))
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${href(name, 'fr')}"]`)
        .first()
        .click()
      await page.waitForURL(`**${href(name, 'fr')}`)
      await page.waitForLoadState()
      expect(await page.evaluate(() => 'before' in window)).toBe(false)
    }
    expect(complaints).toEqual([])
  })

  test('is fetched ahead when somebody is about to follow a link to it, and nothing that acts is', async ({ page }) => {
    const ahead: string[] = []
    page.on('request', (request) => {
      if (request.headers()['sec-purpose']) ahead.push(new URL(request.url()).pathname)
    })
    await page.goto(href('home', 'fr'))
    await page
      .locator(`a[href="${href('login', 'fr')}"]`)
      .last()
      .hover({ force: true })
    const fetched = page.waitForRequest((request) => request.headers()['sec-purpose'] !== undefined)
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${href('faq', 'fr')}"]`)
      .hover()
    await fetched
    expect(ahead).toEqual([href('faq', 'fr')])
  })

  for (const locale of walkedIn('en'))
    test(`says without JavaScript what does not work and how to reach us, in ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      const [said, write] = {
        fr: ['Cette page a besoin de JavaScript', 'Nous écrire'],
        en: ['This page needs JavaScript', 'Write to us'],
      }[locale]
      for (const [screen, values] of lockedWithout) {
        await page.goto(href(screen, locale, values))
        const main = page.getByRole('main')
        await expect(main.getByText(said ?? '', { exact: true }), screen).toBeVisible()
        await expect(main.getByRole('link', { name: brand.support.email }), screen).toBeVisible()
        await expect(main.getByRole('link', { name: write, exact: true }), screen).toHaveAttribute(
          'href',
          href('contact', locale),
        )
      }
      await context.close()
    })

  test('reads and leads on without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(href('home', 'fr'))
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${href('faq', 'fr')}"]`)
      .click()
    await page.waitForURL(`**${href('faq', 'fr')}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('summary').last().click()
    await expect(page.locator('details[open]').last()).toBeVisible()
    await context.close()
  })
})
