import ical from 'ical-generator'
import type { z } from 'zod'
import { brand } from '../../../brand.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { fill } from '../../../i18n/text.ts'
import { versionsOf } from '../../answers/contribution.ts'
import type { Contribution } from '../../shapes.ts'

const translated = {
  fr: 'Traduit automatiquement. Texte original\u00a0: {original}',
  en: 'Translated automatically. Original text: {original}',
}

/**
 * The deadlines of an answer as whole-day events, each with a reminder two days before. In the client's language where they
 * read the answer in translation, which the event then says, with the words as the expert wrote them.
 */
export function deadlinesCalendar(
  { id, title, locale }: { id: string; title: string; locale: Locale },
  contributions: readonly z.input<typeof Contribution>[],
): string {
  const calendar = ical({ name: title, prodId: { company: brand.name, product: 'deadlines' } })
  const deadlines = versionsOf(contributions).flatMap(({ current: { answer, translation } }) =>
    (answer?.deadlines ?? []).map(({ date, what }, nth) => ({
      date,
      what,
      inOther: translation?.answer?.deadlines[nth]?.what,
    })),
  )
  deadlines.forEach(({ date: day, what, inOther }, index) => {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
    calendar
      .createEvent({
        id: `${id}-${index}@${brand.siteHost}`,
        start: new Date(year, month - 1, date),
        allDay: true,
        summary: inOther ?? what,
        description: inOther ? `${title}\n${fill(translated[locale], { original: what })}` : title,
      })
      .createAlarm({ type: 'display' as never, trigger: 2 * 24 * 3600 })
  })
  return calendar.toString()
}
