import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { idField, instant, instantField, localeField, typedLine, typedText } from '../api/fields.ts'
import { isTimeZone } from '../i18n/time-zone.ts'
import { meetingCountries, meetingFields } from './address.ts'
import { away, FreeTimes, Missed, wished, written } from './contract-texts.ts'
import { meetingRules, meetingStates } from './lifecycle/lifecycle.ts'
import { meetingWays } from './ways.ts'

const line = (max: number) => typedLine(0, max).default('')

/** The client's, on whose clock their letters are; by their address where it is left out. */
const timeZone = z.string().max(60).refine(isTimeZone, { error: 'time_zone_invalid' }).optional()

/** The rules are those of `address.ts`; here only shapes and lengths. */
export const meetingInput = z.object({
  firstName: line(80),
  lastName: line(80),
  email: line(254),
  phone: line(30),
  address: line(200),
  postalCode: line(12),
  city: line(100),
  country: line(2),
  /** Exchanges that the specialist must not read. */
  withheld: z.array(idField).max(500, { error: 'too_long' }).default([]),
  /** The specialist from whose profile the request was made. */
  specialist: idField.optional(),
  timeZone,
  wish: typedText(0, 300).default(''),
  freeTimes: FreeTimes.optional(),
  locale: localeField,
})

/** What either side may do now. */
const Can = z.object({
  choose: z.boolean(),
  /** Another free hour can be booked in place of the agreed one. */
  rebook: z.boolean(),
  /** The same specialist can be asked for other times. */
  noneFits: z.boolean(),
  /** After several such rounds, or where nobody was asked yet, another specialist can be searched for. */
  elsewhere: z.boolean(),
  move: z.boolean(),
  cancel: z.boolean(),
  widen: z.boolean(),
  revoke: z.boolean(),
  confirm: z.boolean(),
  missed: z.boolean(),
  object: z.boolean(),
  review: z.boolean(),
})

/** Taken back by the reader some minutes ago; until then nobody else knows, and it can be undone. */
const takenBack = z.object({ until: instant }).nullable()
/** Taking the agreed meeting back now could be undone for some minutes; not shortly before it. */
const undoable = z.boolean()

const way = z.enum(meetingWays)
/** How they meet once that is agreed, the specialist's own link, and when a video meeting can be joined. */
const agreedWay = {
  way: way.nullable(),
  link: z.string().nullable(),
  join: z.object({ from: instant, until: instant, open: z.boolean() }).nullable(),
  /** The reader has said that it took place; the other side has not yet. */
  said: z.boolean(),
  /** What a saved calendar file has in common with the invitations by email, so that one takes the other's place. */
  calendar: z.object({ sequence: z.number().int(), organizer: z.string() }),
}

/** Whether another specialist is searched for where this one drops out: not once the question is closed. */
const searchesOn = z.boolean()

export const Meeting = z.object({
  id: z.string(),
  state: z.enum(meetingStates),
  /** Null until somebody nearby has been found. */
  specialist: z.object({ name: z.string(), slug: z.string(), profession: z.string(), city: z.string() }).nullable(),
  city: z.string(),
  away,
  /** Until when the specialist may answer. */
  offerUntil: instant.nullable(),
  slots: z.array(instant),
  /** The specialist's free hours, where the client may book one of them or move to one. */
  free: z.array(instant),
  /** The client may book one of the specialist's free hours, if there are any; the specialist was asked nothing yet. */
  direct: z.boolean(),
  /** Those of `slots` and `free` that are at night or on a Sunday at the place: confirmed twice. */
  unusual: z.array(instant),
  /** Of the place where the specialist receives. */
  timeZone: z.string(),
  meetsAt: instant.nullable(),
  /** The agreed time that is off, until another one is agreed. */
  was: instant.nullable(),
  place: z.string().nullable(),
  /** Where the free hours are, which may be elsewhere by now. */
  bookAt: z.string().nullable(),
  ...wished,
  /** Until when the specialist may read the exchanges with the assistant, and when they did. */
  grantedUntil: instant.nullable(),
  revoked: z.boolean(),
  /** How many of the exchanges the client withholds from the specialist. */
  withheld: z.number().int(),
  readings: z.array(z.object({ at: instant, name: z.string() })),
  missed: Missed.nullable(),
  searchesOn,
  /** The specialists' summaries of the meetings about this question, the latest first. */
  summaries: z.array(z.object({ id: z.string(), name: z.string(), meetsAt: instant, text: z.string(), ...written })),
  review: z.object({ stars: z.number(), comment: z.string() }).nullable(),
  /** How they can meet, of which the client chooses one. */
  ways: z.array(way),
  ...agreedWay,
  /** The client's own number, on which they are called. */
  phone: z.string(),
  /** Whether the client can be told when an hour of this specialist frees, and is. */
  waiting: z.object({ may: z.boolean(), on: z.boolean() }),
  takenBack,
  undoable,
  can: Can,
})
export type Meeting = z.output<typeof Meeting>

