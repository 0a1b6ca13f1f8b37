import type { Page } from '@playwright/test'
import { call, ordered, takeOffer } from './api-calls.ts'
import { violationsOf } from './axe.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { newVisitor, signIn, storeToken } from './sign-in.ts'

/** A person in danger reads whom to call before anything else, on every way that a text takes. */
const beaten = 'Mon mari m’a étranglée hier soir, est-ce un motif de divorce pour faute ?'
const spoken = {
  fr: {
    browser: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
    beaten,
    deposit: 'Bonjour, mon propriétaire garde mon dépôt de garantie.',
    hello: 'Bonjour, ',
    goesOn: { thanks: ' Merci.', chest: ' Mon père a une douleur dans la poitrine.', call: /^Appeler le 15/ },
    title: 'Vous avez droit à une protection',
    call: /^Appeler le 17/,
    safe: 'Restez là où vous êtes en sécurité',
    elsewhere: 'Je suis dans un autre pays',
    exit: 'Quitter vite',
    exitTo: 'https://meteofrance.com/**',
    yes: 'Oui',
    no: 'Non',
    mayWrite: 'Est-ce sûr de vous écrire',
    mayWriteYes: 'peuvent vous être envoyés',
    mayWriteNo: 'Aucun e-mail',
    dismiss: /Ce n’est pas une urgence/,
    noLetter: /aucun lien ne part/,
    safeNow: /M’écrire est sûr/,
    alertOver: /l’alerte est levée/,
    notSent: /n’a pas été envoyé/,
    chest: 'J’ai une douleur dans la poitrine depuis ce matin et je transpire.',
    chestTitle: 'Appelez les secours maintenant',
    still: 'Je suis chez moi, la porte est ouverte.',
    half: { begun: 'ma fille a avalé', ended: ' une pile bouton' },
    cry: { text: 'Au secours !', asks: 'Êtes-vous en danger maintenant' },
  },
  en: {
    browser: { locale: 'en-GB', timezoneId: 'Europe/Paris' },
    beaten: 'I live in Paris. My husband strangled me last night: I want a divorce, what do I need?',
    deposit: 'Hello, my landlord is keeping my deposit.',
    hello: 'Hello, ',
    goesOn: { thanks: ' Thanks.', chest: ' My father has a pain in his chest.', call: /^Call 15/ },
    title: 'You have a right to be safe',
    call: /^Call 17/,
    safe: 'Stay where you are safe',
    elsewhere: 'I am in another country',
    exit: 'Leave quickly',
    exitTo: 'https://www.bbc.com/**',
    yes: 'Yes',
    no: 'No',
    mayWrite: 'Is it safe to write to you?',
    mayWriteYes: 'may be sent to you',
    mayWriteNo: 'No email',
    dismiss: /This is not an emergency/,
    noLetter: /no link is sent/,
    safeNow: /Writing to me is safe/,
    alertOver: /the alert is over/,
    notSent: /has not been sent/,
    chest: 'I have a chest pain since this morning and I sweat.',
    chestTitle: 'Call for help now',
    still: 'I am at home, the door is open.',
    half: { begun: 'my daughter swallowed', ended: ' a button battery' },
    cry: { text: 'Help!', asks: 'Are you in danger now?' },
  },
}
const languages = ['fr', 'en'] as const
const suicide = 'I am going to kill myself tonight. How do I leave my flat to my sister?'
const phone = { width: 360, height: 780 }

