import { tokenKey } from '../api/token.ts'
import { locales } from '../i18n/locale.ts'
import { href, type ScreenName, screenOfRoute } from '../screens.ts'
import { asleepType, awakeEvent, beginAsleep } from '../shell/asleep.ts'

/** Screens where one acts at once: they run as soon as they arrive. Every other screen is a document to be read. */
const acting: readonly ScreenName[] = [
  'login',
  'sign-in-link',
  'password-reset',
  'reset-password',
  'join-staff',
  'ask',
  'assistant-ask',
  'consultation',
  'question',
  'match',
  'checkout',
  'checkout-expert',
  'profile',
  'my-requests',
  'requests',
  'earnings',
  'meetings',
  'shared',
  'email-tester',
  'demo',
  'cancel',
  'withdraw',
  'contact',
  'report',
  'account',
  'plan-card',
  'plan-confirm',
  'experts-asked',
  'edit-infos',
  'change-email',
  'change-password',
  'admin-home',
  'admin-question',
  'admin-texts',
  'admin-content',
  'admin-content-edit',
  'admin-payments',
  'admin-subscriptions',
  'admin-subscription',
  'admin-disputes',
  'admin-ledger',
  'admin-payouts',
  'admin-quotes',
  'admin-applications',
  'expert-application',
  'expert-file',
  'expert-page',
  'admin-messages',
  'admin-staff',
]

/** Whether the screen of a route is read as a document; an address that nobody knows is one too. */
export function isDocument(routeId: string | undefined): boolean {
  const screen = screenOfRoute(routeId)
  return screen === null || !acting.includes(screen)
}

/** How the paths of acting screens begin, below the language: `consultation`, whatever follows. */
function actingPaths(): string[] {
  const paths = locales.flatMap((locale) =>
    acting.map((name) => (href(name, locale).split('//')[0] ?? '').replace(/^\/\w+\/|\/$/g, '')),
  )
  return [...new Set(paths)]
}

const anyLocale = `(?:${locales.join('|')})`
const notRead = new RegExp(`^(?!/${anyLocale}(/|$))|^/${anyLocale}/(${actingPaths().join('|')})(/|$)`, 'i')

/** As text, without the comments, the indentation and the spaces around operators that a page need not carry. */
const code = String(beginAsleep)
  .replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)|^\s+/gm, '')
  .replace(/ (=>|[=!]==|&&|\|\||[=?:]) /g, '$1')
const asleepScript = `(${code})(${[awakeEvent, asleepType, tokenKey].map((text) => JSON.stringify(text)).join()},${notRead})`

/** What the browser may fetch ahead when somebody seems about to follow a link: pages to be read, nothing that acts. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`]) },
          { not: { href_matches: actingPaths().flatMap((path) => [`/*/${path}`, `/*/${path}/*`]) } },
          { not: { selector_matches: '[download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * The same page, asleep: its scripts wait in it until `beginAsleep` runs them. Both scripts come after everything that
 * React has drawn in the head and the body, where it leaves strange elements alone.
 */
export function asDocument(html: string): string {
  const files: string[] = []
  const end = html.lastIndexOf('</body>')
  const body = html
    .slice(0, end)
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, file: string) => {
      files.push(file)
      return ''
    })
    .replace('<html ', '<html data-asleep="" ')
    .replace('<script type="module" async="">', `<script type="${asleepType}" data-files="${files.join(' ')}">`)
    .replace('</head>', () => `<script>${asleepScript}</script></head>`)
  return `${body}<script type="speculationrules">${speculationRules}</script>${html.slice(end)}`
}
