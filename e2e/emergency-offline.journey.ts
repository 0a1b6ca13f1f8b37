import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'

/** Whom to call where the network has gone, and where somebody is quicker than the page. */
const phone = { width: 360, height: 780 }
const spoken = {
  fr: {
    browser: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
    bleach: 'mon fils a bu du destop, que faire',
    call: /^Appeler le 15/,
    says: /appelez/i,
    deposit: 'Bonjour, mon propriétaire garde mon dépôt de garantie depuis trois mois.',
    noConnection: 'Pas de connexion',
    numbers: ['tel:15', 'tel:17', 'tel:18', 'sms:114', 'tel:3114', 'tel:112'],
    beaten: 'Mon mari m’a étranglée hier soir, est-ce un motif de divorce pour faute ?',
    exit: 'Quitter vite',
    dismiss: /Ce n’est pas une urgence/,
    suicide: 'Je vais me suicider ce soir.',
    listens: '3114',
    sameForm: 'Ce message peut être envoyé quand même.',
    onItsWay: /Votre texte nous est envoyé/,
    alerted: /Une personne de notre équipe est prévenue/,
    nobodyTold: /Rien n’est envoyé.: personne de notre équipe/,
    elsewhere: 'Je suis dans un autre pays',
    all: 'Tous les numéros',
    mayReturn: /le bouton «.retour.» peut rouvrir cette page/,
  },
  en: {
    browser: { locale: 'en-GB', timezoneId: 'Europe/London' },
    bleach: 'my son drank drain cleaner, what do I do',
    call: /Call 999/,
    says: /call/i,
    deposit: 'Hello, my landlord has been keeping my deposit for three months now.',
    noConnection: 'No connection',
    numbers: ['tel:999', 'tel:911', 'tel:112', 'tel:999', 'tel:116123'],
    beaten: 'My husband strangled me last night: I want a divorce, what do I need?',
    exit: 'Leave quickly',
    dismiss: /This is not an emergency/,
    suicide: 'I am going to kill myself tonight.',
    listens: '116 123',
    sameForm: 'This message can be sent all the same.',
    onItsWay: /Your text is being sent/,
    alerted: /A person of our team has been alerted/,
    nobodyTold: /Nothing has been sent: nobody of our team/,
    elsewhere: 'I am in another country',
    all: 'All numbers',
    mayReturn: /the Back button can open this page again/,
  },
}

/** Writes a text and presses the button in the same moment, sooner than the page looks at what was typed. */
const writeAndPress = (page: Page, text: string, name: RegExp | string) =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLElement, written) => {
    const field = document.querySelector<HTMLTextAreaElement>('#question')
    field?.select()
    document.execCommand('insertText', false, written)
    await Promise.resolve()
    button.click()
  }, text)

const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname))

