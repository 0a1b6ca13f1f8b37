import { priceWords } from '../../content/price-words.ts'
import { publishedFor } from '../../content/server/store.ts'
import type { Locale } from '../../i18n/locale.ts'
import { fill } from '../../i18n/text.ts'
import type { Dossier } from '../../platform/assistant/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { href } from '../../screens.ts'

/** The published texts that the assistant may quote in this category. */
export async function library(
  { db, config }: Pick<Ports, 'db' | 'config'>,
  locale: Locale,
  category: string,
): Promise<Dossier['library']> {
  const texts = await publishedFor(db, locale, category)
  const prices = priceWords(locale, {
    first: config.FIRST_PRICE,
    plan: config.PLAN_PRICE,
    firstDays: config.FIRST_PERIOD_DAYS,
  })
  return texts.map((text) => ({
    title: text.title,
    url: text.kind === 'faq' ? `${href('faq', locale)}#${text.slug}` : href('article', locale, { slug: text.slug }),
    text: fill(plain(text.body), prices),
  }))
}

/** Markdown without its signs, because a quotation is found word for word in what is shown. */
function plain(markdown: string): string {
  return markdown
    .replace(/^#+\s+/gm, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*_`>]/g, '')
    .replace(/^\s*[-+]\s+/gm, '')
}
