import type { APIRequestContext, Browser, Disposable, Locator, Page } from '@playwright/test'
import type { Locale } from '../src/i18n/locale.ts'
import { href, type ScreenName } from '../src/screens.ts'
import { call, closeAll, ordered, ownQuestion, subscribed, unpaid, withdraw } from './api-calls.ts'
import { violationsOf } from './axe.ts'
import { chooseLanguageShown, expect, test } from './fixtures.ts'
import { texts } from './interface-texts.ts'
import { newVisitor, signIn, storeToken, visitorWithEmail, visitorWithQuestion } from './sign-in.ts'
import { sendAnswer, writeAnswer } from './steps.ts'

const phone = { width: 360, height: 780 }
const wide = { width: 1440, height: 900 }

/**
 * Every screen, with what it really shows, once as a phone by day in French and once wide by night in English;
 * `npm run prove` looks in every language, mode and width.
 */
const variants = (['fr', 'en'] as const)
  .flatMap((locale) => (['light', 'dark'] as const).map((colorScheme) => ({ locale, colorScheme })))
  .flatMap((variant) => [phone, wide].map((viewport) => ({ ...variant, viewport })))
  .filter(
    ({ locale, colorScheme, viewport }) =>
      process.env.PROVE !== undefined ||
      (locale === 'fr' ? colorScheme === 'light' && viewport === phone : colorScheme === 'dark' && viewport === wide),
  )

/** Made once in a worker and language, for screens that only read it. */
const once = (made: (request: APIRequestContext, locale: Locale) => Promise<Reader>) => {
  const kept = new Map<Locale, Promise<Reader>>()
  return (request: APIRequestContext, locale: Locale) => {
    const reader = kept.get(locale) ?? made(request, locale)
    kept.set(locale, reader)
    return reader
  }
}
const subscriber = once(subscribed)
const debtor = once(unpaid)

type Reader = { token: string; id: string; client?: string }

type Visit = {
  /** Who stands before it, with the question that it is about where there is one. */
  as?: (request: APIRequestContext, locale: Locale) => Promise<Reader>
  values?: (id: string, request: APIRequestContext) => Record<string, string> | Promise<Record<string, string>>
  /** What is there once its data has come. */
  shows?: (page: Page) => Locator
  after?: (request: APIRequestContext, reader: Reader) => Promise<void>
}

const of = (email: string) => async (request: APIRequestContext) => ({ token: await signIn(request, email), id: '' })
const somebody = async (request: APIRequestContext, locale: Locale) => ({
  token: await newVisitor(request, locale),
  id: '',
})
/** Somebody who has withdrawn from an order, with the hash of their receipt. */
async function left(request: APIRequestContext, locale: Locale): Promise<Reader> {
  const own = await ordered(request, locale)
  const [{ link }] = (await call(request, ['GET', '/me/contracts'], own.token)).contracts
  await call(request, ['POST', '/leaving/withdraw'], own.token, { link, locale })
  const { withdrawn } = await call(request, ['GET', `/leaving?link=${encodeURIComponent(link)}`], own.token)
  return { token: own.token, id: withdrawn.hash }
}
/** Somebody of the staff, after a client has done something. */
const staffAt =
  (done: (request: APIRequestContext, locale: Locale) => Promise<Reader>) =>
  async (request: APIRequestContext, locale: Locale) => {
    const { id, token: client } = await done(request, locale)
    return { token: await signIn(request, 'admin@demo.test'), id, client }
  }
const withId = (id: string) => ({ id })
const composer = (page: Page) => page.locator('#message')
const orderButton = (page: Page) => page.locator('button[type=submit]').last()

async function anExpert(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/experts?category=logement&locale=fr')
  return ((await answer.json()) as { experts: { id: string }[] }).experts[0]?.id ?? ''
}

