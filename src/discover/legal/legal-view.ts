import { brand } from '../../brand.ts'
import type { PublishedText } from '../../content/contract.ts'
import { legalPlaceholders } from '../../content/legal-placeholders.ts'
import { inlineToText, parseProse } from '../../content/prose.ts'
import { fitDescription, fitTitle } from '../../content/title-and-description.ts'
import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import { en } from '../library.text.en.ts'
import { fr } from '../library.text.fr.ts'

/** A page of the law with the operator's data and the prices in place, and its contents. */
export function legalView(locale: Locale, text: PublishedText, prices: Parameters<typeof legalPlaceholders>[1]) {
  const words = (locale === 'fr' ? fr : en).legal
  const blocks = parseProse(fill(text.body, legalPlaceholders(locale, prices)))
  const version = fill(words.version, { version: text.version, date: day(locale, text.updatedAt) })
  return {
    words: {
      ...words,
      title: fitTitle(fill(words.title, { title: text.title, brand: brand.name })),
      description: fitDescription(text.summary, `${version}.`),
      version,
    },
    here: text.key,
    title: text.title,
    summary: text.summary,
    updatedAt: text.updatedAt,
    blocks,
    contents: blocks.flatMap((block) =>
      block.kind === 'heading' ? [{ id: block.id, text: inlineToText(block.text) }] : [],
    ),
  }
}
export type LegalView = ReturnType<typeof legalView>

export function legalMeta({ loaderData }: { loaderData?: LegalView }) {
  if (!loaderData) return []
  const { words, title } = loaderData
  return [
    { title: words.title },
    { name: 'description', content: words.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.description },
    { property: 'og:type', content: 'website' },
  ]
}
