import type { APIRequestContext } from '@playwright/test'
import { departments } from '../src/places/departments.ts'
import type { ScreenName } from '../src/screens.ts'
import { expect, test } from './people.ts'
import { member } from './tokens.ts'

/** Every address that the product has, in both languages: which screen answers, and what unknown things are told. */

type Row = readonly [path: string, screen: ScreenName, english?: string]

const category = 'logement'
const sub = 'depot-de-garantie'
const department = departments.find(({ code }) => code === '44')?.slug ?? ''

const routes: Row[] = [
  ['', 'home'],
  ['cgus', 'terms', 'terms-of-use'],
  ['connexion', 'login', 'login'],
  ['fonctionnement', 'how-it-works', 'how-it-works'],
  ['nos-experts', 'our-experts', 'our-experts'],
  ['tarifs', 'pricing', 'pricing'],
  ['_checkout/{expert}?question=0192f3a1-0000-7000-8000-000000000000', 'checkout-expert'],
  ['_old/changer-un-fusible', 'legacy'],
  [`${category}/${sub}`, 'sub-category'],
  [`${category}/specialites`, 'specialities'],
  ['article/fuite-d-eau-premiers-gestes', 'article'],
  ['articles', 'articles'],
  ['ask', 'ask'],
  ['assistant/{expert}/ask', 'assistant-ask'],
  ['categs', 'categs'],
  ['checkout?plan=plan', 'checkout'],
  ['conseils/nantes', 'city'],
  ['consultation/0192f3a1-0000-7000-8000-000000000000', 'consultation'],
  ['contact', 'contact'],
  ['demandes', 'requests'],
  ['mes-demandes', 'my-requests'],
  [`departement/${department}`, 'department'],
  ['edit-profile/change-email', 'change-email'],
  ['edit-profile/infos', 'edit-infos'],
  ['edit-profile/reset-password', 'change-password'],
  ['expert-asked', 'experts-asked'],
  ['expert/{slug}', 'expert'],
  ['expert/inscription', 'expert-application'],
  [`expertise/${category}`, 'expertise'],
  ['expertises', 'expertises'],
  [`experts/${department}`, 'experts-in-department'],
  ['expressions-to-city', 'expressions'],
  ['faq', 'faq'],
  [`land-categ/${category}`, 'landing-category'],
  [`land-scateg/${sub}`, 'landing-sub-category'],
  ['match/0192f3a1-0000-7000-8000-000000000000', 'match'],
  ['nos-experts-en-france', 'experts-in-france'],
  ['password-reset', 'password-reset'],
  ['reset-password', 'reset-password'],
  ['politique-de-confidentialite', 'privacy'],
  ['profile', 'profile'],
  ['question/0192f3a1-0000-7000-8000-000000000000', 'question'],
  ['user', 'account'],
  ['zoom-expert', 'spotlight'],
  ['resilier', 'cancel'],
  ['retractation', 'withdraw'],
  ['mentions-legales', 'legal-notice'],
  ['cookies', 'cookies'],
  ['accessibilite', 'accessibility'],
  ['classement', 'ranking'],
  ['signaler', 'report'],
  ['qui-sommes-nous', 'who-we-are'],
  ['recherche', 'search'],
]

/** What is somebody's own: to a stranger the way in, and back. */
const own = [
  'profile',
  'user',
  'mes-demandes',
  'expert-asked',
  'demandes',
  'mes-versements',
  'mes-rendez-vous',
  'edit-profile/infos',
  'edit-profile/change-email',
  'edit-profile/reset-password',
  'consultation/0192f3a1-0000-7000-8000-000000000000',
  'question/0192f3a1-0000-7000-8000-000000000000',
  'match/0192f3a1-0000-7000-8000-000000000000',
]

/** The area of the staff: to everybody else these addresses do not exist. */
const staffs: Row[] = [
  ['admin-dashboard', 'admin-home'],
  ['admin-dashboard/question/0192f3a1-0000-7000-8000-000000000000', 'admin-question'],
  ['admin-dashboard/content/legal-terms-fr', 'admin-content'],
  ['admin-dashboard/content-edit/legal-terms-fr', 'admin-content-edit'],
  ['admin/email-tester', 'email-tester'],
]