const nothingElse = async (page: Page) => {
  for (const what of ['.price', '.tariff', '.footer', '.cookie-bar', 'input[type=email]', '.question', '.chip'])
    await expect(page.locator(what).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByText(/€/).filter({ visible: true })).toHaveCount(0)
}
const fine = async (page: Page) => {
  expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

for (const language of languages)
  test.describe(`without script, on a phone, in ${language}`, () => {
    const said = spoken[language]
    test.use({ javaScriptEnabled: false, viewport: phone, ...said.browser })

    test('the answer to the form is the number to call, and one can go on from there', async ({ page }) => {
      await page.goto(`/${language}`)
      await page.locator('#question').fill(said.beaten)
      await page.getByRole('button', { name: texts[language].free }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.title)
      await expect(page.getByRole('link', { name: said.call })).toHaveAttribute('href', 'tel:17')
      await expect(page.locator('.emergency-lead a')).toHaveText(['17', '3919'])
      await expect(page.getByRole('link', { name: /^114/ })).toHaveAttribute('href', 'sms:114')
      await nothingElse(page)
      await expect(page.getByText(said.safe)).toBeHidden()
      await page.locator('label').getByText(said.yes, { exact: true }).click()
      await expect(page.getByText(said.safe)).toBeVisible()
      await page.getByText(said.elsewhere).click()
      await expect(page.locator('.emergency-elsewhere a[href="tel:101"]')).toBeVisible()
      for (const around of ['header', 'footer', 'nav', 'a[href$="/tarifs"]', 'a[href$="/pricing"]'])
        await expect(page.locator(around)).toHaveCount(0)
      await expect(page.getByRole('link', { name: said.exit })).toHaveAttribute('href', /^https:/)
      const mayWrite = page.getByRole('group', { name: said.mayWrite })
      await mayWrite.getByRole('button', { name: said.no }).click()
      await expect(mayWrite.getByRole('status')).toContainText(said.mayWriteNo)
      await expect(mayWrite.getByRole('button', { name: said.no })).toHaveAttribute('aria-pressed', 'true')
      await mayWrite.getByRole('button', { name: said.yes }).click()
      await expect(mayWrite.getByRole('status')).toContainText(said.mayWriteYes)
      await page.getByRole('button', { name: said.dismiss }).click()
      await expect(page.locator('#question')).toHaveValue(said.beaten)
      await expect(page.getByText(said.alertOver)).toBeVisible()
      await expect(page.getByText(said.notSent)).toHaveCount(0)
      await page.locator('input[name=email]').fill('personne@client.test')
      await page.locator('.letter-form button').click()
      await expect(page.locator('.notice--success')).toBeVisible()
    })

    test('nothing can be sent by letter where writing is not safe, until it is', async ({ page }) => {
      await page.goto(`/${language}`)
      await page.locator('#question').fill(said.beaten)
      await page.getByRole('button', { name: texts[language].free }).click()
      const no = page.getByRole('button', { name: said.no, exact: true })
      await no.click()
      // The next form would be sent from the page that is left, without this answer.
      await expect(no).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('button', { name: said.dismiss }).click()
      await expect(page.getByText(said.noLetter)).toBeVisible()
      await expect(page.locator('input[name=email]')).toHaveCount(0)
      await page.getByRole('button', { name: said.safeNow }).click()
      await expect(page.locator('input[name=email]')).toBeVisible()
      await expect(page.locator('#question')).toHaveValue(said.beaten)
    })
  })

test.describe('without script, whatever is written', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('a few words are heard, and a few others are told how many are needed', async ({ page }) => {
    await page.goto('/fr/ask')
    await page.locator('#question').fill('Je vais me tuer')
    await page.getByRole('button', { name: texts.fr.free }).click()
    await expect(page.locator('.emergency-lead a').first()).toHaveText('3114')
    await page.goto('/fr/ask')
    await page.locator('#question').fill('Mon loyer ?')
    await page.getByRole('button', { name: texts.fr.free }).click()
    await expect(page.getByText('Votre message doit contenir au moins 20 caractères.')).toBeVisible()
    await expect(page.locator('#question')).toHaveValue('Mon loyer ?')
    await page.locator('#question').fill('Au secours !')
    await page.getByRole('button', { name: texts.fr.free }).click()
    await expect(page.getByText(/Êtes-vous en danger maintenant/)).toBeVisible()
    await expect(page.locator('input[name=email]')).toHaveCount(0)
    await expect(page.locator('a[href="tel:112"]').first()).toBeVisible()
  })

  test('a message to the house is heard too, without an address, and can still be sent', async ({ page }) => {
    await page.goto('/fr/contact')
    await page.locator('textarea[name=message]').fill(beaten)
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.getByRole('link', { name: /^Appeler le 17/ })).toHaveAttribute('href', 'tel:17')
    await expect(page.locator('header, footer')).toHaveCount(0)
    await page.getByRole('button', { name: /Ce n’est pas une urgence/ }).click()
    await expect(page.locator('textarea[name=message]')).toHaveValue(beaten)
    await page.locator('input[name=name]').fill('Camille')
    await page.locator('input[name=email]').fill(`camille-${Date.now()}@client.test`)
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.locator('.notice--success')).toBeVisible()
  })
})

