import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call, orderFirst, ownQuestion, subscribed, takeOffer, withdraw } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { type Language, texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { storeToken, visitorWithEmail } from './sign-in.ts'
import { acceptTerms } from './steps.ts'

/** What was done meanwhile in another window: this one says so, shows the present state, and does nothing twice. */

const words = {
  fr: {
    overtaken: /Votre question a changé entre-temps, dans une autre fenêtre/,
    keep: 'Garder mon abonnement',
    nothingToKeep: /Plus rien n’est prévu pour la fin du mois/,
    cancel: 'Résilier',
    back: 'Pas utile : être remboursé',
    granted: 'Remboursement demandé',
    answered: /Votre réponse est chez le client/,
  },
  en: {
    overtaken: /Your question has changed meanwhile, in another window/,
    keep: 'Keep my plan',
    nothingToKeep: /Nothing is planned for the end of the month/,
    cancel: 'Cancel',
    back: 'Not useful: refund me',
    granted: 'Refund requested',
    answered: /The client has your answer/,
  },
} satisfies Record<Language, unknown>

/** The stream that would tell this window at once is down, as on a train. */
const withoutNews = (page: Page) => page.route('**/api/live', (route) => route.abort())

for (const language of walkedIn('en'))
  test.describe(`in ${language}`, () => {
    const here = words[language]
    test.use({ language, viewport: { width: 360, height: 780 } })

    test('an order that was paid, and one whose question was closed', async ({ page, context }) => {
      const own = await visitorWithEmail(page.request, language)
      await storeToken(context, own.token)
      const order = page.getByRole('button', { name: texts[language].order })
      await page.goto(href('checkout', language, { question: own.id }))
      await expect(order).toBeVisible()
      const stale = await context.newPage()
      await stale.goto(page.url())
      await acceptTerms(stale, language)
      await orderFirst(page.request, own, language)
      await acceptTerms(page, language)
      await order.click()
      await page.waitForURL(`**/match/${own.id}`)
      expect((await ownQuestion(page.request, own)).payment).toBe('HELD')
      await withdraw(page.request, own)
      await stale.getByRole('button', { name: texts[language].order }).click()
      await stale.waitForURL(/consultation|question/)
      await expect(stale.getByText(here.overtaken).first()).toBeVisible()
    })

    test('a plan that was kept', async ({ page, context }) => {
      const { token } = await subscribed(page.request, language)
      await call(page.request, ['POST', '/me/plan/cancel'], token, { locale: language })
      await storeToken(context, token)
      await withoutNews(page)
      await page.goto(href('account', language))
      const keep = page.getByRole('button', { name: here.keep, exact: true })
      await expect(keep).toBeVisible()
      await call(page.request, ['POST', '/me/plan/keep'], token, { locale: language })
      await keep.click()
      await expect(page.locator('main :focus').filter({ hasText: here.nothingToKeep })).toBeInViewport()
      await expect(keep).toHaveCount(0)
      await expect(page.getByRole('button', { name: here.cancel, exact: true })).toBeVisible()
    })

    test('a refund that was asked for', async ({ page, browser, context }) => {
      const own = await visitorWithEmail(page.request, language)
      await orderFirst(page.request, own, language)
      const desk = await openExpertWindow(browser, 'expert@demo.test', language)
      const works = await takeOffer(page.request, 'expert@demo.test', own.id)
      const { short, step, limits } = texts[language].answer
      const answer = { short, steps: [{ text: step }], deadlines: [], papers: [], sources: [], limits }
      await works('answer', { answer, locale: language })
      await expect.poll(async () => (await ownQuestion(page.request, own)).payment).toBe('CAPTURED')
      await storeToken(context, own.token)
      await withoutNews(page)
      await page.goto(href('question', language, { id: own.id }))
      const back = page.getByRole('button', { name: here.back })
      await expect(back).toBeVisible()
      await call(page.request, ['POST', `/questions/${own.id}/guarantee`], own.token, { locale: language })
      await back.click()
      await expect(page.getByRole('heading', { name: here.granted })).toBeVisible()
      await expect(page.locator('main :focus')).toBeVisible()
      // The expert reads where the question stands; what the client's card does is not theirs to see.
      await desk.page.goto(`${href('requests', language)}?question=${own.id}`)
      await expect(desk.page.getByText(here.answered)).toBeInViewport()
      await desk.leave()
    })
  })
