import type { Page } from '@playwright/test'
import { call, ordered } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { signIn, storeToken } from './sign-in.ts'

const giver = 'expert@demo.test'
const colleague = 'specialist@demo.test'
const phone = { width: 360, height: 740 }
const words = {
  fr: {
    note: 'Le bail est meublé, c’est votre domaine. Il reste à calculer la majoration.',
    dialog: 'Confier ce dossier à un confrère',
    open: 'Confier à un confrère',
    field: 'Votre note',
    send: 'Proposer le dossier',
    proposed: /^Proposé à Étienne Marchal/,
    offered: 'vous confie ce dossier',
    accept: 'Accepter',
    talk: 'Échange',
    write: 'Réponse',
    brief: 'Dossier',
    takeBack: 'Reprendre la proposition',
    gone: 'Un confrère a repris ce dossier.',
    told: /Hélène Carpentier confie votre dossier à Étienne Marchal/,
  },
  en: {
    note: 'The lease is furnished, which is your field. The increase is still to be worked out.',
    dialog: 'Hand this file over to a colleague',
    open: 'Hand over to a colleague',
    field: 'Your note',
    send: 'Propose the file',
    proposed: /^Proposed to Étienne Marchal/,
    offered: 'hands this file over to you',
    accept: 'Accept',
    talk: 'Messages',
    write: 'Answer',
    brief: 'Brief',
    takeBack: 'Take the proposal back',
    gone: 'A colleague has taken this file over.',
    told: /Hélène Carpentier hands your file to Étienne Marchal/,
  },
}

type Offer = { questionId: string; token: number }

/** Whatever key is pressed before the page listens is lost, so a key is pressed until what it does is there. */
async function pressUntil(page: Page, key: string, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await done()
  }).toPass()
}

for (const language of walkedIn('fr'))
  test(`an expert hands a question over by the keyboard, a colleague accepts it on a phone, and the client reads so (${language})`, async ({
    page,
    browser,
  }) => {
    const said = words[language]
    // Étienne Marchal reads French only: what is handed over is in French, and both desks are in the language of the journey.
    const own = await ordered(page.request, 'fr')
    const helene = await openExpertWindow(browser, giver, language)
    const etienne = await openExpertWindow(browser, colleague, language)
    const token = await signIn(helene.context.request, giver)
    const asHelene = (path: string, body?: object) =>
      call(helene.context.request, [body ? 'POST' : 'GET', path], token, body && { locale: 'fr', ...body })
    const offer = async (): Promise<Offer | undefined> =>
      (await asHelene('/desk?locale=fr')).offers.find((one: Offer) => one.questionId === own.id)
    await expect.poll(async () => (await offer()) !== undefined).toBe(true)
    await asHelene(`/desk/offers/${own.id}/accept`, { token: (await offer())?.token, noConflict: true })

    const desk = helene.page
    await desk.goto(`/${language}/demandes?question=${own.id}&pane=talk`)
    const dialog = desk.getByRole('dialog', { name: said.dialog })
    await expect(desk.getByRole('button', { name: said.open })).toBeVisible()
    await pressUntil(desk, 'c', () => expect(dialog).toBeVisible({ timeout: 1000 }))
    await dialog.getByRole('radio', { name: /Étienne Marchal/ }).focus()
    await desk.keyboard.press('Space')
    await dialog.getByRole('textbox', { name: said.field }).focus()
    await desk.keyboard.insertText(said.note)
    await dialog.getByRole('button', { name: said.send }).focus()
    await desk.keyboard.press('Enter')
    await expect(desk.locator('.pane--talk').getByText(said.proposed)).toBeVisible()
    await expect(desk.locator('.pane--queue').getByText(said.proposed)).toBeVisible()
    // On a phone each pane says so by itself, for it is the only one in view.
    const wide = desk.viewportSize()
    await desk.setViewportSize(phone)
    for (const pane of ['write', 'brief'] as const) {
      await desk.locator('.desk-tabs').getByRole('button', { name: said[pane] }).click()
      await expect(desk.locator(`.pane--${pane}`).getByText(said.proposed)).toBeVisible()
      await expect(desk.locator(`.pane--${pane}`).getByRole('button', { name: said.takeBack })).toBeVisible()
    }
    if (wide) await desk.setViewportSize(wide)

    await etienne.page.setViewportSize(phone)
    const offered = etienne.page.locator('.offer').filter({ hasText: said.offered })
    await expect(offered).toContainText(said.note)
    await offered.getByRole('checkbox').check()
    await offered.getByRole('button', { name: said.accept }).click()
    await etienne.page.locator('.desk-tabs').getByRole('button', { name: said.brief }).click()
    await expect(etienne.page.locator('.pane--brief')).toContainText(said.note)

    await expect(desk.locator('.pane--write').getByText(said.gone)).toBeVisible()
    await desk.setViewportSize(phone)
    for (const pane of ['talk', 'brief'] as const) {
      await desk.locator('.desk-tabs').getByRole('button', { name: said[pane] }).click()
      await expect(desk.locator(`.pane--${pane}`).getByText(said.gone)).toBeVisible()
    }
    await storeToken(page.context(), own.token)
    await page.goto(`/${language}/consultation/${own.id}`)
    await expect(page.getByText(said.told)).toBeVisible()
    await helene.leave()
    await etienne.leave()
  })
