import type { Page } from '@playwright/test'
import { call, subscribed } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { signIn, storeToken } from './sign-in.ts'
import { acceptTerms } from './steps.ts'

/** A plan from the side of who holds it: it fails, it is paid, it grows, it is left and kept. */

const planOf = (page: Page, token: string) => call(page.request, ['GET', '/me/plan'], token)

test('leaving is asked for and taken back, each with its date', async ({ page }) => {
  const { token } = await subscribed(page.request, 'fr')
  await storeToken(page.context(), token)
  await page.goto('/fr/user')
  await expect(page.getByText(/^Fin de la période en cours\s: \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Résilier', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Votre accès continue jusqu’au \d+/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Résilier', exact: true }).click()
  const undo = page.getByRole('button', { name: 'Annuler', exact: true })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(undo).toBeHidden()
  expect(await planOf(page, token)).toMatchObject({ next: null, cancelling: null })
  await page.getByRole('button', { name: 'Résilier', exact: true }).click()
  await dialog.getByRole('button', { name: 'Résilier', exact: true }).click()
  await expect(page.getByText(/^Résilié le .+, accès jusqu’au .+/)).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Je ne m’en sers pas').check()
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText('Merci. C’est transmis.')).toBeVisible()
  await page.getByRole('button', { name: 'Garder mon abonnement' }).click()
  await expect(page.getByText(/^Fin de la période en cours/)).toBeVisible()
  expect(await planOf(page, token)).toMatchObject({ next: null, subscription: { state: 'active' } })
})

test('copilot: the difference that is shown is the one that is charged', async ({ page }) => {
  const { token } = await subscribed(page.request, 'en')
  await storeToken(page.context(), token)
  await page.goto('/en/user')
  await page.getByRole('link', { name: 'Move to the copilot' }).click()
  const order = page.getByRole('button', { name: texts.en.order })
  await expect(order).toBeVisible()
  await acceptTerms(page, 'en')
  const shown = /€(\d+\.\d\d)/.exec((await order.textContent()) ?? '')?.[1]
  await order.click()
  await page.waitForURL('**/en/user')
  await expect(page.getByRole('heading', { name: 'Copilot', exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `€${shown}` })).toBeVisible()
  const { invoices } = await call(page.request, ['GET', '/me/subscription'], token)
  expect(invoices.map(({ total }: { total: number }) => (total / 100).toFixed(2))).toContain(shown)
})

test('who starts again during a pause reads what the order ends, and pays with the card of the plan', async ({
  page,
}) => {
  const { token } = await subscribed(page.request, 'en')
  await storeToken(page.context(), token)
  // No day passes in a journey: the months of a pause do in the integration tests. The plan is read beforehand, because
  // the page may read it again when the journey ends.
  const own = await planOf(page, token)
  own.subscription.state = 'paused'
  own.pausedUntil = '2040-01-31T10:00:00.000Z'
  own.can = { ...own.can, pause: false, order: [{ kind: 'plan', act: 'resume' }] }
  await page.route('**/api/me/plan', (route) => route.fulfill({ json: own }))
  const quote = {
    id: 'q',
    kind: 'plan',
    act: 'resume',
    currency: 'eur',
    today: 2900,
    monthly: 2900,
    twelveMonths: 34_800,
  }
  const dates = { monthlyFrom: '2039-12-31T10:00:00.000Z', expiresAt: '2039-12-31T10:00:00.000Z' }
  await page.route('**/api/me/plan/quote', (route) =>
    route.fulfill({ json: { ...quote, ...dates, vatRate: 20, signature: 'x'.repeat(64) } }),
  )
  await page.goto('/en/user')
  await expect(page.getByText('On a break until 31 January 2040')).toBeVisible()
  await page.getByRole('link', { name: 'Start again today' }).click()
  await expect(page.getByText('The break ends with this order.')).toBeVisible()
  await expect(page.getByText('The amount is charged to this card, the one of your plan.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: texts.en.card })).toBeHidden()
})

test('SuperAgent: asked for, priced by the house, ordered and paid once', async ({ page }) => {
  const { token } = await subscribed(page.request, 'fr')
  await storeToken(page.context(), token)
  await page.goto('/fr/user')
  await page.getByLabel('De quoi avez-vous besoin').fill('Suivre la vente de ma maison jusqu’à la signature.')
  await page.getByRole('button', { name: 'Demander un devis' }).click()
  await expect(page.getByText('Devis demandé')).toBeVisible()
  const { services } = await call(page.request, ['GET', '/me/services'], token)
  const admin = await signIn(page.request, 'admin@demo.test')
  await call(page.request, ['POST', `/admin/quotes/${services[0].id}`], admin, {
    title: 'Suivi de vente',
    scope: 'Un notaire et un expert du bâtiment, jusqu’à la signature.',
    amount: 48_000,
  })
  await page.reload()
  await page.getByRole('link', { name: 'Lire et commander' }).click()
  const order = page.getByRole('button', { name: texts.fr.order })
  await expect(order).toContainText(/480,00\s€/)
  await acceptTerms(page, 'fr')
  await order.click()
  await expect(page.getByText(/Votre paiement est passé/)).toBeVisible()
  await page.goto('/fr/user')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /480,00\s€/ })
      .first(),
  ).toBeVisible()
})

