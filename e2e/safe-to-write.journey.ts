import type { APIRequestContext, Page } from '@playwright/test'
import { call, closeAll, subscribed } from './api-calls.ts'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { type Language, texts } from './interface-texts.ts'
import { newVisitor, signIn, storeToken } from './sign-in.ts'
import { acceptTerms, payWith, waitForExpert } from './steps.ts'

/** Who wrote of violence at home and went on is asked, before ordering, whether writing to them is safe. */
const spoken = {
  fr: {
    viewport: { width: 360, height: 780 },
    text: 'Mon mari m’a étranglée hier soir, est-ce un motif de divorce pour faute ?',
    ask: /^Est-ce sûr de vous écrire à .+@client\.test/,
    yes: 'Oui',
    no: 'Non',
    missing: 'Dites s’il est sûr de vous écrire à cette adresse.',
    nothing: 'Rien ne vous est envoyé par e-mail.',
    promises:
      /nous vous écrivons|averti(e)? par e-mail|annoncée par e-mail|lien a été envoyé|part aussi par e-mail|nous vous l’écrivons/i,
    writes: /nous vous écrivons à/,
    contract: /^PDF du contrat/,
    held: 'Rien ne part à cette adresse tant que vous n’avez pas dit que c’est sûr.',
    askExpert: 'Demander à un expert',
    goOn: 'Continuer',
  },
  en: {
    viewport: { width: 1440, height: 900 },
    text: 'I live in Paris. My husband strangled me last night, is that a ground for divorce?',
    ask: /^Is it safe to write to you at .+@client\.test/,
    yes: 'Yes',
    no: 'No',
    missing: 'Say whether it is safe to write to you at this address.',
    nothing: 'Nothing is sent to you by email.',
    promises: /we write to you|told by email|announced by email|link was sent|also leaves by email|we email you/i,
    writes: /we write to .+@client\.test/,
    contract: /^PDF of contract/,
    held: 'Nothing goes to this address until you have said that it is safe.',
    askExpert: 'Ask an expert',
    goOn: 'Continue',
  },
} as const

/** Such a question, with the emergency screen passed by. */
async function suchQuestion(request: APIRequestContext, token: string, language: Language): Promise<string> {
  const post = (path: string, data: unknown) => call(request, ['POST', path], token, data)
  const asked = { text: spoken[language].text, category: 'famille', locale: language }
  const { id } = await post('/questions', asked)
  await post(`/questions/${id}/not-emergency`, { locale: language })
  return id
}

/** At the checkout of such a question, with the emergency screen passed by. */
async function goingOn(page: Page, request: APIRequestContext, language: Language) {
  const token = await newVisitor(request, language)
  const post = (path: string, data: unknown) => call(request, ['POST', path], token, data)
  const id = await suchQuestion(request, token, language)
  await post('/me/email-capture', { email: `${crypto.randomUUID()}@client.test`, locale: language, marketing: false })
  await storeToken(page.context(), token)
  await page.goto(`/${language}/checkout?question=${id}`)
  const group = page.getByRole('group', { name: spoken[language].ask })
  await expect(group).toBeVisible()
  return { token, id, group }
}

/** One call each for the contract that ends: no desk of the next journey is offered the question. */
async function receiptOf(request: APIRequestContext, token: string, language: Language): Promise<string> {
  const own = async () => (await call(request, ['GET', '/me/contracts'], token)).contracts[0]
  await call(request, ['POST', '/leaving/cancel'], '', { link: (await own()).link, locale: language })
  return (await own()).contract.cancelled.hash
}

for (const language of ['fr', 'en'] as const)
  test.describe(`whether writing is safe, in ${language}`, () => {
    const said = spoken[language]
    test.use({ viewport: said.viewport })

    test('is asked before ordering, and with “no” no page promises a letter', async ({ page, request }) => {
      const { token, group } = await goingOn(page, request, language)
      await expect(page.locator('.receipt')).not.toContainText(said.promises)
      await acceptTerms(page, language)
      await payWith(page, language, 'fine')
      await expect(page.locator('.summary')).toBeFocused()
      await page.locator('.summary').getByRole('link', { name: said.missing }).press('Enter')
      const yes = group.getByRole('radio', { name: said.yes })
      await expect(yes).toBeFocused()
      await expect(yes).not.toBeChecked()
      await expect(group).toHaveAccessibleDescription(said.missing)
      await yes.press('ArrowDown')
      await expect(group.getByRole('radio', { name: said.no })).toBeChecked()
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      // What was typed and ticked is still there.
      await expect(page.getByRole('checkbox', { name: texts[language].terms })).toBeChecked()
      await page.getByRole('button', { name: texts[language].order }).click()
      await waitForExpert(page, language)
      const truthful = async () => {
        await expect(page.getByText(said.nothing)).toBeVisible()
        await expect(page.locator('main')).not.toContainText(said.promises)
      }
      await truthful()
      await page.goto(`/${language}/user#consents`)
      await expect(page.getByRole('button', { name: said.contract })).toBeVisible()
      await truthful()
      const hash = await receiptOf(request, token, language)
      await closeAll(request, token)
      await page.goto(`/${language}/recu/${hash}`)
      await truthful()
    })
  })