test('a message to the house shows whom to call, is sent all the same, and its words stay', async ({ page }) => {
  await page.goto('/fr/contact')
  await page.locator('textarea[name=message]').fill(beaten)
  await page.getByRole('main').getByRole('button').last().click()
  const screen = page.getByRole('dialog')
  await expect(screen.getByRole('link', { name: /^Appeler le 17/ }).first()).toBeVisible()
  await screen.getByRole('button', { name: /Ce n’est pas une urgence/ }).click()
  await expect(page.locator('textarea[name=message]')).toHaveValue(beaten)
  await page.locator('textarea[name=message]').fill('Mon père a une douleur dans la poitrine, il transpire.')
  await page.locator('input[name=name]').fill('Camille')
  await page.locator('input[name=email]').fill(`camille-${Date.now()}@client.test`)
  await page.getByRole('main').getByRole('button').last().click()
  await expect(screen.getByText('Une personne de notre équipe est prévenue', { exact: false })).toBeVisible()
  await fine(page)
  await screen.getByRole('button', { name: /Ce n’est pas une urgence/ }).click()
  await expect(page.locator('.notice--success')).toBeVisible()
})

test.describe('English with an American browser, on a clock of Paris', () => {
  test.use({ locale: 'en-US', timezoneId: 'Europe/Paris', viewport: phone })

  for (const [written, said, number] of [
    [suicide, 'In France, call 3114. In the United States, call 988.', 'tel:3114'],
    [`I live in Berlin. ${suicide}`, 'Call 112 now: it answers everywhere in Europe', 'tel:112'],
  ] as const)
    test(`has the right number first: ${said}`, async ({ page }) => {
      await page.goto('/en/ask')
      await page.locator('#question').fill(written)
      const screen = page.getByRole('dialog')
      await expect(screen.locator('.emergency-lead')).toContainText(said)
      await expect(screen.locator('a.emergency-call').first()).toHaveAttribute('href', number)
      await fine(page)
    })
})

for (const language of languages)
  test(`the page of all numbers begins with whom to call, and no number runs into what it is for, in ${language}`, async ({
    page,
  }) => {
    for (const width of [360, 600, 1440]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(`/${language}/urgence`)
      await expect(page.locator('a[href="tel:112"]').first()).toBeInViewport()
      const run = await page.locator('section li').evaluateAll((lines) =>
        lines.flatMap(({ children }) => {
          const [number, what] = [...children].map((one) => one.getBoundingClientRect())
          const apart = !number || !what || number.right + 8 <= what.left || number.bottom <= what.top
          return apart ? [] : [children[0]?.textContent]
        }),
      )
      expect(run, `${width} px`).toEqual([])
    }
  })

