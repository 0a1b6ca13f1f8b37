import { openCategories } from '../catalog/open.ts'
import type { Locale } from '../i18n/locale.ts'
import { closedNotice } from '../questions/fields/closed-notice.ts'

/** For loaders: what a page of this category says in the place of its box; `null` where one may ask. */
export function closedHere({ takesHealth }: { takesHealth: boolean }, category: string, locale: Locale) {
  return openCategories(takesHealth)(category) ? null : closedNotice(locale)
}