test('a month that the card does not pay: the account says so, and another card pays it at once', async ({ page }) => {
  const { token } = await subscribed(page.request, 'fr')
  await storeToken(page.context(), token)
  const giveCard = async (number?: string) => {
    await expect(page.getByRole('textbox', { name: texts.fr.card })).not.toHaveValue('')
    if (number) await page.getByRole('textbox', { name: texts.fr.card }).fill(number)
    await page.getByRole('button', { name: /Enregistrer/ }).click()
    await expect(page.getByText(/Votre carte est enregistrée/)).toBeVisible()
  }
  await page.goto('/fr/carte/own')
  await giveCard('4000000000000341')
  const { email } = await call(page.request, ['GET', '/me'], token)
  const dashboard = await page.context().newPage()
  await dashboard.goto('/sandbox-payments/dashboard')
  await dashboard
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('button', { name: /Avancer jusqu’au renouvellement|Advance to the renewal/ })
    .first()
    .click()
  await dashboard.close()
  await expect.poll(async () => (await planOf(page, token)).subscription.state, { timeout: 60_000 }).toBe('past_due')
  await page.goto('/fr/user')
  await expect(page.getByText('Paiement en attente')).toBeVisible()
  await page.getByRole('link', { name: 'Payer avec une autre carte' }).click()
  await expect(page.getByText(/Un montant de 29,00\s€ est en attente/)).toBeVisible()
  await giveCard()
  await page.getByRole('link', { name: 'Voir mon compte' }).click()
  await expect(page.getByText(/^Fin de la période en cours/)).toBeVisible()
  const { invoices } = await call(page.request, ['GET', '/me/subscription'], token)
  expect(invoices).toHaveLength(2)
})

test('a long list of invoices is folded after five; the older ones open in place, by the keyboard too', async ({
  page,
}) => {
  const { token } = await subscribed(page.request, 'fr')
  await storeToken(page.context(), token)
  const own = await call(page.request, ['GET', '/me/subscription'], token)
  const invoices = Array.from({ length: 20 }, (_, index) => ({
    ...own.invoices[0],
    number: `F2026-${String(120 - index).padStart(6, '0')}`,
  }))
  await page.route('**/api/me/subscription', (route) => route.fulfill({ json: { ...own, invoices } }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/fr/user')
  const lines = page.locator('#invoice-list > li')
  await expect(lines).toHaveCount(5)
  const more = page.getByRole('button', { name: 'Voir 15 documents plus anciens' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(lines).toHaveCount(20)
  await expect(lines.nth(5)).toBeFocused()
  await page.getByRole('button', { name: 'Replier la liste' }).click()
  await expect(lines).toHaveCount(5)
})