for (const language of languages)
  test.describe(`while one types, in ${language}`, () => {
    const said = spoken[language]
    test.use(said.browser)

    test('the screen comes over everything, without a network too, and the text is kept', async ({ page, context }) => {
      await page.setViewportSize(phone)
      await page.goto(`/${language}`)
      const box = page.locator('#question')
      await box.click()
      await box.pressSequentially(said.hello)
      await expect
        .poll(() =>
          page.evaluate(
            (file) => performance.getEntriesByType('resource').some(({ name }) => name.includes(file)),
            `messages.${language}`,
          ),
        )
        .toBe(true)
      await context.setOffline(true)
      await box.pressSequentially(said.beaten)
      const screen = page.getByRole('dialog')
      const heading = screen.getByRole('heading', { level: 2 }).first()
      await expect(heading).toHaveText(said.title)
      await expect(heading).toBeFocused()
      // As on a page of its own: the box beneath lends it neither its face nor its size.
      await expect(screen.locator('.emergency-ask label').first()).toHaveCSS('font-family', /Atkinson/)
      await page.keyboard.press('Escape')
      await expect(screen).toBeVisible()
      await fine(page)
      await screen.getByRole('button', { name: said.dismiss }).click()
      await expect(screen).toHaveCount(0)
      await expect(box).toBeFocused()
      await expect(box).toHaveValue(said.hello + said.beaten)
      await box.pressSequentially(said.goesOn.thanks)
      await expect(box).toHaveValue(said.hello + said.beaten + said.goesOn.thanks)
      await page.waitForTimeout(800)
      await expect(screen).toHaveCount(0)
      await box.pressSequentially(said.goesOn.chest)
      await expect(screen.getByRole('link', { name: said.goesOn.call }).first()).toBeVisible()
      // Whoever types on while the screen comes loses nothing of it.
      await page.keyboard.type('!?')
      await expect(box).toHaveValue(`${said.hello}${said.beaten}${said.goesOn.thanks}${said.goesOn.chest}!?`)
      await context.setOffline(false)
    })

    test('the screen comes for the first words, though the network has gone before them', async ({ page, context }) => {
      await page.goto(`/${language}`)
      // Reading pages run once somebody moves on them; the detector comes some seconds later, by itself.
      const loaded = (file: string) =>
        page.evaluate(
          (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
          file,
        )
      let moved = 40
      const movedAndLoaded = async () => {
        // A move that came before the page listened would be the only one.
        await page.mouse.move(moved++, 40)
        return loaded(`messages.${language}`)
      }
      await expect.poll(movedAndLoaded).toBe(true)
      await expect(page.locator('[data-island=question][data-mounted]')).toHaveCount(0)
      await context.setOffline(true)
      await page.locator('#question').pressSequentially(said.beaten)
      const screen = page.getByRole('dialog')
      await expect(screen.getByRole('heading', { level: 2 }).first()).toHaveText(said.title)
      await expect(screen.getByRole('link', { name: said.call }).first()).toHaveAttribute('href', 'tel:17')
      await context.setOffline(false)
    })

    test('half a sentence brings no screen, and what ends it does', async ({ page }) => {
      await page.clock.install({ time: new Date() })
      await page.goto(`/${language}/ask`)
      const box = page.locator('#question')
      const screen = page.getByRole('dialog')
      // The detector is there once it has heard something.
      await box.fill(said.beaten)
      await expect(screen).toBeVisible()
      await screen.getByRole('button', { name: said.dismiss }).click()
      await box.fill(said.half.begun)
      await page.clock.runFor(5000)
      await expect(screen).toHaveCount(0)
      await box.fill(said.half.begun + said.half.ended)
      await page.clock.runFor(5000)
      await expect(screen.getByRole('link', { name: /15/ }).first()).toHaveAttribute('href', 'tel:15')
    })

    test('a call for help alone is answered with whom to call and a question, and with no screen', async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(`/${language}/ask`)
      const box = page.locator('#question')
      await box.fill(said.cry.text)
      await page.getByRole('button', { name: texts[language].free }).click()
      const notice = page.getByRole('alert').filter({ hasText: said.cry.asks })
      await expect(notice.locator('a[href="tel:112"]')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(box).toHaveValue(said.cry.text)
      await fine(page)
    })

    test('one leaves quickly, and nothing of it stays behind', async ({ page, context }) => {
      await context.route(said.exitTo, (route) => route.fulfill({ body: '<h1>Temps</h1>', contentType: 'text/html' }))
      await page.goto(`/${language}/faq`)
      await page.goto(`/${language}/ask`)
      await page.locator('#question').fill(said.beaten)
      await page.getByRole('link', { name: said.exit }).click()
      await expect(page.getByRole('heading')).toHaveText('Temps')
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`/${language}/faq$`))
      await page.goto(`/${language}/ask`)
      await page.mouse.move(30, 30)
      await expect(page.locator('#question')).toHaveValue('')
    })

    test('one leaves quickly, and the draft on the server is gone too', async ({ page, context, request }) => {
      await context.route(said.exitTo, (route) => route.fulfill({ body: '<h1>Temps</h1>', contentType: 'text/html' }))
      const token = await newVisitor(request, language)
      await storeToken(context, token)
      const draft = async () => (await call(request, ['GET', '/draft'], token)).draft
      await page.goto(`/${language}/ask`)
      await page.locator('#question').fill(said.deposit)
      await expect.poll(draft).not.toBeNull()
      await page.locator('#question').fill(said.beaten)
      await page.getByRole('link', { name: said.exit }).click()
      await expect(page.getByRole('heading')).toHaveText('Temps')
      await expect.poll(draft).toBeNull()
      await page.goto(`/${language}/faq`)
      const rests = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(rests).not.toMatch(/étranglée|dépôt|strangled|deposit/)
    })
  })

