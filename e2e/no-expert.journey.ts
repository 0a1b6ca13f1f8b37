import { ordered, ownQuestion } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { storeToken } from './sign-in.ts'
import { acceptOffer, sendAnswer, waitForExpert, writeAnswer } from './steps.ts'

/** What happens when nobody comes, and when somebody comes and goes. The clock is moved, nobody waits. */

test('no expert comes: three ways on, and leaving costs nothing', async ({ page, server }) => {
  const own = await ordered(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/match/${own.id}`)
  await waitForExpert(page, 'fr')

  await server.advanceClock(6)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Nous n’avons pas encore trouvé d’expert' })).toBeVisible()
  await expect(main.getByText('Rien n’a été prélevé.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Attendre encore' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Revenir plus tard' })).toBeVisible()
  await main.getByRole('button', { name: 'Annuler sans frais' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la question' }).click()
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeFocused()
  await expect(main.getByRole('heading', { name: texts.fr.closed })).toBeVisible()

  await expect.poll(async () => (await ownQuestion(page.request, own)).payment).toBe('VOIDED')
  await page.goto(`/fr/consultation/${own.id}`)
  await expect(main.getByText('La réservation sur votre carte est levée. Rien n’a été prélevé.')).toBeVisible()
})

test('an expert whose connection is lost loses the file; another one answers, and no written word is lost', async ({
  page,
  browser,
  server,
}) => {
  const own = await ordered(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  const first = await openExpertWindow(browser, 'expert@demo.test', 'fr')
  await acceptOffer(first.page, 'fr')
  await expect(page.getByText('Hélène Carpentier a accepté. L’assistant se tait.')).toBeVisible()
  await writeAnswer(first.page, 'fr')

  await first.context.setOffline(true)
  await server.advanceClock(11)
  await expect(page.getByText(/L’expert n’a pas pu poursuivre/)).toBeVisible()
  const second = await openExpertWindow(browser, 'specialist@demo.test', 'fr')
  await acceptOffer(second.page, 'fr')
  await expect(page.getByText('Étienne Marchal a accepté. L’assistant se tait.')).toBeVisible()

  await first.page.getByRole('button', { name: texts.fr.sections.short.tab }).click()
  await first.page
    .getByRole('textbox', { name: texts.fr.sections.short.field })
    .fill('Écrit sans connexion, trop tard.')
  await first.context.setOffline(false)
  await expect(first.page.locator('.pane--write').getByText('Un confrère a repris ce dossier.')).toBeVisible()
  await expect(first.page.getByRole('textbox', { name: texts.fr.sections.short.field })).toHaveValue(
    'Écrit sans connexion, trop tard.',
  )
  await expect(first.page.getByRole('button', { name: texts.fr.sendAnswer })).toBeHidden()
  await expect(first.page.getByRole('button', { name: 'Copier mon texte' })).toBeVisible()

  await writeAnswer(second.page, 'fr')
  await sendAnswer(second.page, 'fr')
  await expect(page.getByRole('main').getByText(texts.fr.answer.short)).toBeVisible()
  await expect(page.getByText('Écrit sans connexion')).toHaveCount(0)
  await first.leave()
  await second.leave()
})
