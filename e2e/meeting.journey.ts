import { call, ordered } from './calls.ts'
import { expect, test } from './people.ts'
import { bear, member } from './tokens.ts'

test('a client asks for a meeting in two steps, and the specialist reads the exchanges once accepted', async ({
  page,
  browser,
  request,
}) => {
  const own = await ordered(request, 'fr')
  await bear(page.context(), own.token)
  await page.goto(`/fr/question/${own.id}`)
  await page.getByRole('button', { name: 'Demander un rendez-vous' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Adresse e-mail').fill('claire@client.test')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.locator('#field-phone-error')).toHaveText('Ce champ est obligatoire')
  const typed = {
    Prénom: 'Claire',
    Nom: 'Delaunay',
    Téléphone: '06 12 34 56 78',
    Adresse: '4 rue des Halles',
    'Code postal': '4400',
    Ville: 'Nantes',
  }
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await expect(dialog.getByLabel('Pays').locator('option')).toHaveText(['France', 'Maroc'])
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.locator('#field-postalCode-error')).toHaveText('Le code postal compte 5 chiffres.')
  await dialog.getByLabel('Code postal').fill('44000')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByText('Ce que le spécialiste verra')).toBeVisible()
  await dialog.getByRole('button', { name: 'Modifier' }).click()
  await expect(dialog.getByLabel('Ville')).toHaveValue('Nantes')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByRole('button', { name: 'Confirmer la mise en relation' }).click()
  await expect(page.getByText('Demande de rendez-vous').first()).toBeVisible()

  const desk = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await bear(desk.context(), await member(request, 'specialist@demo.test'))
  await desk.goto('/en/mes-rendez-vous')
  const card = desk.getByRole('article').first()
  await card.getByLabel('Date and time, Paris time').fill('2030-05-06T14:30')
  await card.getByLabel('Place, or how you will meet').fill('À mon cabinet')
  await card.getByRole('button', { name: 'Accept and propose' }).click()
  await card.getByRole('button', { name: 'Read the exchanges with the assistant' }).click()
  await expect(card.getByText('AI assistant').first()).toBeVisible()
  await desk.context().close()

  await page.getByRole('button', { name: 'Confirmer ce rendez-vous' }).click()
  await expect(page.getByText('Lieu\u00a0: À mon cabinet')).toBeVisible()
  await expect(page.getByText('Lus une fois.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await expect(page.getByText('Cette demande a été annulée.')).toBeVisible()
  await call(request, ['POST', `/questions/${own.id}/close`], own.token, {
    confirmed: true,
    second: true,
    locale: 'fr',
  })
})
