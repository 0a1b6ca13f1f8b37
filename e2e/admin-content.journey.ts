import { href } from '../src/screens.ts'
import { call } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { signIn, storeToken } from './sign-in.ts'

/** Somebody of the house writes; nothing of it is lost, and nobody reads it before it is published. */

test('what an editor types is on the server before they save it, and stays when the tab is closed', async ({
  page,
  request,
  complaints,
}) => {
  const token = await signIn(request, 'admin@demo.test')
  const key = `essai-${Date.now()}`
  const facts = { kind: 'article', key, locale: 'fr', category: null, reviewedBy: null, facts: {} }
  const text = await call(request, ['POST', '/admin/texts'], token, {
    ...facts,
    title: 'Un essai',
    summary: 'Résumé.',
    body: 'Début.',
  })
  await storeToken(page.context(), token)
  await page.goto(href('admin-content-edit', 'fr', { id: text.id }))
  await page.locator('#field-body').fill('Début, puis une suite.')
  await expect(page.getByText(/Brouillon gardé à .*, version 2\./)).toBeVisible()
  await page.locator('#field-title').fill('Un essai continué')
  await page.goto(href('admin-content', 'fr', { id: text.id }))
  const latest = () => call(request, ['GET', `/admin/texts/${text.id}`], token)
  await expect
    .poll(async () => (await latest()).versions.map((one: { version: number }) => one.version))
    .toEqual([2, 1])
  expect((await latest()).body).toBe('Début, puis une suite.')
  await page.goto(href('admin-content-edit', 'fr', { id: text.id }))
  await expect(page.locator('#field-title')).toHaveValue('Un essai continué')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(page.getByText(/Brouillon enregistré, version/)).toBeVisible()
  expect((await latest()).title).toBe('Un essai continué')
  expect((await request.get(`/api/texts/article/${key}?locale=fr`)).status()).toBe(404)
  expect(complaints).toEqual([])
})
