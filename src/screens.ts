import type { Locale } from './i18n/locale.ts'

/** Decision 010: seconds as good as new, parameters that it is drawn from, and typed ones, with which it is not cached. */
export type CacheRule = { fresh: number; params?: readonly string[]; typed?: readonly string[] }

type Screen = {
  /** Below `/fr` and `/en`; a path written once is the same in both. Static segments win over dynamic ones. */
  path: string | Record<Locale, string>
  /** What draws it. */
  file: string
  /** `public`: the same for everybody, and described to search engines. `checkout`: its policy names the provider. */
  kind: 'public' | 'private' | 'checkout' | 'staff'
  /** Only of what is the same for everybody; without a rule a page is drawn for each request. */
  cache?: CacheRule
  /** Stands in the sitemap by itself. Screens with parameters are listed with what their addresses hold. */
  indexable?: true
  /** `false`: a document to be read, without React Router in the browser (decision 019). */
  hydrate?: false
}

const minute = 60
const text = { fresh: 10 * minute }
const people = { fresh: minute }
const list = { fresh: minute, params: ['category', 'department', 'language', 'online', 'page', 'slot'] }

/** Every screen once. The build leaves only `path` and `hydrate` to the browser (`vite.config.ts`). */
export const screens = {
  home: { path: '', file: 'discover/pages/home.tsx', kind: 'public', cache: people, indexable: true, hydrate: false },
  login: { path: { fr: 'connexion', en: 'login' }, file: 'accounts/sign-in/pages/login.tsx', kind: 'private' },
  'sign-in-link': { path: 'lien', file: 'accounts/sign-in/pages/open-link.tsx', kind: 'private' },
  'password-reset': { path: 'password-reset', file: 'accounts/sign-in/pages/forgotten-password.tsx', kind: 'private' },
  'reset-password': { path: 'reset-password', file: 'accounts/sign-in/pages/reset-password.tsx', kind: 'private' },
  'join-staff': { path: 'rejoindre-equipe', file: 'admin/staff/pages/join-staff.tsx', kind: 'private' },
  ask: {
    path: 'ask',
    file: 'questions/asking/pages/ask.tsx',
    kind: 'public',
    cache: { ...text, params: ['category', 'sub'] },
    indexable: true,
  },
  'assistant-ask': {
    path: 'assistant/:id/ask',
    file: 'questions/asking/pages/assistant-ask.tsx',
    kind: 'public',
    cache: people,
  },
  consultation: { path: 'consultation/:id', file: 'questions/thread/pages/consultation.tsx', kind: 'private' },
  question: { path: 'question/:id', file: 'questions/answers/pages/question.tsx', kind: 'public' },
  match: { path: 'match/:id', file: 'questions/matching/pages/match.tsx', kind: 'private' },
  checkout: { path: 'checkout', file: 'questions/checkout/pages/checkout.tsx', kind: 'checkout' },
  'checkout-expert': {
    path: '_checkout/:expertId',
    file: 'questions/checkout/pages/checkout-expert.tsx',
    kind: 'checkout',
  },
  profile: { path: 'profile', file: 'questions/account/pages/profile.tsx', kind: 'private' },
  'my-requests': { path: 'mes-demandes', file: 'questions/account/pages/my-requests.tsx', kind: 'private' },
  requests: { path: 'demandes', file: 'questions/workspace/pages/workspace.tsx', kind: 'private' },
  earnings: { path: 'mes-versements', file: 'questions/workspace/pages/earnings.tsx', kind: 'private' },
  meetings: { path: 'mes-rendez-vous', file: 'meetings/pages/meetings.tsx', kind: 'private' },
  shared: { path: 'partage/:token', file: 'questions/publication/pages/shared.tsx', kind: 'private' },
  categs: {
    path: 'categs',
    file: 'discover/subjects/pages/categs.tsx',
    kind: 'public',
    cache: { ...text, typed: ['q'] },
    indexable: true,
    hydrate: false,
  },
  expert: {
    path: 'expert/:slug',
    file: 'discover/experts/pages/expert.tsx',
    kind: 'public',
    cache: people,
    hydrate: false,
  },
  article: {
    path: 'article/:slug',
    file: 'discover/articles/pages/article.tsx',
    kind: 'public',
    cache: text,
    hydrate: false,
  },
  faq: {
    path: 'faq',
    file: 'discover/articles/pages/faq.tsx',
    kind: 'public',
    cache: { ...text, typed: ['q'] },
    indexable: true,
    hydrate: false,
  },
  'email-tester': { path: 'admin/email-tester', file: 'admin/emails/pages/email-tester.tsx', kind: 'staff' },
  'demo-time': { path: 'demonstration/temps', file: 'discover/time/pages/demo-time.tsx', kind: 'private' },
  demo: { path: 'demonstration', file: 'discover/about/pages/demo.tsx', kind: 'public', cache: text },
  'how-it-works': {
    path: { fr: 'fonctionnement', en: 'how-it-works' },
    file: 'discover/about/pages/how-it-works.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  'our-experts': {
    path: { fr: 'nos-experts', en: 'our-experts' },
    file: 'discover/experts/pages/our-experts.tsx',
    kind: 'public',
    cache: list,
    indexable: true,
    hydrate: false,
  },
  pricing: {
    path: { fr: 'tarifs', en: 'pricing' },
    file: 'discover/about/pages/pricing.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  terms: {
    path: { fr: 'cgus', en: 'terms-of-use' },
    file: 'discover/legal/pages/terms.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  'expert-terms': {
    path: { fr: 'conditions-experts', en: 'expert-terms' },
    file: 'discover/legal/pages/expert-terms.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  privacy: {
    path: 'politique-de-confidentialite',
    file: 'discover/legal/pages/privacy.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  contact: {
    path: 'contact',
    file: 'discover/contact/pages/contact.tsx',
    kind: 'public',
    cache: { ...text, params: ['about'] },
    indexable: true,
  },
  'who-we-are': {
    path: 'qui-sommes-nous',
    file: 'discover/about/pages/who-we-are.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  'legal-notice': {
    path: 'mentions-legales',
    file: 'discover/legal/pages/legal-notice.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  cookies: {
    path: 'cookies',
    file: 'discover/legal/pages/cookies.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  accessibility: {
    path: 'accessibilite',
    file: 'discover/legal/pages/accessibility.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  ranking: {
    path: 'classement',
    file: 'discover/experts/pages/ranking.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  report: { path: 'signaler', file: 'discover/contact/pages/report.tsx', kind: 'public', indexable: true },
  cancel: { path: 'resilier', file: 'billing/cancellation/pages/cancel.tsx', kind: 'public', indexable: true },
  withdraw: { path: 'retractation', file: 'billing/cancellation/pages/withdraw.tsx', kind: 'public', indexable: true },
  'leaving-receipt': {
    path: 'recu/:hash',
    file: 'billing/cancellation/pages/receipt.tsx',
    kind: 'private',
    hydrate: false,
  },
  'plan-card': { path: 'carte/:token', file: 'billing/subscriptions/pages/plan-card.tsx', kind: 'checkout' },
  'plan-confirm': { path: 'confirmer/:token', file: 'billing/subscriptions/pages/plan-confirm.tsx', kind: 'checkout' },
  articles: {
    path: 'articles',
    file: 'discover/articles/pages/articles.tsx',
    kind: 'public',
    cache: { ...text, params: ['category'] },
    indexable: true,
    hydrate: false,
  },
  search: { path: 'recherche', file: 'discover/search/pages/search.tsx', kind: 'private', hydrate: false },
  expertises: {
    path: 'expertises',
    file: 'discover/subjects/pages/expertises.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
    hydrate: false,
  },
  expertise: {
    path: 'expertise/:category',
    file: 'discover/subjects/pages/expertise.tsx',
    kind: 'public',
    cache: people,
    hydrate: false,
  },
  'experts-in-department': {
    path: 'experts/:department',
    file: 'discover/experts/pages/experts-in-department.tsx',
    kind: 'public',
    cache: list,
    hydrate: false,
  },
  'experts-in-france': {
    path: 'nos-experts-en-france',
    file: 'discover/local/pages/experts-in-france.tsx',
    kind: 'public',
    cache: { ...people, typed: ['q'] },
    indexable: true,
    hydrate: false,
  },
  department: {
    path: 'departement/:department',
    file: 'discover/local/pages/department.tsx',
    kind: 'public',
    cache: people,
    hydrate: false,
  },
  city: {
    path: 'conseils/:city',
    file: 'discover/local/pages/city.tsx',
    kind: 'public',
    cache: { ...text, params: ['theme'] },
    hydrate: false,
  },
  expressions: {
    path: 'expressions-to-city',
    file: 'discover/local/pages/expressions.tsx',
    kind: 'public',
    cache: { ...text, params: ['expression'], typed: ['q'] },
    indexable: true,
    hydrate: false,
  },
  spotlight: {
    path: 'zoom-expert',
    file: 'discover/articles/pages/spotlight.tsx',
    kind: 'public',
    cache: { ...text, params: ['slug'] },
    indexable: true,
    hydrate: false,
  },
  'landing-category': {
    path: 'land-categ/:categ',
    file: 'discover/landing/pages/landing-category.tsx',
    kind: 'public',
    cache: text,
    hydrate: false,
  },
  'landing-sub-category': {
    path: 'land-scateg/:subCateg',
    file: 'discover/landing/pages/landing-sub-category.tsx',
    kind: 'public',
    cache: text,
    hydrate: false,
  },
  legacy: { path: '_old/:slug', file: 'discover/articles/pages/legacy.tsx', kind: 'private', hydrate: false },
  account: { path: 'user', file: 'questions/account/pages/account.tsx', kind: 'private' },
  'experts-asked': { path: 'expert-asked', file: 'questions/account/pages/experts-asked.tsx', kind: 'private' },
  'edit-infos': { path: 'edit-profile/infos', file: 'accounts/profile/pages/edit-profile.tsx', kind: 'private' },
  'change-email': {
    path: 'edit-profile/change-email',
    file: 'accounts/sign-in/pages/change-email.tsx',
    kind: 'private',
  },
  'change-password': {
    path: 'edit-profile/reset-password',
    file: 'accounts/sign-in/pages/change-password.tsx',
    kind: 'private',
  },
  'expert-application': {
    path: 'expert/inscription',
    file: 'discover/about/pages/become-expert.tsx',
    kind: 'public',
    cache: text,
    indexable: true,
  },
  'expert-file': { path: 'candidature/:token', file: 'experts/onboarding/pages/applicant-file.tsx', kind: 'private' },
  'own-figures': { path: 'mes-resultats', file: 'questions/figures/pages/own-figures.tsx', kind: 'private' },
  'expert-page': { path: 'ma-page-expert', file: 'questions/workspace/pages/expert-page.tsx', kind: 'private' },
  'admin-home': { path: 'admin-dashboard', file: 'admin/overview/pages/home.tsx', kind: 'staff' },
  'admin-second-person': {
    path: 'admin-dashboard/second-person',
    file: 'admin/second-person/pages/second-person.tsx',
    kind: 'staff',
  },
  'admin-question': { path: 'admin-dashboard/question/:id', file: 'admin/questions/pages/question.tsx', kind: 'staff' },
  'admin-texts': { path: 'admin-dashboard/content', file: 'admin/content/pages/content-list.tsx', kind: 'staff' },
  'admin-content': { path: 'admin-dashboard/content/:id', file: 'admin/content/pages/content.tsx', kind: 'staff' },
  'admin-content-edit': {
    path: 'admin-dashboard/content-edit/:id',
    file: 'admin/content/pages/content-edit.tsx',
    kind: 'staff',
  },
  'admin-payments': { path: 'admin-dashboard/payments', file: 'admin/payments/pages/payments.tsx', kind: 'staff' },
  'admin-subscriptions': {
    path: 'admin-dashboard/subscriptions',
    file: 'admin/subscriptions/pages/subscriptions.tsx',
    kind: 'staff',
  },
  'admin-subscription': {
    path: 'admin-dashboard/subscriptions/:id',
    file: 'admin/subscriptions/pages/subscription.tsx',
    kind: 'staff',
  },
  'admin-disputes': { path: 'admin-dashboard/disputes', file: 'admin/disputes/pages/disputes.tsx', kind: 'staff' },
  'admin-ledger': { path: 'admin-dashboard/ledger', file: 'admin/ledger/pages/ledger.tsx', kind: 'staff' },
  'admin-payouts': { path: 'admin-dashboard/payouts', file: 'admin/payouts/pages/payouts.tsx', kind: 'staff' },
  'admin-quotes': { path: 'admin-dashboard/quotes', file: 'admin/services/pages/quotes.tsx', kind: 'staff' },
  'admin-applications': {
    path: 'admin-dashboard/applications',
    file: 'admin/applications/pages/applications.tsx',
    kind: 'staff',
  },
  'admin-messages': { path: 'admin-dashboard/messages', file: 'admin/messages/pages/messages.tsx', kind: 'staff' },
  'admin-staff': { path: 'admin-dashboard/staff', file: 'admin/staff/pages/staff.tsx', kind: 'staff' },
  specialities: {
    path: ':category/specialites',
    file: 'discover/subjects/pages/specialities.tsx',
    kind: 'public',
    cache: text,
    hydrate: false,
  },
  'sub-category': {
    path: ':category/:subCateg',
    file: 'discover/subjects/pages/sub-category.tsx',
    kind: 'public',
    cache: people,
    hydrate: false,
  },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

/** All that the row of a screen may say. */
export const screenOf = (name: ScreenName): Screen => screens[name]

/** The parameters of an address. */
export type Values = Record<string, string>

export function pathIn(name: ScreenName, locale: Locale): string {
  const path: string | Record<Locale, string> = screens[name].path
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

/** Whether React Router runs the screen in the browser. An address that no screen knows is a document to be read. */
export const isHydrated = (name: ScreenName | null): boolean => name !== null && screenOf(name).hydrate !== false

/** Whether React Router runs the page of a route. The page of the interface's parts, in development, is no screen. */
export const isHydratedRoute = (routeId: string | undefined): boolean =>
  routeId === 'ui/pages/parts' || isHydrated(screenOfRoute(routeId))
