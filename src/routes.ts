import { existsSync } from 'node:fs'
import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { locales } from './i18n/locale.ts'
import { type ScreenName, screens } from './screens.ts'

/** The file that draws each screen. */
const files: Record<ScreenName, string> = {
  home: 'discover/pages/home.tsx',
  login: 'accounts/pages/login.tsx',
  'sign-in-link': 'accounts/pages/link.tsx',
  'password-reset': 'accounts/pages/forgotten.tsx',
  'reset-password': 'accounts/pages/reset.tsx',
  ask: 'questions/pages/ask.tsx',
  'assistant-ask': 'questions/pages/assistant-ask.tsx',
  consultation: 'questions/pages/consultation.tsx',
  question: 'questions/pages/question.tsx',
  match: 'questions/pages/match.tsx',
  checkout: 'questions/pages/checkout.tsx',
  'checkout-expert': 'questions/pages/checkout-expert.tsx',
  profile: 'questions/pages/profile.tsx',
  'my-requests': 'questions/pages/my-requests.tsx',
  requests: 'questions/pages/desk.tsx',
  shared: 'questions/pages/shared.tsx',
  categs: 'discover/pages/categs.tsx',
  expert: 'discover/pages/expert.tsx',
  article: 'discover/pages/article.tsx',
  faq: 'discover/pages/faq.tsx',
  'email-tester': 'admin/pages/email-tester.tsx',
  demo: 'discover/pages/demo.tsx',
}

/** One route per screen and language, so that its id can carry the language: `login___fr`. */
const table: RouteConfigEntry[] = locales.flatMap((locale) =>
  (Object.keys(screens) as ScreenName[])
    .filter((name) => existsSync(new URL(files[name], import.meta.url)))
    .map((name) => {
      const paths: string | Record<typeof locale, string> = screens[name]
      const path = typeof paths === 'string' ? paths : paths[locale]
      return route(`/${locale}${path && `/${path}`}`, files[name], { id: `${name}___${locale}` })
    }),
)

export default [
  ...table,
  ...(process.env.NODE_ENV === 'development' ? [route('/ui-parts', 'ui/pages/parts.tsx')] : []),
  route('*', 'shell/pages/not-found.tsx'),
]