for (const language of languages)
  test(`while an expert works, nothing stands above or beside whom to call, in ${language}`, async ({
    page,
    request,
    browser,
  }) => {
    const said = spoken[language]
    const own = await ordered(request, language)
    const desk = await openExpertWindow(browser, 'expert@demo.test', language)
    await takeOffer(request, 'expert@demo.test', own.id)
    await storeToken(page.context(), own.token)
    await page.goto(`/${language}/consultation/${own.id}`)
    await page.locator('#message').fill(said.chest)
    await page.getByRole('button', { name: texts[language].send, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.chestTitle)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    // Whoever comes back reads it first, too.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.chestTitle)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    const first = page.locator('main > *').first()
    await expect(first).toHaveClass(/emergency-screen/)
    for (const what of ['.strip', '.case-side', '.case-head', '.preview', '.intake', '[data-ai-generated]'])
      await expect(page.locator(what)).toHaveCount(0)
    await nothingElse(page)
    // The human who answers can still be told.
    await expect(page.locator('.thread').getByText(said.chest)).toBeVisible()
    await page.locator('#message').fill(said.still)
    await page.getByRole('button', { name: texts[language].send, exact: true }).click()
    await expect(page.locator('.thread').getByText(said.still)).toBeVisible()
    await fine(page)
    await page.getByRole('button', { name: said.dismiss }).click()
    await expect(page.locator('.case-head')).toBeVisible()
    await desk.leave()
  })

test('a question that is sent is kept, alerts the staff, and goes on when it is no emergency', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/en/ask')
  await page.locator('#question').fill(suicide)
  await page.getByRole('dialog').getByRole('button', { name: 'Keep my text and alert your team' }).click()
  await expect(page).toHaveURL(/\/en\/consultation\//)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(page.getByRole('dialog').getByText('A person of our team has been alerted')).toBeVisible()
  await fine(page)
  await page.goto(`/en/match/${id}`)
  await expect(page).toHaveURL(/\/en\/consultation\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not alone')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Call / }).first()).toHaveAttribute('href', /^tel:\d+$/)
  await nothingElse(page)
  await fine(page)

  const staff = await browser.newContext({ baseURL: new URL(page.url()).origin })
  await storeToken(staff, await signIn(context.request, 'admin@demo.test'))
  const desk = await staff.newPage()
  await desk.goto('/fr/admin-dashboard')
  await expect(desk.getByText('Une personne est peut-être en danger', { exact: true })).toBeVisible()
  // Before anything else that the page has to say, and one press from the list.
  const notice = desk.locator('.notice').first()
  await expect(notice).toContainText('Une personne est peut-être en danger')
  await notice.getByRole('link').click()
  await expect(desk.getByRole('heading', { name: 'À voir' })).toBeInViewport()
  await expect(desk.locator('.matters li').first()).toContainText('Risque de suicide')
  await expect(desk.locator('.matters li').first().getByRole('link').first()).toHaveAttribute(
    'href',
    /admin-dashboard\/question\//,
  )
  await staff.close()

  await page.getByRole('button', { name: /This is not an emergency/ }).click()
  await page.getByText('Read my question').click()
  await expect(page.locator('.thread').getByText(suicide)).toBeVisible()
  await expect(page.locator('#message')).toBeVisible()
  await expect(page.locator('.turn--assistant').first()).toBeVisible()
})

test('a message in a conversation brings the screen, and nobody answers it by machine', async ({ page, request }) => {
  const token = await newVisitor(request, 'en')
  const { id } = await call(request, ['POST', '/questions'], token, {
    text: texts.en.question,
    category: 'logement',
    locale: 'en',
  })
  await storeToken(page.context(), token)
  await page.goto(`/en/consultation/${id}`)
  await page.locator('#message').fill('I have a chest pain since this morning and I sweat.')
  await page.getByRole('button', { name: texts.en.send, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call for help now')
  await nothingElse(page)
})