for (const language of ['fr', 'en'] as const) {
  const said = spoken[language]

  test.describe(`without a network, in ${language}`, () => {
    test.use({ serviceWorkers: 'allow', viewport: phone, ...said.browser })

    test('a box that nobody has touched hears an emergency, soon after a first visit', async ({ page, context }) => {
      await page.goto(`/${language}`)
      await expect.poll(() => keptFiles(page).catch(() => [])).toContainEqual(expect.stringMatching(/\/watch-/))
      for (const file of ['box', 'send-question', `messages.${language}`])
        await expect.poll(() => keptFiles(page)).toContainEqual(expect.stringContaining(`/${file}-`))
      await context.setOffline(true)
      await page.locator('#question').pressSequentially(said.bleach)
      await page.getByRole('button', { name: texts[language].free }).click()
      const screen = page.getByRole('dialog')
      await expect(screen.getByRole('link', { name: said.call }).first()).toBeVisible()
    })

    test('a form that is sent leads to the numbers, and what was typed is there again afterwards', async ({
      page,
      context,
    }) => {
      await page.goto(`/${language}/ask`)
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready))
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await page.locator('#question').fill(said.deposit)
      await context.setOffline(true)
      // As a page sends it that does not run.
      await page.evaluate(() => document.querySelector<HTMLFormElement>('form.question')?.submit())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.noConnection)
      const calls = page.locator('.calls a').filter({ visible: true })
      expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(said.numbers)
      await expect(calls.last()).toBeInViewport()
      expect(await violationsOf(page)).toEqual([])
      await context.setOffline(false)
      await expect(page.locator('#question')).toHaveValue(said.deposit)
    })
  })

  const other = language === 'fr' ? 'en' : 'fr'
  for (const page of ['fr', 'en'] as const)
    test.describe(`a text in ${language} on a page in ${page}`, () => {
      test.use({ serviceWorkers: 'allow', viewport: phone, ...spoken[other].browser })
      const answered = async (tab: Page) => {
        const screen = tab.locator('.emergency-screen')
        await expect(screen).toHaveAttribute('lang', language)
        await expect(screen.getByRole('button', { name: said.dismiss })).toBeVisible()
        await expect(screen.locator('.emergency-lead')).toHaveText(said.says)
      }

      test('is answered in the language of the text, with and without a network', async ({ page: tab, context }) => {
        await tab.goto(`/${page}/ask`)
        for (const file of ['box', 'send-question', 'watch', 'messages.fr', 'messages.en'])
          await expect.poll(() => keptFiles(tab).catch(() => [])).toContainEqual(expect.stringContaining(`/${file}-`))
        await tab.locator('#question').pressSequentially(said.bleach)
        await answered(tab)
        await tab.getByRole('button', { name: said.dismiss }).click()
        await tab.reload()
        await context.setOffline(true)
        await tab.locator('#question').fill(said.suicide)
        await answered(tab)
      })

      test.describe('without scripts', () => {
        test.use({ javaScriptEnabled: false })

        test('is answered in the language of the text', async ({ page: tab }) => {
          await tab.goto(`/${page}/ask`)
          await tab.locator('#question').fill(said.bleach)
          await tab.getByRole('button', { name: texts[page].free }).click()
          await answered(tab)
        })
      })
    })

  test.describe(`where somebody is quick, in ${language}`, () => {
    test.use({ viewport: phone, ...said.browser })

    for (const [where, path] of [
      ['on home', ''],
      ['on the page to ask', '/ask'],
    ] as const)
      test(`the button ${where} brings whom to call before anything arrives, the way out first, and alerts the house`, async ({
        page,
      }) => {
        const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
        await page.route('**/api/questions', (route) => seen.then(() => route.continue()))
        await page.goto(`/${language}${path}`)
        await page.locator('#question').fill('.')
        await writeAndPress(page, said.beaten, texts[language].free)
        const screen = page.getByRole('dialog')
        const heading = screen.getByRole('heading', { level: 2 }).first()
        await expect(heading).toBeFocused()
        await expect(screen.getByText(said.onItsWay)).toBeVisible()
        await expect(screen.getByText(said.alerted)).toHaveCount(0)
        await page.keyboard.press('Tab')
        await expect(screen.getByRole('link', { name: said.exit })).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(screen.locator('.emergency-lead a').first()).toBeFocused()
        // A link of the house opens beside the page, whose alert it would cut off.
        await screen.getByText(said.elsewhere).click()
        const opened = page.context().waitForEvent('page')
        await screen.getByRole('link', { name: said.all }).click()
        await expect(await opened).toHaveURL(new RegExp(`/${language}/urgence$`))
        // Whoever is about to dial keeps the very link that they read; the focus and what was ticked stay too.
        const call = screen.locator('.emergency-call').first()
        await call.evaluate((link) => Object.assign(link, { read: true }))
        await screen.locator('.emergency-ask input').first().check()
        goOn()
        await expect(page).toHaveURL(/\/consultation\//)
        await expect(screen.getByText(said.alerted)).toBeVisible()
        expect(await call.evaluate((link) => 'read' in link)).toBe(true)
        await expect(screen.locator('.emergency-ask input').first()).toBeChecked()
        await expect(screen.locator('.emergency-ask input').first()).toBeFocused()
        if (path === '/ask') {
          await page.reload()
          await expect(page.getByText(said.alerted)).toBeVisible()
        }
        await page.getByRole('button', { name: said.dismiss }).click()
        await expect(page.locator('#message')).toBeVisible()
        await expect(page.getByText(said.alerted)).toHaveCount(0)
      })

    test('a text that went before the detector had come is not said to be unsent', async ({ page }) => {
      const { promise: arrived, resolve: goOn } = Promise.withResolvers<void>()
      const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
      await page.route('**/assets/watch-*.js', (route) => asked.then(() => route.continue()))
      await page.route('**/api/questions', (route) => {
        isAsked()
        return arrived.then(() => route.continue())
      })
      await page.goto(`/${language}/ask`)
      await page.locator('#question').fill(said.beaten)
      await page.getByRole('button', { name: texts[language].free }).click()
      const screen = page.getByRole('dialog')
      await expect(screen.getByText(said.onItsWay)).toBeVisible()
      await expect(screen.getByText(said.nobodyTold)).toHaveCount(0)
      const call = screen.locator('.emergency-call').first()
      await call.evaluate((link) => Object.assign(link, { read: true }))
      goOn()
      await expect(page).toHaveURL(/\/consultation\//)
      await expect(page.getByText(said.alerted)).toBeVisible()
      expect(await call.evaluate((link) => 'read' in link)).toBe(true)
    })

    test('what is only typed goes nowhere, and the screen says that nobody is told', async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname))
      await page.goto(`/${language}/ask`)
      await page.locator('#question').fill(said.beaten)
      const screen = page.getByRole('dialog')
      await expect(screen.getByText(said.nobodyTold)).toBeVisible()
      await expect(screen.getByText(said.alerted)).toHaveCount(0)
      await screen.getByText(said.elsewhere).click()
      await expect(screen.getByRole('link', { name: said.all })).toBeVisible()
      expect(asked.filter((path) => path.endsWith('/questions'))).toEqual([])
    })

    for (const form of ['contact', 'signaler'])
      test(`the form of /${form} says whom to call while one types, and can still be sent`, async ({ page }) => {
        await page.goto(`/${language}/${form}`)
        const message = page.locator('textarea[name=message]')
        await message.pressSequentially(said.suicide)
        const notice = page.getByRole('alert').filter({ hasText: said.sameForm })
        await expect(notice.getByRole('link', { name: said.listens, exact: true })).toHaveAttribute('href', /^tel:\d+$/)
        expect(await violationsOf(page)).toEqual([])
        await message.fill(said.deposit)
        await expect(notice).toHaveCount(0)
      })
  })

  test.describe(`without script, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone, ...said.browser })

    test('the quick way out says that the page may come back', async ({ page }) => {
      await page.goto(`/${language}/ask`)
      await page.locator('#question').fill(said.beaten)
      await page.getByRole('button', { name: texts[language].free }).click()
      await expect(page.getByText(said.mayReturn)).toBeVisible()
      await expect(page.getByText(/à la place de cette page|in place of this page/)).toBeHidden()
    })
  })
}
