import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, typedText } from '../../api/fields.ts'
import { calendarProblems } from './outside.ts'

export const OutsideCalendar = z.object({
  /** Null where none is read. The address itself is shown to nobody. */
  calendar: z
    .object({
      host: z.string(),
      /** When it was last read with success, and why later attempts failed. */
      readAt: instant,
      problem: z.enum(calendarProblems).nullable(),
    })
    .nullable(),
})
export type OutsideCalendar = z.output<typeof OutsideCalendar>

export const CalendarFeed = z.object({
  /** Null where there is no address. */
  feed: z.object({ createdAt: instant, readAt: instant.nullable() }).nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

/** The refusals are `calendar_` with each of `calendarProblems` that reading a new address can meet. */
const failures = [
  'calendar_refused',
  'calendar_unreachable',
  'calendar_slow',
  'calendar_large',
  'calendar_missing',
  'calendar_status',
  'calendar_unreadable',
] as const satisfies readonly `calendar_${(typeof calendarProblems)[number]}`[]

export const calendarApi = {
  'GET /me/meeting-calendar': endpoint({
    summary: 'The own calendar of a local specialist, whose busy times cannot be booked',
    who: 'expert',
    reply: OutsideCalendar,
  }),
  'PUT /me/meeting-calendar': endpoint({
    summary: 'Read a calendar (iCalendar over https) from now on; kept only if it can be read now',
    who: 'expert',
    body: z.object({ address: typedText(1, 2000) }),
    reply: OutsideCalendar,
    refusals: ['not_found', ...failures],
  }),
  'POST /me/meeting-calendar/read': endpoint({
    summary: 'Read the own calendar now',
    who: 'expert',
    reply: OutsideCalendar,
    refusals: ['not_found'],
  }),
  'DELETE /me/meeting-calendar': endpoint({
    summary: 'Read the own calendar no longer; its busy times are forgotten',
    who: 'expert',
    reply: OutsideCalendar,
    refusals: ['not_found'],
  }),
  'GET /me/calendar-feed': endpoint({
    summary: 'Whether there is a private address of the own meetings',
    who: 'person',
    reply: CalendarFeed,
  }),
  'POST /me/calendar-feed': endpoint({
    summary: 'A new private address of the own meetings, shown once; it takes the place of the one before',
    who: 'person',
    reply: CalendarFeed.extend({ address: z.string() }),
    // Stored nowhere, so not among the results of commands either.
    idempotent: true,
  }),
  'DELETE /me/calendar-feed': endpoint({
    summary: 'No private address of the own meetings any more',
    who: 'person',
    reply: CalendarFeed,
  }),
  'GET /calendars/:token': endpoint({
    summary: 'The agreed meetings of whoever made this private address, as iCalendar',
    who: 'anyone',
  }),
}
export type CalendarApi = typeof calendarApi
