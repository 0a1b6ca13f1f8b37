import { type Locale, localeOfPath } from './i18n/locale.ts'
import { isHydrated, pathIn, type ScreenName, screens, type Values } from './screens.ts'

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

/** Whether an address of a page leads to a document to be read. */
export function isReadingPath(path: string): boolean {
  const locale = localeOfPath(path)
  return locale !== null && !isHydrated(screenAt(path.slice(locale.length + 1), locale)?.name ?? null)
}
