import { articleFacts } from '../../../content/kinds.ts'
import { pricePlaceholders } from '../../../content/price-placeholders.ts'
import { publishedForAssistant } from '../../../content/server/views.ts'
import { stagesOf } from '../../../content/stages.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import type { Dossier } from '../../../platform/assistant/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { plainTextOf } from './plain-text.ts'

/**
 * The published texts of the language. Quotable are the category's own articles that hold in the client's country and
 * need not be read again (`today`, `YYYY-MM-DD`), and the FAQ where the client asks about the product.
 */
export async function library(
  { db, config }: Pick<Ports, 'db' | 'config'>,
  locale: Locale,
  category: string,
  country: string,
  today: string,
): Promise<Dossier['library']> {
  const texts = await publishedForAssistant(db, locale, category)
  const prices = pricePlaceholders(locale, {
    first: config.FIRST_PRICE,
    plan: config.PLAN_PRICE,
    firstDays: config.FIRST_PERIOD_DAYS,
  })
  return texts.map(({ kind, slug, title, body, category: of, facts, day, version }) => {
    const text = fill(plainTextOf(body), prices)
    if (kind === 'faq') return { title, url: `${href('faq', locale)}#${slug}`, text, house: true, date: day }
    const holds = articleFacts.parse(facts)
    const revised = version === 1 ? (holds.revised ?? day) : day
    return {
      title,
      url: href('article', locale, { slug }),
      text,
      about: holds.about,
      country: holds.country,
      date: revised,
      stages: stagesOf(slug, locale),
      quotable:
        of === category &&
        (holds.country === 'any' || holds.country === country) &&
        today < (holds.until ?? yearAfter(revised)),
    }
  })
}

const yearAfter = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
