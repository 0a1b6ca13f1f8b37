import { documentsCache, keptPrefix } from '../../api/token.ts'
import { brand } from '../../brand.ts'
import type { Locale } from '../../i18n/locale.ts'
import { displayedLine } from '../../safety/displayed-line.ts'
import { codesWithNumbersOf } from '../../safety/location/countries.ts'
import { type EmergencyCountry, type EmergencyLine, emergencyCountries } from '../../safety/numbers/emergency-line.ts'
import { countryNames, lines } from '../../safety/numbers/lines-by-country.ts'
import { href } from '../../screens.ts'
import { countryKey } from '../../shell/language/language.ts'
import { longestLife } from '../../shell/offline/kept-readings.ts'
import { emergencyPath, wordsIn } from './emergency-page.ts'
import type { AppMessages } from './messages.ts'
import { runOfflinePage } from './offline-list.ts'

/** The brand's symbol, as in `public/symbol.svg`, which is not available offline either. */
const symbol =
  '<svg aria-hidden="true" width="40" height="40" viewBox="0 0 64 64"><path fill="#2f6b54" d="M10 4h28l22 22v28a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z"/><path fill="#e8a45c" d="M38 4l22 22H44a6 6 0 0 1-6-6z"/><path fill="none" stroke="#fbf7ec" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M18 44l13-14 13 14"/></svg>'

/** Self-contained: without a connection neither stylesheets nor fonts are available. */
const style = `
:root { color-scheme: light dark; --paper: #f7f6f1; --sheet: #fdfcf8; --ink: #12262a; --rule: #c9cfca; --pine: #16513e; --on-pine: #fdfcf8 }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1a1c; --sheet: #17262a; --ink: #f0f1ea; --rule: #44585a; --pine: #8fdcbb; --on-pine: #0d211a } }
* { box-sizing: border-box; margin: 0 }
body { min-height: 100vh; display: grid; place-content: center; padding: 1.25rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 "Atkinson Hyperlegible Next", Verdana, system-ui, sans-serif }
main { max-width: 31rem; padding: clamp(1.5rem, 6vw, 2.5rem); background: var(--sheet); border: 1px solid var(--rule); border-radius: 12px; border-top-right-radius: 44px }
header { display: flex; align-items: center; gap: .75rem; font-weight: 700 }
h2 { margin-bottom: .5rem; font-size: 1.125rem }
h1 { margin: 1.5rem 0 .75rem; font-size: clamp(1.75rem, 7vw, 2.25rem); line-height: 1.15; letter-spacing: -.015em }
p + p { margin-top: .75rem }
a { display: inline-flex; align-items: center; min-height: 48px; margin: 1.5rem 0; padding: 0 1.25rem; background: var(--pine); color: var(--on-pine); border-radius: 8px; font-weight: 650; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
small { display: block; padding-top: 1rem; border-top: 1px solid var(--rule); font-size: .9375rem }
.calls { display: grid; gap: .5rem; margin-top: .75rem; padding: 0; list-style: none }
.calls a { display: grid; grid-template-columns: minmax(5.5rem, max-content) 1fr; gap: 0 1rem; width: 100%; min-height: 60px; margin: 0; padding: .5rem 1rem; line-height: 1.3 }
.calls b { font-size: 1.75rem; white-space: nowrap }
.calls span { font-weight: 400; font-size: .9375rem }
[data-countries] h2 { margin: .75rem 0 0; font-size: 1.0625rem }
[hidden] { display: none }
.kept { margin-bottom: 1rem }
.kept[hidden] { display: none }
.kept ul { padding: 0; list-style: none }
.kept li + li { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--rule) }
.kept a { min-height: 44px; margin: 0; padding: 0; background: none; color: inherit; text-decoration: underline; overflow-wrap: anywhere }
.all { padding: 0; border: 0 }
small a { min-height: 44px; margin: 0; padding: 0; background: none; color: inherit; text-decoration: underline }
@media (forced-colors: active) { a { border: 2px solid LinkText } }
`

/** Named by its hash in the page's policy. */
export function offlineScript({ offline }: AppMessages): string {
  const words = { conversation: offline.conversation, answer: offline.answer, back: offline.back }
  const names = { cache: documentsCache, prefix: keptPrefix, life: longestLife, country: countryKey }
  return `(${runOfflinePage})(document,${JSON.stringify(words)},${JSON.stringify(names)})`
}

/** Where a reader of this language most likely is, as long as the browser knows no country. */
const likely: Record<Locale, EmergencyCountry | null> = { fr: 'fr', en: null }
/** Where no country is likely: the first number of each, with whoever shares it. */
const anywhere: readonly (readonly [EmergencyCountry, ...EmergencyCountry[]])[] = [['gb'], ['us', 'ca'], ['eu']]

/** Who comes, and who listens at once. */
function mainLines(country: EmergencyCountry): EmergencyLine[] {
  const { any, medical = [], police = [], fire = [], text = [], suicide = [] } = lines[country]
  const main = [...medical.slice(0, 1), ...police, ...fire.slice(0, 1), ...text, ...suicide.slice(0, 1), ...any]
  const once = main.filter(({ dial }, at) => main.findIndex((line) => line.dial === dial) === at)
  return once.map((line) => any.find(({ dial }) => dial === line.dial) ?? line)
}

function numbersIn(country: EmergencyCountry, locale: Locale): string {
  const codes = codesWithNumbersOf(country).join(' ')
  const links = mainLines(country).map((line) => callLink(line, locale))
  return `<section data-countries="${codes}"${likely[locale] === country ? '' : ' hidden'}><h2>${countryNames[country][locale]}</h2><ul class="calls">${links.join('')}</ul></section>`
}

/** In the place of one country's numbers: one for each. */
function numbersAnywhere(locale: Locale): string {
  if (likely[locale]) return ''
  const links = anywhere.map((countries) => {
    const where = countries.map((country) => countryNames[country][locale]).join(', ')
    return callLink(lines[countries[0]].any[0], locale, where)
  })
  return `<section data-countries=""><ul class="calls">${links.join('')}</ul></section>`
}

function callLink(line: EmergencyLine | undefined, locale: Locale, where?: string): string {
  if (!line) return ''
  const { number, href: dial, who } = displayedLine(line, locale, wordsIn[locale].screen)
  return `<li><a href="${dial}"><b>${number}</b> <span>${where ? `${where}<br>${who}` : who}</span></a></li>`
}

/** The page shown when a page cannot be fetched. Its link requests that same page again. */
export function offlinePage(locale: Locale, messages: AppMessages): string {
  const { offline, requests } = messages
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${offline.title} | ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>${symbol}<span>${brand.name}</span></header>
<h1>${offline.title}</h1>
<p>${offline.urgent}</p>
${numbersAnywhere(locale)}${emergencyCountries
  .filter((country) => country !== 'other')
  .map((country) => numbersIn(country, locale))
  .join('\n')}
<small class="all"><a href="${emergencyPath(locale)}">${offline.numbers}</a></small>
<p>${offline.text}</p>
<p>${offline.check}</p>
<p id="back" role="status"></p>
<a id="again" href="">${offline.retry}</a>
<section class="kept" hidden aria-labelledby="kept-title"><h2 id="kept-title">${offline.readable}</h2><ul id="kept"></ul></section>
<small data-kept>${offline.kept} <a href="${href('my-requests', locale)}">${requests}</a></small>
</main>
<script>${offlineScript(messages)}</script>
</body>
</html>
`
}

export const offlineStyle = style
