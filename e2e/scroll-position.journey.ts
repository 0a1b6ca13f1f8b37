import type { Page } from '@playwright/test'
import { call, ordered, takeOffer, word } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { storeToken, visitorWithQuestion } from './sign-in.ts'
import { beTakenAlong } from './steps.ts'

/** Whoever opens a conversation stands where reading goes on: real positions, on a telephone and on a wide screen. */
const windows = [
  { language: 'fr', viewport: { width: 360, height: 780 } },
  { language: 'en', viewport: { width: 1440, height: 780 } },
] as const

const words = {
  fr: {
    long: 'Voici ce que dit le bail, article par article, avec les dates et les montants qui y figurent. ',
    accepted: 'Hélène Carpentier a accepté. L’assistant se tait.',
    said: ['Premier mot.', 'Deuxième mot.', 'Troisième mot.', 'Quatrième mot.'],
    pill: '1 nouveau message',
  },
  en: {
    long: 'This is what the lease says, clause by clause, with the dates and the amounts that stand in it. ',
    accepted: 'Hélène Carpentier has accepted. The assistant falls silent.',
    said: ['A first word.', 'A second word.', 'A third word.', 'A fourth word.'],
    pill: '1 new message',
  },
} as const

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

for (const { language, viewport } of windows)
  test.describe(`in ${language}, in a window of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const { height } = viewport
    const here = words[language]
    const long = here.long.repeat(14)

    test('a preview is opened at its heading, not at the top of the page nor at its own end', async ({ page }) => {
      const own = await visitorWithQuestion(page.request, language)
      const text = `${texts[language].detail} ${long}${long}`
      await call(page.request, ['POST', `/questions/${own.id}/messages`], own.token, { text })
      const kinds = async () =>
        (
          await call(page.request, ['GET', `/questions/${own.id}/messages?locale=${language}&after=0`], own.token)
        ).messages.map(({ kind }: { kind: string }) => kind)
      await expect.poll(async () => (await kinds()).includes('preview')).toBe(true)
      await storeToken(page.context(), own.token)
      await page.goto(`/${language}/consultation/${own.id}`)
      const heading = page.getByRole('heading', { name: texts[language].preview })
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
      const [first, second, third, fourth] = here.said
      const own = await ordered(page.request, language)
      await storeToken(page.context(), own.token)
      const desk = await openExpertWindow(browser, 'expert@demo.test', language)
      const works = await takeOffer(page.request, 'expert@demo.test', own.id)
      await page.goto(`/${language}/consultation/${own.id}`)
      await expect(page.getByRole('heading', { name: texts[language].preview })).toBeInViewport()
      await page.getByText(here.accepted).scrollIntoViewIfNeeded()

      await page.goto(`/${language}/mes-demandes`)
      await works('messages', word(`${first} ${long}`))
      await works('messages', word(`${second} ${long}`))
      await page.goto(`/${language}/consultation/${own.id}`)
      await inWindow(page, first, height)
      // The line above it is not beneath the status that stays at the top of a phone's window.
      const line = await page.locator('.new-line').boundingBox()
      const strip = await page.locator('.strip').boundingBox()
      expect(line?.y ?? 0).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0))

      // Read further up, nothing moves, and the pill leads to what came, from its beginning.
      await page.mouse.wheel(0, -20_000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await works('messages', word(`${third} ${long}`))
      const pill = page.getByRole('button', { name: here.pill })
      await expect(pill).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await pill.click()
      await inWindow(page, third, height)

      // At the end, what comes is brought into sight from its beginning, and the focus stays in the field.
      const field = page.getByRole('textbox', { name: /Hélène/ })
      await field.focus()
      await page.keyboard.press('End')
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.locator('.thread-end').scrollIntoViewIfNeeded()
      await works('messages', word(`${fourth} ${long}`))
      await inWindow(page, fourth, height)
      await expect(field).toBeFocused()
      expect(complaints).toEqual([])
      await desk.leave()
    })
  })

for (const { language, viewport } of windows)
  test(`who read the preview and watched the search comes to what has happened since, and stays at its end, in ${language}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    const here = words[language]
    const own = await ordered(page.request, language)
    const path = `/questions/${own.id}/messages?locale=${language}&after=0`
    const { messages } = await call(page.request, ['GET', path], own.token)
    const { seq: upTo } = messages.find(({ kind }: { kind: string }) => kind === 'preview')
    await call(page.request, ['POST', `/questions/${own.id}/read`], own.token, { upTo })
    await storeToken(page.context(), own.token)
    await page.goto(`/${language}/match/${own.id}`)
    await expect(page.getByRole('heading', { level: 1, name: texts[language].looking })).toBeVisible()
    await expect(page.getByText(texts[language].received)).toBeVisible()
    const desk = await openExpertWindow(browser, 'expert@demo.test', language)
    const works = await takeOffer(page.request, 'expert@demo.test', own.id)
    await beTakenAlong(page, language)
    await inWindow(page, here.accepted, viewport.height)
    await expect(page.locator('.thread .event:focus')).toBeInViewport()
    await expect(page.locator('#message')).toBeInViewport()

    await works('messages', { ...word(`${here.said[0]} ${here.long}`), asksInformation: true })
    await inWindow(page, here.said[0], viewport.height)
    await expect(page.getByRole('button', { name: here.pill })).toHaveCount(0)
    await desk.leave()
  })

