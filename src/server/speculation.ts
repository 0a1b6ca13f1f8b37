import { locales } from '../i18n/locale.ts'
import { href, isHydrated, type ScreenName, screens } from '../screens.ts'

/** How the paths of screens begin that React Router runs, below the language: `consultation`, whatever follows. */
function hydratedPaths(): string[] {
  const names = (Object.keys(screens) as ScreenName[]).filter(isHydrated)
  const paths = locales.flatMap((locale) =>
    names.map((name) => (href(name, locale).split('//')[0] ?? '').replace(/^\/\w+\/|\/$/g, '')),
  )
  return [...new Set(paths)]
}

let rules: string | undefined

/** What the browser may fetch ahead when somebody seems about to follow a link: pages to be read, nothing that acts. */
export function speculationRules(): string {
  rules ??= JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`]) },
            { not: { href_matches: hydratedPaths().flatMap((path) => [`/*/${path}`, `/*/${path}/*`]) } },
            { not: { selector_matches: '[download], [rel~=nofollow]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
  return rules
}
