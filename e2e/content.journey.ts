import { otherLocale } from '../src/i18n/locale.ts'
import { href } from '../src/screens.ts'
import { call } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { signIn } from './sign-in.ts'

/** What one reads, looks for and writes to the house. */

test('a page of the law leads to its parts, and names its version and the operator', async ({ page }) => {
  await page.goto(href('terms', 'fr'))
  await expect(page.getByText(/Version \d+, en vigueur depuis le/)).toBeVisible()
  await expect(page.getByText(/Clairavis SAS/).first()).toBeVisible()
  expect(await page.locator('main').textContent()).not.toMatch(/[{}]/)
  await page.locator('summary', { hasText: 'Sur cette page' }).click()
  await page.getByRole('link', { name: 'Votre droit de rétractation' }).click()
  await expect(page.getByRole('heading', { name: 'Votre droit de rétractation' })).toBeInViewport()
})

const quote = {
  fr: { ask: 'Demander un devis', heading: 'Un devis SuperAgent', begins: /^Demande de devis SuperAgent/ },
  en: { ask: 'Ask for a quote', heading: 'A SuperAgent quote', begins: /^Request for a SuperAgent quote/ },
}
for (const locale of walkedIn('fr'))
  test(`whoever wants a quote in ${locale} finds a message that says so already`, async ({ page }) => {
    const { ask, heading, begins } = quote[locale]
    await page.goto(href('pricing', locale))
    await page.getByRole('link', { name: ask }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('[name=message]')).toHaveValue(begins)
  })

test('the search opens from the header and is walked by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto(href('who-we-are', 'fr'))
  const box = page.getByRole('dialog').getByRole('combobox')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Chercher', exact: true }).press('Enter')
  await expect(box).toBeFocused()
  await box.fill('divorc')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /-0$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fr\/famille\/divorce/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an old page has moved, is kept with its date, or is gone', async ({ page, request }) => {
  const moved = await request.get('/fr/_old/recuperer-sa-caution', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/fr/article/depot-de-garantie-restitution'])
  const kept = await page.goto('/fr/_old/changer-un-fusible')
  expect(kept?.status()).toBe(200)
  await expect(page.getByText('Page archivée')).toBeVisible()
  const gone = await page.goto('/en/_old/simulateur-taxe-habitation')
  expect(gone?.status()).toBe(410)
  await expect(page.getByRole('link', { name: /^See “/ })).toBeVisible()
  expect((await request.get('/fr/_old/jamais-vue')).status()).toBe(404)
})

for (const locale of walkedIn('en'))
  test(`an article that is in one language only, ${locale}, leads in the other to those about the same`, async ({
    page,
    request,
  }) => {
    const other = otherLocale(locale)
    const token = await signIn(request, 'admin@demo.test')
    const key = `seul-${Date.now()}`
    const { id } = await call(request, ['POST', '/admin/texts'], token, {
      kind: 'article',
      key,
      locale,
      category: 'logement',
      reviewedBy: null,
      facts: {},
      title: 'Le bail mobilité',
      summary: 'Un bail de un à dix mois.',
      body: 'Il se signe sans dépôt de garantie.',
    })
    await call(request, ['POST', `/admin/texts/${id}/publish`], token, { version: 1, at: null })
    await page.goto(href('article', locale, { slug: key }))
    await expect(page.locator('link[hreflang]')).toHaveCount(0)
    await page.getByRole('contentinfo').locator(`[data-locale=${other}]`).click()
    await expect(page).toHaveURL(href('articles', other, { category: 'logement' }))
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
    await call(request, ['POST', `/admin/texts/${id}/withdraw`], token)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one searches, slips included', async ({ page }) => {
    await page.goto(href('search', 'fr'))
    await page.locator('input[name=q]').first().fill('licensiement')
    await page.locator('main form button').first().click()
    await expect(page.getByText(/Voici ce que l’on trouve pour «\slicenciement\s»/)).toBeVisible()
    await page.getByRole('link', { name: 'Licenciement', exact: true }).first().click()
    await expect(page).toHaveURL(/\/fr\/travail\/licenciement/)
  })

  test('one writes to the house; a slip gives everything back', async ({ page }) => {
    await page.goto(href('contact', 'en'))
    await page.locator('[name=message]').fill('Where is my invoice?')
    await page.locator('[name=name]').fill('Robin')
    // An address that the browser lets through and that no mail would reach.
    await page.locator('[name=email]').fill('robin@example')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
    await expect(page.locator('[name=message]')).toHaveValue('Where is my invoice?')
    await page.locator('[name=email]').fill('robin@example.test')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByText('Your message has arrived.')).toBeVisible()
  })

  test('one reports content', async ({ page }) => {
    await page.goto(`${href('report', 'fr')}?page=/fr/question/1`)
    await expect(page.locator('[name=page]')).toHaveValue('/fr/question/1')
    await page.locator('[name=reason]').selectOption('personal')
    await page.locator('[name=message]').fill('Mon nom y figure.')
    await page.locator('[name=name]').fill('Camille')
    await page.locator('[name=email]').fill('camille@exemple.test')
    await page.locator('[name=goodFaith]').check()
    await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
    await expect(page.getByText('Votre signalement est arrivé.')).toBeVisible()
  })
})