/** What the specialist sees: before accepting the place and the subject, afterwards the client and the exchanges. */
export const SpecialistMeeting = z.object({
  id: z.string(),
  state: z.enum(meetingStates),
  title: z.string(),
  titleWritten: z.object(written),
  category: z.string(),
  city: z.string(),
  postalCode: z.string(),
  away,
  askedAt: instant,
  offerUntil: instant.nullable(),
  slots: z.array(instant),
  meetsAt: instant.nullable(),
  place: z.string().nullable(),
  /** Until they have proposed times; what tells who the client is, is masked. */
  ...wished,
  wishWritten: z.object(written).nullable(),
  /** None of the times that they proposed suited the client. */
  noneFitted: z.boolean(),
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string(), address: z.string() }).nullable(),
  /** The exchanges can be read. */
  granted: z.boolean(),
  /** The client has withdrawn the consent: neither the exchanges nor who they are can be seen any more. */
  revoked: z.boolean(),
  /** When an hour is one that is confirmed twice before it is proposed (`availability/settings.ts`). */
  hours: z.object({ timeZone: z.string(), quiet: z.object({ from: z.string(), to: z.string() }), ways: z.array(way) }),
  /** The place that they have set for whoever meets them in person; empty without one. */
  receivesAt: z.string(),
  /** The client books one of the specialist's free hours, or has booked it so. */
  direct: z.boolean(),
  /** The client waits for one of these hours to free. */
  waiting: z.boolean(),
  searchesOn,
  missed: Missed.nullable(),
  summary: z.string().nullable(),
  ...agreedWay,
  /** A video meeting can be offered: there is a link of their own, or rooms of ours. */
  video: z.boolean(),
  /** `slots`: the times that they propose in place of the agreed one; none where they give the meeting back. */
  takenBack: z.object({ until: instant, slots: z.array(instant) }).nullable(),
  /** They were taking an earlier hour back when the client booked this one: that no longer counts. */
  overtaken: z.boolean(),
  /** Given back, the agreed hour is closed to clients, who could book it otherwise. */
  closesHour: z.boolean(),
  undoable,
  can: Can.omit({
    choose: true,
    rebook: true,
    noneFits: true,
    elsewhere: true,
    widen: true,
    revoke: true,
    cancel: true,
    review: true,
  }).extend({
    accept: z.boolean(),
    decline: z.boolean(),
    summarise: z.boolean(),
  }),
})
export type SpecialistMeeting = z.output<typeof SpecialistMeeting>

export const Exchange = z.object({
  id: z.string(),
  author: z.enum(['client', 'assistant']),
  text: z.string(),
  ...written,
  at: instant,
})
export type Exchange = z.output<typeof Exchange>

