import { brand } from '../src/brand.ts'
import { locales } from '../src/i18n/locale.ts'
import { href, type ScreenName } from '../src/screens.ts'
import { expect, test } from './people.ts'
import { words } from './words.ts'

/** A page to be read arrives as a document and runs its scripts later; whoever is quicker loses nothing. */

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

const isFramework = (url: string) => /\/assets\/framework-[^/]+\.js$/.test(url)

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

  for (const name of ['home', 'faq', 'categs'] as const)
    test(`${name} sends no framework until the browser is idle`, async ({ page, complaints }) => {
      const scripts: string[] = []
      page.on('request', (request) => isFramework(request.url()) && scripts.push(request.url()))
      const later = page.waitForRequest((request) => isFramework(request.url()))
      await page.clock.install()
      await page.goto(href(name, 'fr'), { waitUntil: 'load' })
      expect(scripts).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('data-asleep', '')
      await page.clock.fastForward(5000)
      await expect(page.locator('html')).toHaveAttribute('data-asleep', '')
      expect(scripts).toEqual([])
      await page.clock.fastForward(1500)
      await later
      await expect(page.locator('html')).not.toHaveAttribute('data-asleep')
      expect(complaints).toEqual([])
    })

  test('wakes at the first key, and keeps what was typed before it woke', async ({ page, complaints }) => {
    const { box, question } = words.fr
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/framework-*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(href('home', 'fr'))
    await page.getByRole('textbox', { name: box }).pressSequentially(question)
    await expect(page.locator('html')).toHaveAttribute('data-asleep', '')
    release()
    await expect(page.locator('html')).not.toHaveAttribute('data-asleep')
    await expect(page.getByRole('textbox', { name: box })).toHaveValue(question)
    await expect(page.getByRole('textbox', { name: box })).toBeFocused()
    await expect(page.locator('#question-count')).not.toHaveText(/\d/)
    expect(complaints).toEqual([])
  })

  test('sends a question that was sent before it woke', async ({ page, complaints }) => {
    const { box, question, free } = words.fr
    await page.goto(href('home', 'fr'))
    await page.getByRole('textbox', { name: box }).fill(question)
    await page.getByRole('button', { name: free }).click()
    await page.waitForURL('**/consultation/*')
    await expect(page.getByText(question).first()).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('brings the question to the form when its scripts never come', async ({ page }) => {
    const { box, question, free } = words.fr
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(href('home', 'fr'))
    await page.getByRole('textbox', { name: box }).fill(question)
    await page.getByRole('button', { name: free }).click()
    await page.waitForURL(`**${href('ask', 'fr')}`)
    await expect(page.getByRole('textbox', { name: box })).toHaveValue(question)
  })

  test('presses again the button that was pressed before it woke', async ({ page }) => {
    await page.goto(href('faq', 'fr'))
    await page.getByRole('contentinfo').getByRole('button', { name: 'Nuit' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark')
  })

  test('leads to other pages to be read as documents, asleep or awake', async ({ page, complaints }) => {
    await page.goto(href('home', 'fr'))
    for (const name of ['faq', 'categs', 'faq'] as const) {
      if (name === 'categs') {
        await page.keyboard.press('Shift')
        await expect(page.locator('html')).not.toHaveAttribute('data-asleep')
      }
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

  for (const locale of locales)
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
