import type { ExpertCard } from '../../experts/contract.ts'
import { businessTimeZone, day, hour } from '../../i18n/format.ts'
import { type Locale, languageTag } from '../../i18n/locale.ts'
import { fill, type MessagesLike, plural } from '../../i18n/text.ts'
import type { fr } from '../local/local.text.fr.ts'

type Words = MessagesLike<typeof fr>['plaque']

export type ExpertRow = {
  id: string
  slug: string
  name: string
  portrait: string
  of: string
  checked: string | null
  /** « 4,8 sur 5, 12 avis ». */
  rating: string | null
  notes: string[]
}

const decimals = {
  fr: new Intl.NumberFormat(languageTag.fr, { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(languageTag.en, { maximumFractionDigits: 1 }),
}

/** A slot is never further away than a week. */
const inWeek = { weekday: 'long', timeZone: businessTimeZone } as const
const weekdays = {
  fr: new Intl.DateTimeFormat(languageTag.fr, inWeek),
  en: new Intl.DateTimeFormat(languageTag.en, inWeek),
}

/** An expert in a list that may be kept: who is here now is not in it. `slot`: when they are there next, if asked. */
export function expertRow(card: ExpertCard, locale: Locale, words: Words, slot?: string): ExpertRow {
  const title = card.titles[0]
  const { rating } = card
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    portrait: card.portrait,
    of: fill(words.of, { profession: card.profession, city: card.city }),
    checked: title
      ? fill(words.checked, { title: title.label, date: day(locale, title.checkedOn).replaceAll(' ', '\u00a0') })
      : null,
    rating:
      rating &&
      `${fill(words.mean, { mean: decimals[locale].format(rating.mean) })}, ${plural(languageTag[locale], words.reviews, rating.count)}`,
    notes: [
      ...(slot ? [fill(words.slot, { day: weekdays[locale].format(new Date(slot)), hour: hour(locale, slot) })] : []),
      ...(card.languages.includes('en') && locale === 'fr' ? [words.english] : []),
      ...(card.receiving ? [words.receives] : []),
    ],
  }
}
