import type { APIRequestContext } from '@playwright/test'
import { call, type Own, ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { signIn, storeToken } from './sign-in.ts'

/** The specialist has accepted a request and proposes these times. */
async function proposed(request: APIRequestContext, own: Own, slots: readonly string[]): Promise<string> {
  const specialist = await signIn(request, 'specialist@demo.test')
  const { id: expert } = await call(request, ['GET', '/experts/etienne-marchal?locale=en'], own.token)
  await call(request, ['POST', `/questions/${own.id}/meeting`], own.token, {
    ...{ firstName: 'Claire', lastName: 'Delaunay', email: 'claire@client.test', phone: '06 12 34 56 78' },
    ...{ address: '4 rue des Halles', postalCode: '44000', city: 'Nantes', country: 'fr', locale: 'en' },
    ...{ specialist: expert, withheld: [] },
  })
  const { meeting } = await call(request, ['GET', `/questions/${own.id}/meeting?locale=en`], own.token)
  const terms = { slots, place: 'At my office', ways: ['in_person'], confirmed: true, locale: 'en' }
  await call(request, ['POST', `/meetings/${meeting.id}/accept`], specialist, terms)
  return meeting.id
}

test('in English too a meeting falls to no single press, and no time that suits keeps the specialist', async ({
  page,
  request,
}) => {
  const own = await ordered(request, 'en')
  await storeToken(page.context(), own.token)
  // The afternoon of a day of its own, which is no Sunday: times are proposed within three months.
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const some = 10 + Math.floor(Math.random() * 70)
  const day = inDays(inDays(some).getUTCDay() === 0 ? some + 1 : some)
  const slot = (hour: number) => `${day.toISOString().slice(0, 10)}T${hour}:00:00.000Z`
  const id = await proposed(request, own, [slot(14), slot(15)])
  const meeting = async () =>
    (await call(request, ['GET', `/questions/${own.id}/meeting?locale=en`], own.token)).meeting
  await page.goto(`/en/question/${own.id}`)
  await page.getByRole('button', { name: 'No time suits me' }).click()
  const sure = page.getByRole('group', { name: /Étienne Marchal keeps your request/ })
  await expect(sure.getByText(/keeps your request/)).toBeFocused()
  expect((await meeting()).state).toBe('proposed')
  await sure.getByRole('button', { name: 'Ask for other times' }).click()
  await expect(
    page.getByText(/Étienne Marchal is looking for another time and will propose it soon/).first(),
  ).toBeVisible()

  const specialist = await signIn(request, 'specialist@demo.test')
  const again = { slots: [slot(16)], place: 'At my office', ways: ['in_person'], confirmed: true, locale: 'en' }
  await call(request, ['POST', `/meetings/${id}/accept`], specialist, again)
  await page.getByRole('button', { name: /^Choose / }).click()
  await expect(page.getByText('Place: At my office').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the meeting' }).click()
  await expect(page.getByText(/will not take place. We tell Étienne Marchal/)).toBeFocused()
  expect((await meeting()).state).toBe('scheduled')
  await page.getByRole('button', { name: 'Keep the meeting' }).click()
  await expect(page.getByRole('button', { name: 'Cancel the meeting' })).toBeFocused()
  expect((await meeting()).state).toBe('scheduled')
})

test('a client asks a specialist for a meeting, chooses a time, sees who read and takes the consent back', async ({
  page,
  browser,
  request,
}) => {
  const own = await ordered(request, 'fr')
  // A day of its own, so that a second run finds the hour free; times are proposed within three months.
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  let unique = 10 + 2 * Math.floor(Math.random() * 35)
  // A Sunday would be asked for twice.
  while ([0, 1].some((later) => inDays(unique + later).getUTCDay() === 0)) unique += 2
  const day = (days: number) => inDays(days).toISOString().slice(0, 10)
  const chosen = inDays(unique + 1).toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  await storeToken(page.context(), own.token)
  const { id } = await call(request, ['GET', '/experts/etienne-marchal?locale=fr'], own.token)
  await page.goto('/fr/expert/etienne-marchal')
  await page.getByRole('link', { name: 'Demander un rendez-vous' }).click()
  await expect(page).toHaveURL(`/fr/mes-demandes?meet=${id}`)
  await page.getByRole('button', { name: 'Continuer' }).click()
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
  await expect(dialog.getByLabel('Pays').locator('option')).toHaveText([
    'France',
    'Maroc (personne n’y reçoit pour l’instant)',
  ])
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.locator('#field-postalCode-error')).toHaveText('Le code postal compte 5 chiffres.')
  await dialog.getByLabel('Code postal').fill('44000')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog.getByText('Ce que le spécialiste verra')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
  await page.route('**/meeting/exchanges', (route) => route.abort())
  const exchanges = dialog.locator('details')
  await exchanges.locator('summary').click()
  await expect(exchanges.getByRole('alert')).toBeVisible()
  await page.unroute('**/meeting/exchanges')
  for (const _ of ['closed', 'opened again']) await exchanges.locator('summary').click()
  await expect(exchanges.getByRole('region')).toBeVisible()
  await expect(exchanges.getByRole('alert')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Modifier' }).click()
  await expect(dialog.getByLabel('Ville')).toHaveValue('Nantes')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByText('tels qu’il les lira').click()
  await dialog.getByRole('checkbox').first().uncheck()
  await expect(dialog.getByText('Un message reste entre vous et nous')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirmer la mise en relation' }).click()
  await expect(page.getByText('Nous avons demandé à Étienne Marchal').first()).toBeVisible()
  await expect(page.locator('#meeting-now')).toBeFocused()

  const desk = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await storeToken(desk.context(), await signIn(request, 'specialist@demo.test'))
  await desk.goto('/en/demandes')
  await desk.getByRole('link', { name: 'To accept' }).first().click()
  const card = desk.getByRole('article').first()
  await card.getByLabel('Time 1, Paris time').fill(`${day(unique)}T14:30`)
  await card.getByLabel('Time 2, Paris time').fill(`${day(unique + 1)}T09:00`)
  await card.getByLabel('Place, or how you will meet').fill('À mon cabinet')
  await card.getByRole('button', { name: 'Accept and propose' }).click()
  await expect(desk.locator('article:first-of-type h2')).toBeFocused()
  await card.getByRole('button', { name: 'Read the exchanges with the assistant' }).click()
  await expect(card.getByText('AI assistant').first()).toBeVisible()
  // Of the two things that the client has said, the one that was not kept back.
  await expect(card.getByRole('blockquote').filter({ hasText: 'The client,' })).toHaveCount(1)

  // None of the times fits: asked first, by keyboard, with the way back; then the same specialist is asked for others.
  const none = page.getByRole('button', { name: 'Aucun horaire ne me convient' })
  await none.focus()
  await page.keyboard.press('Enter')
  const sure = page.getByRole('group', { name: /Étienne Marchal garde votre demande/ })
  await expect(sure.getByText(/garde votre demande/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(none).toBeFocused()
  await page.keyboard.press('Enter')
  await sure
    .getByRole('group', { name: 'Quand êtes-vous libre' })
    .getByLabel('Précision')
    .fill('Plutôt en fin de journée.')
  await sure.getByRole('button', { name: 'Demander d’autres horaires' }).click()
  await expect(page.getByText('Étienne Marchal cherche un autre horaire').first()).toBeVisible()
  await expect(page.getByText('Vous avez indiqué\u00a0: «\u00a0Plutôt en fin de journée.\u00a0»')).toBeVisible()
  await expect(card.getByText('The client found no time that suits.')).toBeVisible()
  await expect(card.getByText('What they add: “Plutôt en fin de journée.”')).toBeVisible()
  await card.getByLabel('Time 1, Paris time').fill(`${day(unique + 1)}T09:00`)
  await card.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(card.getByText('What they add')).toHaveCount(0)

  await page.getByRole('button', { name: new RegExp(`^Choisir le ${chosen.replace(/^1 /, '1(er)? ')}`) }).click()
  await expect(page.getByText('Lieu\u00a0: À mon cabinet').first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ajouter à mon agenda' }).click()
  expect((await saved).suggestedFilename()).toBe(`rendez-vous-${day(unique + 1)}.ics`)
  await page.getByText('Lus une fois').click()
  await expect(page.getByText(/^Étienne Marchal, /)).toBeVisible()
  // One press takes nothing back.
  await page.getByRole('button', { name: 'Retirer mon accord' }).click()
  await expect(page.getByRole('group', { name: /Le rendez-vous reste convenu/ })).toBeVisible()
  await page.getByRole('button', { name: 'Garder mon accord' }).click()
  await expect(page.getByRole('button', { name: 'Retirer mon accord' })).toBeFocused()
  await page.getByRole('button', { name: 'Retirer mon accord' }).click()
  await page.getByRole('button', { name: 'Oui, retirer mon accord' }).click()
  await expect(page.getByRole('complementary').getByText('Vous avez retiré votre accord')).toBeVisible()

  await page.goto('/fr/mes-demandes')
  await expect(page.getByRole('region', { name: 'Mes rendez-vous' }).getByText('Convenu')).toBeVisible()
  await desk.reload()
  await expect(card.getByText('Agreed', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Read the exchanges with the assistant' })).toHaveCount(0)
  await expect(card.getByText('The client has taken back their consent')).toBeVisible()
  for (const one of ['Delaunay', '06 12 34 56 78', 'claire@client.test', 'rue des Halles'])
    await expect(card).not.toContainText(one)
  // One press gives nothing back.
  await card.getByRole('button', { name: 'Give this meeting back' }).click()
  await expect(card.getByRole('group', { name: /will not take place/ })).toBeVisible()
  await card.getByRole('button', { name: 'Keep this meeting' }).click()
  await expect(card.getByRole('button', { name: 'Give this meeting back' })).toBeFocused()
  await desk.reload()
  await expect(card.getByText('Agreed', { exact: true })).toBeVisible()
  await desk.context().close()

  // Closing the question names the meeting and leaves it as it is.
  await page.goto(`/fr/question/${own.id}`)
  await page.getByRole('button', { name: 'Fermer la question' }).click()
  await expect(dialog.getByText(/Votre rendez-vous avec Étienne Marchal, le .*, est maintenu/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Fermer définitivement' }).click()
  // An expert may be asked at this moment: then it is asked once more.
  const close = page.getByRole('button', { name: 'Fermer la question' })
  const again = dialog.getByRole('button', { name: 'Oui, fermer quand même' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(close).toHaveCount(0, { timeout: 2000 })
  }).toPass()
  await expect(page.getByText('Lieu\u00a0: À mon cabinet').first()).toBeVisible()
  await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await expect(page.getByText(/n’aura pas lieu. Nous prévenons Étienne Marchal/)).toBeFocused()
  await page.getByRole('button', { name: 'Garder le rendez-vous' }).click()
  await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click()
  await page.getByRole('button', { name: 'Oui, annuler le rendez-vous' }).click()
  // Nobody has been told yet: it is taken back, by keyboard, and the meeting stands.
  await expect(
    page.getByRole('region', { name: 'Rendez-vous' }).getByText('Personne n’est encore prévenu.'),
  ).toBeVisible()
  const keep = page.getByRole('button', { name: 'Garder le rendez-vous' })
  await expect(keep).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(keep).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Annuler le rendez-vous' })).toBeVisible()
  await expect(page.getByText('Lieu\u00a0: À mon cabinet').first()).toBeVisible()
})
