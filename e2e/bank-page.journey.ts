import type { Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { ownQuestion, subscribed } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { type Language, texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { storeToken, visitorWithEmail } from './sign-in.ts'
import { acceptTerms, waitForExpert } from './steps.ts'

/** A bank that takes its holder to a page of its own, away from the order and back. */

async function leavesForTheBank(page: Page) {
  // As where Stripe.js cannot show the bank's page over the order's.
  await page.route('**/v1/*/*/confirm', (route) => {
    const sent = new URLSearchParams(route.request().postData() ?? '')
    sent.delete('use_stripe_sdk')
    return route.continue({ postData: sent.toString() })
  })
}

const atTheBank = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(/banque|bank/i)

async function order(page: Page, language: Language, number: string) {
  const card = page.getByRole('textbox', { name: texts[language].card })
  await expect(card).not.toHaveValue('')
  await card.fill(number)
  await page.getByRole('button', { name: texts[language].order }).click()
  await page.waitForURL('**/authenticate/**')
  await atTheBank(page)
}

const answers = (page: Page, choice: string) => page.getByRole('button', { name: choice, exact: true }).click()

// Each card has one introductory offer, and both languages may meet the same server.
const numbers = { fr: '4000 0027 6000 3184', en: '4000 0025 0000 3155' }

for (const language of walkedIn('en'))
  test(`an order: refused at the bank it stands as it was, approved the search begins, in ${language}`, async ({
    page,
    complaints,
  }) => {
    // Four times to the bank and back.
    const { refuse, approve, terms, startNow, problems } = texts[language]
    const own = await visitorWithEmail(page.request, language)
    await storeToken(page.context(), own.token)
    await leavesForTheBank(page)
    await page.goto(href('checkout', language, { question: own.id }))
    await acceptTerms(page, language)
    await order(page, language, numbers[language])
    await answers(page, refuse)
    const refused = page.getByRole('alert').filter({ hasText: problems.notConfirmed })
    await expect(refused).toBeVisible()
    await expect(page.getByRole('checkbox', { name: terms })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: startNow })).toBeChecked()
    expect((await ownQuestion(page.request, own)).payment).toBe('NONE')
    // What the provider adds to the address is no part of it, and the page can be loaded again.
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['question', 'order'])
    await page.reload()
    await expect(refused).toBeVisible()

    // Back from the bank's page by the browser: the order can be pressed again.
    await order(page, language, numbers[language])
    await page.goBack()
    await expect(page.getByRole('button', { name: texts[language].order })).toBeEnabled()
    await expect(page.getByRole('button', { name: texts[language].order })).not.toHaveAttribute('aria-busy', 'true')

    for (const name of [terms, startNow]) await page.getByRole('checkbox', { name }).check()
    const back = page.waitForRequest(/\/checkout\?.*redirect_status=/)
    await order(page, language, numbers[language])
    await answers(page, approve)
    await waitForExpert(page, language)
    expect((await ownQuestion(page.request, own)).payment).toBe('HELD')

    // The address of the return, opened once more.
    await page.goto((await back).url())
    await waitForExpert(page, language)
    expect(complaints).toEqual([])
  })

