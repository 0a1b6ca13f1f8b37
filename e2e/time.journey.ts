import type { Page } from '@playwright/test'
import { emptyDatabase, startTestServer } from '../test/harness/test-database.ts'
import { call, ordered, ownQuestion } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import type { Language } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { storeToken } from './sign-in.ts'
import { acceptOffer, sendAnswer, writeAnswer } from './steps.ts'

/** The clock of the demonstration: one control moves product and provider, and shows what happened. */

const words = {
  fr: {
    open: 'Avancer le temps',
    go: 'Avancer',
    now: /^Nous sommes le/,
    happened: 'Ce qui s’est passé',
    fresh: 'Nouveau',
    moments: {
      tomorrow: 'Demain',
      reminder: 'Le rappel',
      firstCharge: 'La première mensualité',
      cardRefused: 'La carte refusée',
      restricted: 'J+7 après le refus',
      end: 'J+14 après le refus',
      released: 'La réserve levée',
    },
    held: '3,00 € réservés sur la carte',
    reminder: /^Premier mois à 29,00\s€/,
    plan: 'Abonnement mensuel',
    payout: 'Virement à l’expert',
    released: 'Réserve de 3,00 € levée : rien n’est pris',
  },
  en: {
    open: 'Move the time forward',
    go: 'Move to',
    now: /^It is now/,
    happened: 'What happened',
    fresh: 'New',
    moments: {
      tomorrow: 'Tomorrow',
      reminder: 'The reminder',
      firstCharge: 'The first charge',
      cardRefused: 'The card refused',
      restricted: 'Day 7 after the refusal',
      end: 'Day 14 after the refusal',
      released: 'The hold released',
    },
    held: '€3.00 held on the card',
    reminder: /^First month at €29\.00/,
    plan: 'Monthly plan',
    payout: 'Transfer to the expert',
    released: 'Hold of €3.00 released: nothing is taken',
  },
} as const
type Moment = keyof typeof words.fr.moments

const moveTo = async (page: Page, language: Language, moment: Moment) => {
  const { go, moments, now } = words[language]
  await page.getByRole('button', { name: new RegExp(`^${go}\\s?: ${moments[moment].replace('+', '\\+')}`) }).click()
  await expect(page.getByText(now)).toBeFocused({ timeout: 120_000 })
}
const happened = (page: Page, language: Language, text: string | RegExp) =>
  page.getByRole('region', { name: words[language].happened }).getByText(text).first()

for (const language of walkedIn('fr'))
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const here = words[language]

    test('a contract in some minutes: hold, reminder, first charge, refused card, its end, and the payout', async ({
      page,
      desk,
      complaints,
    }) => {
      const own = await ordered(page.request, language)
      await acceptOffer(desk, language)
      await writeAnswer(desk, language)
      await sendAnswer(desk, language)
      await expect.poll(async () => (await ownQuestion(page.request, own)).payment).toBe('CAPTURED')
      await storeToken(page.context(), own.token)
      await page.goto(`/${language}/demonstration`)
      await page.getByRole('link', { name: here.open }).first().click()
      await expect(happened(page, language, here.held)).toBeVisible()

      await moveTo(page, language, 'reminder')
      await expect(happened(page, language, here.reminder)).toBeVisible()

      await moveTo(page, language, 'firstCharge')
      await expect(happened(page, language, here.plan)).toBeVisible()
      await expect(page.getByText(here.fresh, { exact: true }).first()).toBeVisible()

      await moveTo(page, language, 'cardRefused')
      const state = async () => (await call(page.request, ['GET', '/me/plan'], own.token)).subscription.state
      expect(await state()).toBe('past_due')
      await moveTo(page, language, 'restricted')
      expect(await state()).toBe('restricted')
      await moveTo(page, language, 'end')
      expect(await state()).toBe('ended')
      // A first of the month lay on the way.
      await expect(happened(page, language, here.payout)).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('a hold that nobody accepts is released the day after', async ({ page }) => {
      const own = await ordered(page.request, language)
      await storeToken(page.context(), own.token)
      await page.goto(`/${language}/demonstration/temps`)
      await moveTo(page, language, 'released')
      await expect(happened(page, language, here.released)).toBeVisible()
      expect((await ownQuestion(page.request, own)).payment).toBe('VOIDED')
    })
  })

test('an order of a moment ago is answered on the way to tomorrow, and its hold is captured', async ({
  page,
  server,
  complaints,
}) => {
  await server.stop()
  await server.start({ SCRIPTED_EXPERT: 'yes' })
  try {
    const own = await ordered(page.request, 'fr')
    await storeToken(page.context(), own.token)
    await page.goto('/fr/demonstration/temps')
    await moveTo(page, 'fr', 'tomorrow')
    await expect(happened(page, 'fr', 'Paiement encaissé')).toBeVisible()
    const { state, payment } = await ownQuestion(page.request, own)
    expect([state, payment]).toEqual(['ANSWERED', 'CAPTURED'])
    expect(complaints).toEqual([])
  } finally {
    await server.stop()
    await server.start()
  }
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
