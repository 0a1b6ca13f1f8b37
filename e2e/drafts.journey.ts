import type { Page } from '@playwright/test'
import { call, ordered } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { closeHours, nextDay, openSpecialistDesk, ownMeeting } from './meetings.ts'
import { signIn, storeToken, visitorWithQuestion } from './sign-in.ts'
import { acceptOffer, pressSend, writeAnswer } from './steps.ts'

/** Nothing that anybody typed is lost, in any box; and none of it is left for the next person at the computer. */

const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const wrong = 'La page des tarifs ne s’affiche pas sur mon téléphone.'

test('a form keeps what is typed over a reload and in the other language, until it is sent', async ({ page }) => {
  await page.goto('/fr/contact')
  await page.getByRole('textbox', { name: 'Votre message' }).fill(wrong)
  await page.getByRole('textbox', { name: 'Votre nom' }).fill('Camille Roux')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue(wrong)
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en/contact')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(wrong)
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Camille Roux')
  await page.getByRole('textbox', { name: 'mail' }).fill('camille@client.test')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page.getByText('camille@client.test')).toBeVisible()
  await page.goto('/fr/contact')
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
})

for (const [path, box] of [
  ['/fr', texts.fr.box],
  ['/fr/contact', 'Votre message'],
] as const)
  test(`${path} shows what was kept before it runs, and keeps what is typed then`, async ({ page }) => {
    await page.route('**/assets/*.js', () => {})
    const field = page.getByRole('textbox', { name: box })
    for (const end of ['', ' Depuis hier.', ' Et ce matin.']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(field).toHaveValue(end ? `${wrong}${end === ' Depuis hier.' ? '' : ' Depuis hier.'}` : '')
      await field.pressSequentially(end || wrong)
      await page.goto('/fr/cgus', { waitUntil: 'commit' })
    }
    await page.unroute('**/assets/*.js')
    await page.goto(path)
    await expect(field).toHaveValue(`${wrong} Depuis hier. Et ce matin.`)
  })

test('two tabs on one question: what one has sent is not left to be sent again in the other', async ({ page }) => {
  const own = await visitorWithQuestion(page.request, 'fr')
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  const box = page.getByRole('textbox', { name: texts.fr.toAssistant })
  await box.fill(wrong)
  await page.reload()
  await expect(box).toHaveValue(wrong)
  const second = await page.context().newPage()
  await second.goto(`/fr/consultation/${own.id}`)
  const other = second.getByRole('textbox', { name: texts.fr.toAssistant })
  await expect(other).toHaveValue(wrong)
  await page.getByRole('button', { name: texts.fr.send, exact: true }).click()
  await expect(other).toHaveValue('')

  await box.fill('Une phrase que je retire.')
  await page.reload()
  await expect(box).toHaveValue('Une phrase que je retire.')
  await box.fill('')
  await page.reload()
  await expect(page.getByText(wrong)).toHaveCount(1)
  await expect(box).toHaveValue('')
})

test('two tabs with two questions: sending one takes nothing from the other', async ({ page }) => {
  const two = 'Mon chien a mangé du chocolat ce matin, que faut-il surveiller ?'
  await page.goto('/fr/ask')
  await page.getByRole('textbox', { name: texts.fr.box }).fill(texts.fr.question)
  const second = await page.context().newPage()
  await second.goto('/fr/ask')
  const other = second.getByRole('textbox', { name: texts.fr.box })
  await other.fill(two)
  await expect.poll(() => second.evaluate(() => localStorage.getItem('draft:question') ?? '')).toContain('chocolat')
  await page.getByRole('button', { name: texts.fr.free }).click()
  await page.waitForURL('**/consultation/*')
  await expect(other).toHaveValue(two)
  await second.reload()
  await expect(other).toHaveValue(two)
})

