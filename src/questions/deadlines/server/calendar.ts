import ical from 'ical-generator'
import { brand } from '../../../brand.ts'
import type { Answer } from '../../shapes.ts'

/** The deadlines of an answer as whole-day events, each with a reminder two days before. */
export function deadlinesCalendar(questionId: string, title: string, deadlines: Answer['deadlines']): string {
  const calendar = ical({ name: title, prodId: { company: brand.name, product: 'deadlines' } })
  deadlines.forEach((deadline, index) => {
    const [year = 0, month = 1, date = 1] = deadline.date.split('-').map(Number)
    calendar
      .createEvent({
        id: `${questionId}-${index}@${brand.siteHost}`,
        start: new Date(year, month - 1, date),
        allDay: true,
        summary: deadline.what,
        description: title,
      })
      .createAlarm({ type: 'display' as never, trigger: 2 * 24 * 3600 })
  })
  return calendar.toString()
}
