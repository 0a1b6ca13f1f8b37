import type { Browser, Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call, ordered, ownQuestion, takeOffer, word } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { type Language, texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { newVisitor, storeToken, visitorWithQuestion } from './sign-in.ts'

/** The client's own conversations: what is new, what is undone, what is kept; on the narrowest phone. */
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
const words = {
  fr: {
    accepted: 'Hélène Carpentier a accepté. L’assistant se tait.',
    line: 'Nouveau',
    undo: 'Annuler',
    asked: 'Votre remboursement est demandé.',
    unread: '2 nouveaux',
    title: /^Votre question/,
    unknown: 'Je ne sais pas',
    typed: 'Le 31 août 2026.',
    wanted: 'Donnez-moi juste l’aperçu.',
    step: (n: number) => `Question ${n} sur 3`,
    toLast: 'Aller au dernier message',
    said: ['Premier mot.', 'Deuxième mot.', 'Troisième mot.'],
    papers: ['Le bail', 'Les deux états des lieux'],
    rate: 'Noter la réponse',
    refund: 'Pas utile\u00a0: être remboursé',
    meanwhile: 'Et pour la caution ?',
    notSent: 'votre message n’est pas encore parti',
  },
  en: {
    accepted: 'Hélène Carpentier has accepted. The assistant falls silent.',
    line: 'New',
    undo: 'Undo',
    asked: 'Your refund is requested.',
    unread: '2 new',
    title: /^Your question/,
    unknown: 'I don’t know',
    typed: 'On 31 August 2026.',
    wanted: 'Just give me the preview.',
    step: (n: number) => `Question ${n} of 3`,
    toLast: 'Go to the last message',
    said: ['A first word.', 'A second word.', 'A third word.'],
    papers: ['The lease', 'Both inventories'],
    rate: 'Rate the answer',
    refund: 'Not useful: refund me',
    meanwhile: 'And what about the deposit?',
    notSent: 'your message has not been sent yet',
  },
} as const
const previewed = {
  fr: {
    question:
      'J’ai été licencié pour faute grave. Combien de temps ai-je pour contester mon licenciement devant le conseil de prud’hommes ?',
    given: 'le 3 novembre 2026',
    sources: 'Sources citées',
    brief: /^En bref.*douze mois/,
    rules: 'La règle citée',
  },
  en: {
    question: 'I was dismissed in Paris for gross misconduct. How long do I have to contest my dismissal in court?',
    given: 'on 3 November 2026',
    sources: 'Sources quoted',
    brief: /^In short.*twelve months/,
    rules: 'The rule that is quoted',
  },
}
const days = {
  fr: {
    text: 'J’ai du mal à me concentrer au travail et je m’énerve pour rien.',
    exact: 'Dire à peu près quand',
    about: 'Vers quand, ou depuis combien de temps',
    reply: 'depuis trois semaines environ',
  },
  en: {
    text: 'I find it hard to concentrate at work and I get angry for nothing.',
    exact: 'Say roughly when',
    about: 'About when, or for how long',
    reply: 'for about three weeks',
  },
}

const schools = {
  fr: {
    question:
      'Mon fils de 11 ans est harcelé au collège par trois élèves depuis la rentrée, le principal ne fait rien malgré nos courriers, que faire ?',
    change: 'Changer de domaine',
  },
  en: {
    question:
      'My son of 11 is bullied at his school in France by three pupils since September, and the head does nothing about our letters. What can we do?',
    change: 'Change the subject',
  },
}

test.describe('whom to call', () => {
  test.use({ ...phone, language: 'fr', locale: 'fr-FR' })
  test('stays in view in one line, and pushes the assistant’s first words no further than 400 px down', async ({
    page,
  }) => {
    const token = await newVisitor(page.request, 'fr')
    const body = {
      text: schools.fr.question,
      category: 'etudes',
      subCategory: 'harcelement-sanctions-ecole',
      locale: 'fr',
    }
    const { id } = await call(page.request, ['POST', '/questions'], token, body)
    await storeToken(page.context(), token)
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 780 })
      await page.goto(`/fr/consultation/${id}`)
      const first = page.locator('.turn--assistant .turn-body').first()
      await expect(first).toBeInViewport()
      const whole = { ratio: 1 }
      await expect(page.getByRole('link', { name: 'Appeler le 3018' })).toBeInViewport(whole)
      if (width === 360)
        expect(await first.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBeLessThan(400)
      const more = page.getByRole('button', { name: 'Qui peut aider' })
      await more.click()
      await expect(page.getByRole('link', { name: 'Appeler le 119' })).toBeInViewport(whole)
      await expect(page.getByRole('button', { name: 'Replier' })).toHaveAttribute('aria-expanded', 'true')
    }
  })
})

