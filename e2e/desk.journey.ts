import type { Page } from '@playwright/test'
import { call, ordered } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { walkedIn } from './languages.ts'
import { signIn } from './sign-in.ts'

const phone = { width: 360, height: 740 }
const words = {
  fr: {
    due: /À rendre avant .+, il reste \d+\s(min|s)/,
    wait: /Le client attend depuis \d+\s(min|s)/,
    write: 'Réponse',
    talk: 'Échange',
    ask: 'Demander une information',
    stops: 'Le délai s’arrête jusqu’à la réponse du client.',
    whole: 'La chaîne est entière',
    who: 'Version 1, Réponse',
    meetings: 'Mes rendez-vous',
    signOut: 'Me déconnecter',
  },
  en: {
    due: /Due before .+, \d+\s(mins?|secs?) left/,
    wait: /The client has waited \d+\s(mins?|secs?)/,
    write: 'Answer',
    talk: 'Messages',
    ask: 'Ask for information',
    stops: 'The clock stops until the client replies.',
    whole: 'The chain is whole',
    who: 'Version 1, Answer',
    meetings: 'My meetings',
    signOut: 'Sign out',
  },
}
const answer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
  steps: [{ text: 'Envoyez une lettre recommandée.' }],
  deadlines: [],
  papers: [],
  sources: [],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}

/** The left edges of what a person reads in the desk's menu. */
const edges = (page: Page) =>
  page
    .locator('.desk-menu :is(.button--link > .icon, .desk-menu-line > *)')
    .evaluateAll((all) => [
      ...new Set(
        all.filter((one) => one.getClientRects().length > 0).map((one) => Math.round(one.getBoundingClientRect().left)),
      ),
    ])

/** How much room is left below each heading of the expert's own page, in pixels. */
const roomBelowHeadings = (page: Page) =>
  page
    .locator('.own-page > section > h2')
    .evaluateAll((all) =>
      all.map((one) => (one.nextElementSibling?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().bottom),
    )

for (const language of walkedIn('en'))
  test(`the desk of an expert: menu, clocks and the verified answer (${language})`, async ({ page, browser }) => {
    const said = words[language]
    const own = await ordered(page.request, language)
    const desk = await openExpertWindow(browser, 'expert@demo.test', language)
    const token = await signIn(desk.context.request, 'expert@demo.test')
    const works = async (path: string, body: object) =>
      call(desk.context.request, ['POST', path], token, { locale: language, ...body })
    type Offer = { questionId: string; token: number }
    const offer = async (): Promise<Offer | undefined> =>
      (await call(desk.context.request, ['GET', '/desk?locale=fr'], token)).offers.find(
        (one: Offer) => one.questionId === own.id,
      )
    await expect.poll(async () => (await offer()) !== undefined).toBe(true)
    const { lease } = await works(`/desk/offers/${own.id}/accept`, { token: (await offer())?.token, noConflict: true })

    await desk.page.locator('.desk-menu summary').click()
    expect(await edges(desk.page)).toHaveLength(1)
    await desk.page.keyboard.press('Escape')

    const row = desk.page.locator('.row').filter({ hasText: said.wait }).first()
    await expect(row).toContainText(said.due)
    await row.click()
    await desk.page.setViewportSize(phone)
    await desk.page.locator('.desk-tabs').getByRole('button', { name: said.write }).click()
    const pane = desk.page.locator('.pane--write')
    await expect(pane).toContainText(said.due)
    await expect(pane).toContainText(said.wait)

    // What is missing can be asked for from a phone too.
    await desk.page.locator('.desk-tabs').getByRole('button', { name: said.talk }).click()
    const composer = desk.page.locator('.desk-composer')
    await composer.getByRole('button', { name: said.ask }).click()
    await expect(composer.getByRole('checkbox', { name: said.ask })).toBeChecked()
    await expect(composer.getByText(said.stops)).toBeVisible()
    await expect(composer.getByRole('textbox')).toBeFocused()

    await desk.page.goto(`/${language}/ma-page-expert`)
    await expect(desk.page.locator('.own-page > section > h2').first()).toBeVisible()
    expect(Math.min(...(await roomBelowHeadings(desk.page)))).toBeGreaterThanOrEqual(12)

    await works(`/desk/questions/${own.id}/answer`, { token: lease.token, answer })
    const read = () => call(page.request, ['GET', `/questions/${own.id}?locale=fr`], own.token)
    await expect.poll(async () => (await read()).contributions.length).toBe(1)
    const [{ hash }] = (await read()).contributions
    await page.goto(`/${language}/recu/${hash}`)
    await expect(page.getByText(said.whole)).toBeVisible()
    await expect(page.getByText(said.who)).toBeVisible()
    await expect(page.getByText(hash)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(answer.short)
    await desk.leave()
  })

for (const language of walkedIn('fr'))
  test(`the menu of the desk opens within the window of a phone, on pause as well (${language})`, async ({
    browser,
  }) => {
    const { page, leave } = await openExpertWindow(browser, 'expert@demo.test', language)
    const presence = page.locator('.masthead .chip[aria-pressed]')
    const menu = page.locator('.desk-menu')
    await expect(presence).toHaveAttribute('aria-pressed', 'true')
    for (const pressed of ['true', 'false'])
      for (const width of [360, 412]) {
        await page.setViewportSize({ width, height: 740 })
        if ((await presence.getAttribute('aria-pressed')) !== pressed) await presence.click()
        await expect(presence).toHaveAttribute('aria-pressed', pressed)
        const [mark, button] = await Promise.all(
          [page.locator('.masthead .wordmark'), menu.locator('summary')].map((one) => one.boundingBox()),
        )
        // In one row.
        expect(Math.abs(button!.y + button!.height / 2 - (mark!.y + mark!.height / 2))).toBeLessThan(8)
        await menu.locator('summary').click()
        const panel = await menu.locator('ul').boundingBox()
        expect(panel!.x).toBeGreaterThanOrEqual(0)
        expect(panel!.x + panel!.width).toBeLessThanOrEqual(width)
        for (const name of [words[language].meetings, words[language].signOut])
          await expect(menu.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
      }
    // As the other journeys of this server find it.
    await presence.click()
    await expect(presence).toHaveAttribute('aria-pressed', 'true')
    await leave()
  })
