import type { UIMatch } from 'react-router'
import type { Locale } from '../../i18n/locale.ts'
import { sameScreenIn } from '../../screen-at.ts'
import { href } from '../../screens.ts'

/** What a loader may say of a page that is not to be had in the other language: the path there that comes nearest. */
export type SingleLanguage = { nearest?: string }

/** The way to this page in a language, with its query and hash; to what comes nearest, or home, where it is not there. */
export function inLanguage(locale: Locale, match: UIMatch | undefined, rest: string): string {
  const { nearest } = (match?.loaderData ?? {}) as SingleLanguage
  if (nearest?.startsWith(`/${locale}/`)) return nearest
  return sameScreenIn(locale, match?.id, match?.params ?? {}, rest) || href('home', locale)
}
