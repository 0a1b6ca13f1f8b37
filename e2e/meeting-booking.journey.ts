import { call, ordered } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import { askToMeet, book, closeHours, nextHoliday, openHours, ownMeeting, specialistEmail } from './meetings.ts'
import { signIn, storeToken } from './sign-in.ts'

test('a specialist opens hours; a client books one in two taps, moves to another, and a Sunday is asked about twice', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const specialist = await signIn(request, specialistEmail)
  try {
    const desk = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await storeToken(desk.context(), specialist)
    await desk.goto('/en/mes-rendez-vous')
    await desk.getByRole('button', { name: 'Set my hours' }).click()
    const dialog = desk.getByRole('dialog', { name: 'My meeting hours' })
    await dialog.getByLabel('My clients book a free hour for themselves').check()
    await dialog.getByRole('button', { name: 'Save my hours' }).click()
    await dialog.getByRole('link', { name: 'Say where you receive clients.' }).click()
    await expect(dialog.getByLabel('Where you receive clients')).toBeFocused()
    await dialog.getByLabel('Where you receive clients').fill('12 rue Saint-Michel, Rennes')
    const remove = dialog.getByRole('button', { name: /^Remove / })
    while ((await remove.count()) > 0) await remove.first().click()
    for (const day of ['Wednesday', 'Sunday']) {
      await dialog.getByRole('button', { name: `Add hours, ${day}` }).click()
      await dialog.getByLabel(`${day}, from`).fill('09:00')
      await dialog.getByLabel(`${day}, to`).fill('12:00')
    }
    await dialog.getByLabel('Pause between two meetings').selectOption('None')
    await dialog.getByRole('button', { name: 'Save my hours' }).click()
    const sunday = dialog.getByRole('group', { name: /open a Sunday or a quiet hour/ })
    await expect(sunday).toBeVisible()
    await sunday.getByRole('button', { name: 'Yes, open these hours' }).click()
    await expect(dialog).toBeHidden()
    await expect(desk.getByText(/Your clients book for themselves: \d+ free hours/)).toBeVisible()

    const own = await ordered(request, 'fr')
    await storeToken(page.context(), own.token)
    await askToMeet(request, own, 'fr')
    await page.goto(`/fr/question/${own.id}`)
    const panel = page.getByRole('region', { name: 'Rendez-vous' })
    await expect(panel.getByText('Réservez une de ses heures libres')).toBeVisible()
    // The second of these days: the notice may have taken hours of the first.
    const hoursOf = (day: RegExp) => panel.getByRole('region', { name: day }).nth(1).getByRole('button')

    // Taken by somebody else between the two taps, which the page reads before the second: the hour is named in view and
    // under the focus, until the next choice.
    const rival = await ordered(request, 'fr')
    await askToMeet(request, rival, 'fr')
    const wanted = hoursOf(/^mercredi/).first()
    const slot = (await wanted.getAttribute('data-slot')) ?? ''
    await wanted.click()
    await book(request, rival, slot)
    const reading = page.waitForResponse(
      async (answer) => answer.url().includes(`${own.id}/meeting?`) && !(await answer.text()).includes(slot),
    )
    await call(request, ['POST', `/questions/${own.id}/meeting/alert`], own.token, { on: false, locale: 'fr' })
    await reading
    await panel.getByRole('button', { name: 'Réserver cette heure' }).click()
    const gone = panel.getByText(
      /^Cet horaire vient d’être pris\s: .+ 9\sh\s00 \(heure de Paris\)\. Choisissez-en un autre\.$/,
    )
    await expect(gone).toBeInViewport()
    expect(complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')])
    await expect(panel.locator(':focus')).toContainText('Cet horaire vient d’être pris')
    await hoursOf(/^mercredi/)
      .first()
      .click()
    await expect(gone).toHaveCount(0)
    await page.keyboard.press('Escape')

    // Two taps, by keyboard; the way back leads to the hour that was looked at.
    const first = hoursOf(/^mercredi/).first()
    await first.press('Enter')
    await expect(panel.getByRole('group', { name: /12 rue Saint-Michel/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Réserver cette heure' }).click()
    await expect(panel.locator('#meeting-now')).toContainText('Rendez-vous avec Étienne Marchal le')
    await expect(panel.locator('#meeting-now')).toBeFocused()
    await expect(desk.getByText('Agreed', { exact: true }).first()).toBeVisible()

    // On the waiting list with one press: said aloud, and the keyboard stays where it is.
    await panel.getByRole('button', { name: 'Me prévenir si une heure plus tôt se libère' }).press('Enter')
    await expect(panel.getByRole('button', { name: 'Ne plus être prévenu' })).toBeFocused()
    await expect(page.locator('#announcer')).toContainText('Vous serez prévenu si une heure plus tôt se libère')

    // Another hour, on a Sunday: asked twice, and the agreed hour stays until then.
    await panel.getByRole('button', { name: 'Changer d’heure' }).click()
    await hoursOf(/^dimanche/)
      .first()
      .click()
    await expect(panel.getByRole('group', { name: /c’est un dimanche/ })).toBeVisible()
    await panel.getByRole('button', { name: 'Oui, cette heure me convient' }).click()
    await expect(panel.getByRole('group', { name: /Votre rendez-vous du .* passe au/ })).toBeVisible()
    await panel.getByRole('button', { name: 'Changer pour cette heure' }).click()
    await expect(panel.getByRole('group', { name: /passe au/ })).toHaveCount(0)
    const { id, meetsAt } = await ownMeeting(request, own)
    expect(new Date(meetsAt).getUTCDay()).toBe(0)

    // Away on that day: the meeting is named at once, with the way to it, and the Sunday is not asked about again.
    await desk.getByRole('button', { name: 'Set my hours' }).click()
    await dialog.getByRole('button', { name: 'Add days' }).click()
    await dialog.getByRole('button', { name: 'Save my hours' }).click()
    await expect(dialog.getByText('Give the first and the last day.', { exact: true })).toBeVisible()
    await dialog.getByLabel('First day').fill(meetsAt.slice(0, 10))
    await dialog.getByRole('button', { name: 'Save my hours' }).click()
    await expect(dialog).toBeHidden()
    const kept = desk.locator('.meeting-kept')
    await expect(kept).toBeFocused()
    // Not alone where an earlier journey has left one: the specialist of this server is everybody's.
    await expect(kept).toContainText(/agreed meetings? (is|are) outside your hours/)
    await kept.locator(`a[href="#meeting-${id}"]`, { hasText: 'Move it or give it back' }).click()
    await expect(desk.locator(`#meeting-${id}`)).toBeInViewport()

    const cancel = { act: 'cancel', confirmed: true, locale: 'fr' }
    for (const { id: about, token } of [own, rival])
      await call(request, ['POST', `/questions/${about}/meeting/acts`], token, cancel)
    await desk.context().close()
  } finally {
    await closeHours(request)
  }
  expect(complaints).toEqual([])
})

test('every hour is taken: the client says when they are free, waits, and books the hour that opens', async ({
  page,
  request,
  complaints,
}) => {
  try {
    await openHours(request, {})
    const own = await ordered(request, 'fr')
    await storeToken(page.context(), own.token)
    const { id: expert } = await call(request, ['GET', '/experts/etienne-marchal?locale=fr'], own.token)
    await page.goto(`/fr/mes-demandes?meet=${expert}`)
    await page.getByRole('button', { name: 'Continuer' }).click()
    const dialog = page.getByRole('dialog')
    const typed = {
      ...{ Prénom: 'Claire', Nom: 'Delaunay', 'Adresse e-mail': 'claire@client.test', Téléphone: '06 12 34 56 78' },
      ...{ Adresse: '4 rue des Halles', 'Code postal': '35000', Ville: 'Rennes' },
    }
    for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label, { exact: true }).fill(value)
    const wish = dialog.getByRole('group', { name: 'Quand êtes-vous libre' })
    await wish.getByLabel('Mardi').check()
    await wish.getByLabel('Soir').check()
    await wish.getByLabel('Précision').fill('Après 18 h.')
    await dialog.getByRole('button', { name: 'Continuer' }).click()
    await expect(dialog.getByText('mardi\u202f; soir\u202f; «\u00a0Après 18 h.\u00a0»')).toBeVisible()
    await dialog.getByRole('button', { name: 'Confirmer la mise en relation' }).click()
    await page.goto(`/fr/question/${own.id}`)
    const panel = page.getByRole('region', { name: 'Rendez-vous' })
    await expect(panel.locator('#meeting-now')).toHaveText(
      'Toutes les heures d’Étienne Marchal sont prises pour l’instant.',
    )
    await expect(panel.getByRole('button', { name: 'Dire quand je suis libre' })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Chercher quelqu’un d’autre' })).toBeVisible()
    await panel.getByRole('button', { name: 'Me prévenir si une heure se libère' }).press('Enter')
    await expect(panel.getByRole('button', { name: 'Ne plus être prévenu' })).toBeFocused()
    await expect(panel.getByText('Vous gardez votre place aussi longtemps que vous le souhaitez.')).toBeVisible()

    await openHours(request, { weekly: [{ day: 3, from: '09:00', to: '12:00' }] })
    const first = panel
      .getByRole('region', { name: /^mercredi/ })
      .first()
      .getByRole('button')
      .first()
    await expect(first).toBeVisible()
    await first.click()
    await panel.getByRole('button', { name: 'Réserver cette heure' }).click()
    await expect(panel.locator('#meeting-now')).toContainText('Rendez-vous avec Étienne Marchal le')
    const cancel = { act: 'cancel', confirmed: true, locale: 'fr' }
    await call(request, ['POST', `/questions/${own.id}/meeting/acts`], own.token, cancel)
  } finally {
    await closeHours(request)
  }
  expect(complaints).toEqual([])
})

test('a public holiday is no day to book, unless the specialist receives then', async ({
  page,
  request,
  server,
  complaints,
}) => {
  const day = await nextHoliday(request, server)
  try {
    const own = await ordered(request, 'fr')
    const days = async () => (await ownMeeting(request, own)).free.map((at: string) => at.slice(0, 10))
    await openHours(request, { weekly: [{ day: new Date(day).getUTCDay(), from: '09:00', to: '12:00' }] })
    await askToMeet(request, own, 'fr')
    expect(await days()).toContain(day)

    // Closed on public holidays, by one box of the specialist's hours.
    await storeToken(page.context(), await signIn(request, specialistEmail))
    await page.goto('/fr/mes-rendez-vous')
    await page.getByRole('button', { name: 'Régler mes heures' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mes heures de rendez-vous' })
    await dialog.getByRole('checkbox', { name: 'Fermé les jours fériés' }).check()
    await dialog.getByRole('button', { name: 'Enregistrer mes heures' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(days).not.toContain(day)
    expect((await days()).length).toBeGreaterThan(0)
  } finally {
    await closeHours(request)
  }
  expect(complaints).toEqual([])
})
