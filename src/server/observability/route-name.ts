import { LRUCache } from 'lru-cache'
import { localeOfPath } from '../../i18n/locale.ts'
import { screenAt } from '../../screen-at.ts'
import { pathIn } from '../../screens.ts'

/** What is not known by a name of ours: its path may hold anything. */
export const unmatched = 'unmatched'

/** Finding a screen takes longer than sending a page from memory. */
const known = new LRUCache<string, string>({ max: 2000 })

/** `/fr/question/:id`: the address of a page without what stands in it. */
export function pageRoute(path: string): string {
  let route = known.get(path)
  if (route === undefined) {
    route = findRoute(path)
    known.set(path, route)
  }
  return route
}

function findRoute(path: string): string {
  const locale = localeOfPath(path)
  const screen = locale && screenAt(path.slice(locale.length + 1), locale)
  return screen ? `/${locale}/${pathIn(screen.name, locale)}`.replace(/\/$/, '') : unmatched
}

const everything = /^\/?\*$/
const wholeApi = '/api/*'

/** `pattern`: that of the handler which has answered. */
export function routeName(pattern: string, path: string): string {
  if (everything.test(pattern)) return pageRoute(path)
  return pattern === wholeApi ? unmatched : pattern
}

export function kindOf(path: string): 'api' | 'page' | 'file' {
  if (path.startsWith('/api/')) return 'api'
  return /\.\w{2,5}$/.test(path) ? 'file' : 'page'
}
