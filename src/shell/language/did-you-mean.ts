import { type Locale, localeOfPath, locales } from '../../i18n/locale.ts'
import { href, type ScreenName, screens } from '../../screens.ts'

/** A path of one language under the prefix of another, or under none: the address that was probably meant. */
export function didYouMean(pathname: string): string | null {
  const shown = localeOfPath(pathname)
  const rest = (shown ? pathname.slice(3) : pathname).replace(/^\/+|\/+$/g, '').toLowerCase()
  for (const name of Object.keys(screens) as ScreenName[]) {
    const path: string | Record<Locale, string> = screens[name].path
    if (typeof path === 'string') continue
    const written = locales.find((locale) => path[locale] === rest)
    if (written) return href(name, shown ?? written)
  }
  return null
}
