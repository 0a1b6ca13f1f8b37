import type { Page } from '@playwright/test'
import { call, ordered } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { signIn, storeToken } from './sign-in.ts'

const giver = 'expert@demo.test'
const colleague = 'specialist@demo.test'
const phone = { width: 360, height: 740 }
const note = 'Le bail est meublé, c’est votre domaine. Il reste à calculer la majoration.'

type Offer = { questionId: string; token: number }

/** Whatever key is pressed before the page listens is lost, so a key is pressed until what it does is there. */
async function pressUntil(page: Page, key: string, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await done()
  }).toPass({ timeout: 40_000 })
}

test('an expert hands a question over by the keyboard, a colleague accepts it on a phone, and the client reads so', async ({
  page,
  browser,
}) => {
  const own = await ordered(page.request, 'fr')
  const helene = await openExpertWindow(browser, giver, 'fr')
  const etienne = await openExpertWindow(browser, colleague, 'fr')
  const token = await signIn(helene.context.request, giver)
  const asHelene = (path: string, body?: object) =>
    call(helene.context.request, [body ? 'POST' : 'GET', path], token, body && { locale: 'fr', ...body })
  const offer = async (): Promise<Offer | undefined> =>
    (await asHelene('/desk?locale=fr')).offers.find((one: Offer) => one.questionId === own.id)
  await expect.poll(async () => (await offer()) !== undefined, { timeout: 40_000 }).toBe(true)
  await asHelene(`/desk/offers/${own.id}/accept`, { token: (await offer())?.token, noConflict: true })

  const desk = helene.page
  await desk.goto(`/fr/demandes?question=${own.id}&pane=talk`)
  const dialog = desk.getByRole('dialog', { name: 'Confier ce dossier à un confrère' })
  await expect(desk.getByRole('button', { name: 'Confier à un confrère' })).toBeVisible()
  await pressUntil(desk, 'c', () => expect(dialog).toBeVisible({ timeout: 1000 }))
  await dialog.getByRole('radio', { name: /Étienne Marchal/ }).focus()
  await desk.keyboard.press('Space')
  await dialog.getByRole('textbox', { name: 'Votre note' }).focus()
  await desk.keyboard.insertText(note)
  await dialog.getByRole('button', { name: 'Proposer le dossier' }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(/Proposé à Étienne Marchal/)).toBeVisible()

  await etienne.page.setViewportSize(phone)
  const offered = etienne.page.locator('.offer').filter({ hasText: 'vous confie ce dossier' })
  await expect(offered).toContainText(note)
  await offered.getByRole('checkbox').check()
  await offered.getByRole('button', { name: 'Accepter' }).click()
  await etienne.page.locator('.desk-tabs').getByRole('button', { name: 'Dossier' }).click()
  await expect(etienne.page.locator('.pane--brief')).toContainText(note)

  await expect(desk.getByText('Votre confrère a repris ce dossier.').first()).toBeVisible()
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  await expect(page.getByText(/Hélène Carpentier confie votre dossier à Étienne Marchal/)).toBeVisible()
  await helene.leave()
  await etienne.leave()
})