for (const language of ['fr', 'en'] as const)
  test.describe(`somebody whose question left it open, in ${language}`, () => {
    const said = spoken[language]
    test.use({ viewport: said.viewport })

    test('gives an address to which nothing is promised', async ({ page, request }) => {
      const token = await newVisitor(request, language)
      const id = await suchQuestion(request, token, language)
      await storeToken(page.context(), token)
      for (const address of [`question=${id}`, 'plan=plan']) {
        await page.goto(`/${language}/checkout?${address}`)
        await expect(page.getByRole('textbox', { name: texts[language].email })).toHaveAccessibleDescription(
          new RegExp(said.held),
        )
        await expect(page.locator('main')).not.toContainText(said.promises)
      }
      await closeAll(request, token)
    })

    test('is asked before a question goes out under a plan', async ({ page, request }) => {
      const { token } = await subscribed(request, language)
      const id = await suchQuestion(request, token, language)
      await storeToken(page.context(), token)
      await page.goto(`/${language}/consultation/${id}`)
      await page.getByRole('complementary').getByRole('button', { name: said.askExpert }).click()
      const dialog = page.getByRole('dialog')
      const group = dialog.getByRole('group', { name: said.ask })
      await expect(group).toBeVisible()
      await dialog.getByRole('button', { name: said.goOn }).click()
      await expect(dialog.getByText(said.missing)).toBeVisible()
      await group.getByRole('radio', { name: said.no }).check()
      expect((await violationsOf(page)).map(({ id }) => id)).toEqual([])
      await dialog.getByRole('button', { name: said.goOn }).click()
      await waitForExpert(page, language)
      await expect(page.getByText(said.nothing)).toBeVisible()
      expect((await call(request, ['GET', `/questions/${id}?locale=fr`], token)).safeToWrite).toBe(false)
      await closeAll(request, token)
    })

    test('is asked before ordering a service', async ({ page, request }) => {
      const token = await newVisitor(request, language)
      await suchQuestion(request, token, language)
      const post = (path: string, data: unknown, as = token) => call(request, ['POST', path], as, data)
      const email = `${crypto.randomUUID()}@client.test`
      await post('/me/email-capture', { email, locale: language, marketing: false })
      const { id } = await post('/me/services', { wish: 'Trois biens à partager dans deux pays.', locale: language })
      const price = { title: 'Succession', scope: 'Deux experts, un rapport écrit.', amount: 45_000 }
      await post(`/admin/quotes/${id}`, price, await signIn(request, 'admin@demo.test'))
      await storeToken(page.context(), token)
      await page.goto(`/${language}/checkout?service=${id}`)
      const group = page.getByRole('group', { name: said.ask })
      await expect(group).toBeVisible()
      await page.getByRole('button', { name: texts[language].order }).click()
      await expect(group).toHaveAccessibleDescription(said.missing)
      await closeAll(request, token)
    })
  })

test('with “yes” the order goes on as it does for everybody', async ({ page, request }) => {
  const { token, id, group } = await goingOn(page, request, 'en')
  await group.getByRole('radio', { name: spoken.en.yes }).check()
  await acceptTerms(page, 'en')
  await payWith(page, 'en', 'fine')
  await waitForExpert(page, 'en')
  await expect(page.getByRole('link', { name: spoken.en.writes })).toBeVisible()
  const { letters } = await call(request, ['GET', '/me/withheld-letters'], token)
  expect(letters).toEqual([])
  expect((await call(request, ['GET', `/questions/${id}?locale=en`], token)).emailsWithheld).toBe(false)
  await closeAll(request, token)
})
