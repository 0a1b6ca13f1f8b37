import { findCategory, findSubCategory } from '../../catalog/catalog.ts'
import { defaultLocale, type Locale, localeOfPath } from '../../i18n/locale.ts'
import type { Config } from '../../platform/config.ts'
import { href, type ScreenName, screenAt, screens } from '../../screens.ts'

type Redirect = { to: string; status: number }

/**
 * `/` goes to the default language, a known path without a prefix too, no address ends with a slash, and a slug has
 * small letters.
 */
export function redirectOf(url: URL, config: Pick<Config, 'PUBLIC_ROOT_REDIRECT'>): Redirect | null {
  const { pathname, search } = url
  if (pathname === '/') return rootRedirect(config.PUBLIC_ROOT_REDIRECT, search)
  const clean = pathname.replace(/\/+$/, '')
  if (clean !== pathname && !pathname.startsWith('//')) return { to: clean + search, status: 301 }
  const locale = localeOfPath(pathname)
  if (locale) return hasCapitals(pathname, locale) ? { to: pathname.toLowerCase() + search, status: 301 } : null
  const known = knownPath(pathname)
  return known ? { to: `/${defaultLocale}${known}${search}`, status: 302 } : null
}

/** To the screen of that name or that path, in the default language. */
function rootRedirect(wanted: Config['PUBLIC_ROOT_REDIRECT'], search: string): Redirect {
  const path = wanted?.path.replace(/^\/+|\/+$/g, '') ?? ''
  const to = path in screens ? href(path as ScreenName, defaultLocale) : `/${defaultLocale}${path && `/${path}`}`
  return { to: to + search, status: wanted?.statusCode ?? 302 }
}

const slugs = ['slug', 'category', 'subCateg', 'categ', 'city', 'department']

/**
 * In a slug, where that of a category is one of the catalogue's. Words of our own are read whatever their capitals, and a
 * department's number (2A) leads to its name in one go.
 */
function hasCapitals(pathname: string, locale: Locale): boolean {
  const { name, params = {} } = screenAt(pathname.slice(3), locale) ?? {}
  const written = slugs.some((slug) => /^(?!\d[AB]$)[\w-]*[A-Z][\w-]*$/.test(params[slug] ?? ''))
  if (!written || (name !== 'specialities' && name !== 'sub-category')) return written
  return knownPath(pathname.slice(3)) !== null
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