const visits: Record<ScreenName, Visit> = {
  home: {},
  login: {},
  'sign-in-link': {},
  'password-reset': {},
  'reset-password': { as: of('client@demo.test'), shows: (page) => page.locator('#field-currentPassword') },
  ask: {},
  'assistant-ask': { values: async (_, request) => ({ id: await anExpert(request) }) },
  consultation: { as: visitorWithQuestion, values: withId, shows: composer },
  question: { as: visitorWithQuestion, values: withId, shows: (page) => page.locator('.record') },
  match: {
    as: ordered,
    values: withId,
    shows: (page) => page.locator('.timeline, .steps').first(),
    after: withdraw,
  },
  checkout: { as: visitorWithEmail, values: (id) => ({ question: id }), shows: orderButton },
  'checkout-expert': {
    as: visitorWithEmail,
    values: async (id, request) => ({ expertId: await anExpert(request), question: id }),
    shows: orderButton,
  },
  profile: { as: of('client@demo.test') },
  'my-requests': {
    as: visitorWithQuestion,
    shows: (page) => page.locator('main a[href*="/consultation/"], main a[href*="/question/"]').first(),
  },
  requests: { as: of('expert@demo.test'), shows: (page) => page.locator('main h2').first() },
  earnings: { as: of('expert@demo.test'), shows: (page) => page.locator('.payout-account').first() },
  meetings: { as: of('specialist@demo.test') },
  shared: { as: somebody, values: () => ({ token: 'x'.repeat(32) }) },
  categs: {},
  'sub-category': {
    values: () => ({ category: 'logement', subCateg: 'depot-de-garantie' }),
    shows: (page) => page.locator('.who-is-here .here').first(),
  },
  specialities: { values: () => ({ category: 'sante' }), shows: (page) => page.locator('.who-is-here .here').first() },
  expertises: {},
  expertise: { values: () => ({ category: 'sante' }), shows: (page) => page.locator('.who-is-here .here').first() },
  'landing-category': { values: () => ({ categ: 'logement' }) },
  'landing-sub-category': { values: () => ({ subCateg: 'depot-de-garantie' }) },
  'how-it-works': {},
  pricing: {},
  expert: { values: async (_, request) => ({ slug: await anExpert(request) }) },
  article: { values: () => ({ slug: 'fuite-d-eau-premiers-gestes' }) },
  faq: {},
  articles: {},
  search: { values: () => ({ q: 'caution' }), shows: (page) => page.locator('.found').first() },
  terms: {},
  'expert-terms': {},
  privacy: {},
  'legal-notice': {},
  cookies: {},
  accessibility: {},
  ranking: {},
  report: {},
  contact: {},
  'who-we-are': {},
  spotlight: {},
  legacy: { values: () => ({ slug: 'changer-un-fusible' }) },
  'our-experts': {},
  'experts-in-department': { values: () => ({ department: 'loire-atlantique' }) },
  'experts-in-france': {},
  department: { values: () => ({ department: 'loire-atlantique' }) },
  city: { values: () => ({ city: 'nantes', theme: 'logement' }) },
  expressions: {},
  'email-tester': { as: of('admin@demo.test') },
  'admin-home': { as: staffAt(ordered), shows: (page) => page.locator('.steps-today') },
  'admin-question': {
    as: staffAt(visitorWithQuestion),
    values: withId,
    shows: (page) => page.locator('.matters').first(),
  },
  'admin-payments': { as: staffAt(subscriber), shows: (page) => page.locator('.table td').first() },
  'admin-subscriptions': { as: staffAt(subscriber), shows: (page) => page.locator('.table td').first() },
  'admin-subscription': {
    as: staffAt(subscriber),
    values: async (_, request) => {
      const token = await signIn(request, 'admin@demo.test')
      return { id: (await call(request, ['GET', '/admin/subscriptions'], token)).plans[0].id }
    },
    shows: (page) => page.locator('.matters').first(),
  },
  'join-staff': {},
  'admin-staff': { as: of('admin@demo.test'), shows: (page) => page.locator('.staff-members') },
  'admin-messages': { as: of('admin@demo.test'), shows: (page) => page.locator('.empty, .message-cards').first() },
  'admin-disputes': { as: of('admin@demo.test'), shows: (page) => page.locator('.matters, .soft').first() },
  'admin-texts': { as: of('admin@demo.test') },
  'admin-content': { as: of('admin@demo.test'), values: () => ({ id: 'legal-terms-fr' }) },
  'admin-content-edit': { as: of('admin@demo.test'), values: () => ({ id: 'legal-terms-fr' }) },
  'admin-payouts': { as: of('admin@demo.test'), shows: (page) => page.locator('#consumers') },
  'admin-second-person': { as: of('admin@demo.test') },
  'admin-quotes': { as: of('admin@demo.test') },
  'admin-applications': { as: of('admin@demo.test') },
  'admin-ledger': { as: of('admin@demo.test'), shows: (page) => page.locator('main table').first() },
  demo: {},
  'demo-time': { as: of('client@demo.test'), shows: (page) => page.locator('.demo-moments') },
  account: { as: subscriber, shows: (page) => page.locator('.plan-acts').first() },
  'experts-asked': { as: of('client@demo.test'), shows: (page) => page.locator('.asked-one').first() },
  'edit-infos': { as: of('client@demo.test'), shows: (page) => page.locator('form.form').first() },
  'change-email': { as: of('client@demo.test'), shows: (page) => page.locator('form.form').first() },
  'change-password': { as: of('client@demo.test'), shows: (page) => page.locator('form.form').first() },
  'plan-card': { as: debtor, values: () => ({ token: 'own' }), shows: (page) => page.getByRole('textbox').first() },
  'plan-confirm': {
    as: debtor,
    values: () => ({ token: 'own' }),
    shows: (page) => page.locator('.known-card, .plan-acts').first(),
  },
  cancel: {},
  withdraw: {},
  'leaving-receipt': { as: left, values: (hash) => ({ hash }) },
  'expert-application': {},
  'own-figures': { as: of('expert@demo.test'), shows: (page) => page.locator('.own-figures').first() },
  'expert-page': { as: of('expert@demo.test'), shows: (page) => page.getByLabel('Profession').first() },
  'expert-file': {
    values: () => ({ token: 'a-link-that-was-altered' }),
    shows: (page) => page.getByRole('button', { name: /Réessayer|Try again/ }),
  },
}

