import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { instant, instantField, typedLine, typedText } from '../../api/fields.ts'
import { WeeklyHours } from '../../experts/contract.ts'
import { isSecureLink, meetingWays } from '../ways.ts'
import { buffers, notices, opensNothing, placeTimeZones } from './settings.ts'

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time_invalid' })
const day = z.iso.date({ error: 'date_invalid' })

const Exception = z
  .object({
    first: day,
    last: day,
    hours: z
      .object({ from: clockTime, to: clockTime })
      .refine(({ from, to }) => from < to, { error: 'hours_order', path: ['to'] })
      .nullable(),
  })
  .refine(({ first, last }) => first <= last, { error: 'days_order', path: ['last'] })

/** The rules are those of `settings.ts`; times are those of the place. */
export const AvailabilitySettings = z.object({
  bookable: z.boolean(),
  timeZone: z.enum(placeTimeZones),
  place: typedLine(0, 300),
  ways: z.array(z.enum(meetingWays)).min(1, { error: 'required' }).max(meetingWays.length).default(['in_person']),
  videoLink: typedText(0, 500)
    .refine((link) => link === '' || isSecureLink(link), { error: 'link_invalid' })
    // As a browser reads it: without line breaks, which would end a line of an invitation.
    .transform((link) => link && new URL(link).href)
    .default(''),
  weekly: WeeklyHours,
  exceptions: z
    .array(Exception)
    .max(60, { error: 'too_long' })
    .superRefine((all, context) => {
      for (const [index, one] of all.entries())
        if (opensNothing(one, all)) context.addIssue({ code: 'custom', message: 'days_closed', path: [index, 'last'] })
    }),
  publicHolidays: z.boolean(),
  quiet: z.object({ from: clockTime, to: clockTime }),
  bufferMinutes: z.literal(buffers),
  noticeHours: z.literal(notices),
})
export type AvailabilitySettings = z.output<typeof AvailabilitySettings>

export const OwnAvailability = z.object({
  /** Null for an expert who does not receive clients. */
  settings: AvailabilitySettings.nullable(),
  /** Whether there are rooms of ours for video meetings. */
  rooms: z.boolean(),
  /** What clients could book now: how many hours, and the first of them. */
  free: z.object({ count: z.number().int(), first: instant.nullable() }),
  /** Agreed meetings to come on days that are closed, or in hours that were open and are not any more: they still hold. */
  kept: z.array(z.object({ id: z.string(), at: instant, client: z.string().nullable() })),
  /** Open hours to come that clients cannot book, since the specialist gave their agreed meetings back. */
  givenBack: z.array(instant),
})
export type OwnAvailability = z.output<typeof OwnAvailability>

export const availabilityApi = {
  'GET /me/meeting-availability': endpoint({
    summary: 'When a local specialist receives clients',
    who: 'expert',
    reply: OwnAvailability,
  }),
  'PUT /me/meeting-availability': endpoint({
    summary: 'Set when clients are received; hours at night or on a Sunday must be confirmed',
    who: 'expert',
    body: AvailabilitySettings.extend({ confirmed: z.boolean().default(false) }),
    reply: OwnAvailability,
    refusals: ['not_found', 'invalid_input', 'confirmation_needed'],
  }),
  'POST /me/meeting-availability/reopen': endpoint({
    summary: 'Let clients book an hour again whose agreed meeting was given back',
    who: 'expert',
    body: z.object({ at: instantField }),
    reply: OwnAvailability,
    refusals: ['not_found'],
  }),
}
export type AvailabilityApi = typeof availabilityApi
