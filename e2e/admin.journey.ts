import type { APIRequestContext, Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call, subscribed } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { newVisitor, signIn, storeToken, visitorWithQuestion } from './sign-in.ts'

/** The house from the inside: closed to everybody else, and nothing done without a reason that can be read later. */

const rooms = ['admin-home', 'admin-payments', 'admin-subscriptions', 'admin-disputes', 'admin-texts'] as const
const reads = ['overview', 'figures', 'payments', 'subscriptions', 'disputes', 'refunds', 'acts', 'letters', 'texts']

const statusOf = async (request: APIRequestContext, path: string, token: string | null) =>
  (await request.get(`/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })).status()

async function enter(page: Page): Promise<string> {
  const token = await signIn(page.request, 'admin@demo.test')
  await storeToken(page.context(), token)
  return token
}

test('to everybody who is not of the staff nothing is here', async ({ page, request }) => {
  const outside = [
    null,
    await newVisitor(request, 'fr'),
    await signIn(request, 'client@demo.test'),
    await signIn(request, 'expert@demo.test'),
  ]
  for (const token of outside)
    for (const path of reads) expect(await statusOf(request, `/admin/${path}`, token), path).toBe(404)
  await storeToken(page.context(), outside[2] ?? '')
  for (const room of rooms) {
    await page.goto(href(room, 'fr'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/page/i)
    await expect(page.getByRole('navigation', { name: 'Espace de l’équipe' })).toHaveCount(0)
  }
})

test('a browser that has lost the mark of the staff gets it again from the API', async ({ page, request }) => {
  const token = await signIn(request, 'admin@demo.test')
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token)
  expect((await page.goto(href('admin-payments', 'fr')))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Paiements' })).toBeVisible()
  expect((await page.goto(href('admin-disputes', 'fr')))?.status()).toBe(200)
})

test('the overview shows the day and leads to every room', async ({ page, complaints }) => {
  await enter(page)
  await page.goto(href('profile', 'fr'))
  await page.getByRole('link', { name: 'Espace de l’équipe' }).click()
  await expect(page.getByText('Questions posées')).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Espace de l’équipe' })
  for (const room of ['Paiements', 'Abonnements', 'Litiges', 'Devis', 'Textes']) {
    await nav.getByRole('link', { name: room, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('on a phone the rooms are one row, where the one that is open is in sight', async ({ page }) => {
  await enter(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(href('admin-messages', 'fr', { show: 'traders' }))
  const nav = page.getByRole('navigation', { name: 'Espace de l’équipe' })
  const rooms = nav.getByRole('link')
  const [first, last] = [rooms.first(), rooms.last()]
  await expect(nav.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Demandes d’une autorité' })).toBeInViewport({ ratio: 1 })
  expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y)
  for (const room of [first, last]) {
    await room.focus()
    await expect(room).toBeInViewport({ ratio: 1 })
  }
})

test('what is refused is said beside the matter, which stays until it is seen', async ({ page }) => {
  await enter(page)
  let open = true
  await page.route('**/api/admin/overview*', async (route) => {
    const answer = await route.fetch()
    const at = new Date().toISOString()
    const matter = {
      id: 'm',
      template: 'meeting_missed',
      question: null,
      number: null,
      city: 'Nantes',
      situations: [],
      at,
    }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), matters: open ? [matter] : [] } })
  })
  let tries = 0
  await page.route('**/api/admin/matters/m/seen', (route) => {
    tries += 1
    // The house knows no such matter.
    if (tries === 1) return route.continue()
    open = false
    return route.fulfill({ json: {} })
  })
  await page.goto(href('admin-home', 'fr'))
  const seen = page.getByRole('button', { name: 'C’est vu' })
  await seen.click()
  await expect(page.getByRole('alert')).toHaveText('Cette affaire a déjà été vue.')
  await expect(seen).not.toHaveAttribute('aria-busy')
  await seen.click()
  await expect(seen).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('L’affaire est notée comme vue.')
})

test('what is wrong with a title that is recorded is said beside its field', async ({ page }) => {
  await enter(page)
  await page.goto(`${href('admin-applications', 'fr')}?show=experts&search=expert@demo.test`)
  await page
    .getByRole('button', { name: /^Enregistrer un titre, / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  for (const name of ['labelFr', 'labelEn', 'body']) await dialog.locator(`[name="${name}"]`).fill('Avocat')
  await dialog.locator('[name="labelFr"]').fill('A')
  await dialog.getByRole('button', { name: 'Enregistrer un titre' }).click()
  await expect(dialog.getByText('Remplissez ce champ.').last()).toBeVisible()
  await expect(dialog.locator('[name="labelFr"]')).toHaveAttribute('aria-invalid', 'true')
})

test('a refund above the limit waits for somebody else', async ({ page }) => {
  await subscribed(page.request, 'fr')
  const token = await enter(page)
  const { payments } = await call(page.request, ['GET', '/admin/payments?state=taken'], token)
  const { soloLimit } = await call(page.request, ['GET', `/admin/payments/${payments[0].id}`], token)
  const copilot = payments.find(({ amount }: { amount: number }) => amount > soloLimit)
  const payment = copilot ?? payments[0]
  await page.goto(href('admin-payments', 'fr', { payment: payment.id }))
  await page.getByRole('button', { name: 'Rembourser' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rembourser' }).click()
  await expect(dialog.getByText(/au moins dix caractères/).first()).toBeVisible()
  await dialog.getByLabel('Raison').fill('Réponse hors sujet, vérifiée avec l’expert.')
  await dialog.getByRole('button', { name: 'Rembourser' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('main :focus')).toBeInViewport()
  if (payment.amount > soloLimit) {
    await expect(page.getByText(/une autre personne décide/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approuver' })).toHaveCount(0)
  } else {
    await expect(page.getByText('Accordé', { exact: true })).toBeVisible()
    await expect(page.locator('main h2:focus')).toHaveText('Remboursements de l’équipe')
  }
})

test('a sealed conversation opens for a reason, and the journal shows it', async ({ page, request }) => {
  const own = await visitorWithQuestion(request, 'fr')
  await enter(page)
  await page.goto(href('admin-question', 'fr', { id: own.id }))
  await expect(page.getByText(/la conversation est scellée/)).toBeVisible()
  await expect(page.getByText(/dépôt de garantie depuis/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ouvrir la conversation' }).click()
  const reason = `Plainte reçue, dossier ${own.id.slice(-6)}.`
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Raison').fill(reason)
  await page.reload()
  await page.getByRole('button', { name: 'Ouvrir la conversation' }).click()
  await expect(dialog.getByLabel('Raison')).toHaveValue(reason)
  await dialog.getByRole('button', { name: 'Ouvrir la conversation' }).click()
  await expect(page.getByText(/dépôt de garantie depuis/).first()).toBeVisible()
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(reason)
  await page.goto(href('admin-home', 'fr'))
  const line = page.getByRole('row').filter({ hasText: reason })
  await expect(line.getByText('Conversation scellée ouverte')).toBeVisible()
})
