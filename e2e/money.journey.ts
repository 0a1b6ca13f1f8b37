import type { Page } from '@playwright/test'
import { type Own, ownQuestion } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { type Language, texts } from './interface-texts.ts'
import { storeToken, visitorWithEmail } from './sign-in.ts'
import { acceptTerms, arrive, ask, giveAddress, payWith, waitForExpert } from './steps.ts'

/** What is free, what is paid, and what happens when the bank says no. */

async function standAtCheckout(page: Page, language: Language) {
  const own = await visitorWithEmail(page.request, language)
  await storeToken(page.context(), own.token)
  await page.goto(`/${language}/checkout?question=${own.id}`)
  await acceptTerms(page, language)
  return own
}

const paymentOf = async (page: Page, own: Own) => (await ownQuestion(page.request, own)).payment

test('two questions are free; the third is kept, and a door for 3 € stands open', async ({ page }) => {
  const third = 'Mon voisin du dessus fait des travaux chaque nuit depuis le 3 octobre, que puis-je exiger de lui ?'
  await arrive(page, 'fr')
  await ask(page, 'fr')
  await page.goto('/fr/ask')
  await ask(page, 'fr', 'Mon employeur ne m’a pas payé mes heures supplémentaires de septembre, que puis-je faire ?')
  await page.goto('/fr/ask')
  await ask(page, 'fr', third)
  const limit = page.getByRole('region', { name: 'Vos 2 questions gratuites sont utilisées' })
  await expect(limit).toBeVisible()
  await expect(limit.getByText('Votre texte et vos documents sont gardés.')).toBeVisible()
  await expect(limit.getByText('29 € par mois, questions illimitées')).toBeVisible()
  await limit.getByRole('button', { name: 'Faire répondre un expert pour 3 €' }).click()
  await page.waitForURL(/checkout/)
  await expect(page.getByText(/Mon voisin du dessus/)).toBeVisible()
  await giveAddress(page, 'fr')
  await expect(page.getByRole('button', { name: texts.fr.order })).toContainText('3,00 € si un expert accepte')
})

test('a declined card, then an empty one, then a good one: one payment, and nothing ticked twice', async ({ page }) => {
  const own = await standAtCheckout(page, 'fr')
  const { problems, paymentFailed } = texts.fr
  await payWith(page, 'fr', 'declined')
  await expect(page.getByRole('alert').filter({ hasText: paymentFailed })).toContainText(problems.declined)
  await expect(page.getByText('Rien n’a été prélevé, et votre question est gardée.')).toBeVisible()
  await payWith(page, 'fr', 'noFunds')
  await expect(page.getByRole('alert').filter({ hasText: paymentFailed })).toContainText(problems.noFunds)
  await expect(page.getByRole('checkbox', { name: texts.fr.terms })).toBeChecked()
  await payWith(page, 'fr', 'fine')
  await waitForExpert(page, 'fr')
  expect(await paymentOf(page, own)).toBe('HELD')
})

test('the bank asks to confirm: refused, the order stands; approved, the search begins', async ({ page }) => {
  const own = await standAtCheckout(page, 'en')
  const { refuse, approve, problems, terms } = texts.en
  await payWith(page, 'en', 'confirm')
  await page.getByRole('button', { name: refuse, exact: true }).click()
  await page.waitForURL(/\/en\/checkout/)
  await expect(page.getByText(problems.notConfirmed)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: terms })).toBeChecked()
  await payWith(page, 'en', 'confirm')
  await page.getByRole('button', { name: approve, exact: true }).click()
  await waitForExpert(page, 'en')
  expect(await paymentOf(page, own)).toBe('HELD')
})

test('two tabs on one order make one payment', async ({ page }) => {
  const own = await standAtCheckout(page, 'fr')
  const other = await page.context().newPage()
  await other.goto(page.url())
  await acceptTerms(other, 'fr')
  const confirmed = new Set<string>()
  for (const tab of [page, other])
    tab.on('request', (request) => {
      const intent = /payment_intents\/([^/]+)\/confirm/.exec(request.url())?.[1]
      if (intent) confirmed.add(intent)
    })
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: texts.fr.order }).dblclick()))
  await Promise.all([page, other].map((tab) => waitForExpert(tab, 'fr')))
  expect(confirmed.size).toBe(1)
  await page.goto(`/fr/consultation/${own.id}`)
  await expect(page.getByText('La somme est réservée sur votre carte.')).toHaveCount(1)
  expect(await paymentOf(page, own)).toBe('HELD')
})

test('a tab that is closed right after paying costs nothing: the search begins without it', async ({ page }) => {
  const own = await standAtCheckout(page, 'fr')
  await page.route('**/settle', () => {})
  const paid = page.waitForResponse(/payment_intents\/.*\/confirm/)
  await page.getByRole('button', { name: texts.fr.order }).click()
  expect((await paid).ok()).toBe(true)
  const later = await page.context().newPage()
  await page.close()
  await later.goto(`/fr/match/${own.id}`)
  await waitForExpert(later, 'fr')
  // Nobody but the provider's event tells of it.
  await expect.poll(() => paymentOf(later, own)).toBe('HELD')
})
