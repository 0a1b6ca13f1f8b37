import { call, type Own, ordered } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { newVisitor, signIn, storeToken, visitorWithQuestion } from './sign-in.ts'

/** The client's own conversations: what is new, what is undone, what is kept; on the narrowest phone. */
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const words = {
  fr: {
    line: 'Nouveau',
    undo: 'Annuler',
    asked: 'Votre remboursement est demandé.',
    unread: '2 nouveaux',
    unknown: 'Je ne sais pas',
    skip: 'Passer ces questions',
  },
  en: {
    line: 'New',
    undo: 'Undo',
    asked: 'Your refund is requested.',
    unread: '2 new',
    unknown: 'I don’t know',
    skip: 'Skip these questions',
  },
}
const previewed = {
  fr: {
    question:
      'J’ai été licencié pour faute grave. Combien de temps ai-je pour contester mon licenciement devant le conseil de prud’hommes ?',
    given: 'le 3 novembre 2026',
    sources: 'Sources citées',
  },
  en: {
    question: 'I was dismissed in Paris for gross misconduct. How long do I have to contest my dismissal in court?',
    given: 'on 3 November 2026',
    sources: 'Sources quoted',
  },
}
const answer = {
  short: 'Votre bailleur avait un mois pour rendre le dépôt. Écrivez-lui avant le 24 novembre.',
  steps: [{ text: 'Envoyez une lettre recommandée.' }],
  deadlines: [],
  papers: ['Le bail', 'Les deux états des lieux'],
  sources: [],
  limits: 'Sans lecture du bail, cette réponse reste générale.',
}

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language} at 360 px`, () => {
    test.use({ ...phone, language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const text = texts[language]

    test('the assistant’s first words and the answer in brief stand in the first screen', async ({ page }) => {
      const own = await visitorWithQuestion(page.request, language)
      await storeToken(page.context(), own.token)
      await page.goto(`/${language}/consultation/${own.id}`)
      const first = page.locator('.turn--assistant .turn-body').first()
      await expect(first).toBeInViewport()
      expect(await first.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBeLessThan(400)
      expect(await page.locator('.case-head h1').evaluate((title) => title.clientHeight)).toBeLessThan(40)
      await expect(page.locator('.case-status')).toBeHidden()

      // A second tap is not meant for the question that the first has brought up.
      const step = page.locator('.intake legend .small')
      const next = (await step.textContent())?.replace('1', '2') ?? ''
      await page.locator('.intake').getByRole('button', { name: words[language].unknown }).dblclick()
      await expect(step).toHaveText(next)

      // No press of the two before counts for what stands there now.
      await page.waitForTimeout(500)
      await page.locator('.intake').getByRole('button', { name: words[language].skip }).tap()
      const heading = page.getByRole('heading', { name: text.preview })
      await expect(heading).toBeInViewport()
      const rule = page.locator('.preview-part').first()
      await expect.poll(async () => (await rule.boundingBox())?.y ?? 999).toBeLessThan(300)
      // What had the focus went with the questions: what came has it.
      await expect(heading).toBeFocused()
    })

    test('a preview shows its brief, its dates and its limits in the first screen; the rest is folded', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      const { question, given, sources } = previewed[language]
      const token = await newVisitor(page.request, language)
      const body = { text: question, category: 'travail', subCategory: 'licenciement', locale: language }
      const { id } = await call(page.request, ['POST', '/questions'], token, body)
      const view = () => call(page.request, ['GET', `/questions/${id}?locale=${language}`], token)
      await expect.poll(async () => (await view()).assistantWriting, { timeout: 40_000 }).toBe(false)
      const answers = [{ key: 'notified', text: given }]
      await call(page.request, ['POST', `/questions/${id}/messages`], token, { text: given, answers })
      await expect.poll(async () => (await view()).state, { timeout: 40_000 }).toBe('PREVIEWED')
      await storeToken(page.context(), token)
      await page.goto(`/${language}/consultation/${id}`)

      const sheet = page.locator('.preview')
      const whole = { ratio: 1 }
      for (const part of ['h2', '.preview-part >> nth=0', '.preview-dates', '.limits'])
        await expect(sheet.locator(part)).toBeInViewport(whole)
      await expect(sheet.getByRole('button', { name: text.askExpert })).not.toBeInViewport()
      for (const fold of await sheet.locator('details').all()) await expect(fold).not.toHaveAttribute('open')

      const links = sheet.locator('.sources a')
      await expect(links.first()).toBeHidden()
      await sheet.getByText(`${sources}\u00a0(${await links.count()})`, { exact: true }).tap()
      await expect(links.first()).toBeVisible()

      // A reload keeps the place at the end of the page, and the preview is still shown from its beginning.
      await page.setViewportSize({ width: 1440, height: 1000 })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.reload()
      await expect(sheet.locator('h2')).toBeInViewport(whole)
    })
  })

async function answeredOwn(page: import('@playwright/test').Page, browser: import('@playwright/test').Browser) {
  const own = await ordered(page.request, 'fr')
  const desk = await openExpertWindow(browser, 'expert@demo.test', 'fr')
  const token = await signIn(desk.context.request, 'expert@demo.test')
  const offers = async () => (await call(desk.context.request, ['GET', '/desk?locale=fr'], token)).offers
  type Offer = { questionId: string; token: number }
  const mine = async (): Promise<Offer | undefined> => (await offers()).find((one: Offer) => one.questionId === own.id)
  await expect.poll(async () => (await mine()) !== undefined, { timeout: 40_000 }).toBe(true)
  const body = { token: (await mine())?.token, noConflict: true, locale: 'fr' }
  const { lease } = await call(desk.context.request, ['POST', `/desk/offers/${own.id}/accept`], token, body)
  const works = (path: string, given: object) =>
    call(desk.context.request, ['POST', `/desk/questions/${own.id}/${path}`], token, { token: lease.token, ...given })
  return { own, desk, works }
}
const word = (text: string) => ({ text, attachments: [], asksInformation: false })
const captured = (page: import('@playwright/test').Page, { id, token }: Own) =>
  expect
    .poll(async () => (await call(page.request, ['GET', `/questions/${id}?locale=fr`], token)).payment, {
      timeout: 40_000,
    })
    .toBe('CAPTURED')

test('unread messages: a count in the list, a line above them, a count in the title of a hidden tab', async ({
  page,
  browser,
}) => {
  const { own, desk, works } = await answeredOwn(page, browser)
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/consultation/${own.id}`)
  await page.getByText('Hélène Carpentier a accepté. L’assistant se tait.').scrollIntoViewIfNeeded()
  await expect
    .poll(async () => (await call(page.request, ['GET', `/questions/${own.id}?locale=fr`], own.token)).readUpTo)
    .toBeGreaterThan(3)
  await page.goto('/fr/mes-demandes')
  await works('messages', word('Premier mot.'))
  await works('messages', word('Deuxième mot.'))
  const row = page.locator('.own > li').first()
  await expect(row).toContainText(words.fr.unread)
  await expect(row.locator('.own-last')).toContainText('Hélène Carpentier')
  await expect(row.locator('.own-last')).toContainText('Deuxième mot.')
  await row.getByRole('heading').getByRole('link').click()
  const line = page.getByRole('listitem').filter({ hasText: /^Nouveau$/ })
  await expect(line).toBeVisible()
  const below = await page.getByText('Premier mot.').boundingBox()
  expect((await line.boundingBox())?.y ?? 999).toBeLessThan(below?.y ?? 0)

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await works('messages', word('Troisième mot.'))
  await expect(page).toHaveTitle(/^\(1\) /)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.locator('.thread-end').scrollIntoViewIfNeeded()
  await expect(page).toHaveTitle(/^Votre question/)
  await desk.leave()
})

