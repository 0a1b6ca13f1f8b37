import { locales } from '../src/i18n/locale.ts'
import { href } from '../src/screens.ts'
import { type Row, testRows } from './error-catalogue.ts'
import { main, standAtLogin, texts, written } from './error-screens.ts'
import { broken } from './failing-calls.ts'
import { expect, test } from './fixtures.ts'

/** The rows of the error catalogue that take a whole page: missing, broken, or never started. */

const rows: Row[] = [
  {
    situation: 'a page breaks',
    says: { fr: 'Internal Server Error', en: 'Internal Server Error' },
    stand: standAtLogin,
    call: '**/*.data*',
    reads: true,
    ways: { ...broken, 'the server fails': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }) },
    act: async (page, locale) => {
      await standAtLogin(page, locale)
      await page.getByRole('link', { name: texts[locale].forgotten }).click()
    },
    shown: (page, sentence) => main(page).getByText(sentence),
    keeps: async (page, locale) => {
      await expect(page).toHaveTitle(/^500 - Internal Server Error/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`500. ${texts[locale].failed}`)
      await page.getByRole('link', { name: texts[locale].again }).click()
      await expect(page.getByRole('button', { name: texts[locale].sendLink })).toBeVisible()
    },
  },
  {
    situation: 'a form cannot be loaded',
    says: { fr: 'Internal Server Error', en: 'Internal Server Error' },
    stand: standAtLogin,
    call: '**/*.data*',
    reads: true,
    ways: broken,
    act: async (page, locale) => {
      await standAtLogin(page, locale)
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${href('contact', locale)}"]`)
        .click()
    },
    shown: (page, sentence) => main(page).getByText(sentence),
    keeps: (page, locale) => expect(page.getByRole('heading', { level: 1 })).toHaveText(`500. ${texts[locale].failed}`),
  },
  {
    situation: 'the form of an application cannot be loaded',
    says: { fr: 'Internal Server Error', en: 'Internal Server Error' },
    stand: standAtLogin,
    call: '**/*.data*',
    reads: true,
    ways: broken,
    act: async (page, locale) => {
      await standAtLogin(page, locale)
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${href('expert-application', locale)}"]`)
        .click()
    },
    shown: (page, sentence) => main(page).getByText(sentence),
    keeps: async (page, locale) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`500. ${texts[locale].failed}`)
      await page.getByRole('link', { name: texts[locale].again }).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('500')
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    },
  },
  {
    situation: 'an address has an id that cannot be',
    says: { fr: 'Page Not Found: /fr/question/x?tab=answer', en: 'Page Not Found: /en/question/x?tab=answer' },
    stand: standAtLogin,
    act: (page, locale) =>
      page.evaluate((path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/${locale}/question/x?tab=answer`),
    keeps: (page, locale) => expect(page).toHaveURL(`/${locale}/question/x?tab=answer`),
  },
  {
    situation: 'a page does not exist',
    says: { fr: 'Page not found: /fr/nulle-part?page=2', en: 'Page not found: /en/nulle-part?page=2' },
    stand: standAtLogin,
    act: (page, locale) =>
      page.evaluate((path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/${locale}/nulle-part?page=2`),
    keeps: async (page, locale) => {
      await expect(page).toHaveTitle(/^404 - Page not found: /)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`404. ${texts[locale].missing}`)
    },
  },
]

testRows(rows)

for (const locale of locales)
  test(`${locale}: the application cannot start`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
    // As where a proxy has taken the page's own data out.
    await page.route(href('ask', locale), async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(
        /<script type="application\/json" id="router-(?:context|stream)">[\s\S]*?<\/script>/g,
        '',
      )
      await route.fulfill({ response: answer, body })
    })
    await page.goto(href('ask', locale), { waitUntil: 'load' })
    await expect.poll(() => said.some((line) => line.startsWith('Error while mounting app:'))).toBe(true)
    await page.getByRole('textbox', { name: texts[locale].question }).fill(written[locale])
    await page.unroute(href('ask', locale))
    await page.getByRole('button', { name: texts[locale].preview }).click()
    await expect(page.getByText(written[locale])).toBeVisible()
  })
