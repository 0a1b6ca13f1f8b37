import { brand } from '../../brand.ts'
import { day } from '../../i18n/format.ts'
import { type Locale, locales } from '../../i18n/locale.ts'
import { withColon } from '../../i18n/non-breaking.ts'
import { fill } from '../../i18n/text.ts'
import { displayedLine } from '../../safety/displayed-line.ts'
import { messages as en } from '../../safety/messages.en.ts'
import { messages as fr } from '../../safety/messages.fr.ts'
import { type EmergencyCountry, emergencyCountries, emergencyServices } from '../../safety/numbers/emergency-line.ts'
import { countryNames, lines } from '../../safety/numbers/lines-by-country.ts'
import { sources } from '../../safety/numbers/sources.ts'
import type { SafetyMessages } from '../../safety/screen.ts'
import { href } from '../../screens.ts'

export const emergencyPath = (locale: Locale) => `/${locale}/urgence`

/** Where a reader of this language most likely is; a mobile passes 112 on almost everywhere. */
const anyEmergency: Record<Locale, readonly string[]> = { fr: ['112'], en: ['112', '999', '911'] }

/** Links that dial, for who needs help and reads no further. */
const callLinks = (locale: Locale) =>
  anyEmergency[locale]
    .map((number) => `<a href="tel:${number}">${fill(wordsIn[locale].screen.call, { number })}</a>`)
    .join(' ')

/**
 * Whoever opened this page only has no other that lets the worker in, and may have no network when they need it again. The
 * page's policy names this script by its hash.
 */
export const registration = `'serviceWorker' in navigator && navigator.serviceWorker.register('/sw.js').catch(function () {})`

/** The page is self-contained, like the offline page: no other file. */
export const emergencyStyle = `
:root { color-scheme: light dark; --paper: #f7f6f1; --ink: #12262a; --soft: #3c4c4e; --rule: #c9cfca; --focus: #2c5aa0 }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1a1c; --ink: #f0f1ea; --soft: #cdd4cb; --rule: #44585a; --focus: #f0c674 } }
* { box-sizing: border-box; margin: 0 }
body { padding: 1.25rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 "Atkinson Hyperlegible Next", Verdana, system-ui, sans-serif; overflow-wrap: anywhere }
body > * { max-width: 44rem; margin-inline: auto }
a { color: inherit; text-underline-offset: .2em }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; justify-content: space-between }
header a, nav a { display: inline-flex; align-items: center; min-height: 48px }
h1 { margin: 1.5rem 0 .5rem; font-size: clamp(1.9rem, 7vw, 2.6rem); line-height: 1.1; letter-spacing: -.015em }
.calls { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1.25rem }
.calls a { display: inline-flex; align-items: center; min-height: 52px; padding: 0 1.25rem; background: var(--ink); color: var(--paper); border-radius: 8px; font-size: 1.1875rem; font-weight: 700; text-decoration: none }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 1rem 0; padding: 0; list-style: none }
section { margin-top: 2rem; scroll-margin-top: 1rem }
h2 { padding-bottom: .5rem; border-bottom: 2px solid var(--ink); font-size: 1.45rem }
section li { display: grid; grid-template-columns: 14.5rem 1fr; gap: .125rem 1.25rem; align-items: center; padding: .5rem 0; border-bottom: 1px solid var(--rule) }
section ul { padding: 0; list-style: none }
.number { display: inline-flex; align-items: center; justify-self: start; min-height: 48px; font-size: 1.35rem; font-weight: 700; white-space: nowrap }
b { display: block }
small { color: var(--soft); font-size: .9375rem }
small a { display: inline-block; padding: .25rem 0 }
footer { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--rule) }
@media (max-width: 36rem) { section li { grid-template-columns: 1fr } }
@media (forced-colors: active) { .calls a { border: 2px solid LinkText } }
@media print { header, nav, footer { display: none } section { break-inside: avoid } }
`

export const wordsIn: Record<Locale, SafetyMessages> = { fr, en }
/** The country whose numbers come first for readers of a language. */
const nearest: Record<Locale, EmergencyCountry> = { fr: 'fr', en: 'gb' }

/** Every number of every country, with its source; the service worker caches it for use without a network. */
export function emergencyPage(locale: Locale): string {
  const { page } = wordsIn[locale]
  const first = nearest[locale]
  const countries = [first, ...emergencyCountries.filter((country) => country !== first)]
  const links = countries.map((country) => `<li><a href="#${country}">${countryNames[country][locale]}</a></li>`)
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.title} | ${brand.name}</title>
<style>${emergencyStyle}</style>
</head>
<body>
<header><a href="${href('home', locale)}">${brand.name}, ${page.home.toLowerCase()}</a>${otherLanguage(locale)}</header>
<main>
<h1>${page.title}</h1>
<p>${page.lead}</p>
<p class="calls">${callLinks(locale)}</p>
<nav aria-label="${page.countries}"><ul>${links.join('')}</ul></nav>
${countries.map((country) => section(country, locale)).join('\n')}
</main>
<script>${registration}</script>
</body>
</html>
`
}

function otherLanguage(locale: Locale): string {
  const other = locales.find((one) => one !== locale) ?? locale
  return `<a href="${emergencyPath(other)}" lang="${other}" hreflang="${other}">${wordsIn[other].page.title}</a>`
}

function section(country: EmergencyCountry, locale: Locale): string {
  const items = emergencyServices.flatMap((service) =>
    (lines[country][service] ?? []).map((line) => {
      const { number, href: dial, who, label } = displayedLine(line, locale, wordsIn[locale].screen)
      const what = wordsIn[locale].page.services[service]
      return `<li><a class="number" href="${dial}" aria-label="${label}, ${who}">${number}</a><div><b>${what}</b>${who === what ? '' : `${who}<br>`}<small>${sourceOf(country, line.dial, locale)}</small></div></li>`
    }),
  )
  return `<section id="${country}" aria-labelledby="${country}-name"><h2 id="${country}-name">${countryNames[country][locale]}</h2><ul>${items.join('')}</ul></section>`
}

function sourceOf(country: EmergencyCountry, dial: string, locale: Locale): string {
  const source = sources[country][dial]
  if (!source) throw new Error(`${country} ${dial} has no source`)
  const { page } = wordsIn[locale]
  const host = new URL(source.url).hostname.replace(/^www\./, '')
  const link = `<a href="${source.url}" rel="noreferrer">${host}</a>`
  if (!source.read) return `${withColon(locale, page.unread)} ${link}`
  return `${withColon(locale, page.source)} ${link}, ${fill(page.read, { date: day(locale, `${source.read}T12:00:00Z`) })}`
}
