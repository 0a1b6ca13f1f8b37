import { call } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { newVisitor, storeToken } from './sign-in.ts'

/** Where no certified host keeps data of health: nothing of it is taken, nothing typed is lost, and one reads whom to call. */
const ill = 'J’ai de la fièvre et une toux depuis trois jours, quel médicament puis-je prendre sans ordonnance ?'
const vague = 'Je voudrais un conseil, je suis un peu perdue.'

// One start for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ server }) => {
  await server.stop()
  await server.start({ HEALTH_HOSTING: 'none' })
})
test.afterAll(async ({ server }) => {
  await server.stop()
  await server.start()
})

test('a question about health is not taken: one is told why, and keeps the text', async ({ page }) => {
  await page.goto('/fr/ask')
  const box = page.getByRole('textbox', { name: texts.fr.box })
  await box.fill(ill)
  await page.getByRole('button', { name: texts.fr.free }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Les questions de santé ne sont pas encore ouvertes ici' })
  await expect(notice).toBeVisible()
  for (const number of ['15', '3114', '112'])
    await expect(notice.getByRole('link', { name: number, exact: true })).toBeVisible()
  await expect(box).toHaveValue(ill)
  await expect(page).toHaveURL(/\/fr\/ask$/)
})

test('nor is it in a conversation that began with something else; the message can be taken back', async ({ page }) => {
  const token = await newVisitor(page.request, 'fr')
  const body = { text: vague, category: 'justice', locale: 'fr' }
  const { id } = await call(page.request, ['POST', '/questions'], token, body)
  await storeToken(page.context(), token)
  await page.goto(`/fr/consultation/${id}`)
  const box = page.getByRole('textbox', { name: texts.fr.toAssistant })
  await box.fill(ill)
  await page.getByRole('button', { name: texts.fr.send, exact: true }).click()
  const unsent = page.locator('.turn--unsent')
  await expect(unsent.getByRole('alert')).toContainText('appelez le 15 ou le 112')
  await unsent.getByRole('button', { name: 'Le reprendre' }).click()
  await expect(box).toHaveValue(ill)
  await page.reload()
  await expect(box).toHaveValue(ill)
  await expect(page.locator('.turn').getByText(ill)).toHaveCount(0)
})
