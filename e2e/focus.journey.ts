import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call, ordered, takeOffer } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { newVisitor, storeToken } from './sign-in.ts'

/** What was pressed is gone with its step: the focus stands at what has come, in sight. */
const words = {
  fr: {
    goOn: 'Continuer',
    check: 'Vérifiez, puis confirmez',
    notify: 'Notification de la résiliation',
    recorded: 'C’est enregistré.',
    question: 'J’ai reçu un congé de mon bailleur et je dois répondre avant le 15 janvier 2027. Que puis-je faire ?',
    yes: 'Oui',
    kept: /^Échéance gardée/,
  },
  en: {
    goOn: 'Go on',
    check: 'Check, then confirm',
    notify: 'Notify the cancellation',
    recorded: 'It is recorded.',
    question: 'My landlord in Paris gave me notice and I must answer before 15 January 2027. What can I do?',
    yes: 'Yes',
    kept: /^Deadline kept/,
  },
} as const

const focused = (page: Page) => page.locator('main :focus')

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: language === 'fr' ? 360 : 1440, height: 780 } })
    const here = words[language]

    test('from the payment to the conversation with the expert', async ({ page, browser }) => {
      const own = await ordered(page.request, language)
      await storeToken(page.context(), own.token)
      await page.goto(href('match', language, { id: own.id }))
      await expect(focused(page)).toHaveText(texts[language].looking)
      const desk = await openExpertWindow(browser, 'expert@demo.test', language)
      await takeOffer(page.request, 'expert@demo.test', own.id)
      await expect(focused(page)).toHaveText(texts[language].found)
      await expect(focused(page)).toBeInViewport()
      await page.waitForURL('**/consultation/*')
      // Not the heading of the page, which is far above what the conversation opens at.
      await expect(page.locator('.thread :focus')).toBeInViewport()
      await desk.leave()
    })

    test('both steps of leaving a contract', async ({ page }) => {
      await page.goto(href('cancel', language))
      await page.locator('[name=reference]').fill('CLV-ABCD-1234')
      await page.locator('[name=email]').fill('nobody@client.test')
      await page.getByRole('button', { name: here.goOn, exact: true }).click()
      await expect(focused(page)).toHaveText(here.check)
      await page.getByRole('button', { name: here.notify, exact: true }).click()
      await expect(focused(page)).toContainText(here.recorded)
      await expect(focused(page)).toBeInViewport()
    })

    test('a deadline that was confirmed', async ({ page }) => {
      const token = await newVisitor(page.request, language)
      const body = { text: here.question, category: 'logement', locale: language }
      const { id } = await call(page.request, ['POST', '/questions'], token, body)
      const view = () => call(page.request, ['GET', `/questions/${id}?locale=${language}`], token)
      await expect.poll(async () => (await view()).assistantWriting, { timeout: 40_000 }).toBe(false)
      await storeToken(page.context(), token)
      await page.goto(href('consultation', language, { id }))
      await page.locator('.deadline-question').getByRole('button', { name: here.yes, exact: true }).click()
      await expect(focused(page)).toHaveText(here.kept)
      await expect(focused(page)).toBeInViewport()
    })
  })
