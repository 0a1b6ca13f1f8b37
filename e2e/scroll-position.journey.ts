import type { APIRequestContext, Page } from '@playwright/test'
import { call, type Own, ordered } from './api-calls.ts'
import { type ExpertWindow, expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { signIn, storeToken, visitorWithQuestion } from './sign-in.ts'

/** Whoever opens a conversation stands where reading goes on: real positions, on a telephone and on a wide screen. */
const windows = [
  { width: 360, height: 780 },
  { width: 1440, height: 780 },
]

const long = 'Voici ce que dit le bail, article par article, avec les dates et les montants qui y figurent. '.repeat(14)
const answer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
  steps: [{ text: 'Envoyez une lettre recommandée.' }],
  deadlines: [],
  papers: [],
  sources: [],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}
const added = { ...answer, short: 'La majoration de dix pour cent par mois court depuis le 12 octobre 2026.' }

const says = (request: APIRequestContext, { id, token }: Own, text: string) =>
  call(request, ['POST', `/questions/${id}/messages`], token, { text })

/** The expert takes the offer of this question; answers the token of the work. */
async function accepts(
  desk: ExpertWindow,
  email: string,
  id: string,
): Promise<(path: string, body: object) => Promise<unknown>> {
  const { request } = desk.context
  const token = await signIn(request, email)
  type Offer = { questionId: string; token: number }
  const offer = async (): Promise<Offer | undefined> =>
    (await call(request, ['GET', '/desk?locale=fr'], token)).offers.find((one: Offer) => one.questionId === id)
  await expect.poll(async () => (await offer()) !== undefined, { timeout: 40_000 }).toBe(true)
  const body = { token: (await offer())?.token, noConflict: true, locale: 'fr' }
  const { lease } = await call(request, ['POST', `/desk/offers/${id}/accept`], token, body)
  return (path, given) =>
    call(request, ['POST', `/desk/questions/${id}/${path}`], token, { token: lease.token, ...given })
}
const word = (text: string) => ({ text, attachments: [], asksInformation: false })

/** Where the top of this stands in the window. */
const topOf = async (page: Page, text: string | RegExp) => {
  const box = await page.getByText(text).first().boundingBox()
  return box?.y ?? Number.NaN
}
const inWindow = (page: Page, text: string | RegExp, height: number) =>
  expect
    .poll(async () => {
      const top = await topOf(page, text)
      return top >= 0 && top < height - 20
    })
    .toBe(true)

for (const viewport of windows)
  test.describe(`in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })
    const { height } = viewport

    test('a preview is opened at its heading, not at the top of the page nor at its own end', async ({ page }) => {
      const own = await visitorWithQuestion(page.request, 'fr')
      await says(page.request, own, `${texts.fr.detail} ${long}${long}`)
      const kinds = async () =>
        (await call(page.request, ['GET', `/questions/${own.id}/messages?locale=fr&after=0`], own.token)).messages.map(
          ({ kind }: { kind: string }) => kind,
        )
      await expect.poll(async () => (await kinds()).includes('preview')).toBe(true)
      await storeToken(page.context(), own.token)
      await page.goto(`/fr/consultation/${own.id}`)
      const heading = page.getByRole('heading', { name: texts.fr.preview })
      await expect(heading).toBeInViewport()
      const box = await heading.boundingBox()
      expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
      expect(box?.y ?? height).toBeLessThan(height / 2)
    })

    test('what was not read yet comes first; who reads further up is not moved, who is at the end is', async ({
      page,
      browser,
      complaints,
    }) => {
      const own = await ordered(page.request, 'fr')
      await storeToken(page.context(), own.token)
      const desk = await openExpertWindow(browser, 'expert@demo.test', 'fr')
      const works = await accepts(desk, 'expert@demo.test', own.id)
      await page.goto(`/fr/consultation/${own.id}`)
      await expect(page.getByRole('heading', { name: texts.fr.preview })).toBeInViewport()
      await page.getByText('Hélène Carpentier a accepté. L’assistant se tait.').scrollIntoViewIfNeeded()

      await page.goto('/fr/mes-demandes')
      await works('messages', word(`Premier mot. ${long}`))
      await works('messages', word(`Deuxième mot. ${long}`))
      await page.goto(`/fr/consultation/${own.id}`)
      await inWindow(page, /Premier mot/, height)

      // Read further up, nothing moves, and the pill leads to what came, from its beginning.
      await page.mouse.wheel(0, -20_000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await works('messages', word(`Troisième mot. ${long}`))
      const pill = page.getByRole('button', { name: '1 nouveau message' })
      await expect(pill).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await pill.click()
      await inWindow(page, /Troisième mot/, height)

      // At the end, what comes is brought into sight from its beginning, and the focus stays in the field.
      const field = page.getByRole('textbox', { name: /Hélène/ })
      await field.focus()
      await page.keyboard.press('End')
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.locator('.thread-end').scrollIntoViewIfNeeded()
      await works('messages', word(`Quatrième mot. ${long}`))
      await inWindow(page, /Quatrième mot/, height)
      await expect(field).toBeFocused()
      expect(complaints).toEqual([])
      await desk.leave()
    })
  })

test('a colleague’s follow-up stands beneath the first answer, under its own name, and is where one comes back to', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const own = await ordered(page.request, 'fr')
  await storeToken(page.context(), own.token)
  const first = await openExpertWindow(browser, 'expert@demo.test', 'fr')
  const helene = await accepts(first, 'expert@demo.test', own.id)
  await helene('answer', { answer, locale: 'fr' })
  await page.goto(`/fr/question/${own.id}`)
  await expect(page.getByText(answer.short)).toBeInViewport()
  await says(page.request, own, 'Et la majoration, depuis quand court-elle ?')
  await first.leave()
  const second = await openExpertWindow(browser, 'specialist@demo.test', 'fr')
  await expect(second.page.getByText('Vos honoraires, suite reprise d’un confrère').first()).toBeVisible({
    timeout: 40_000,
  })
  await expect(second.page.getByText('9,00\u00a0€').first()).toBeVisible()
  const etienne = await accepts(second, 'specialist@demo.test', own.id)
  await etienne('answer', { answer: added, locale: 'fr' })

  // It comes out of view while the page stands open: it is still what one comes back to.
  await expect(page.getByRole('article', { name: 'Complément de Étienne Marchal' })).toHaveCount(1)
  await page.goto('/fr/mes-demandes')
  await page.goto(`/fr/question/${own.id}`)
  const further = page.getByRole('article', { name: 'Complément de Étienne Marchal' })
  await expect(further).toBeInViewport()
  await expect(further.getByText(added.short)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(answer.short)).toBeVisible()
  await expect(main.getByText(/^Hélène Carpentier, /).first()).toBeVisible()
  await second.leave()
})