for (const language of walkedIn('fr'))
  test(`the card of an order that becomes the plan’s: refused it is said there, approved the order goes on, in ${language}`, async ({
    page,
    complaints,
  }) => {
    const { refuse, approve, problems, terms } = texts[language]
    await storeToken(page.context(), (await subscribed(page.request, language)).token)
    await leavesForTheBank(page)
    await page.goto(href('checkout', language, { plan: 'copilot' }))
    const another = language === 'fr' ? 'Payer avec une autre carte' : 'Pay with another card'
    await page.getByRole('button', { name: another, exact: true }).click()
    await acceptTerms(page, language)
    await order(page, language, '4000 0025 0000 3155')
    await answers(page, refuse)
    await expect(page.getByRole('alert').filter({ hasText: problems.notConfirmed })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: terms })).toBeChecked()

    // Back by the browser gives the order up: what the bank hears after that orders nothing.
    await order(page, language, '4000 0025 0000 3155')
    await page.goBack()
    await expect(page.getByRole('button', { name: texts[language].order })).toBeEnabled()
    await page.goForward()
    await answers(page, approve)
    await page.waitForURL('**/checkout?*setup=*')
    await page.getByRole('button', { name: another, exact: true }).click()
    await acceptTerms(page, language)
    await order(page, language, '4000 0025 0000 3155')
    await answers(page, approve)
    await page.waitForURL(`**${href('account', language)}*`)
    await expect(page.getByText(/3155/)).toBeVisible()
    // The card that its bank refused.
    expect(complaints.splice(0)).toEqual([expect.stringMatching(/409 \(Conflict\) .*\/api\/me\/card\/use$/)])
  })

for (const language of walkedIn('en'))
  test(`the bank leads back to the language chosen since the order was pressed, from ${language}`, async ({ page }) => {
    const other = language === 'fr' ? 'en' : 'fr'
    const own = await visitorWithEmail(page.request, language)
    await storeToken(page.context(), own.token)
    await leavesForTheBank(page)
    await page.goto(href('checkout', language, { question: own.id }))
    await acceptTerms(page, language)
    const chosen = Promise.withResolvers<void>()
    await page.route('**/questions/*/order', async (route) => {
      await chosen.promise
      await route.continue()
    })
    const card = page.getByRole('textbox', { name: texts[language].card })
    await expect(card).not.toHaveValue('')
    await card.fill(numbers[language])
    const pressed = page.waitForRequest('**/questions/*/order')
    await page.getByRole('button', { name: texts[language].order }).click()
    await pressed
    await page.locator(`nav.seg a[data-locale=${other}]`).click()
    await expect(page.getByRole('button', { name: texts[other].order })).toBeVisible()
    chosen.resolve()
    await page.waitForURL('**/authenticate/**')
    await atTheBank(page)
    await page.getByRole('button', { name: /^Refuser?$/ }).click()
    await page.waitForURL(`**${href('checkout', other)}?*order=*`)
    await expect(page.getByRole('alert').filter({ hasText: texts[other].problems.notConfirmed })).toBeVisible()
  })

const planCard = {
  fr: { save: 'Enregistrer cette carte', saved: 'Votre carte est enregistrée.' },
  en: { save: 'Save this card', saved: 'Your card is saved.' },
}

for (const language of walkedIn('fr'))
  test(`the bank leads back to the language chosen since a plan’s card was sent, from ${language}`, async ({
    page,
  }) => {
    const other = language === 'fr' ? 'en' : 'fr'
    await storeToken(page.context(), (await subscribed(page.request, language)).token)
    await leavesForTheBank(page)
    await page.goto(href('plan-card', language, { token: 'own' }))
    const chosen = Promise.withResolvers<void>()
    await page.route('**/api/me/card', async (route) => {
      await chosen.promise
      await route.continue()
    })
    await page.getByRole('textbox', { name: texts[language].card }).fill(numbers[language])
    const pressed = page.waitForRequest('**/api/me/card')
    await page.getByRole('button', { name: planCard[language].save }).click()
    await pressed
    await page.locator(`nav.seg a[data-locale=${other}]`).click()
    await expect(page.getByRole('button', { name: planCard[other].save })).toBeVisible()
    chosen.resolve()
    await page.waitForURL('**/authenticate/**')
    await atTheBank(page)
    await page.getByRole('button', { name: new RegExp(`^(?:${texts.fr.approve}|${texts.en.approve})$`) }).click()
    await page.waitForURL(`**${href('plan-card', other, { token: 'own' })}?*setup=*`)
    await expect(page.getByText(planCard[other].saved, { exact: true })).toBeVisible()
  })
