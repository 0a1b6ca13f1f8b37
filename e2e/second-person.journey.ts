import type { APIRequestContext, Page } from '@playwright/test'
import { href } from '../src/screens.ts'
import { call, withdraw } from './api-calls.ts'
import { expect, test } from './fixtures.ts'
import type { Language } from './interface-texts.ts'
import { newVisitor, signIn, storeToken, visitorWithQuestion } from './sign-in.ts'
import { anotherWindow, rooms, staffTexts, standsOnDashboard } from './staff-room.ts'

/** The three members of the demonstration: what takes two of them, and what one of them may not do. */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)

const applicants = { fr: ['Capucine', 'Delorme'], en: ['Imogen', 'Ashworth'] } as const

/** Somebody applies in a regulated field; their name. */
async function applied(request: APIRequestContext, language: Language): Promise<string> {
  const token = await newVisitor(request, language)
  const upload = async (kind: string): Promise<string> => {
    const file = { name: `${kind}.png`, mimeType: 'image/png', buffer: png }
    const headers = { 'idempotency-key': crypto.randomUUID(), authorization: `Bearer ${token}` }
    const kept = await request.post('/api/applications/papers', { multipart: { file }, headers })
    expect(kept.ok(), await kept.text()).toBe(true)
    return (await kept.json()).id
  }
  const [firstName, lastName] = applicants[language]
  await call(request, ['POST', '/applications'], token, {
    companyName: `Cabinet ${lastName}`,
    siret: '732 829 320 00074',
    vatNumber: 'FR40303265045',
    firstName,
    lastName,
    email: `${crypto.randomUUID()}@expert.test`,
    phone: '06 12 34 56 78',
    address: '4 rue des Halles',
    postalCode: '44000',
    city: 'Nantes',
    country: 'fr',
    categories: ['logement'],
    terms: true,
    lawful: true,
    locale: language,
    identity: await upload('identity'),
    diploma: await upload('diploma'),
    picture: await upload('picture'),
  })
  return `${firstName} ${lastName}`
}

for (const language of ['fr', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' })
    const { accounts, candidates, file, frame, second } = staffTexts[language]

    test('an expert of a regulated field: the first person accepts, the second finds it waiting and decides', async ({
      page,
      browser,
      request,
    }) => {
      const applicant = await applied(request, language)
      await storeToken(page.context(), await signIn(request, 'admin@demo.test'))
      const cardOn = (one: Page) => one.getByRole('article', { name: applicant })
      const acceptOn = async (one: Page, button: string) => {
        await cardOn(one).locator('summary').getByText(candidates.accept, { exact: true }).click()
        await cardOn(one).getByRole('button', { name: button, exact: true }).click()
      }
      await page.goto(href('admin-applications', language))
      await expect(cardOn(page)).toContainText(candidates.needsTwo)
      // What is wrong with one form is said in that form only, however many stand open.
      const part = (name: string) =>
        cardOn(page).locator('details', { has: page.locator('summary', { hasText: name }) })
      for (const name of [candidates.refuse, candidates.trial]) await part(name).locator('summary').click()
      await cardOn(page).getByRole('button', { name: candidates.trialSend, exact: true }).click()
      await expect(part(candidates.trial).getByText(frame.check, { exact: true })).toBeVisible()
      await expect(cardOn(page).getByText(frame.check, { exact: true })).toHaveCount(1)
      await cardOn(page).locator('summary').getByText(candidates.accept, { exact: true }).click()
      await cardOn(page).getByLabel(candidates.labelFr).fill('Avocate au barreau')
      await cardOn(page).getByLabel(candidates.labelEn).fill('Member of the bar')
      await cardOn(page).getByLabel(candidates.body).fill('Barreau de Nantes')
      await cardOn(page).getByRole('button', { name: candidates.acceptOnce }).click()
      await expect(cardOn(page)).toContainText(candidates.onceByYou)
      const waiting = (one: Page) => one.getByRole('listitem').filter({ hasText: applicant })
      await page.goto(href('admin-second-person', language))
      await expect(waiting(page)).toContainText('Nadia Benali')
      await expect(waiting(page).getByRole('link', { name: second.open })).toHaveCount(0)

      const other = await anotherWindow(browser, language)
      await other.goto(href('login', language, { as: 'compliance@demo.test' }))
      await other.getByRole('button', { name: accounts.login.submit, exact: true }).click()
      await other
        .getByRole('navigation', { name: frame.label })
        .getByRole('link', { name: frame.rooms['admin-second-person'] })
        .click()
      await expect(waiting(other)).toContainText('Alix Renard')
      await waiting(other).getByRole('link', { name: second.open }).click()
      await expect(cardOn(other)).toBeInViewport()
      await expect(cardOn(other).getByLabel(candidates.body)).toHaveValue('Barreau de Nantes')
      await acceptOn(other, candidates.accept)
      await expect(cardOn(other).getByText(candidates.states.approved, { exact: true })).toBeVisible()
      await other.goto(href('admin-second-person', language))
      await expect(other.getByRole('heading', { level: 2, name: second.yours })).toBeVisible()
      await expect(waiting(other)).toHaveCount(0)
      await other.context().close()
    })

    test('the support signs in to the dashboard, and sees and does what support may', async ({ page, request }) => {
      const own = await visitorWithQuestion(request, language)
      await page.goto(href('login', language, { as: 'support@demo.test' }))
      await page.getByRole('button', { name: accounts.login.submit, exact: true }).click()
      await standsOnDashboard(page, language, rooms.support)
      for (const room of ['admin-staff', 'admin-applications'] as const) {
        await page.goto(href(room, language))
        await expect(page.getByText(frame.denied)).toBeVisible()
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
        await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      }
      await page.goto(href('admin-question', language, { id: own.id }))
      await expect(page.getByText(file.sealedForYou)).toBeVisible()
      await expect(page.getByRole('button', { name: file.open })).toHaveCount(0)
      await withdraw(request, own)
    })
  })
