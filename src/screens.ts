import type { Locale } from './i18n/locale.ts'

/**
 * Every screen once: the file that draws it and its path in each language (below `/fr` and `/en`). A path written once
 * is the same in both. Order matters only between equally specific paths; static segments win over dynamic ones.
 */
export type Screen = { file: string; path: string | Record<Locale, string> }

export const screens = {
  home: { file: 'discover/pages/home.tsx', path: '' },
  login: { file: 'accounts/pages/login.tsx', path: { fr: 'connexion', en: 'login' } },
  'sign-in-link': { file: 'accounts/pages/link.tsx', path: 'lien' },
  'password-reset': { file: 'accounts/pages/forgotten.tsx', path: 'password-reset' },
  'reset-password': { file: 'accounts/pages/reset.tsx', path: 'reset-password' },
  ask: { file: 'questions/pages/ask.tsx', path: 'ask' },
  'assistant-ask': { file: 'questions/pages/assistant-ask.tsx', path: 'assistant/:id/ask' },
  consultation: { file: 'questions/pages/consultation.tsx', path: 'consultation/:id' },
  question: { file: 'questions/pages/question.tsx', path: 'question/:id' },
  match: { file: 'questions/pages/match.tsx', path: 'match/:id' },
  checkout: { file: 'questions/pages/checkout.tsx', path: 'checkout' },
  'checkout-expert': { file: 'questions/pages/checkout-expert.tsx', path: '_checkout/:expertId' },
  profile: { file: 'questions/pages/profile.tsx', path: 'profile' },
  'my-requests': { file: 'questions/pages/my-requests.tsx', path: 'mes-demandes' },
  requests: { file: 'questions/pages/desk.tsx', path: 'demandes' },
  shared: { file: 'questions/pages/shared.tsx', path: 'partage/:token' },
  categs: { file: 'discover/pages/categs.tsx', path: 'categs' },
  expert: { file: 'discover/pages/expert.tsx', path: 'expert/:slug' },
  article: { file: 'discover/pages/article.tsx', path: 'article/:slug' },
  faq: { file: 'discover/pages/faq.tsx', path: 'faq' },
  'email-tester': { file: 'admin/pages/email-tester.tsx', path: 'admin/email-tester' },
  demo: { file: 'discover/pages/demo.tsx', path: 'demonstration' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens

type Values = Record<string, string>

function pathIn(name: ScreenName, locale: Locale): string {
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

/** Finds the screen that a path without language prefix belongs to under the default language, for redirects. */
export function matchesScreen(path: string, locale: Locale): boolean {
  const clean = path.replace(/^\/+|\/+$/g, '').toLowerCase()
  return (Object.keys(screens) as ScreenName[]).some((name) => {
    const pattern = pathIn(name, locale)
      .toLowerCase()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(clean)
  })
}
