import type { Page } from '@playwright/test'
import { call, subscribed } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { signIn, storeToken } from './sign-in.ts'
import { acceptTerms, inBothLanguages } from './steps.ts'

/** A plan from the side of who holds it: it grows, it is left and kept; what time does to it is in
 * time-of-a-plan.journey.ts. */

const planOf = (page: Page, token: string) => call(page.request, ['GET', '/me/plan'], token)

const words = {
  fr: {
    exists: 'Vous avez déjà cet abonnement.',
    change: 'Passer au copilote',
    running: /^Fin de la période en cours\s: \d/,
    cancel: 'Résilier',
    until: /Votre accès continue jusqu’au \d+/,
    withdraw: /29,00\s€ reviennent sur votre carte/,
    withdrawLink: 'Renoncer au contrat',
    confirm: 'Résilier',
    undo: 'Annuler',
    left: /^Résilié le .+, accès jusqu’au .+/,
    reason: 'Je ne m’en sers pas',
    thanks: 'Merci. C’est transmis.',
    keep: 'Garder mon abonnement',
  },
  en: {
    exists: 'You already have this plan.',
    change: 'Move to the copilot',
    running: /^End of the current period: \d/,
    cancel: 'Cancel',
    until: /Your access goes on until \d+/,
    withdraw: /€29\.00 goes back to your card/,
    withdrawLink: 'Withdraw from the contract',
    confirm: 'Cancel my plan',
    undo: 'Undo',
    left: /^Cancelled on .+, access until .+/,
    reason: 'I do not use it',
    thanks: 'Thank you. It has been passed on.',
    keep: 'Keep my plan',
  },
} as const

for (const language of walkedIn('en'))
  test(`who has the plan is told so where it is ordered, in ${language}`, async ({ page, complaints }) => {
    const { token } = await subscribed(page.request, language)
    await storeToken(page.context(), token)
    await page.goto(`/${language}/checkout?plan=plan`)
    await expect(page.getByText(words[language].exists)).toBeVisible()
    await page.goto(`/${language}/checkout?plan=copilot`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[language].change)
    expect(complaints).toEqual([])
  })

for (const language of walkedIn('fr'))
  test(`leaving is asked for, undone within ten seconds, and taken back, each with its date, in ${language}`, async ({
    page,
  }) => {
    const here = words[language]
    const { token } = await subscribed(page.request, language)
    await storeToken(page.context(), token)
    await page.goto(`/${language}/user`)
    await expect(page.getByText(here.running)).toBeVisible()
    await page.getByRole('button', { name: here.cancel, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(here.until)).toBeVisible()
    await expect(dialog.getByText(here.withdraw)).toBeVisible()
    const withdraw = dialog.getByRole('link', { name: here.withdrawLink, exact: true })
    await expect(withdraw).toHaveAttribute('href', /\?link=/)
    await dialog.getByRole('button', { name: here.confirm, exact: true }).click()
    const undo = page.getByRole('button', { name: here.undo, exact: true })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(undo).toBeHidden()
    expect(await planOf(page, token)).toMatchObject({ next: null, cancelling: null })
    await page.getByRole('button', { name: here.cancel, exact: true }).click()
    await dialog.getByRole('button', { name: here.confirm, exact: true }).click()
    await expect(page.getByText(here.left)).toBeVisible()
    await page.getByLabel(here.reason).check()
    await page.getByRole('button', { name: texts[language].send, exact: true }).click()
    await expect(page.getByText(here.thanks)).toBeVisible()
    await page.getByRole('button', { name: here.keep }).click()
    await expect(page.getByText(here.running)).toBeVisible()
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

const services = {
  fr: {
    wish: 'De quoi avez-vous besoin',
    need: 'Suivre la vente de ma maison jusqu’à la signature.',
    ask: 'Demander un devis',
    takeBack: 'Retirer ma demande',
    asked: 'Devis demandé',
    read: 'Lire et commander',
    price: /480,00\s€/,
    paid: /Votre paiement est passé/,
  },
  en: {
    wish: 'What do you need',
    need: 'Follow the sale of my house until the signature.',
    ask: 'Ask for a quote',
    takeBack: 'Take back my request',
    asked: 'Quote asked for',
    read: 'Read and order',
    price: /€480\.00/,
    paid: /Your payment went through/,
  },
} as const

for (const language of walkedIn('en'))
  test(`SuperAgent: asked for, priced by the house, ordered and paid once, in ${language}`, async ({ page }) => {
    const here = services[language]
    const { token } = await subscribed(page.request, language)
    await storeToken(page.context(), token)
    await page.goto(`/${language}/user#services`)
    await page.getByLabel(here.wish).fill(here.need)
    await page.getByRole('button', { name: here.ask }).click()
    await expect(page.getByText(here.asked)).toBeVisible()
    const asked = await call(page.request, ['GET', '/me/services'], token)
    const admin = await signIn(page.request, 'admin@demo.test')
    await call(page.request, ['POST', `/admin/quotes/${asked.services[0].id}`], admin, {
      title: 'Suivi de vente',
      scope: 'Un notaire et un expert du bâtiment, jusqu’à la signature.',
      amount: 48_000,
    })
    await page.reload()
    await page.getByRole('link', { name: here.read }).click()
    const order = page.getByRole('button', { name: texts[language].order })
    await expect(order).toContainText(here.price)
    await acceptTerms(page, language)
    await order.click()
    await expect(page.getByText(here.paid)).toBeVisible()
    await page.goto(`/${language}/user`)
    await expect(page.getByRole('listitem').filter({ hasText: here.price }).first()).toBeVisible()
  })

const cut = { fr: /^La connexion semble coupée/, en: /^The connection seems to be down/ }

for (const language of walkedIn('fr'))
  test(`what fails is said in the language that the page has by then, in ${language}`, async ({ page }) => {
    const here = words[language]
    const { token } = await subscribed(page.request, language)
    await call(page.request, ['POST', '/me/services'], token, { wish: services[language].need, locale: language })
    await storeToken(page.context(), token)
    // An undo that lasts as long as the test, also after a journey that moved this server's clock ahead.
    const plan = await call(page.request, ['GET', '/me/plan'], token)
    const cancelling = { until: '2050-01-01T00:00:00.000Z' }
    await page.route('**/api/me/plan', (route) => route.fulfill({ json: { ...plan, cancelling } }))
    for (const path of ['**/me/plan/undo', '**/services/*/decline'])
      await page.route(path, (route) => route.abort('connectionreset'))
    await page.goto(`/${language}/user`)
    await page.getByRole('button', { name: here.undo, exact: true }).click()
    await inBothLanguages(page, language, (at) => page.locator('.undo [role=alert]').filter({ hasText: cut[at] }))
    const takeBack = page.getByRole('button', { name: services[language].takeBack })
    await takeBack.click()
    await takeBack.click()
    await inBothLanguages(page, language, (at) => page.locator('.services [role=alert]').filter({ hasText: cut[at] }))
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