export const OwnRequest = z.object({
  id: z.string(),
  questionId: z.string(),
  title: z.string(),
  state: z.enum(meetingStates),
  specialist: z.string().nullable(),
  city: z.string(),
  meetsAt: instant.nullable(),
  /** Of the place, for the agreed time. */
  timeZone: z.string(),
  /** How many times are proposed. */
  slots: z.number().int(),
  /** The client may book one of the specialist's free hours. */
  bookable: z.boolean(),
  /** The client waits for one of these hours to free. */
  waiting: z.boolean(),
  askedAt: instant,
})
export type OwnRequest = z.output<typeof OwnRequest>

export const clientActs = [
  'none_fits',
  'elsewhere',
  'move',
  'widen',
  'cancel',
  'revoke',
  'confirm',
  'missed',
  'object',
] as const
export const specialistActs = ['decline', 'confirm', 'missed', 'object', 'summarise'] as const

const codes = ['meeting_unknown', 'meeting_over'] as const

/** The page has said what follows; without it, an agreement between two people stays. */
const confirmed = z.boolean().default(false)

/** An agreed meeting is taken back some minutes later, unless that is undone. */
const waits = z.boolean().default(false)

export const meetingsApi = {
  'GET /questions/:id/meeting': endpoint({
    summary: 'The latest meeting request of an own question',
    who: 'person',
    query: z.object({ locale: localeField }),
    reply: z.object({ meeting: Meeting.nullable() }),
    refusals: ['question_unknown'],
  }),
  'POST /questions/:id/meeting': endpoint({
    summary:
      'Ask to meet a specialist nearby, who may then read the exchanges with the assistant that are not withheld',
    who: 'person',
    body: meetingInput,
    reply: z.object({ meeting: Meeting }),
    refusals: [
      'question_unknown',
      'emergency_stands',
      'question_closed',
      'illegal_transition',
      'invalid_input',
      'meeting_open',
      'other_field',
    ],
  }),
  'GET /questions/:id/meeting/exchanges': endpoint({
    summary: 'What a specialist would read of the exchanges with the assistant, numbers and addresses masked',
    who: 'person',
    reply: z.object({ exchanges: z.array(Exchange) }),
    refusals: ['question_unknown'],
  }),
  'POST /questions/:id/meeting/choose': endpoint({
    summary: 'Take one of the times that the specialist proposed, or one of their free hours where these are open',
    who: 'person',
    body: z.object({ slot: instantField, way: way.optional(), timeZone, confirmed, locale: localeField }),
    reply: z.object({ meeting: Meeting }),
    refusals: [
      'question_unknown',
      ...codes,
      'slot_unknown',
      'way_unknown',
      'slot_taken',
      'meeting_past',
      'meeting_late',
      'confirmation_needed',
    ],
  }),
  'POST /questions/:id/meeting/acts': endpoint({
    summary: 'What a client may do: ask for other times, cancel, take the consent back, say how it went',
    who: 'person',
    body: z.object({
      act: z.enum(clientActs),
      text: typedText(0, 1000).optional(),
      /** With `none_fits`. */
      freeTimes: FreeTimes.optional(),
      confirmed,
      undoable: waits,
      locale: localeField,
    }),
    reply: z.object({ meeting: Meeting }),
    refusals: ['question_unknown', ...codes, 'meeting_late', 'words_missing', 'confirmation_needed'],
  }),
  'POST /questions/:id/meeting/undo': endpoint({
    summary: 'Keep the agreed meeting that was cancelled some minutes ago',
    who: 'person',
    body: z.object({ locale: localeField }),
    reply: z.object({ meeting: Meeting }),
    refusals: ['question_unknown', 'meeting_unknown', 'undo_too_late'],
  }),
  'POST /questions/:id/meeting/review': endpoint({
    summary: 'Review the specialist of a meeting that took place, once, where the question was paid for and answered',
    who: 'person',
    body: z.object({ stars: z.number().int().min(1).max(5), comment: typedText(0, 1000), locale: localeField }),
    reply: z.object({ meeting: Meeting }),
    refusals: ['question_unknown', 'emergency_stands', ...codes, 'illegal_transition'],
  }),
  'POST /questions/:id/meeting/alert': endpoint({
    summary: 'Be told when an hour of the specialist frees, in the order of the list, or no longer',
    who: 'person',
    body: z.object({ on: z.boolean(), locale: localeField }),
    reply: z.object({ meeting: Meeting }),
    refusals: ['question_unknown', ...codes],
  }),
  'GET /meeting-countries': endpoint({
    summary: 'The countries in which a meeting can be asked for: where somebody receives',
    who: 'person',
    reply: z.object({ countries: z.array(z.enum(meetingCountries)) }),
  }),
  'GET /questions/:id/meeting/room': endpoint({
    summary: 'Where the client joins the video meeting, from a quarter of an hour before',
    who: 'person',
    reply: z.object({ address: z.string() }),
    refusals: ['question_unknown', ...codes, 'join_early'],
  }),
  'GET /me/meetings/address': endpoint({
    summary: 'What the latest own request said of whom and where, to begin the next one with',
    who: 'person',
    reply: z.object({ address: z.record(z.enum(meetingFields), z.string()).nullable() }),
  }),
  'GET /me/meetings': endpoint({
    summary: 'Own meeting requests, and the questions about which one can be asked for (of this specialist)',
    who: 'person',
    query: z.object({ specialist: z.string().max(80).optional() }),
    reply: z.object({
      requests: z.array(OwnRequest),
      askable: z.array(z.object({ id: z.string(), title: z.string(), category: z.string() })),
    }),
  }),
  'GET /meetings': endpoint({
    summary: 'Meetings that a local specialist was asked for',
    who: 'expert',
    query: z.object({ locale: localeField }),
    reply: z.object({ meetings: z.array(SpecialistMeeting) }),
  }),
  'GET /meetings/:id/exchanges': endpoint({
    summary: 'The client’s exchanges with the assistant, for the specialist who accepted; the client sees each reading',
    who: 'expert',
    reply: z.object({ exchanges: z.array(Exchange) }),
    refusals: ['meeting_unknown'],
  }),
  'POST /meetings/:id/accept': endpoint({
    summary: 'Accept with one to three times and a place, or propose others',
    who: 'expert',
    body: z.object({
      slots: z.array(instantField).min(1).max(meetingRules.mostSlots),
      /** Needed where they meet in person. */
      place: typedLine(0, 300),
      ways: z.array(way).min(1).max(meetingWays.length).default(['in_person']),
      /** Needed where an hour is already agreed, and for times at night or on a Sunday. */
      confirmed: z.boolean().default(false),
      undoable: waits,
      locale: localeField,
    }),
    reply: SpecialistMeeting,
    refusals: [...codes, 'meeting_past', 'meeting_late', 'slot_taken', 'video_missing', 'confirmation_needed'],
  }),
  'POST /meetings/:id/acts': endpoint({
    summary: 'What a specialist may do: decline or give back (the next one is asked), say how it went, sum it up once',
    who: 'expert',
    body: z.object({
      act: z.enum(specialistActs),
      text: typedText(0, 1000).optional(),
      confirmed,
      undoable: waits,
      locale: localeField,
    }),
    reply: SpecialistMeeting,
    refusals: [...codes, 'words_missing', 'confirmation_needed'],
  }),
  'GET /meetings/:id/room': endpoint({
    summary: 'Where the specialist joins the video meeting, from a quarter of an hour before',
    who: 'expert',
    reply: z.object({ address: z.string() }),
    refusals: [...codes, 'join_early'],
  }),
  'POST /meetings/:id/undo': endpoint({
    summary: 'Keep the agreed meeting that was given back, or for which other times were proposed, some minutes ago',
    who: 'expert',
    body: z.object({ locale: localeField }),
    reply: SpecialistMeeting,
    refusals: ['meeting_unknown', 'undo_too_late'],
  }),
}
export type MeetingsApi = typeof meetingsApi
