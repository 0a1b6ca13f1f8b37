import type { Page } from '@playwright/test'
import { emptyDatabase, startTestServer } from '../test/harness/test-database.ts'
import { call, ordered, ownQuestion } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { storeToken } from './sign-in.ts'
import { acceptOffer, sendAnswer, writeAnswer } from './steps.ts'

/** The clock of the demonstration: one control moves product and provider, and shows what happened. */

const moveTo = async (page: Page, moment: RegExp) => {
  await page.getByRole('button', { name: moment }).click()
  await expect(page.getByText(/^(Nous sommes le|It is now)/)).toBeFocused({ timeout: 120_000 })
}
const happened = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Ce qui s’est passé' }).getByText(text).first()

test('a contract in some minutes: hold, reminder, first charge, refused card, its end, and the payout', async ({
  page,
  desk,
  complaints,
}) => {
  test.slow()
  const own = await ordered(page.request, 'fr')
  await acceptOffer(desk, 'fr')
  await writeAnswer(desk, 'fr')
  await sendAnswer(desk, 'fr')
  await expect.poll(async () => (await ownQuestion(page.request, own)).payment, { timeout: 30_000 }).toBe('CAPTURED')
  await storeToken(page.context(), own.token)
  await page.goto('/fr/demonstration')
  await page.getByRole('link', { name: 'Avancer le temps' }).first().click()
  await expect(happened(page, '3,00 € réservés sur la carte')).toBeVisible()

  await moveTo(page, /^Avancer : Le rappel/)
  await expect(happened(page, /^Premier mois à 29,00\s€/)).toBeVisible()

  await moveTo(page, /^Avancer : La première mensualité/)
  await expect(happened(page, 'Abonnement mensuel')).toBeVisible()
  await expect(page.getByText('Nouveau').first()).toBeVisible()

  await moveTo(page, /^Avancer : La carte refusée/)
  const state = async () => (await call(page.request, ['GET', '/me/plan'], own.token)).subscription.state
  expect(await state()).toBe('past_due')
  await moveTo(page, /^Avancer : J\+7 après le refus/)
  expect(await state()).toBe('restricted')
  await moveTo(page, /^Avancer : J\+14 après le refus/)
  expect(await state()).toBe('ended')
  // A first of the month lay on the way.
  await expect(happened(page, 'Virement à l’expert')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a hold that nobody accepts is released the day after', async ({ page }) => {
  const own = await ordered(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto('/fr/demonstration/temps')
  await moveTo(page, /^Avancer : La réserve levée/)
  await expect(happened(page, 'Réserve de 3,00 € levée : rien n’est pris')).toBeVisible()
  expect((await ownQuestion(page.request, own)).payment).toBe('VOIDED')
})

test('the clock stays where it was moved to when the product is started again', async ({ request, server }) => {
  const time = async () => Date.parse((await call(request, ['GET', '/demonstration/time'], '')).now)
  await server.advanceClock(90)
  const before = await time()
  await server.stop()
  await server.start()
  expect(await time()).toBeGreaterThanOrEqual(before)
  expect(Date.parse((await request.get('/api/health')).headers().date ?? '')).toBeGreaterThan(Date.now() + 60 * 60_000)
})

test('a demonstration for strangers has no such control', async ({ page, request, server }) => {
  // Another database: one whose time was moved is not opened with the machine's clock.
  const databases = await startTestServer()
  const other = await emptyDatabase(databases.url)
  await server.stop()
  await server.start({ MOVABLE_CLOCK: 'no', DEMO_DATA: 'no', DATABASE_URL: other.url })
  try {
    expect((await page.goto('/fr/demonstration/temps'))?.status()).toBe(404)
    await page.goto('/fr/demonstration')
    await expect(page.getByRole('link', { name: 'Avancer le temps' })).toHaveCount(0)
    expect((await request.get('/api/demonstration/time')).status()).toBe(404)
  } finally {
    await server.stop()
    await other.drop()
    await databases.stop()
    await server.start()
  }
})
