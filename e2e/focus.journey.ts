import type { Page } from '@playwright/test'
import { brand } from '../src/brand.ts'
import { href } from '../src/screens.ts'
import { call, ordered, subscribed, takeOffer } from './api-calls.ts'
import { expect, openExpertWindow, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { walkedIn } from './languages.ts'
import { newVisitor, signIn, storeToken } from './sign-in.ts'
import { acceptOffer, acceptTerms } from './steps.ts'

/** What was pressed is gone with its step: the focus stands at what has come, in sight. */
const words = {
  fr: {
    goOn: 'Continuer',
    check: 'Vérifiez, puis confirmez',
    notify: 'Notification de la résiliation',
    recorded: 'C’est enregistré.',
    question: 'J’ai reçu un congé de mon bailleur et je dois répondre avant le 15 janvier 2027. Que puis-je faire ?',
    yes: 'Oui',
    kept: /^Échéance gardée/,
    cut: /^La connexion semble coupée/,
    logIn: 'Se connecter',
    password: 'Mot de passe',
    logOut: 'Me déconnecter',
    signedIn: 'Vous êtes connecté.',
    signedOut: 'Vous êtes déconnecté.',
    copilot: 'Passer au copilote',
    paid: 'Votre paiement est passé. Votre abonnement est ouvert.',
    leave: 'Résilier votre contrat',
    withdraw: 'Renoncer au contrat',
    confirm: 'Confirmer la rétractation',
    withdrawn: 'Votre rétractation est enregistrée',
    wish: 'De quoi avez-vous besoin',
    askQuote: 'Demander un devis',
    service: 'SuperAgent, sur devis',
    takeBack: 'Retirer ma demande',
    keep: 'La garder',
    takenBack: 'Retirée',
    arrived: /^Votre demande est arrivée/,
  },
  en: {
    goOn: 'Go on',
    check: 'Check, then confirm',
    notify: 'Notify the cancellation',
    recorded: 'It is recorded.',
    question: 'My landlord in Paris gave me notice and I must answer before 15 January 2027. What can I do?',
    yes: 'Yes',
    kept: /^Deadline kept/,
    cut: /^The connection seems to be down/,
    logIn: 'Log in',
    password: 'Password',
    logOut: 'Sign out',
    signedIn: 'You are logged in.',
    signedOut: 'You are logged out.',
    copilot: 'Move to the copilot',
    paid: 'Your payment went through. Your plan is open.',
    leave: 'Cancel your contract',
    withdraw: 'Withdraw from the contract',
    confirm: 'Confirm the withdrawal',
    withdrawn: 'Your withdrawal is recorded',
    wish: 'What do you need',
    askQuote: 'Ask for a quote',
    service: 'SuperAgent, by quote',
    takeBack: 'Take back my request',
    keep: 'Keep it',
    takenBack: 'Taken back',
    arrived: /^Your request has arrived/,
  },
} as const

const focused = (page: Page) => page.locator('main :focus')

for (const language of walkedIn('fr'))
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: language === 'fr' ? 360 : 1440, height: 780 } })
    const here = words[language]

    test('from the payment to the conversation with the expert', async ({ page, browser }) => {
      const own = await ordered(page.request, language)
      await storeToken(page.context(), own.token)
      await page.goto(href('match', language, { id: own.id }))
      await expect(focused(page)).toHaveText(texts[language].looking)
      const desk = await openExpertWindow(browser, 'expert@demo.test', language)
      await takeOffer(page.request, 'expert@demo.test', own.id)
      await expect(focused(page)).toHaveText(texts[language].found)
      await expect(page).toHaveTitle(`${texts[language].found} | ${brand.name}`)
      await expect(focused(page)).toBeInViewport()
      await page.waitForURL('**/consultation/*')
      // Not the heading of the page, which is far above what the conversation opens at.
      await expect(page.locator('.thread :focus')).toBeInViewport()
      await desk.leave()
    })

    test('both steps of leaving a contract', async ({ page }) => {
      await page.goto(href('cancel', language))
      await page.locator('[name=reference]').fill('CLV-ABCD-1234')
      await page.locator('[name=email]').fill('nobody@client.test')
      await page.getByRole('button', { name: here.goOn, exact: true }).click()
      await expect(focused(page)).toHaveText(here.check)
      await page.getByRole('button', { name: here.notify, exact: true }).click()
      await expect(focused(page)).toContainText(here.recorded)
      await expect(focused(page)).toBeInViewport()
    })

    test('signing in and out, each of which is confirmed once', async ({ page }) => {
      const confirmed = (news: string) => page.getByRole('status').filter({ hasText: news })
      await page.goto(href('login', language))
      await page.getByRole('textbox', { name: texts[language].email, exact: true }).fill('client@demo.test')
      await page.getByLabel(here.password, { exact: true }).fill('clairavis-demo')
      await page.getByRole('button', { name: here.logIn, exact: true }).click()
      await page.waitForURL(`**${href('my-requests', language)}`)
      await expect(confirmed(here.signedIn).first()).toBeFocused()
      await page.goto(href('profile', language))
      await expect(page.getByRole('button', { name: here.logOut, exact: true })).toBeVisible()
      await expect(page.getByText(here.signedIn)).toHaveCount(0)
      await page.getByRole('button', { name: here.logOut, exact: true }).click()
      await page.waitForURL(`**${href('home', language)}`)
      await expect(page.getByText(here.signedOut).first()).toBeVisible()
      await expect(page.locator(':focus').filter({ hasNot: page.locator('main') })).toBeVisible()
    })

    test('a plan that was ordered, and one that was withdrawn from', async ({ page }) => {
      const { token } = await subscribed(page.request, language)
      await storeToken(page.context(), token)
      await page.goto(href('checkout', language, { plan: 'copilot' }))
      await expect(focused(page)).toHaveText(here.copilot)
      await acceptTerms(page, language)
      await page.getByRole('button', { name: texts[language].order }).click()
      await page.waitForURL(`**${href('account', language)}`)
      await expect(page.getByRole('status').filter({ hasText: here.paid }).first()).toBeFocused()

      await page.goto(href('cancel', language))
      await expect(focused(page)).toHaveText(here.leave)
      const { contracts } = await call(page.request, ['GET', '/me/contracts'], token)
      await page.goto(href('withdraw', language))
      await expect(focused(page)).toHaveText(here.withdraw)
      await page.goto(href('withdraw', language, { link: contracts[0].link }))
      await expect(focused(page)).toHaveText(here.withdraw)
      await page.getByRole('button', { name: here.confirm, exact: true }).click()
      await expect(focused(page)).toHaveText(here.withdrawn)
    })

    test('a quote that is asked for, and taken back after a second question', async ({ page }) => {
      const { token } = await subscribed(page.request, language)
      await storeToken(page.context(), token)
      await page.goto(`${href('account', language)}#services`)
      await page.getByLabel(here.wish).fill('Trois biens à partager dans deux pays, avec un notaire.')
      await page.getByRole('button', { name: here.askQuote }).click()
      await expect(focused(page)).toHaveText(here.service)
      const takeBack = page.getByRole('button', { name: here.takeBack })
      await takeBack.click()
      await page.getByRole('button', { name: here.keep, exact: true }).click()
      await expect(takeBack).toBeFocused()
      await takeBack.click()
      await takeBack.click()
      await expect(page.getByText(here.takenBack, { exact: true })).toBeVisible()
      await expect(page.getByText(here.arrived)).toHaveCount(0)
      await expect(focused(page)).toHaveText(here.service)
      await expect(focused(page)).toBeInViewport()
    })

    test('a deadline that was confirmed', async ({ page }) => {
      const token = await newVisitor(page.request, language)
      const body = { text: here.question, category: 'logement', locale: language }
      const { id } = await call(page.request, ['POST', '/questions'], token, body)
      const view = () => call(page.request, ['GET', `/questions/${id}?locale=${language}`], token)
      await expect.poll(async () => (await view()).assistantWriting).toBe(false)
      await storeToken(page.context(), token)
      await page.goto(href('consultation', language, { id }))
      const asked = page.locator('.deadline-question')
      const yes = asked.getByRole('button', { name: here.yes, exact: true })
      // What fails is said in the language that the page has by then, as what is settled is.
      await page.route('**/deadline', (route) => route.abort('connectionreset'))
      await yes.click()
      await expect(asked.getByRole('alert')).toHaveText(here.cut)
      const other = language === 'fr' ? 'en' : 'fr'
      await page.locator(`nav.seg a[data-locale=${other}]`).click()
      await expect(asked.getByRole('alert')).toHaveText(words[other].cut)
      await page.locator(`nav.seg a[data-locale=${language}]`).click()
      await page.unroute('**/deadline')
      await yes.click()
      await expect(focused(page)).toHaveText(here.kept)
      await expect(focused(page)).toBeInViewport()
      await page.locator(`nav.seg a[data-locale=${other}]`).click()
      await expect(asked).toHaveText(words[other].kept)
    })
  })

test('the price that staff give for a request', async ({ page }) => {
  const { token } = await subscribed(page.request, 'fr')
  const wish = 'Trois biens à partager dans deux pays, avec un notaire.'
  const { reference } = await call(page.request, ['POST', '/me/services'], token, { wish, locale: 'fr' })
  await storeToken(page.context(), await signIn(page.request, 'admin@demo.test'))
  await page.goto(href('admin-quotes', 'fr'))
  const request = page.getByRole('article', { name: reference })
  await request.getByLabel('Prestation').fill('Partage de trois biens')
  await request.getByLabel('Ce qui est compris').fill('Un notaire, jusqu’à la signature.')
  await request.getByLabel('Prix en euros').fill('480')
  await request.getByRole('button', { name: 'Envoyer le devis' }).click()
  await expect(focused(page)).toHaveText(reference)
  await expect(focused(page)).toBeInViewport()
})

test('the question that an expert has accepted', async ({ page, browser }) => {
  await ordered(page.request, 'fr')
  const desk = await openExpertWindow(browser, 'expert@demo.test', 'fr')
  await acceptOffer(desk.page, 'fr')
  await expect(focused(desk.page)).toHaveText(texts.fr.titled)
  await desk.leave()
})
