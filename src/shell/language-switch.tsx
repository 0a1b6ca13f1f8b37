import { useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useMatches } from 'react-router'
import { type Locale, locales } from '../i18n/locale.ts'
import { inLanguage } from './in-language.ts'
import { countryKey, countryName, followCountry, keepCountry, readKept } from './language.ts'
import { useLanguageTag, useLocale } from './locale.tsx'
import type { ShellWords } from './words.ts'

const never = () => () => {}

const names: Record<Locale, string> = { fr: 'Français', en: 'English' }

/** This page in each language. */
export function LanguageSwitch({ label }: { label: string }) {
  const current = useLocale()
  const { search, hash } = useLocation()
  // The server never sees the hash, and one page is kept for many queries: the first drawing must not show them either.
  const shown = useSyncExternalStore(
    never,
    () => search + hash,
    () => '',
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
          aria-current={locale === current ? 'true' : undefined}
        >
          {names[locale]}
        </Link>
      ))}
    </nav>
  )
}

const offered = ['fr', 'be', 'ch', 'ca', 'lu', 'mc', 'ad', 'gb', 'us', 'au']
/** The country found for this browser, once one has been found, and a way to correct it. */
export function Country({ words }: { words: ShellWords['footer'] }) {
  const tag = useLanguageTag()
  const country = useSyncExternalStore(
    followCountry,
    () => readKept(localStorage, countryKey),
    () => null,
  )
  const [changing, setChanging] = useState(false)
  if (!country) return null
  if (!changing)
    return (
      <p>
        {words.country} <b>{countryName(tag, country)}</b>.{' '}
        <button type="button" className="button button--link" onClick={() => setChanging(true)}>
          {words.changeCountry}
        </button>
      </p>
    )
  const codes = offered.includes(country) ? offered : [country, ...offered]
  return (
    <p className="field country">
      <label htmlFor="country">{words.chooseCountry}</label>
      <select
        id="country"
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this list
        autoFocus
        value={country}
        onChange={(event) => keepCountry(localStorage, event.target.value)}
        onBlur={() => setChanging(false)}
      >
        {codes.map((code) => (
          <option key={code} value={code}>
            {countryName(tag, code)}
          </option>
        ))}
      </select>
    </p>
  )
}
