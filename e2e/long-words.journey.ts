import type { Page } from '@playwright/test'
import { call, ordered, ownQuestion, takeOffer, word } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { signIn, storeToken, visitorWithEmail } from './sign-in.ts'

/** An address or a word without an end, as people paste them: it breaks and widens no page of a phone. */

const endless = `https://annonces.example/${'logement-meuble-a-nantes-'.repeat(8)}fin?ref=${'0123456789abcdef'.repeat(8)}`
const word44 = 'a'.repeat(44)
const question = `${word44} ${endless} mon propriétaire ne me rend pas le dépôt de garantie depuis le 12 septembre 2026, que faire ?`
const phone = { width: 360, height: 780 }

/** What reaches beyond the screen and is not cut or scrolled inside the page. */
async function fits(page: Page, name: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')]
    const held = (one: Element): boolean => {
      for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== 'visible') return true
      return false
    }
    const wide = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !held(one))
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} wide`] : []),
      ...wide.slice(0, 6).map((one) => `${one.tagName}.${one.className} ${one.getBoundingClientRect().right}`),
    ]
  })
  expect.soft(beyond, name).toEqual([])
}

test('is broken where it is typed: in the box of a question, and in the one of a message', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(phone)
  for (const path of ['/fr', '/fr/ask', '/fr/contact', '/fr/signaler']) {
    await page.goto(path)
    const box = page.locator('main textarea').first()
    await box.fill(question)
    await expect(box).toHaveValue(question)
    await fits(page, path)
  }
  void complaints
})

test('is broken wherever it is read: by its client, by the expert and by the staff', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  await page.setViewportSize(phone)
  const asking = await visitorWithEmail(request, 'fr', question)
  await storeToken(page.context(), asking.token)
  const checkout = `/fr/checkout?question=${asking.id}`
  for (const path of [`/fr/consultation/${asking.id}`, checkout, '/fr/mes-demandes']) {
    await page.goto(path)
    await expect(page.getByText(word44).filter({ visible: true }).first()).toBeVisible()
    await fits(page, path)
  }

  const desk = await openExpertWindow(browser, 'expert@demo.test', 'fr', { viewport: phone })
  const own = await ordered(request, 'fr', question)
  await expect(desk.page.getByRole('button', { name: 'Accepter', exact: true })).toBeVisible()
  await desk.page.evaluate(() => {
    for (const closed of document.querySelectorAll('main details')) closed.setAttribute('open', '')
  })
  await fits(desk.page, 'the offer')
  const works = await takeOffer(request, 'expert@demo.test', own.id)
  await works('messages', word(question))
  await call(request, ['POST', `/questions/${own.id}/messages`], own.token, { text: question })
  await desk.page.goto(`/fr/demandes?question=${own.id}`)
  await expect(desk.page.getByText(word44).filter({ visible: true }).first()).toBeVisible()
  await fits(desk.page, 'the expert’s conversation')
  const answer = {
    ...{ short: question, steps: [{ text: question }], papers: [question.slice(0, 200)], limits: question },
    ...{ deadlines: [{ date: '2027-01-12', what: question.slice(0, 200) }], sources: [] },
  }
  await works('answer', { answer, locale: 'fr' })
  await expect.poll(async () => (await ownQuestion(request, own)).payment).toBe('CAPTURED')
  await desk.leave()

  const reader = await browser.newContext({ viewport: phone, locale: 'fr-FR' })
  const staff = await browser.newContext({ viewport: phone, locale: 'fr-FR' })
  await storeToken(reader, own.token)
  await storeToken(staff, await signIn(staff.request, 'admin@demo.test'))
  for (const [context, paths] of [
    [reader, [`/fr/consultation/${own.id}`, `/fr/question/${own.id}`, '/fr/mes-demandes', '/fr/expert-asked']],
    [staff, [`/fr/admin-dashboard/question/${own.id}`]],
  ] as const) {
    const opened = await context.newPage()
    for (const path of paths) {
      await opened.goto(path)
      await expect(opened.locator('main h1, main h2').first()).toBeVisible()
      await expect(opened.locator('.skeleton, .spinner')).toHaveCount(0)
      if (path.includes(own.id) && context === reader)
        await expect(opened.getByText(word44).filter({ visible: true }).first()).toBeVisible()
      await fits(opened, path)
    }
    await context.close()
  }
  void complaints
})

test('a long first name leaves the menu its place in the first line of a telephone', async ({ page, request }) => {
  const { token } = await visitorWithEmail(request, 'fr')
  await call(request, ['PATCH', '/me/profile'], token, { firstName: 'Marie-Antoinette' })
  await storeToken(page.context(), token)
  for (const width of [346, 360, 390]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/fr/mes-demandes')
    const bar = page.locator('.masthead')
    await expect(bar.getByText('Marie-Antoinette').first()).toBeVisible()
    expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThan(80)
  }
})