type Variant = Pick<(typeof variants)[number], 'colorScheme' | 'viewport'>
const windows = new Map<string, { page: Page; begun: Disposable[] }>()

/**
 * The window of a variant, opened once in a worker: what one screen leaves in its storage and its cookies, the next one
 * does not find.
 */
async function enter(browser: Browser, name: string, variant: Variant, token = ''): Promise<Page> {
  const window = windows.get(name) ?? { page: await (await browser.newContext(variant)).newPage(), begun: [] }
  windows.set(name, window)
  const { page, begun } = window
  const context = page.context()
  await context.clearCookies()
  // As after signing in: the answer brings what shows the staff their pages.
  if (token) await context.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  for (const script of begun) await script.dispose()
  const begin = ([visit = '', bearer = '']: string[]) => {
    if (sessionStorage.getItem('visit') === visit) return
    localStorage.clear()
    sessionStorage.clear()
    sessionStorage.setItem('visit', visit)
    if (bearer) localStorage.setItem('token', bearer)
  }
  window.begun = [
    await page.addInitScript(begin, [crypto.randomUUID(), token]),
    await page.addInitScript(chooseLanguageShown),
  ]
  return page
}

async function complaintsOf(page: Page) {
  return (await violationsOf(page)).map(({ id, nodes }) => [
    id,
    ...nodes.slice(0, 4).map((node) => `${node.target}: ${node.failureSummary}`),
  ])
}

async function settled(page: Page, shows?: Locator) {
  await expect(shows ?? page.locator('h1:not(.sr)').first()).toBeVisible()
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
}

