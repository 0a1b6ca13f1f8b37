import { useLocation, useMatches, useRouteError } from 'react-router'
import { brand } from '../../brand.ts'
import { defaultLocale, type Locale, languageTag, locales } from '../../i18n/locale.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { sameScreenIn } from '../../screen-at.ts'
import { handleOf } from '../handle.ts'

const underscored = (tag: string) => tag.replace('-', '_')

/** The second page of a list has an address of its own; all else that an address may ask for is the same page. */
const partOf = (search: string) => /^\?page=(?!1$)\d+$/.exec(search)?.[0] ?? ''

/** The address of the page for search engines: canonical, both languages, and Open Graph's words for them; none of a page that failed. */
export function Alternates({ siteUrls }: { siteUrls: Record<Locale, string> }) {
  const locale = useLocale()
  const matches = useMatches()
  const match = matches.at(-1)
  const { search } = useLocation()
  const failed = Boolean(useRouteError())
  const { ownCanonical, paged } = handleOf(matches)
  const part = paged ? partOf(search) : ''
  const paths = locales.map((one) => [one, sameScreenIn(one, match?.id, match?.params ?? {}, part)] as const)
  if (failed || ownCanonical || paths.some(([, path]) => !path)) return null
  // Addresses are read whatever their capitals: these name the one that counts.
  const pathIn = (wanted: Locale) => siteUrls[wanted] + paths.find(([one]) => one === wanted)?.[1]
  return (
    <>
      <link rel="canonical" href={pathIn(locale)} />
      {paths.map(([one, path]) => (
        <link key={one} rel="alternate" hrefLang={one} href={siteUrls[one] + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pathIn(defaultLocale)} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={pathIn(locale)} />
      <meta property="og:locale" content={underscored(languageTag[locale])} />
      {locales
        .filter((one) => one !== locale)
        .map((one) => (
          <meta key={one} property="og:locale:alternate" content={underscored(languageTag[one])} />
        ))}
    </>
  )
}