/** What has moved for good, and what is gone. */
const old = [
  ['_old/recuperer-sa-caution', 301, 'article/depot-de-garantie-restitution'],
  ['_old/simulateur-taxe-habitation', 410, null],
] as const

/** Unknown words of every kind. */
const missing = [
  'no-such-page',
  'no-such-category/specialites',
  `${category}/no-such-subject`,
  'article/no-such-article',
  'expert/no-such-expert',
  'conseils/no-such-city',
  'departement/no-such-department',
  'experts/no-such-department',
  'expertise/no-such-category',
  'land-categ/no-such-category',
  'land-scateg/no-such-subject',
  '_old/no-such-page',
]

let expert: { id: string; slug: string }
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  const answer = await request.get('/api/experts?locale=fr')
  expert = ((await answer.json()) as { experts: (typeof expert)[] }).experts[0] ?? { id: '', slug: '' }
  await request.dispose()
})

async function screenAt(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { maxRedirects: 0, headers })
  const html = await answer.text()
  const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
  return {
    status: answer.status(),
    screen: /<html[^>]* data-screen="([^"]+)"/.exec(html)?.[1],
    language: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
    heading: h1 !== undefined && h1.trim() !== '',
  }
}

for (const locale of ['fr', 'en'] as const) {
  for (const [path, screen, english] of routes) {
    const own = locale === 'en' ? (english ?? path) : path
    test(`/${locale}/${own} is the screen ${screen}`, async ({ request }) => {
      const filled = own.replace('{expert}', expert.id).replace('{slug}', expert.slug)
      const found = await screenAt(request, `/${locale}${filled && `/${filled}`}`)
      expect(found).toMatchObject({ status: 200, screen, language: locale })
    })
    if (english)
      test(`/${locale}/${locale === 'fr' ? english : path} belongs to the other language`, async ({ request }) => {
        const answer = await request.get(`/${locale}/${locale === 'fr' ? english : path}`)
        expect(answer.status()).toBe(404)
      })
  }
  for (const path of own)
    test(`/${locale}/${path} leads a stranger to the sign-in and back`, async ({ page }) => {
      await page.goto(`/${locale}/${path}`)
      const back = `next=${encodeURIComponent(`/${locale}/${path}`)}`
      const link = page.getByRole('main').locator(`a[href*="${back}"]`)
      await expect.poll(async () => page.url().includes(back) || (await link.count()) > 0).toBe(true)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  for (const [path, screen] of staffs) {
    test(`/${locale}/${path} is the screen ${screen} to the staff`, async ({ playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL })
      const authorization = `Bearer ${await member(request, 'admin@demo.test')}`
      const [mark] =
        (await request.get('/api/me', { headers: { authorization } })).headers()['set-cookie']?.split(';') ?? []
      const found = await screenAt(request, `/${locale}/${path}`, { cookie: mark ?? '' })
      expect(found).toMatchObject({ status: 200, screen, language: locale })
      await request.dispose()
    })
    test(`/${locale}/${path} is not found by anybody else`, async ({ request }) => {
      const authorization = `Bearer ${await member(request, 'client@demo.test')}`
      await request.get('/api/me', { headers: { authorization } })
      const answer = await request.get(`/${locale}/${path}`, { maxRedirects: 0 })
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain(`Page not found: /${locale}/${path}`)
    })
  }
  for (const [path, status, to] of old)
    test(`/${locale}/${path} answers ${status}`, async ({ request }) => {
      const answer = await request.get(`/${locale}/${path}`, { maxRedirects: 0 })
      expect(answer.status()).toBe(status)
      if (to) expect(answer.headers().location).toBe(`/${locale}/${to}`)
    })
  test(`/${locale}/_old/changer-un-fusible names the article that has taken its place`, async ({ request }) => {
    const html = await (await request.get(`/${locale}/_old/changer-un-fusible`)).text()
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${locale}/article/disjoncteur-qui-saute"/>`))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
  for (const path of missing)
    test(`/${locale}/${path} is not found`, async ({ request }) => {
      const answer = await request.get(`/${locale}/${path}`)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain('404')
    })
}
