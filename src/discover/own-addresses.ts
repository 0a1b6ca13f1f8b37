import { brand } from '../brand.ts'
import { defaultLocale, type Locale, languageTag, locales } from '../i18n/locale.ts'
import { href, type ScreenName } from '../screens.ts'

type Where = {
  sites: Record<Locale, string>
  locale: Locale
  screen: ScreenName
  values: Record<string, string>
  /** There is nothing to be found in the other language: it is not named. */
  alone: boolean
}

/** What a page says to machines about its addresses, where that depends on what is published in each language. */
export function ownAddresses({ sites, locale, screen, values, alone }: Where) {
  const addressIn = (one: Locale) => sites[one] + href(screen, one, values)
  const link = (rel: string, to: string, hrefLang?: Locale | 'x-default') => ({
    tagName: 'link',
    rel,
    ...(hrefLang ? { hrefLang } : {}),
    href: to,
  })
  const property = (name: string, content: string) => ({ property: name, content })
  const tagOf = (one: Locale) => languageTag[one].replace('-', '_')
  const shown = alone ? [] : locales
  return [
    link('canonical', addressIn(locale)),
    ...shown.map((one) => link('alternate', addressIn(one), one)),
    ...(alone ? [] : [link('alternate', addressIn(defaultLocale), 'x-default')]),
    property('og:site_name', brand.name),
    property('og:url', addressIn(locale)),
    property('og:locale', tagOf(locale)),
    ...shown.filter((one) => one !== locale).map((one) => property('og:locale:alternate', tagOf(one))),
  ]
}