test('the answer on a phone: papers that stay ticked, one choice, and a refund that can be undone for ten seconds', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(150_000)
  await page.setViewportSize(phone.viewport)
  const { own, desk, works } = await answeredOwn(page, browser)
  await works('answer', { answer, locale: 'fr' })
  await captured(page, own)
  await storeToken(page.context(), own.token)
  await page.goto(`/fr/question/${own.id}`)
  await expect(page.locator('.plaque')).toBeInViewport()
  await page.getByRole('checkbox', { name: 'Le bail' }).check()
  await expect
    .poll(async () => (await call(page.request, ['GET', `/questions/${own.id}?locale=fr`], own.token)).gathered)
    .toEqual(['Le bail'])
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Le bail' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Les deux états des lieux' })).not.toBeChecked()

  const order = await page.evaluate(() =>
    ['.plaque', '.doc', '.verdict', '#question-invoices'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().top,
    ),
  )
  expect(order).toEqual([...order].sort((a, b) => Number(a) - Number(b)))

  await page.getByRole('button', { name: 'Utile\u00a0: la noter' }).click()
  await expect(page.getByRole('button', { name: 'Noter la réponse' })).toBeVisible()
  await page.getByRole('button', { name: 'Pas utile\u00a0: être remboursé' }).click()
  await expect(page.getByText(words.fr.asked)).toBeVisible()
  const undo = page.getByRole('button', { name: words.fr.undo })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(page.getByText(words.fr.asked)).toBeHidden()
  // What had the focus has gone: reading goes on where the refund stands.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[12]$/)
  const view = () => call(page.request, ['GET', `/questions/${own.id}?locale=fr`], own.token)
  expect(await view()).toMatchObject({ pending: [], guarantee: { state: 'open' }, payment: 'CAPTURED' })

  await page.getByRole('button', { name: 'Pas utile\u00a0: être remboursé' }).click()
  await expect(undo).toBeFocused()
  // What is written meanwhile is not sent before its author knows.
  await page.locator('#message').fill('Et pour la caution ?')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.locator('#message-error')).toContainText('votre message n’est pas encore parti')
  await expect(page.locator('#message')).toHaveValue('Et pour la caution ?')
  // The page is gone; the refund is made all the same.
  await page.goto('/fr/tarifs')
  await expect.poll(async () => (await view()).guarantee.state, { timeout: 30_000 }).toBe('granted')
  expect(complaints).toEqual([])
  await desk.leave()
})
