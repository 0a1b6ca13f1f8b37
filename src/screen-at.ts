import { type Locale, localeOfPath } from './i18n/locale.ts'
import { href, isHydrated, pathIn, type ScreenName, screenOfRoute, screens, type Values } from './screens.ts'

const patterns = new Map<string, RegExp>()

function patternOf(path: string): RegExp {
  const known = patterns.get(path)
  if (known) return known
  const source = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  const pattern = new RegExp(`^${source}$`, 'i')
  patterns.set(path, pattern)
  return pattern
}

/** The screen that a path without language prefix belongs to, with its parameters. Static segments win over dynamic ones. */
export function screenAt(path: string, locale: Locale): { name: ScreenName; params: Values } | null {
  const clean = path.replace(/^\/+|\/+$/g, '')
  let best: { name: ScreenName; params: Values; dynamic: number } | null = null
  for (const name of Object.keys(screens) as ScreenName[]) {
    const match = patternOf(pathIn(name, locale)).exec(clean)
    if (!match) continue
    const params = { ...match.groups }
    const dynamic = Object.keys(params).length
    if (!best || dynamic < best.dynamic) best = { name, params, dynamic }
  }
  return best && { name: best.name, params: best.params }
}

/** The screen of a path with its language; null where it is none of ours. */
export function screenOfPath(path: string): ScreenName | null {
  const locale = localeOfPath(path)
  return locale && (screenAt(path.slice(locale.length + 1), locale)?.name ?? null)
}

/** Whether an address of a page leads to a document to be read. */
export const isReadingPath = (path: string): boolean => localeOfPath(path) !== null && !isHydrated(screenOfPath(path))

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
