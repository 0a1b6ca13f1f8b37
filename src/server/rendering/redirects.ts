import { findCategory, findSubCategory } from '../../catalog/catalog.ts'
import { defaultLocale, type Locale, localeOfPath } from '../../i18n/locale.ts'
import type { Config } from '../../platform/config.ts'
import { screenAt, screenOfPath } from '../../screen-at.ts'
import { href, type ScreenName, screenOf, screens } from '../../screens.ts'

type Redirect = { to: string; status: number }

/**
 * Redirects `/` and a known path without a prefix to the default language, removes a trailing slash and what the payment
 * provider adds to an address, and puts slugs in lower case.
 */
export function redirectOf(url: URL, config: Pick<Config, 'PUBLIC_ROOT_REDIRECT'>): Redirect | null {
  const { pathname, search } = url
  if (pathname === '/') return rootRedirect(config.PUBLIC_ROOT_REDIRECT, search)
  const clean = pathname.replace(/\/+$/, '')
  if (clean !== pathname && !pathname.startsWith('//')) return { to: clean + search, status: 301 }
  const locale = localeOfPath(pathname)
  if (locale && hasCapitals(pathname, locale)) return { to: pathname.toLowerCase() + search, status: 301 }
  if (locale) return withoutPayment(url)
  const known = knownPath(pathname)
  return known ? { to: `/${defaultLocale}${known}${search}`, status: 302 } : null
}

/** To the screen of that name or that path, in the default language. */
function rootRedirect(wanted: Config['PUBLIC_ROOT_REDIRECT'], search: string): Redirect {
  const path = wanted?.path.replace(/^\/+|\/+$/g, '') ?? ''
  const to = path in screens ? href(path as ScreenName, defaultLocale) : `/${defaultLocale}${path && `/${path}`}`
  return { to: to + search, status: wanted?.statusCode ?? 302 }
}

/** What the provider's browser code adds to the address that a bank's page returns to. */
const paymentParameters = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]

/**
 * Where a payment is made, the client secret of one stays in no address: neither in the history nor in a link that is
 * passed on. Nothing reads these parameters, as the server asks the provider.
 */
function withoutPayment({ pathname, searchParams }: URL): Redirect | null {
  const kept = new URLSearchParams(searchParams)
  for (const name of paymentParameters) kept.delete(name)
  const screen = kept.size < searchParams.size && screenOfPath(pathname)
  if (!screen || screenOf(screen).kind !== 'checkout') return null
  return { to: pathname + (kept.size > 0 ? `?${kept}` : ''), status: 302 }
}

const slugs = ['slug', 'category', 'subCateg', 'categ', 'city', 'department']

/**
 * Whether a slug has capitals, where the category is in the catalogue. Our own path words match in any case, and a
 * department's code (2A) redirects to its name at once.
 */
function hasCapitals(pathname: string, locale: Locale): boolean {
  const { name, params = {} } = screenAt(pathname.slice(3), locale) ?? {}
  const written = slugs.some((slug) => /^(?!\d[AB]$)[\w-]*[A-Z][\w-]*$/.test(params[slug] ?? ''))
  if (!written || (name !== 'specialities' && name !== 'sub-category')) return written
  return knownPath(pathname.slice(3)) !== null
}

/**
 * Any two segments could be a category and its sub-category: only those in the catalogue count, in lower case. An expert's
 * checkout has its address in each language (specification, section 2), and none without.
 */
function knownPath(pathname: string): string | null {
  const name = screenAt(pathname, defaultLocale)?.name
  if (name === 'checkout-expert') return null
  if (name !== 'specialities' && name !== 'sub-category') return name ? pathname : null
  const path = pathname.toLowerCase()
  const { category: slug = '', subCateg } = screenAt(path, defaultLocale)?.params ?? {}
  const category = findCategory(slug)
  return category && (name === 'specialities' || findSubCategory(category, subCateg ?? '')) ? path : null
}
