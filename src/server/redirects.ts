import { findCategory, findSubCategory } from '../catalog/catalog.ts'
import { defaultLocale, localeOfPath } from '../i18n/locale.ts'
import type { Config } from '../platform/config.ts'
import { href, type ScreenName, screenAt, screens } from '../screens.ts'

type Redirect = { to: string; status: number }

/** `/` goes to the default language, a known path without a prefix too, and no address ends with a slash. */
export function redirectOf(url: URL, config: Pick<Config, 'PUBLIC_ROOT_REDIRECT'>): Redirect | null {
  const { pathname, search } = url
  if (pathname === '/') return rootRedirect(config.PUBLIC_ROOT_REDIRECT, search)
  const clean = pathname.replace(/\/+$/, '')
  if (clean !== pathname && !pathname.startsWith('//')) return { to: clean + search, status: 301 }
  const known = localeOfPath(pathname) ? null : knownPath(pathname)
  return known ? { to: `/${defaultLocale}${known}${search}`, status: 302 } : null
}

/** To the screen of that name or that path, in the default language. */
function rootRedirect(wanted: Config['PUBLIC_ROOT_REDIRECT'], search: string): Redirect {
  const path = wanted?.path.replace(/^\/+|\/+$/g, '') ?? ''
  const to = path in screens ? href(path as ScreenName, defaultLocale) : `/${defaultLocale}${path && `/${path}`}`
  return { to: to + search, status: wanted?.statusCode ?? 302 }
}

/** Any two words would be a category and its sub-category: those are known only if the catalogue has them, in small letters. */
function knownPath(pathname: string): string | null {
  const name = screenAt(pathname, defaultLocale)?.name
  if (name !== 'specialities' && name !== 'sub-category') return name ? pathname : null
  const path = pathname.toLowerCase()
  const { category: slug = '', subCateg } = screenAt(path, defaultLocale)?.params ?? {}
  const category = findCategory(slug)
  return category && (name === 'specialities' || findSubCategory(category, subCateg ?? '')) ? path : null
}
