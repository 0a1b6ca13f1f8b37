import { openWith } from '../catalog/open.ts'
import type { Locale } from '../i18n/locale.ts'
import { closedNotice } from '../questions/closed.ts'

/** For loaders: what a page of this category says in the place of its box; `null` where one may ask. */
export function closedHere({ takesHealth }: { takesHealth: boolean }, category: string, locale: Locale) {
  return openWith(takesHealth)(category) ? null : closedNotice(locale)
}
