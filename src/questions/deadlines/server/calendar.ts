import { createHash } from 'node:crypto'
import ical, { ICalEventStatus } from 'ical-generator'
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

type Given = { date: string; what: string; inOther?: string | undefined }

const deadlinesIn = ({ answer, translation }: z.input<typeof Contribution>): Given[] =>
  (answer?.deadlines ?? []).map(({ date, what }, nth) => ({
    date,
    what,
    inOther: translation?.answer?.deadlines[nth]?.what,
  }))

const same = (one: Given) => (other: Given) => one.date === other.date && one.what === other.what

const eachOnce = (all: readonly Given[]) => all.filter((one, at) => all.findIndex(same(one)) === at)

/** How often a deadline went and came back over the versions of a contribution. */
const changesOf = (deadline: Given) => (all: readonly Given[][]) => {
  const there = all.map((given) => given.some(same(deadline)))
  const since = there.includes(true) ? there.slice(there.indexOf(true)) : []
  return since.filter((is, at) => at > 0 && is !== since[at - 1]).length
}

/**
 * The deadlines of an answer as whole-day events, each with a reminder two days before. In the client's language where they
 * read the answer in translation, which the event then says, with the words as the expert wrote them. An event is known by
 * its day and its words (`UID`, RFC 5545 3.8.4.7): what a correction took back is there as cancelled, for calendars that have it.
 */
export function deadlinesCalendar(
  { id, title, locale }: { id: string; title: string; locale: Locale },
  contributions: readonly z.input<typeof Contribution>[],
): string {
  const calendar = ical({ name: title, prodId: { company: brand.name, product: 'deadlines' } })
  const versions = versionsOf(contributions).map(({ current, earlier }) =>
    [current, ...earlier].reverse().map(deadlinesIn),
  )
  const standing = eachOnce(versions.flatMap((all) => all.at(-1) ?? []))
  const before = eachOnce(versions.flatMap((all) => all.slice(0, -1).flat().reverse()))
  const takenBack = before.filter((one) => !standing.some(same(one)))
  for (const deadline of [...standing, ...takenBack]) {
    const { date: day, what, inOther } = deadline
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
    const known = createHash('sha256').update(`${day} ${what}`).digest('hex').slice(0, 16)
    const event = calendar.createEvent({
      id: `${id}-${known}@${brand.siteHost}`,
      start: new Date(year, month - 1, date),
      allDay: true,
      summary: inOther ?? what,
      description: inOther ? `${title}\n${fill(translated[locale], { original: what })}` : title,
    })
    event.sequence(Math.max(...versions.map(changesOf(deadline))))
    if (takenBack.includes(deadline)) event.status(ICalEventStatus.CANCELLED)
    else event.createAlarm({ type: 'display' as never, trigger: 2 * 24 * 3600 })
  }
  return calendar.toString()
}
