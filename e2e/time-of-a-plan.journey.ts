import type { Page } from '@playwright/test'
import { call, lettersTo, ordered, ownQuestion, subscribed, takeOffer } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import type { TestServer } from './server.ts'
import { storeToken } from './sign-in.ts'
import { acceptTerms } from './steps.ts'

/**
 * What time does to a plan, moved by the demonstration's own clock as its visitors move it. Beside time.journey.ts at the end
 * of the files: the clock of a worker does not go back.
 */

const minute = 60_000
const day = 24 * 60 * minute
/** The provider charges a renewal about an hour after it was drafted. */
const chargedAfter = 70 * minute

const planOf = (page: Page, token: string) => call(page.request, ['GET', '/me/plan'], token)
const stateOf = async (page: Page, token: string) => (await planOf(page, token)).subscription.state
const periodEndOf = async (page: Page, token: string) =>
  Date.parse((await planOf(page, token)).subscription.currentPeriodEnd)
const renewalOf = async (page: Page, token: string) => (await periodEndOf(page, token)) + chargedAfter

async function moveTo(page: Page, server: TestServer, instant: number): Promise<void> {
  const { now } = await call(page.request, ['GET', '/demonstration/time'], '')
  await server.advanceClock(Math.ceil((instant - Date.parse(now)) / minute))
}

/** Cents of each invoice, the earliest first. */
const charged = (page: Page, token: string, expected: readonly number[]) =>
  expect
    .poll(async () => {
      const { invoices } = await call(page.request, ['GET', '/me/subscription'], token)
      return invoices.map(({ total }: { total: number }) => total).reverse()
    })
    .toEqual(expected)

test('a plan from its first question to its end: reminder, first month, renewal, a pause that is ended by an order, cancellation', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const own = await ordered(page.request, 'en')
  const { token } = own
  const desk = await openExpertWindow(browser, 'expert@demo.test', 'en')
  const works = await takeOffer(page.request, 'expert@demo.test', own.id)
  const { short, step, limits } = texts.en.answer
  const answer = { short, steps: [{ text: step }], deadlines: [], papers: [], sources: [], limits }
  await works('answer', { answer, locale: 'en' })
  await desk.leave()
  await expect.poll(async () => (await ownQuestion(page.request, own)).payment).toBe('CAPTURED')
  await storeToken(page.context(), token)
  await page.goto('/en/user')
  await expect(page.getByText(/^First month: €29\.00, on .+\. We will write to you a week before\.$/)).toBeVisible()

  const firstMonth = await periodEndOf(page, token)
  expect(await lettersTo(page.request, own)).not.toContain('billing.first_charge_reminder')
  await moveTo(page, server, firstMonth - 7 * day + 2 * minute)
  expect(await lettersTo(page.request, own)).toContain('billing.first_charge_reminder')
  await charged(page, token, [300])
  await moveTo(page, server, firstMonth + chargedAfter)
  await charged(page, token, [300, 2900])
  await moveTo(page, server, await renewalOf(page, token))
  await charged(page, token, [300, 2900, 2900])
  await page.reload()
  await expect(page.getByText(/^Next charge: €29\.00, on \d/)).toBeVisible()

  await page.getByRole('button', { name: 'Take a break' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '2 months' }).check()
  await dialog.getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText(/^On a break from \d.+ until \d.+\. Nothing is charged in the meantime\.$/)).toBeVisible()
  const pauseBegins = await periodEndOf(page, token)
  await moveTo(page, server, pauseBegins + chargedAfter)
  await expect.poll(() => stateOf(page, token)).toBe('paused')
  await page.reload()
  await expect(page.getByText(/^On a break until \d/)).toBeVisible()
  await charged(page, token, [300, 2900, 2900])

  await page.getByRole('link', { name: 'Start again today' }).click()
  await expect(page.getByText('The break ends with this order.')).toBeVisible()
  await expect(page.getByText('The amount is charged to this card, the one of your plan.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: texts.en.card })).toBeHidden()
  await acceptTerms(page, 'en')
  await page.getByRole('button', { name: texts.en.order }).click()
  await page.waitForURL('**/en/user')
  await expect(page.getByText(/^Next charge: €29\.00, on \d/)).toBeVisible()
  await charged(page, token, [300, 2900, 2900, 2900])

  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancel my plan' }).click()
  await expect(page.getByText(/^Cancelled on .+, access until .+/)).toBeVisible()
  await expect.poll(() => stateOf(page, token)).toBe('active')
  await moveTo(page, server, await renewalOf(page, token))
  await expect.poll(() => stateOf(page, token)).toBe('ended')
  await page.reload()
  await expect(page.getByText(/^Cancelled on .+, ended on .+/)).toBeVisible()
  await charged(page, token, [300, 2900, 2900, 2900])
  expect(await lettersTo(page.request, own)).toContain('billing.ended')
  expect(complaints).toEqual([])
})

test('a month that the card does not pay: the account says so, and another card pays it at once', async ({
  page,
  server,
}) => {
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
  await moveTo(page, server, await renewalOf(page, token))
  await expect.poll(() => stateOf(page, token)).toBe('past_due')
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

test('a plan that its refused card has closed is opened again with another card', async ({
  page,
  server,
  complaints,
}) => {
  const { token } = await subscribed(page.request, 'fr')
  await storeToken(page.context(), token)
  const cardField = page.getByRole('textbox', { name: texts.fr.card })
  await page.goto('/fr/carte/own')
  await expect(cardField).not.toHaveValue('')
  await cardField.fill('4000000000000341')
  await page.getByRole('button', { name: /Enregistrer/ }).click()
  await expect(page.getByText(/Votre carte est enregistrée/)).toBeVisible()
  await moveTo(page, server, await renewalOf(page, token))
  await expect.poll(() => stateOf(page, token)).toBe('past_due')
  const { dueSince } = await planOf(page, token)
  await moveTo(page, server, Date.parse(dueSince) + 8 * day)
  await expect.poll(() => stateOf(page, token)).toBe('restricted')

  await page.goto('/fr/user')
  await page.getByRole('link', { name: 'Rouvrir mon abonnement' }).click()
  await expect(page.getByText(/Votre banque a refusé la carte Visa se terminant par 0341/)).toBeVisible()
  await expect(cardField).not.toHaveValue('')
  await page.getByRole('button', { name: /^Payer avec la carte Visa/ }).click()
  await expect(page.getByText(/celle de votre abonnement\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Carte', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Payer avec une autre carte' }).click()
  await expect(cardField).not.toHaveValue('')
  const last4 = (await cardField.inputValue()).slice(-4)
  await acceptTerms(page, 'fr')
  await page.getByRole('button', { name: texts.fr.order }).click()
  await page.waitForURL('**/fr/user')
  await expect(page.getByText(`se terminant par ${last4}`)).toBeVisible()
  await charged(page, token, [2900, 2900])
  await expect.poll(() => stateOf(page, token)).toBe('active')
  expect(complaints).toEqual([])
})
