import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { instant, localeField, typed } from '../api/fields.ts'
import { meetingStates } from './meeting.ts'

const line = (max: number) =>
  z
    .string()
    .max(max, { error: 'too_long' })
    .transform((value) => value.trim())
    .default('')

/** The rules are those of `meeting.ts`; here only shapes and lengths. */
export const meetingInput = z.object({
  firstName: line(80),
  lastName: line(80),
  email: line(254),
  phone: line(30),
  address: line(200),
  postalCode: line(12),
  city: line(100),
  country: line(2),
  locale: localeField,
})

export const Meeting = z.object({
  id: z.string(),
  state: z.enum(meetingStates),
  /** Null while nobody nearby has been found. */
  specialist: z.object({ name: z.string(), slug: z.string(), profession: z.string(), city: z.string() }).nullable(),
  city: z.string(),
  meetsAt: instant.nullable(),
  place: z.string().nullable(),
  /** Until when the specialist may read the exchanges with the assistant, and how often that was done. */
  grantedUntil: instant.nullable(),
  opened: z.number().int(),
})
export type Meeting = z.output<typeof Meeting>

/** What the specialist sees: before accepting the place and the subject, afterwards the person and the exchanges. */
export const SpecialistMeeting = z.object({
  id: z.string(),
  state: z.enum(meetingStates),
  title: z.string(),
  category: z.string(),
  city: z.string(),
  postalCode: z.string(),
  askedAt: instant,
  meetsAt: instant.nullable(),
  place: z.string().nullable(),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string(), address: z.string() }).nullable(),
  /** The exchanges can be read. */
  granted: z.boolean(),
})
export type SpecialistMeeting = z.output<typeof SpecialistMeeting>

const Exchange = z.object({ author: z.enum(['client', 'assistant']), text: z.string(), at: instant })
export type Exchange = z.output<typeof Exchange>

const codes = ['meeting_unknown', 'meeting_over'] as const

export const meetingsApi = {
  'GET /questions/:id/meeting': endpoint({
    summary: 'The latest meeting request of an own question',
    who: 'person',
    query: z.object({ locale: localeField }),
    reply: z.object({ meeting: Meeting.nullable() }),
    refusals: ['question_unknown'],
  }),
  'POST /questions/:id/meeting': endpoint({
    summary: 'Ask to meet a specialist nearby, who may then read the exchanges with the assistant',
    who: 'person',
    body: meetingInput,
    reply: z.object({ meeting: Meeting }),
    refusals: ['question_unknown', 'question_closed', 'illegal_transition', 'invalid_input', 'meeting_open'],
  }),
  'POST /questions/:id/meeting/confirm': endpoint({
    summary: 'Take the time that the specialist proposed',
    who: 'person',
    body: z.object({ locale: localeField }),
    reply: z.object({ meeting: Meeting }),
    refusals: ['question_unknown', ...codes],
  }),
  'POST /questions/:id/meeting/cancel': endpoint({
    summary: 'Cancel the request or the meeting; the specialist’s access ends at once',
    who: 'person',
    body: z.object({ locale: localeField }),
    reply: z.object({ meeting: Meeting }),
    refusals: ['question_unknown', ...codes],
  }),
  'GET /meetings': endpoint({
    summary: 'Meetings that a local specialist was asked for',
    who: 'expert',
    query: z.object({ locale: localeField }),
    reply: z.object({ meetings: z.array(SpecialistMeeting) }),
  }),
  'GET /meetings/:id/exchanges': endpoint({
    summary: 'The client’s exchanges with the assistant, for the specialist who accepted; each reading is counted',
    who: 'expert',
    reply: z.object({ exchanges: z.array(Exchange) }),
    refusals: ['meeting_unknown'],
  }),
  'POST /meetings/:id/accept': endpoint({
    summary: 'Accept, with a time and a place',
    who: 'expert',
    body: z.object({ meetsAt: instant, place: typed(1, 300), locale: localeField }),
    reply: SpecialistMeeting,
    refusals: [...codes, 'meeting_past'],
  }),
  'POST /meetings/:id/decline': endpoint({
    summary: 'Decline, or give a meeting back: the next specialist is asked',
    who: 'expert',
    body: z.object({ locale: localeField }),
    reply: SpecialistMeeting,
    refusals: codes,
  }),
  'POST /meetings/:id/done': endpoint({
    summary: 'Say that the meeting took place',
    who: 'expert',
    body: z.object({ locale: localeField }),
    reply: SpecialistMeeting,
    refusals: codes,
  }),
}
export type MeetingsApi = typeof meetingsApi
