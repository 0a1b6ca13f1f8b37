import type { Page } from '@playwright/test'
import { expect, test, watch } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import {
  acceptOffer,
  acceptTerms,
  arrive,
  ask,
  beTakenAlong,
  closeForGood,
  goToCheckout,
  payWith,
  readPreview,
  say,
  sendAnswer,
  waitForExpert,
  writeAnswer,
} from './steps.ts'

/** The whole product in one walk: the client on a phone in French, at a desk in English, the expert in a second window. */
const screens = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } }
const talk = {
  fr: {
    asks: 'Avez-vous une copie de l’état des lieux de sortie ?',
    replies: 'Oui, signée par les deux parties.',
    deadline: 'Dernier jour pour saisir le conciliateur',
    wonders: 'Et si le bailleur refuse la lettre ?',
    adds: 'Elle compte quand même.',
  },
  en: {
    asks: 'Do you have a copy of the final inventory?',
    replies: 'Yes, signed by both of us.',
    deadline: 'Last day to go to the conciliator',
    wonders: 'What if the landlord refuses the letter?',
    adds: 'It counts all the same.',
  },
}

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return (await download).suggestedFilename()
}

for (const language of ['fr', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'fr' ? 'fr-FR' : 'en-GB', viewport: screens[language] })

    test('a stranger asks, pays, talks with an expert and keeps the answer', async ({ page, desk, complaints }) => {
      watch(desk, complaints)
      const text = texts[language]
      await arrive(page, language)
      await ask(page, language)
      await readPreview(page, language)
      await goToCheckout(page, language)
      await acceptTerms(page, language)
      await payWith(page, language, 'fine')
      await waitForExpert(page, language)

      await Promise.all([beTakenAlong(page, language), acceptOffer(desk, language)])

      await say(desk, language, text.toClient, talk[language].asks)
      await expect(page.getByRole('listitem').filter({ hasText: talk[language].asks })).toBeVisible()
      await say(page, language, text.toExpert, talk[language].replies)
      await expect(desk.getByRole('listitem').filter({ hasText: talk[language].replies })).toBeVisible()

      await writeAnswer(desk, language)
      await desk.getByRole('button', { name: text.deadline.tab }).click()
      await desk.locator('input[type=date]').fill('2026-12-12')
      await desk.getByRole('textbox', { name: text.deadline.what }).fill(talk[language].deadline)
      await sendAnswer(desk, language)
      await expect(page.getByRole('main').getByText(text.answer.short)).toBeVisible()
      await page.getByRole('link', { name: text.readAnswer }).click()
      await page.waitForURL('**/question/*')
      for (const part of Object.values(text.answer)) await expect(page.getByRole('main').getByText(part)).toBeVisible()

      await expect(page.getByRole('main').getByText(talk[language].deadline)).toBeVisible()
      expect(await saved(page, text.pdf)).toMatch(/\.pdf$/)
      expect(await saved(page, text.ics)).toMatch(/\.ics$/)

      await page.getByRole('textbox', { name: text.toExpert }).fill(talk[language].wonders)
      await page.getByRole('button', { name: text.send, exact: true }).click()
      await page.waitForURL('**/consultation/*')
      await expect(desk.getByRole('listitem').filter({ hasText: talk[language].wonders })).toBeVisible()
      await say(desk, language, text.toClient, talk[language].adds)
      await expect(page.getByRole('listitem').filter({ hasText: talk[language].adds })).toBeVisible()
      await page.getByRole('link', { name: text.readAnswer }).click()
      await page.waitForURL('**/question/*')

      await page.getByRole('button', { name: text.rating.useful }).click()
      await page.locator('label').filter({ hasText: text.rating.best }).click()
      await page.getByRole('button', { name: text.rating.send }).click()
      await expect(page.getByRole('heading', { name: text.rating.done })).toBeVisible()
      await expect(desk.locator('[aria-current=true]').getByText(text.rating.desk)).toBeVisible()

      await closeForGood(page, language)
      await expect(page.getByRole('button', { name: text.close })).toBeHidden()
      await expect(desk.getByText(text.deskClosed)).toBeVisible()
    })
  })
}
