import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'

/** From « what is it about » to a question asked, and what stands on the way: the price, the people, the addresses. */

const says = {
  fr: {
    field: 'Logement',
    everySubject: 'Chaque sujet en détail',
    subject: 'Dépôt de garantie',
    sample: 'Dans quel délai la caution doit-elle être rendue\u202f?',
    box: 'Votre question',
    send: 'Obtenir un aperçu gratuit',
    here: /experts? disponibles? maintenant/,
    other: 'English',
    otherSubject: 'Rental deposit',
    plan: /29,00\s€/,
    board: 'Les tarifs',
  },
  en: {
    field: 'Housing',
    everySubject: 'Each subject in detail',
    subject: 'Rental deposit',
    sample: 'When must the deposit be returned?',
    box: 'Your question',
    send: 'Get a free preview',
    here: /experts? available now/,
    other: 'Français',
    otherSubject: 'Dépôt de garantie',
    plan: /€29\.00/,
    board: 'The tariff',
  },
}

async function inFirstScreen(page: Page, price: RegExp): Promise<boolean> {
  const box = await page.getByText(price).first().boundingBox()
  return box !== null && box.y + box.height <= (page.viewportSize()?.height ?? 0)
}

for (const language of walkedIn('fr'))
  test.describe(`in ${language}`, () => {
    const text = says[language]
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })

    test('a reader goes down from the field to the subject and asks what others asked', async ({ page, desk }) => {
      await expect(desk.getByRole('heading').first()).toBeVisible()
      await page.goto(`/${language}/categs`)
      const field = page.getByRole('group').filter({ has: page.getByText(text.field, { exact: true }) })
      await field.locator('summary').click()
      await field.getByRole('link', { name: text.everySubject }).click()
      await expect(page).toHaveURL(/\/logement\/specialites$/)
      await page.getByRole('link', { name: text.subject, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: text.subject })).toBeVisible()
      await expect(page.getByText(text.here)).toBeVisible()
      await page.getByRole('button', { name: text.sample }).click()
      await expect(page.getByRole('textbox', { name: text.box })).toHaveValue(text.sample)
      await page.getByRole('button', { name: text.send }).click()
      await page.waitForURL('**/consultation/*')
      await expect(page.getByText(text.sample).first()).toBeVisible()
    })

    test('a subject keeps its place in the other language', async ({ page }) => {
      await page.goto(`/${language}/logement/depot-de-garantie`)
      await page.getByRole('contentinfo').getByText(text.other, { exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: text.otherSubject })).toBeVisible()
      await expect(page).toHaveURL(/\/logement\/depot-de-garantie$/)
    })

    test('an advertisement leads to the whole price and to nothing else', async ({ page }) => {
      for (const path of ['land-categ/logement', 'land-scateg/depot-de-garantie']) {
        await page.goto(`/${language}/${path}`)
        expect(await inFirstScreen(page, text.plan)).toBe(true)
        await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/logement\/specialites$/)
      }
    })

    test('the tariff says every price, and an example with its dates in order', async ({ page }) => {
      await page.goto(language === 'fr' ? '/fr/tarifs' : '/en/pricing')
      await expect(page.getByRole('region', { name: text.board }).getByText(text.plan)).toBeVisible()
      const dates = await page
        .locator('ol.dates time')
        .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))
      expect(dates).toHaveLength(4)
      expect(dates).toEqual([...dates].sort())
    })
  })
