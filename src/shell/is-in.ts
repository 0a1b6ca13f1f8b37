import type { Locale } from '../i18n/locale.ts'

/** A page that names its own address and none in that language is not to be had in it. */
export function isIn(head: Pick<ParentNode, 'querySelector'>, locale: Locale): boolean {
  const named = head.querySelector('link[rel="canonical"]')
  return !named || head.querySelector(`link[rel="alternate"][hreflang="${locale}"]`) !== null
}
