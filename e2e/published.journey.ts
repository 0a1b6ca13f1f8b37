import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

/** What an author shows to everybody, takes back, and what the account says of their agreements. */

const id = 'demo-question-depot-de-garantie'
/** In a window of its own, so that nothing of the demonstration's people is put away afterwards. */
async function enter(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token)
  return context.newPage()
}

/** As the demonstration's data has it, wherever an earlier try has stopped. */
async function publish(request: APIRequestContext, token: string): Promise<void> {
  const address = `/questions/${id}/publication`
  const { title, text } = await call(request, ['GET', address], token)
  await call(request, ['PUT', address], token, { title, text, agreed: true, locale: 'fr' })
  const staff = await signIn(request, 'admin@demo.test')
  await call(request, ['POST', `/admin/published/${id}/publish`], staff, {})
}

test('anybody reads an answer that its author published, and the expert’s portrait shows it', async ({ page }) => {
  await page.goto(href('question', 'fr', { id }))
  await expect(page.getByText('Publiée par son auteur, sans nom.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dépôt de garantie')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/fr/question/${id}$`))
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await page.goto(href('question', 'en', { id }))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto(href('spotlight', 'fr'))
  await expect(page.getByRole('heading', { name: 'Ce que nous avons vérifié' })).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Dépôt de garantie' })).toBeVisible()
})

test('the author takes it back, agrees again, and somebody of the house reads it first', async ({
  request,
  browser,
}) => {
  const token = await signIn(request, 'client@demo.test')
  await publish(request, token)
  const page = await enter(browser, token)
  await page.goto(href('question', 'fr', { id }))
  await page.getByRole('button', { name: 'Revenir sur mon accord' }).click()
  const open = page.getByRole('button', { name: 'Publier sans mon nom' })
  await open.click()
  const title = page.getByRole('dialog').getByRole('textbox').first()
  await title.fill('Dépôt de garantie non restitué après trois mois')
  await page.getByLabel('J’accepte que cette question').check()
  await page.reload()
  await open.click()
  await expect(title).toHaveValue('Dépôt de garantie non restitué après trois mois')
  await expect(page.getByLabel('J’accepte que cette question')).not.toBeChecked()
  const send = page.getByRole('button', { name: 'Accepter et envoyer en relecture' })
  await send.click()
  await expect(page.getByText('Cochez la case pour donner votre accord.').first()).toBeVisible()
  await page.getByLabel('J’accepte que cette question').check()
  await send.click()
  await expect(page.getByRole('complementary').getByText('Une personne de l’équipe la relit d’abord.')).toBeVisible()
  const staff = await enter(browser, await signIn(request, 'admin@demo.test'))
  await staff.goto(href('admin-messages', 'fr', { show: 'public' }))
  await staff.getByRole('button', { name: /^Publier.*Dépôt de garantie non restitué/ }).click()
  await expect(page.getByRole('complementary').getByText('Cette réponse est publique')).toBeVisible()
  await staff.context().close()
  await page.context().close()
})

test('what was read before the author took it back does not bring it back; their other window hears of it', async ({
  request,
  browser,
}) => {
  const token = await signIn(request, 'client@demo.test')
  const other = await enter(browser, token)
  await other.goto(href('question', 'fr', { id }))
  const takeBack = { name: 'Revenir sur mon accord' }
  await expect(other.getByRole('button', takeBack)).toBeVisible()
  const page = await enter(browser, token)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let readings = 0
  await page.route(`**/api/questions/${id}?*`, async (route) => {
    readings += 1
    const answer = await route.fetch()
    if (readings === 2) await released
    await route.fulfill({ response: answer })
  })
  await page.goto(href('question', 'fr', { id }))
  await expect.poll(() => readings).toBe(2)
  await page.getByRole('button', takeBack).click()
  await expect(page.getByRole('button', { name: 'Publier sans mon nom' })).toBeVisible()
  release()
  await expect.poll(() => readings).toBeGreaterThan(2)
  await expect(page.getByRole('button', { name: 'Publier sans mon nom' })).toBeVisible()
  await expect(page.getByRole('button', takeBack)).toHaveCount(0)
  await expect(other.getByRole('button', takeBack)).toHaveCount(0)
  await publish(request, token)
  // A reading that is on its way just now ends with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
  await other.context().close()
})

test('a question that is too long to be shown says so before anything is sent', async ({ request, browser }) => {
  const token = await signIn(request, 'client@demo.test')
  await publish(request, token)
  const page = await enter(browser, token)
  await page.goto(href('question', 'fr', { id }))
  await page.getByRole('button', { name: 'Revenir sur mon accord' }).click()
  await page.route(`**/questions/${id}/publication`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), text: 'a'.repeat(4010) } })
  })
  await page.getByRole('button', { name: 'Publier sans mon nom' }).click()
  await expect(page.getByRole('dialog').getByText('10 caractères de trop')).toBeVisible()
  await publish(request, token)
  await page.context().close()
})

test('the account shows the agreements and takes back the one about letters', async ({ request, browser }) => {
  const page = await enter(browser, await signIn(request, 'client@demo.test'))
  await page.goto(`${href('account', 'fr')}#consents`)
  await expect(page.getByRole('heading', { name: 'Mes accords' })).toBeVisible()
  const letters = page.getByLabel('Recevoir de temps en temps')
  await expect(letters).not.toBeChecked()
  const kept = () => page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await Promise.all([kept(), letters.check()])
  await page.reload()
  await expect(letters).toBeChecked()
  await Promise.all([kept(), letters.uncheck()])
  await page.reload()
  await expect(letters).not.toBeChecked()
  await page.context().close()
})

test('a question is closed from the list, after a confirmation', async ({ request, browser }) => {
  const { token } = await call(request, ['POST', '/visit'], '', { locale: 'fr' })
  const text = 'Mon chien boite depuis la promenade de ce matin.'
  const { title } = await call(request, ['POST', '/questions'], token, { text, category: 'animaux', locale: 'fr' })
  const page = await enter(browser, token)
  // On a phone the list is an inbox, and a question is closed on its own page.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(href('profile', 'fr'))
  const close = page.getByRole('button', { name: new RegExp(`^Fermer la question.*${title}`) })
  await close.click()
  await expect(page.getByRole('dialog')).toContainText('définitif')
  await page.getByRole('button', { name: 'Fermer définitivement' }).click()
  await expect(close).toHaveCount(0)
  await page.context().close()
})