test('whoever signs out leaves nothing that they typed', async ({ page }) => {
  const token = await signIn(page.request, 'client@demo.test')
  await page.goto('/fr/faq')
  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto('/fr/contact')
  await expect(page.getByRole('link', { name: 'Connexion' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Votre message' }).fill(wrong)
  await page.goto('/fr/user')
  await page.getByRole('button', { name: 'Me déconnecter', exact: true }).click()
  await page.waitForURL(/\/fr$/)
  await page.goto('/fr/contact')
  await expect(page.getByRole('textbox', { name: 'Votre message' })).toHaveValue('')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})

test('three documents chosen at once by somebody without a session stand on one question', async ({ page }) => {
  const paper = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await page.goto('/fr/ask')
  await page.getByRole('textbox', { name: texts.fr.box }).fill(texts.fr.question)
  const empty = { name: 'vide.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
  const apple = { name: 'IMG_12.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') }
  await page
    .locator('input[type=file]')
    .setInputFiles([paper('un.png'), paper('deux.png'), empty, apple, paper('3.png')])
  await expect(page.getByText('vide.pdf est vide.')).toBeVisible()
  await expect(page.getByText('IMG_12.heic n’est ni un PDF')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: texts.fr.free }).click()
  await page.waitForURL('**/consultation/*')
  for (const name of ['un.png', 'deux.png', '3.png']) await expect(page.getByText(name).first()).toBeVisible()
})

test('a text that is too long is not cut off, and one is told by how much', async ({ page }) => {
  await page.goto('/fr/ask')
  const box = page.getByRole('textbox', { name: texts.fr.box })
  await box.fill('Bonjour')
  await box.press('End')
  await page.keyboard.insertText(` ${'mot '.repeat(2000)}fin.`)
  await page.getByRole('button', { name: texts.fr.free }).click()
  await expect(page.getByText('Votre texte a 12 caractères de trop.')).toBeVisible()
  await expect(box).toHaveValue(/fin\.$/)
})

test('an application to join survives a reload and the other language, whatever was ticked', async ({ page }) => {
  // Wide enough for the whole form at once; a phone shows it in steps.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/fr/expert/inscription')
  const company = page.getByLabel('Nom de l’entreprise', { exact: true })
  await company.fill('Cabinet Moreau')
  await page.getByRole('checkbox', { name: 'Logement' }).check()
  await page.getByRole('checkbox', { name: /TVA/ }).check()
  await page.reload()
  await expect(page.locator('[data-ready]')).toBeVisible()
  await expect(company).toHaveValue('Cabinet Moreau')
  await expect(page.getByRole('checkbox', { name: 'Logement' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /TVA/ })).toBeChecked()
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en/expert/inscription')
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Cabinet Moreau')
})

test('what an expert types while a message is on its way is the beginning of the next one', async ({ page, desk }) => {
  await ordered(page.request, 'fr')
  await acceptOffer(desk, 'fr')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await desk.route('**/desk/questions/*/messages', async (route) => {
    await released
    await route.continue()
  })
  const box = desk.getByRole('textbox', { name: texts.fr.toClient })
  await box.fill('Avez-vous gardé la quittance de septembre ?')
  await box.press('Control+Enter')
  await box.press('End')
  await box.pressSequentially(' Et le bail ?')
  release()
  await expect(box).toHaveValue('Et le bail ?')
  await desk.reload()
  await expect(box).toHaveValue('Et le bail ?')
})

test('an answer that is sent without a connection leaves by itself, once, when it is back', async ({ page, desk }) => {
  const own = await ordered(page.request, 'fr')
  await acceptOffer(desk, 'fr')
  await writeAnswer(desk, 'fr')
  await desk.context().setOffline(true)
  await expect(desk.getByText('Vous êtes hors ligne.', { exact: false }).first()).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Hors réseau' })).toBeDisabled()
  await pressSend(desk, 'fr')
  await desk.context().setOffline(false)
  await expect(desk.getByRole('button', { name: 'En ligne' })).toBeEnabled()
  await expect(desk.getByText(texts.fr.answerSent, { exact: true })).toBeVisible()
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/question/${own.id}`)
  await expect(page.getByText(texts.fr.answer.step)).toHaveCount(1)
})

const boxes = {
  fr: {
    solution: 'Votre réponse au cas',
    solve: 'Envoyer ma réponse',
    appeal: 'Pourquoi contestez-vous',
    words: 'Votre réponse',
    bio: 'Présentation',
    save: 'Enregistrer',
    reading: 'Pourquoi, et ce qui aiderait l’auteur',
    handOver: 'Confier à un confrère',
    note: 'Votre note',
    notSent: 'La proposition n’est pas partie.',
    giveUp: 'Rendre ce dossier',
    why: /^Pourquoi/,
    goOn: 'Continuer',
    phone: 'Téléphone',
    wish: 'Précision',
    tuesday: 'Mardi',
    confirm: 'Confirmer la mise en relation',
    time: /^Horaire 1/,
    place: 'Lieu, ou façon de se voir',
    call: 'Par téléphone',
    propose: 'Accepter et proposer',
    noneFits: 'Aucun horaire ne me convient',
    searched: /cherche un autre horaire/,
    hours: 'Régler mes heures',
    ownPlace: 'Où vous recevez',
    unsaved: 'Ces heures portent des changements que vous n’avez pas encore enregistrés.',
    putBack: 'Revenir aux heures enregistrées',
    close: 'Fermer',
  },
  en: {
    solution: 'Your answer to the case',
    solve: 'Send my answer',
    appeal: 'Why do you contest it?',
    words: 'Your answer',
    bio: 'About you',
    save: 'Save',
    reading: 'Why, and what would help the author',
    handOver: 'Hand over to a colleague',
    note: 'Your note',
    notSent: 'The proposal was not sent.',
    giveUp: 'Give this question back',
    why: /^Why/,
    goOn: 'Continue',
    phone: 'Phone',
    wish: 'More about it',
    tuesday: 'Tuesday',
    confirm: 'Confirm the connection',
    time: /^Time 1/,
    place: 'Place, or how you will meet',
    call: 'By phone',
    propose: 'Accept and propose',
    noneFits: 'No time suits me',
    searched: /is looking for another time/,
    hours: 'Set my hours',
    ownPlace: 'Where you receive clients',
    unsaved: 'These hours hold changes that you have not saved yet.',
    putBack: 'Go back to the saved hours',
    close: 'Close',
  },
}

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

/** An application in this state, opened with the link of a letter. */
const applicantFile = (state: object) => ({
  ...{ reference: 'CA-1234', firstName: 'Inès', email: 'ines@expert.test', submittedAt: '2026-11-01T08:00:00.000Z' },
  ...{ reason: null, asked: [], trial: null, papers: [], mayAppeal: false, mayWithdraw: false },
  ...{ opened: false, byLetter: true, ...state },
})

for (const language of walkedIn('fr')) {
  const said = boxes[language]
  const other = language === 'fr' ? 'en' : 'fr'
  const there = boxes[other]

  test(`an applicant’s texts survive a reload and the other language (${language})`, async ({ page }) => {
    const link = 'candidature/a-link-of-a-letter'
    const trial = { state: 'trial_case', trial: 'Un bailleur se tait.' }
    let file: object = trial
    await page.route('**/api/joining/read', (route) => route.fulfill({ json: applicantFile(file) }))
    for (const [state, field] of [
      [{ state: 'rejected', mayAppeal: true }, 'appeal'],
      [{ state: 'info_requested', asked: [{ item: 'words', note: '' }] }, 'words'],
      [trial, 'solution'],
    ] as const) {
      file = state
      await page.goto(`/${language}/${link}`)
      const box = page.getByLabel(said[field])
      await box.fill(wrong)
      await page.reload()
      await expect(box).toHaveValue(wrong)
      await page.goto(`/${other}/${link}`)
      await expect(page.getByLabel(there[field])).toHaveValue(wrong)
    }
    await page.goto(`/${language}/${link}`)
    await page.route('**/api/joining/solve', (route) => route.fulfill({ json: applicantFile({ state: 'in_review' }) }))
    await page.getByRole('button', { name: said.solve }).click()
    await expect(page.getByLabel(said.solution)).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel(said.solution)).toHaveValue('')
  })

  test(`an expert’s own page and second reading survive a reload and the other language (${language})`, async ({
    page,
    request,
  }) => {
    await storeToken(page.context(), await signIn(request, 'expert@demo.test'))
    await page.goto(`/${language}/ma-page-expert`)
    const bio = page.getByLabel(said.bio, { exact: true })
    await bio.fill(wrong)
    await page.reload()
    await expect(bio).toHaveValue(wrong)
    await page.goto(`/${other}/ma-page-expert`)
    await expect(page.locator(`#field-bio${language === 'fr' ? 'Fr' : 'En'}`)).toHaveValue(wrong)

    const reading = {
      ...{ id: crypto.randomUUID(), category: { slug: 'logement', name: 'Logement' }, locale: 'fr' },
      ...{ question: 'Le dépôt ?', parts: [{ section: 'short', text: 'Oui.' }], until: '2036-11-01T08:00:00.000Z' },
    }
    await page.route(/\/desk\/second-reading\?/, (route) => route.fulfill({ json: { reading, waiting: 1 } }))
    await page.goto(`/${language}/mes-resultats`)
    await page.getByLabel(said.reading).fill(wrong)
    await page.locator('[name=correct]').first().check()
    await page.reload()
    await expect(page.getByLabel(said.reading)).toHaveValue(wrong)
    await expect(page.locator('[name=correct]').first()).toBeChecked()
    await page.goto(`/${other}/mes-resultats`)
    await expect(page.getByLabel(there.reading)).toHaveValue(wrong)
  })

  test(`a note to a colleague and a reason survive a reload, and Ctrl with Enter sends them (${language})`, async ({
    page,
    browser,
  }) => {
    const own = await ordered(page.request, language)
    const { page: desk, leave } = await openExpertWindow(browser, 'expert@demo.test', language)
    await acceptOffer(desk, language)
    const colleague = { id: crypto.randomUUID(), name: 'Étienne Marchal', profession: 'Avocat' }
    await desk.route(/\/colleagues\?/, (route) => route.fulfill({ json: { colleagues: [colleague] } }))
    const proposed: unknown[] = []
    await desk.route('**/hand-over', (route) => {
      proposed.push(route.request().postDataJSON())
      return route.fulfill({ status: 409, json: { code: 'lost_on_its_way' } })
    })
    const dialog = desk.getByRole('dialog')
    const note = dialog.getByLabel(said.note)
    const why = dialog.getByLabel(said.why)
    await desk.getByRole('button', { name: said.handOver }).click()
    await note.fill(wrong)
    await dialog.getByRole('radio').check()
    await dialog.getByRole('checkbox').check()
    await desk.reload()
    await desk.getByRole('button', { name: said.handOver }).click()
    await expect(note).toHaveValue(wrong)
    await expect(dialog.getByRole('radio')).toBeChecked()
    await expect(dialog.getByRole('checkbox')).toBeChecked()
    await note.press('Control+Enter')
    await expect(dialog.getByRole('alert').getByText(said.notSent, { exact: false })).toBeVisible()
    expect(proposed[0]).toMatchObject({ to: colleague.id, note: wrong, showsDraft: true })
    await expect(note).toHaveValue(wrong)
    await desk.keyboard.press('Escape')

    await desk.getByRole('button', { name: said.giveUp }).click()
    await why.fill(wrong)
    await desk.reload()
    await desk.getByRole('button', { name: said.giveUp }).click()
    await expect(why).toHaveValue(wrong)
    const given = desk.waitForRequest('**/give-up')
    await why.press('Meta+Enter')
    expect((await given).postDataJSON()).toMatchObject({ reason: wrong })
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => draftsIn(desk)).not.toContain(`draft:give-up:${own.id}`)
    await leave()
  })

  test(`what is typed for a meeting survives a reload on both sides, until it is sent (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    await closeHours(request)
    const own = await ordered(request, language)
    await storeToken(page.context(), own.token)
    const { id: specialist } = await call(request, ['GET', '/experts/etienne-marchal?locale=fr'], own.token)
    const { email } = await call(request, ['GET', '/me'], own.token)
    await page.goto(`/${language}/mes-demandes?meet=${specialist}`)
    const dialog = page.getByRole('dialog')
    const open = () => page.getByRole('main').getByRole('button', { name: said.goOn }).first().click()
    await open()
    const address = { firstName: 'Claire', lastName: 'Delaunay', email, phone: '06 12 34 56 78' }
    const typed = { ...address, address: '4 rue des Halles', postalCode: '35000', city: 'Rennes' }
    for (const [name, value] of Object.entries(typed)) await dialog.locator(`[name=${name}]`).fill(value)
    await dialog.getByLabel(said.wish).fill('Après 18 h.')
    await dialog.getByRole('checkbox', { name: said.tuesday }).check()
    await page.reload()
    await open()
    const stands = async () => {
      for (const [name, value] of Object.entries(typed))
        await expect(dialog.locator(`[name=${name}]`)).toHaveValue(value)
      await expect(dialog.getByLabel(said.wish)).toHaveValue('Après 18 h.')
      await expect(dialog.getByRole('checkbox', { name: said.tuesday })).toBeChecked()
    }
    await stands()
    // Also what was typed before the second step, once one has gone back and changed something else.
    await dialog.getByLabel(said.wish).press('Control+Enter')
    await expect(dialog.getByRole('button', { name: said.confirm })).toBeVisible()
    await dialog.locator('[data-first]').click()
    typed.city = 'Saint-Malo'
    await dialog.locator('[name=city]').fill(typed.city)
    await page.reload()
    await open()
    await stands()
    await dialog.getByRole('button', { name: said.goOn }).click()
    await dialog.getByRole('button', { name: said.confirm }).click()
    await expect(page.getByText('Étienne Marchal').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect((await draftsIn(page)).filter((key) => key.includes('meeting'))).toEqual([])

    const { id } = await ownMeeting(request, own)
    const { desk, card } = await openSpecialistDesk({ browser, request, language }, id)
    const day = await nextDay(request, 2, language)
    await card.getByLabel(said.time).fill(`${day}T10:00`)
    await card.getByLabel(said.place).fill('12 rue Saint-Michel, Rennes')
    await card.getByLabel(said.call).check()
    await desk.reload()
    await expect(card.getByLabel(said.time)).toHaveValue(`${day}T10:00`)
    await expect(card.getByLabel(said.place)).toHaveValue('12 rue Saint-Michel, Rennes')
    await expect(card.getByLabel(said.call)).toBeChecked()
    await card.getByRole('button', { name: said.propose }).click()
    await expect(card.getByRole('button', { name: said.propose })).toHaveCount(0)
    expect((await draftsIn(desk)).filter((key) => key.includes('meeting'))).toEqual([])

    await page.goto(`/${language}/question/${own.id}`)
    await page.getByRole('button', { name: said.noneFits }).click()
    await page.getByLabel(said.wish).fill('Plutôt le matin.')
    await page.getByRole('checkbox', { name: said.tuesday }).uncheck()
    await page.reload()
    await page.getByRole('button', { name: said.noneFits }).click()
    await expect(page.getByLabel(said.wish)).toHaveValue('Plutôt le matin.')
    await expect(page.getByRole('checkbox', { name: said.tuesday })).not.toBeChecked()
    await page.getByLabel(said.wish).press('Control+Enter')
    await expect(page.getByText(said.searched).first()).toBeVisible()
    expect((await ownMeeting(request, own)).wish).toBe('Plutôt le matin.')
    expect((await draftsIn(page)).filter((key) => key.includes('meeting'))).toEqual([])

    const hours = desk.getByRole('dialog')
    await desk.getByRole('button', { name: said.hours }).click()
    await hours.getByLabel(said.ownPlace).fill('3 quai Lamennais, Rennes')
    await desk.reload()
    await desk.getByRole('button', { name: said.hours }).click()
    await expect(hours.getByText(said.unsaved)).toBeVisible()
    await expect(hours.getByLabel(said.ownPlace)).toHaveValue('3 quai Lamennais, Rennes')
    await hours.getByRole('button', { name: said.putBack }).click()
    await expect(hours.getByText(said.unsaved)).toHaveCount(0)
    await expect(hours.getByLabel(said.ownPlace)).toHaveValue('')
    await expect.poll(() => draftsIn(desk)).not.toContain('draft:meeting-hours')
    await desk.context().close()
  })
}
