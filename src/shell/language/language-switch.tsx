import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { type Locale, locales } from '../../i18n/locale.ts'
import { useLanguageTag, useLocale } from '../../i18n/use-locale.ts'
import { useShellMessages } from '../use-shell-messages.ts'
import { inLanguage } from './in-language.ts'
import { countryKey, countryName, followCountry, readStored } from './language.ts'

// Hardly anybody corrects it.
const CountryChoice = lazy(() => import('../country/country-choice.tsx'))

const never = () => () => {}

const names: Record<Locale, string> = { fr: 'Français', en: 'English' }

/**
 * The query of the links as they were drawn: the server never sees the hash, and a page that is kept is drawn from those
 * parameters only that make it another page. The first drawing in the browser must be the same.
 */
const drawnQuery = () => document.querySelector<HTMLAnchorElement>('a[data-locale]')?.search ?? ''

/** A page does not say back whatever length it is asked with. */
const briefly = (search: string) => (search.length > longestDrawn ? '' : search)
const longestDrawn = 300

/** For the focus after the change of page: it is the same page to its reader. */
const translates = { translates: true }

/** This page in each language. */
export function LanguageSwitch({ label }: { label: string }) {
  const current = useLocale()
  const { search, hash } = useLocation()
  const shown = useSyncExternalStore(
    never,
    () => search + hash,
    () => (typeof document === 'undefined' ? briefly(search) : drawnQuery()),
  )
  const match = useMatches().at(-1)
  return (
    <nav className="seg" aria-label={label}>
      {locales.map((locale) => (
        <Link
          key={locale}
          to={inLanguage(locale, match, shown)}
          lang={locale}
          hrefLang={locale}
          data-locale={locale}
          preventScrollReset
          state={translates}
          data-keep-scroll=""
          aria-current={locale === current ? 'true' : undefined}
        >
          {names[locale]}
        </Link>
      ))}
    </nav>
  )
}

/** The country found for this browser, once one has been found, and a way to correct it. The head names it before the page runs. */
export function Country() {
  const words = useShellMessages().footer
  const tag = useLanguageTag()
  const country = useSyncExternalStore(
    followCountry,
    () => readStored(localStorage, countryKey),
    () => null,
  )
  const [changing, setChanging] = useState(false)
  if (country && changing)
    return (
      <Suspense>
        <CountryChoice country={country} onDone={() => setChanging(false)} />
      </Suspense>
    )
  return (
    <p data-country="" hidden={!country} suppressHydrationWarning>
      {words.country} <b suppressHydrationWarning>{country ? countryName(tag, country) : ''}</b>.{' '}
      {country && (
        <button type="button" className="button button--link" onClick={() => setChanging(true)}>
          {words.changeCountry}
        </button>
      )}
    </p>
  )
}
