import type { Locale } from './i18n/locale.ts'

/**
 * Every screen once, with its path in each language below `/fr` and `/en`; a path written once is the same in both.
 * Static segments win over dynamic ones. The files that draw them stand in `routes.ts`: the browser needs no file names.
 */

export const screens = {
  home: '',
  login: { fr: 'connexion', en: 'login' },
  'sign-in-link': 'lien',
  'password-reset': 'password-reset',
  'reset-password': 'reset-password',
  'join-staff': 'rejoindre-equipe',
  ask: 'ask',
  'assistant-ask': 'assistant/:id/ask',
  consultation: 'consultation/:id',
  question: 'question/:id',
  match: 'match/:id',
  checkout: 'checkout',
  'checkout-expert': '_checkout/:expertId',
  profile: 'profile',
  'my-requests': 'mes-demandes',
  requests: 'demandes',
  earnings: 'mes-versements',
  meetings: 'mes-rendez-vous',
  shared: 'partage/:token',
  categs: 'categs',
  expert: 'expert/:slug',
  article: 'article/:slug',
  faq: 'faq',
  'email-tester': 'admin/email-tester',
  demo: 'demonstration',
  'how-it-works': { fr: 'fonctionnement', en: 'how-it-works' },
  'our-experts': { fr: 'nos-experts', en: 'our-experts' },
  pricing: { fr: 'tarifs', en: 'pricing' },
  terms: { fr: 'cgus', en: 'terms-of-use' },
  privacy: 'politique-de-confidentialite',
  contact: 'contact',
  'who-we-are': 'qui-sommes-nous',
  'legal-notice': 'mentions-legales',
  cookies: 'cookies',
  accessibility: 'accessibilite',
  ranking: 'classement',
  report: 'signaler',
  cancel: 'resilier',
  withdraw: 'retractation',
  'leaving-receipt': 'recu/:hash',
  'plan-card': 'carte/:token',
  'plan-confirm': 'confirmer/:token',
  articles: 'articles',
  search: 'recherche',
  expertises: 'expertises',
  expertise: 'expertise/:category',
  'experts-in-department': 'experts/:department',
  'experts-in-france': 'nos-experts-en-france',
  department: 'departement/:department',
  city: 'conseils/:city',
  expressions: 'expressions-to-city',
  spotlight: 'zoom-expert',
  'landing-category': 'land-categ/:categ',
  'landing-sub-category': 'land-scateg/:subCateg',
  legacy: '_old/:slug',
  account: 'user',
  'experts-asked': 'expert-asked',
  'edit-infos': 'edit-profile/infos',
  'change-email': 'edit-profile/change-email',
  'change-password': 'edit-profile/reset-password',
  'expert-application': 'expert/inscription',
  'expert-file': 'candidature/:token',
  'expert-page': 'ma-page-expert',
  'admin-home': 'admin-dashboard',
  'admin-question': 'admin-dashboard/question/:id',
  'admin-texts': 'admin-dashboard/content',
  'admin-content': 'admin-dashboard/content/:id',
  'admin-content-edit': 'admin-dashboard/content-edit/:id',
  'admin-payments': 'admin-dashboard/payments',
  'admin-subscriptions': 'admin-dashboard/subscriptions',
  'admin-subscription': 'admin-dashboard/subscriptions/:id',
  'admin-disputes': 'admin-dashboard/disputes',
  'admin-ledger': 'admin-dashboard/ledger',
  'admin-payouts': 'admin-dashboard/payouts',
  'admin-quotes': 'admin-dashboard/quotes',
  'admin-applications': 'admin-dashboard/applications',
  'admin-messages': 'admin-dashboard/messages',
  'admin-staff': 'admin-dashboard/staff',
  specialities: ':category/specialites',
  'sub-category': ':category/:subCateg',
} as const satisfies Record<string, string | Record<Locale, string>>

export type ScreenName = keyof typeof screens

type Values = Record<string, string>

function pathIn(name: ScreenName, locale: Locale): string {
  const path: string | Record<Locale, string> = screens[name]
  return typeof path === 'string' ? path : path[locale]
}

/** The address of a screen: `href('question', 'fr', { id })` is `/fr/question/…`. Unused values become the query. */
export function href(name: ScreenName, locale: Locale, values: Values = {}): string {
  const rest = { ...values }
  const path = pathIn(name, locale).replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key] ?? ''
    delete rest[key]
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(rest).toString()
  return `/${locale}${path && `/${path}`}${query && `?${query}`}`
}

/** Route ids carry the language after a triple underscore: `login___fr`. */
export function screenOfRoute(routeId: string | undefined): ScreenName | null {
  const name = routeId?.split('___')[0] ?? ''
  return name in screens ? (name as ScreenName) : null
}

/** The same screen in another language, with the same parameters, query and hash; '' where the route is unknown. */
export function sameScreenIn(
  locale: Locale,
  routeId: string | undefined,
  params: Record<string, string | undefined>,
  search = '',
  hash = '',
): string {
  const name = screenOfRoute(routeId)
  if (!name) return ''
  const values: Values = {}
  const path = pathIn(name, locale)
  for (const [key, value] of Object.entries(params)) if (value && path.includes(`:${key}`)) values[key] = value
  return href(name, locale, values) + search + hash
}

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const source = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const pattern = new RegExp(`^${source}$`, 'i')
  patterns.set(path, pattern)
  return pattern
}

/** The screen that a path without language prefix belongs to, with its parameters. */
export function screenAt(path: string, locale: Locale): { name: ScreenName; params: Values } | null {
  const clean = path.replace(/^\/+|\/+$/g, '')
  for (const name of Object.keys(screens) as ScreenName[]) {
    const match = patternOf(pathIn(name, locale)).exec(clean)
    if (match) return { name, params: { ...match.groups } }
  }
  return null
}