for (const language of walkedIn('en'))
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
      await page.locator('.intake').getByRole('button', { name: text.toPreview }).tap()
      const heading = page.getByRole('heading', { name: text.preview })
      await expect(heading).toBeInViewport()
      const rule = page.locator('.preview-part').first()
      await expect.poll(async () => (await rule.boundingBox())?.y ?? 999).toBeLessThan(300)
      // What had the focus went with the questions: what came has it.
      await expect(heading).toBeFocused()
    })

    test('a typed reply answers the question that is shown; the next one comes, until the preview is wanted', async ({
      page,
    }) => {
      const { typed, wanted, step } = words[language]
      const own = await visitorWithQuestion(page.request, language)
      await storeToken(page.context(), own.token)
      await page.goto(`/${language}/consultation/${own.id}`)
      const panel = page.locator('.intake')
      const place = panel.locator('legend .small')
      await expect(place).toHaveText(step(1))
      const asked = (await panel.locator('legend span').last().textContent()) ?? ''
      const message = page.getByRole('textbox', { name: text.toAssistant })
      const send = page.getByRole('button', { name: text.send, exact: true })
      await message.fill(typed)
      await send.tap()
      await expect(place).toHaveText(step(2))
      const reply = page.locator('.turn--client .replies')
      await expect(reply.locator('dt')).toHaveText(asked)
      await expect(reply.locator('dd')).toHaveText(typed)
      await expect(page.locator('.asks')).toHaveCount(0)

      // What was tapped before a message leaves with it.
      await panel.getByRole('button', { name: words[language].unknown }).tap()
      await expect(place).toHaveText(step(3))
      await page.reload()
      await expect(place).toHaveText(step(3))
      await message.fill(wanted)
      await send.tap()
      await expect(page.getByRole('heading', { name: text.preview })).toBeVisible()
      await expect(panel).toHaveCount(0)
      await expect(reply.last().locator('dd')).toHaveText([words[language].unknown, wanted])
    })

    test('after a long reply what comes is shown from its beginning; the button of a new message leads to it', async ({
      page,
    }) => {
      const own = await visitorWithQuestion(page.request, language)
      await storeToken(page.context(), own.token)
      if (language === 'en') await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/${language}/consultation/${own.id}`)
      const turns = page.locator('.turn--assistant')
      const step = page.locator('.intake legend .small')
      await expect(step).toHaveText(words[language].step(1))
      const long = Array.from({ length: 60 }, (_, at) => `${words[language].said[0]} ${at}`).join('\n')
      await page.getByRole('textbox', { name: text.toAssistant }).fill(long)
      await page.getByRole('button', { name: text.send, exact: true }).click()
      await expect(step).toHaveText(words[language].step(2))
      await expect(turns.last().locator('.turn-body')).toBeInViewport()
      await expect(page.locator('.new-messages')).toHaveCount(0)

      await page.locator('.turn--client').first().hover()
      await page.mouse.wheel(0, -9000)
      await expect(turns.last()).not.toBeInViewport()
      const known = await turns.count()
      await call(page.request, ['POST', `/questions/${own.id}/messages`], own.token, { text: words[language].wanted })
      await expect(turns).toHaveCount(known + 1)
      await page.locator('.new-messages').getByRole('button').click()
      const heading = page.getByRole('heading', { name: text.preview })
      await expect(heading).toBeInViewport()
      await expect(heading).toBeFocused()
    })

    test('whoever does not know the day says about when in their own words', async ({ page }) => {
      const { text: asked, exact, about, reply } = days[language]
      const token = await newVisitor(page.request, language)
      const body = { text: asked, category: 'psychologie', locale: language }
      const { id } = await call(page.request, ['POST', '/questions'], token, body)
      await storeToken(page.context(), token)
      await page.goto(`/${language}/consultation/${id}`)
      const panel = page.locator('.intake')
      await panel.getByRole('button', { name: exact }).tap()
      const field = panel.getByRole('textbox', { name: about })
      await expect(field).toBeFocused()
      await field.fill(reply)
      await field.press('Enter')
      await expect(panel.locator('legend .small')).toHaveText(words[language].step(2))
      // No press counts for what has only just come.
      await page.waitForTimeout(500)
      await panel.getByRole('button', { name: text.toPreview }).click()
      await expect(page.locator('.turn--client .replies dd').first()).toHaveText(reply)
    })

    test('the head of a question fits beside a long title and a long field', async ({ page }) => {
      const { question, change } = schools[language]
      const token = await newVisitor(page.request, language)
      const body = { text: question, category: 'etudes', subCategory: 'harcelement-sanctions-ecole', locale: language }
      const { id } = await call(page.request, ['POST', '/questions'], token, body)
      await storeToken(page.context(), token)
      await page.goto(`/${language}/consultation/${id}`)
      const parts = [page.getByRole('button', { name: change, exact: true }), page.locator('.case-head h1')]
      for (const part of parts)
        expect(await part.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(340)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })

    test('a preview shows its brief, its dates and its limits in the first screen; the rest is folded', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      const { question, given, sources, brief, rules } = previewed[language]
      const token = await newVisitor(page.request, language)
      const body = { text: question, category: 'travail', subCategory: 'licenciement', locale: language }
      const { id } = await call(page.request, ['POST', '/questions'], token, body)
      const view = () => call(page.request, ['GET', `/questions/${id}?locale=${language}`], token)
      await expect.poll(async () => (await view()).assistantWriting).toBe(false)
      const answers = [{ key: 'notified', text: given }]
      await call(page.request, ['POST', `/questions/${id}/messages`], token, { text: given, answers })
      await expect.poll(async () => (await view()).assistantWriting).toBe(false)
      await call(page.request, ['POST', `/questions/${id}/messages`], token, { text: words[language].wanted })
      await expect.poll(async () => (await view()).state).toBe('PREVIEWED')
      await storeToken(page.context(), token)
      await page.goto(`/${language}/consultation/${id}`)

      const sheet = page.locator('.preview')
      const whole = { ratio: 1 }
      for (const part of ['h2', '.preview-part >> nth=0', '.preview-dates', '.limits'])
        await expect(sheet.locator(part)).toBeInViewport(whole)
      await expect(sheet.getByRole('button', { name: text.askExpert })).not.toBeInViewport()
      // It has the focus so that it is read from there, and is no field.
      await expect(sheet.locator('h2')).toHaveCSS('outline-style', 'none')
      // In plain words first; the rule as it is quoted is folded.
      await expect(sheet.locator('.preview-part').first()).toContainText(brief)
      await expect(sheet.getByText(rules, { exact: true })).toBeVisible()
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

async function acceptedOwn(page: Page, browser: Browser, language: Language) {
  const own = await ordered(page.request, language)
  const desk = await openExpertWindow(browser, 'expert@demo.test', language)
  return { own, desk, works: await takeOffer(page.request, 'expert@demo.test', own.id) }
}

const hide = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

for (const language of walkedIn('fr'))
  test(`unread messages: a count in the list, a line above them, a count in the title of a hidden tab, in ${language}`, async ({
    page,
    browser,
  }) => {
    const here = words[language]
    const [first, second, third] = here.said
    const { own, desk, works } = await acceptedOwn(page, browser, language)
    await storeToken(page.context(), own.token)
    await page.goto(`/${language}/consultation/${own.id}`)
    await page.getByText(here.accepted).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await ownQuestion(page.request, own)).readUpTo).toBeGreaterThan(3)
    await page.goto(`/${language}/mes-demandes`)
    await works('messages', word(first))
    await works('messages', word(second))
    const row = page.locator('.own > li').first()
    await expect(row).toContainText(here.unread)
    await expect(page).toHaveTitle(/^\(2\) /)
    await expect(row.locator('.own-last')).toContainText('Hélène Carpentier')
    await expect(row.locator('.own-last')).toContainText(second)
    await row.getByRole('heading').getByRole('link').click()
    const line = page.getByRole('listitem').filter({ hasText: new RegExp(`^${here.line}$`) })
    // The conversation opens at what was not read yet.
    await expect(line).toBeInViewport()
    const below = await page.getByText(first).boundingBox()
    expect((await line.boundingBox())?.y ?? 999).toBeLessThan(below?.y ?? 0)

    await hide(page, true)
    await works('messages', word(third))
    await expect(page).toHaveTitle(/^\(1\) /)
    await works('messages', word(`${third} ${third}`))
    await expect(page).toHaveTitle(/^\(2\) /)
    await Promise.all([works('messages', word(first)), works('messages', word(second))])
    await expect(page).toHaveTitle(/^\(4\) /)
    await hide(page, false)
    await page.locator('.thread-end').scrollIntoViewIfNeeded()
    await expect(page).toHaveTitle(here.title)
    await desk.leave()
  })

for (const language of walkedIn('en'))
  test.describe(`the keyboard of a phone, in ${language}`, () => {
    test.use({ ...phone, language, locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    test('stays closed on arrival, after sending and when an answer comes, until it is asked for', async ({
      page,
      browser,
    }) => {
      const { said } = words[language]
      const { own, desk, works } = await acceptedOwn(page, browser, language)
      await storeToken(page.context(), own.token)
      await page.goto(`/${language}/consultation/${own.id}`)
      const box = page.locator('#message')
      await expect(box).toBeVisible()
      await expect(page.locator('.thread > .turn').last()).toBeInViewport()
      await expect(box).not.toBeFocused()
      await box.tap()
      await box.fill(said[0])
      await page.getByRole('button', { name: texts[language].send, exact: true }).tap()
      await expect(page.locator('.thread').getByText(said[0])).toBeVisible()
      await expect(box).not.toBeFocused()
      await works('messages', word(said[1]))
      await expect(page.locator('.thread').getByText(said[1])).toBeVisible()
      await expect(box).not.toBeFocused()
      await desk.leave()
    })
  })

for (const language of walkedIn('fr'))
  test(`on a phone nothing lies over the last message, and the way to it is a mark at the edge, in ${language}`, async ({
    page,
    browser,
  }) => {
    const { said, toLast } = words[language]
    await page.setViewportSize({ width: 360, height: 640 })
    const { own, desk, works } = await acceptedOwn(page, browser, language)
    for (const text of said) await works('messages', word(text))
    await works('messages', word(Array.from({ length: 60 }, (_, at) => `${said[0]} ${at}`).join('\n')))
    await desk.leave()
    await storeToken(page.context(), own.token)
    await page.goto(`/${language}/consultation/${own.id}`)
    const mark = page.getByRole('button', { name: toLast, exact: true })
    const last = page.locator('.thread > .turn').last()
    await expect(last).toContainText(`${said[0]} 59`)
    await expect(page.locator('.thread :focus')).toBeInViewport()
    await last.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(mark).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(mark).toBeVisible()
    const box = await mark.boundingBox()
    expect(box?.width).toBeLessThan(50)
    expect(box?.x).toBeGreaterThan(290)
    await mark.click()
    await expect(last).toBeInViewport()
  })

for (const language of walkedIn('en'))
  test(`the answer on a phone: papers that stay ticked, one choice, and a refund that can be undone for ten seconds, in ${language}`, async ({
    page,
    browser,
    complaints,
  }) => {
    await page.setViewportSize(phone.viewport)
    const here = words[language]
    const [kept, other] = here.papers
    const { own, desk, works } = await acceptedOwn(page, browser, language)
    const { short, step, limits } = texts[language].answer
    const answer = { short, steps: [{ text: step }], deadlines: [], papers: here.papers, sources: [], limits }
    await works('answer', { answer, locale: language })
    const view = () => ownQuestion(page.request, own)
    await expect.poll(async () => (await view()).payment).toBe('CAPTURED')
    // As if the expert had added something since.
    await page.route(`**/api/questions/${own.id}?*`, async (route) => {
      const shown = await (await route.fetch()).json()
      const [given] = shown.contributions
      const added = { ...given, version: 2, kind: 'follow_up', answer: null, text: here.said[0] }
      await route.fulfill({ json: { ...shown, contributions: [given, added] } })
    })
    await storeToken(page.context(), own.token)
    await page.goto(`/${language}/question/${own.id}`)
    await expect(page.locator('.contribution')).toContainText(here.said[0])
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('.plaque')).toBeInViewport()
    await page.getByRole('checkbox', { name: kept }).check()
    await expect.poll(async () => (await view()).gathered).toEqual([kept])
    await page.reload()
    await expect(page.getByRole('checkbox', { name: kept })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: other })).not.toBeChecked()

    const order = await page.evaluate(() =>
      ['.plaque', '.doc', '.verdict', '.contributions', '#question-invoices'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().top,
      ),
    )
    expect(order).toEqual([...order].sort((a, b) => Number(a) - Number(b)))

    await page.getByRole('button', { name: texts[language].rating.useful }).click()
    await expect(page.getByRole('button', { name: here.rate })).toBeVisible()
    await page.getByRole('button', { name: here.refund }).click()
    await expect(page.getByText(here.asked)).toBeVisible()
    // A refund just asked for does not stand beneath a rating.
    await expect(page.getByRole('button', { name: here.rate })).toBeHidden()
    const undo = page.getByRole('button', { name: here.undo })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(page.getByText(here.asked)).toBeHidden()
    // What had the focus has gone: reading goes on where the refund stands.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^H[12]$/)
    expect(await view()).toMatchObject({ pending: [], guarantee: { state: 'open' }, payment: 'CAPTURED' })

    await page.getByRole('button', { name: here.refund }).click()
    await expect(undo).toBeFocused()
    // What is written meanwhile is not sent before its author knows.
    await page.locator('#message').fill(here.meanwhile)
    await page.getByRole('button', { name: texts[language].send, exact: true }).click()
    await expect(page.locator('#message-error')).toContainText(here.notSent)
    await expect(page.locator('#message')).toHaveValue(here.meanwhile)
    // The page is gone; the refund is made all the same.
    await page.goto(href('pricing', language))
    await expect.poll(async () => (await view()).guarantee.state).toBe('granted')
    expect(complaints).toEqual([])
    await desk.leave()
  })
