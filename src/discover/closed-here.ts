import { openWith } from '../catalog/open.ts'
import type { Locale } from '../i18n/locale.ts'
import { closedNotice } from '../questions/closed.ts'
import type { PublicConfig } from '../server/public-config.ts'

/** For loaders: what a page of this category says in the place of its box; `null` where one may ask. */
export function closedHere({ takesHealth }: Pick<PublicConfig, 'takesHealth'>, category: string, locale: Locale) {
  return openWith(takesHealth)(category) ? null : closedNotice(locale)
}