for (const { language, viewport } of windows)
  test(`a reload keeps the place on the answer’s page, which is opened at its beginning, in ${language}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    const { short, step, limits } = texts[language].answer
    const steps = Array.from({ length: 6 }, () => ({ text: `${step} ${words[language].long.repeat(4)}` }))
    const own = await ordered(page.request, language)
    await storeToken(page.context(), own.token)
    const desk = await openExpertWindow(browser, 'expert@demo.test', language)
    const works = await takeOffer(page.request, 'expert@demo.test', own.id)
    await works('answer', {
      answer: { short, steps, deadlines: [], papers: [], sources: [], limits },
      locale: language,
    })
    await page.goto(`/${language}/question/${own.id}`)
    await expect(page.getByRole('main').getByText(short)).toBeInViewport()
    const place = () => page.evaluate(() => Math.round(scrollY))
    expect(await place()).toBe(0)

    await page.evaluate(() => scrollTo(0, 700))
    await page.reload()
    await expect(page.getByRole('main').getByText(limits)).toBeAttached()
    await expect.poll(place).toBe(700)
    await desk.leave()
  })

for (const { language, viewport } of windows)
  test(`what is written on the answer’s page is in view in the conversation, below what was not read there, in ${language}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    const { short, step, limits } = texts[language].answer
    const [greeting, thanks] = words[language].said
    const steps = Array.from({ length: 6 }, () => ({ text: `${step} ${words[language].long.repeat(4)}` }))
    const own = await ordered(page.request, language)
    await storeToken(page.context(), own.token)
    const read = page.waitForResponse((response) => response.url().endsWith('/read'))
    await page.goto(`/${language}/consultation/${own.id}`)
    await read
    const desk = await openExpertWindow(browser, 'expert@demo.test', language)
    const works = await takeOffer(page.request, 'expert@demo.test', own.id)
    await works('messages', word(greeting))
    await works('answer', {
      answer: { short, steps, deadlines: [], papers: [], sources: [], limits },
      locale: language,
    })
    await page.goto(`/${language}/question/${own.id}`)
    await page.locator('#message').fill(thanks)
    await page.locator('#message').press('Control+Enter')
    await page.waitForURL('**/consultation/*')
    await expect(page.locator('.turn--client').filter({ hasText: thanks })).toBeInViewport()
    await expect(page.getByText(greeting)).toBeAttached()
    await desk.leave()
  })

// In French, the one language of the colleague.
test('a colleague’s follow-up stands beneath the first answer, under its own name, and is where one comes back to', async ({
  page,
  browser,
}) => {
  const added = 'La majoration de dix pour cent par mois court depuis le 12 octobre 2026.'
  const { short, step, limits } = texts.fr.answer
  const answer = { short, steps: [{ text: step }], deadlines: [], papers: [], sources: [], limits }
  const own = await ordered(page.request, 'fr')
  await storeToken(page.context(), own.token)
  const first = await openExpertWindow(browser, 'expert@demo.test', 'fr')
  const helene = await takeOffer(page.request, 'expert@demo.test', own.id)
  await helene('answer', { answer, locale: 'fr' })
  await page.goto(`/fr/question/${own.id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(short)).toBeInViewport()
  await call(page.request, ['POST', `/questions/${own.id}/messages`], own.token, {
    text: 'Et la majoration, depuis quand court-elle ?',
  })
  await first.leave()
  const second = await openExpertWindow(browser, 'specialist@demo.test', 'fr')
  await expect(second.page.getByText('Vos honoraires, suite reprise d’un confrère').first()).toBeVisible()
  await expect(second.page.getByText('9,00\u00a0€').first()).toBeVisible()
  const etienne = await takeOffer(page.request, 'specialist@demo.test', own.id)
  await etienne('answer', { answer: { ...answer, short: added }, locale: 'fr' })

  // It comes out of view while the page stands open: it is still what one comes back to.
  const further = page.getByRole('article', { name: 'Complément d’Étienne Marchal' })
  await expect(further).toHaveCount(1)
  await page.goto('/fr/mes-demandes')
  await page.goto(`/fr/question/${own.id}`)
  await expect(further).toBeInViewport()
  await expect(further.getByText(added)).toBeVisible()
  await expect(main.getByText(short)).toBeVisible()
  await expect(main.getByText(/^Hélène Carpentier, /).first()).toBeVisible()
  await second.leave()
})
