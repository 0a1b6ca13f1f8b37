import { beforeAll, expect, test } from 'vitest'
import { locales } from '../src/i18n/locale.ts'
import { departments } from '../src/places/departments.ts'
import type { ScreenName } from '../src/screens.ts'
import { get, signedIn } from './http.ts'

/** Every address that the product has, in both languages: which screen answers, and what unknown things are told. */

type Row = readonly [path: string, screen: ScreenName, english?: string]

const category = 'logement'
const sub = 'depot-de-garantie'
const department = departments.find(({ code }) => code === '44')?.slug ?? ''

const routes: Row[] = [
  ['', 'home'],
  ['cgus', 'terms', 'terms-of-use'],
  ['conditions-experts', 'expert-terms', 'expert-terms'],
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
  'travail/depot-de-garantie',
  'no-such-category/depot-de-garantie',
  'land-categ/depot-de-garantie',
  'land-scateg/logement',
]

let expert: { id: string; slug: string }
const tokens = { staff: '', client: '' }
beforeAll(async () => {
  const answer = await get('/api/experts?locale=fr')
  expert = ((await answer.json()) as { experts: (typeof expert)[] }).experts[0] ?? { id: '', slug: '' }
  tokens.staff = await signedIn('admin@demo.test')
  tokens.client = await signedIn('client@demo.test')
})

/** What a browser of this account sends with every page once it has asked who it is. */
async function cookieOf(who: keyof typeof tokens): Promise<{ cookie: string }> {
  const answer = await get('/api/me', { authorization: `Bearer ${tokens[who]}` })
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

async function screenAt(path: string, headers: Record<string, string> = {}) {
  const answer = await get(path, headers)
  const html = await answer.text()
  return {
    status: answer.status,
    screen: /<html[^>]* data-screen="([^"]+)"/.exec(html)?.[1],
    language: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
  }
}

for (const locale of locales) {
  for (const [path, screen, english] of routes) {
    const own = locale === 'en' ? (english ?? path) : path
    test(`/${locale}/${own} is the screen ${screen}`, async () => {
      const filled = own.replace('{expert}', expert.id).replace('{slug}', expert.slug)
      const found = await screenAt(`/${locale}${filled && `/${filled}`}`)
      expect(found).toEqual({ status: 200, screen, language: locale })
    })
    if (english)
      test(`/${locale}/${locale === 'fr' ? english : path} belongs to the other language`, async () => {
        expect((await get(`/${locale}/${locale === 'fr' ? english : path}`)).status).toBe(404)
      })
  }
  for (const [path, screen] of staffs) {
    test(`/${locale}/${path} is the screen ${screen} to the staff`, async () => {
      const found = await screenAt(`/${locale}/${path}`, await cookieOf('staff'))
      expect(found).toEqual({ status: 200, screen, language: locale })
    })
    test(`/${locale}/${path} is not found by anybody else`, async () => {
      const answer = await get(`/${locale}/${path}`, await cookieOf('client'))
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain(`Page not found: /${locale}/${path}`)
    })
  }
  for (const [path, status, to] of old)
    test(`/${locale}/${path} answers ${status}`, async () => {
      const answer = await get(`/${locale}/${path}`)
      expect(answer.status).toBe(status)
      if (to) expect(answer.headers.get('location')).toBe(`/${locale}/${to}`)
    })
  test(`/${locale}/_old/changer-un-fusible names the article that has taken its place`, async () => {
    const html = await (await get(`/${locale}/_old/changer-un-fusible`)).text()
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${locale}/article/disjoncteur-qui-saute"/>`))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
  for (const path of missing)
    test(`/${locale}/${path} is not found`, async () => {
      const answer = await get(`/${locale}/${path}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('404')
    })
}