for (const { locale, ...variant } of variants)
  test.describe(`${locale}, ${variant.colorScheme}, ${variant.viewport.width} px`, () => {
    test.use({ ...variant, language: locale })
    for (const name of Object.keys(visits) as ScreenName[])
      test(`${name} has nothing that axe complains about`, async ({ browser, request }) => {
        const { as, values, shows, after } = visits[name]
        const reader = await as?.(request, locale)
        const page = await enter(
          browser,
          `${locale} ${variant.colorScheme} ${variant.viewport.width}`,
          variant,
          reader?.token,
        )
        const answer = await page.goto(href(name, locale, await values?.(reader?.id ?? '', request)))
        expect(answer?.status()).toBe(200)
        // A document to be read runs its scripts once somebody moves.
        if (shows) await page.keyboard.press('Shift')
        await settled(page, shows?.(page))
        await expect(page.locator('h1').first()).toBeAttached()
        expect(await complaintsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        if (reader) await after?.(request, reader)
        for (const token of [reader?.token, reader?.client]) if (token) await closeAll(request, token)
      })

    test('an answer, from the offer to the shared link, has nothing that axe complains about', async ({
      page,
      desk,
      request,
    }) => {
      const text = texts[locale]
      const fine = async (on: Page, what: string, shows: Locator) =>
        test.step(what, async () => {
          await settled(on, shows)
          expect(await complaintsOf(on)).toEqual([])
        })
      await desk.setViewportSize(variant.viewport)
      await desk.emulateMedia({ colorScheme: variant.colorScheme })
      const own = await ordered(request, locale)
      const { title } = await ownQuestion(request, own)
      const offer = desk.getByRole('article', { name: title })
      await fine(desk, 'the offer', offer.getByRole('button', { name: text.offer.accept }))
      await offer.getByRole('checkbox', { name: text.offer.conflict }).check()
      await offer.getByRole('button', { name: text.offer.accept }).click()
      await fine(desk, 'the file and the editor', desk.getByRole('heading', { level: 2, name: title }))
      const pane = desk.getByRole('button', { name: locale === 'fr' ? 'Réponse' : 'Answer', exact: true })
      if (await pane.isVisible()) await pane.click()
      await writeAnswer(desk, locale)
      await fine(desk, 'the answer half written', desk.getByRole('button', { name: text.sendAnswer }))
      await sendAnswer(desk, locale)
      await fine(desk, 'the answer sent', desk.getByText(text.answerSent, { exact: true }))

      await storeToken(page.context(), own.token)
      await page.goto(href('consultation', locale, { id: own.id }))
      await fine(page, 'the conversation with its answer', page.getByText(text.answer.short))
      await page.goto(href('question', locale, { id: own.id }))
      await fine(page, 'the answer as a document', page.getByText(text.answer.short).first())
      await page.getByRole('button', { name: text.close }).click()
      await fine(page, 'the last word before closing', page.getByRole('dialog').getByRole('button').first())
      const { url } = await call(request, ['POST', `/questions/${own.id}/shares`], own.token, { days: 7, locale })
      await page.goto(url)
      await fine(page, 'the shared link', page.getByText(text.answer.short).first())
    })

    test('an address that does not exist has nothing that axe complains about', async ({ page }) => {
      await page.goto(`/${locale}/nulle-part`)
      await settled(page)
      expect(await complaintsOf(page)).toEqual([])
    })

    test('the menu and the errors of a form have nothing that axe complains about', async ({ page }) => {
      await page.goto(href('login', locale))
      const send = page.locator('form button[type=submit]')
      await expect(send).toBeEnabled()
      await send.click()
      await expect(page.getByRole('alert')).toBeVisible()
      const menu = page.locator('details.menu summary')
      if (await menu.isVisible()) await menu.click()
      await settled(page)
      expect(await complaintsOf(page)).toEqual([])
    })
  })
