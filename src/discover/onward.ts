// Where a page about a subject leads on to: the texts to read about it, and the towns where somebody answers.
import { findCategory } from '../catalog/catalog.ts'
import type { TextLine } from '../content/contract.ts'
import type { Locale } from '../i18n/locale.ts'
import { href } from '../screens.ts'
import type { LocalCity } from './local/local-contract.ts'

const townsShown = 5

/** The towns where a category or sub-category has experts, each with its own page about it. */
export const townLinks = (cities: readonly LocalCity[], subject: string, locale: Locale) =>
  cities
    .slice(0, townsShown)
    .map(({ slug, name }) => ({ to: href('city', locale, { city: slug, theme: subject }), name }))

export const textLinks = (texts: readonly TextLine[], locale: Locale) =>
  texts.map(({ key, category, title, summary }) => {
    const field = category ? findCategory(category)?.name[locale] : undefined
    return { to: href('article', locale, { slug: key }), field, title, summary }
  })
