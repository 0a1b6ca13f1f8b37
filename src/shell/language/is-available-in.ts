import type { Locale } from '../../i18n/locale.ts'

/** A page that names its own address and none in that language is not to be had in it, and one that failed in none. */
export function isAvailableIn(page: Pick<ParentNode, 'querySelector'>, locale: Locale): boolean {
  if (page.querySelector('main[data-failed]')) return false
  const named = page.querySelector('link[rel="canonical"]')
  return !named || page.querySelector(`link[rel="alternate"][hreflang="${locale}"]`) !== null
}
