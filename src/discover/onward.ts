// Where a page about a subject leads on to: the texts to read about it, and the towns where somebody answers.
import { findCategory } from '../catalog/catalog.ts'
import type { ContentApi, TextLine } from '../content/contract.ts'
import type { Locale } from '../i18n/locale.ts'
import { href } from '../screens.ts'
import type { Reader } from '../server/context.ts'
import type { LocalApi } from './local-contract.ts'

const citiesShown = 5

/** The towns where a category or sub-category has experts, each with its own page about it. */
export async function citiesFor(read: Reader, subject: string, locale: Locale) {
  const { cities } = await read<LocalApi>()('GET /local/subjects/:subject', { params: { subject } })
  return cities
    .slice(0, citiesShown)
    .map(({ slug, name }) => ({ to: href('city', locale, { city: slug, theme: subject }), name }))
}

/** The articles of a category. */
export async function textsFor(read: Reader, category: string, locale: Locale) {
  const { texts } = await read<ContentApi>()('GET /texts', { query: { kind: 'article', locale, category } })
  return texts.map((text) => textLink(text, locale))
}

export function textLink({ key, category, title, summary }: TextLine, locale: Locale) {
  const field = category ? findCategory(category)?.name[locale] : undefined
  return { to: href('article', locale, { slug: key }), field, title, summary }
}
