import type { ColumnType, Generated } from 'kysely'
import type { MeetingCountry } from '../address.ts'
import type { Span } from '../availability/free-slots.ts'
import type { Availability } from '../availability/settings.ts'
import type { CalendarProblem } from '../calendar/outside.ts'
import type { MeetingLife, MeetingRequestState } from '../lifecycle/lifecycle.ts'

export interface MeetingTable {
  id: string
  questionId: string
  personId: string
  state: MeetingRequestState
  specialistId: string | null
  declined: string[]
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  postalCode: string
  city: string
  country: MeetingCountry
  meetsAt: Date | null
  place: string | null
  createdAt: Date
  updatedAt: Date
  grantedUntil: Date | null
  opened: number
  lastOpenedAt: Date | null
  /** The ids of the messages that the client withholds from the specialist. */
  withheld: Generated<string[]>
  life: ColumnType<MeetingLife, string, string>
  /** On whose clock letters to the client are. */
  clientTimeZone: string | null
  nextDueAt: Date | null
}

export type MeetingActor = 'client' | 'specialist' | 'house'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    meeting: MeetingTable
    meeting_availability: {
      specialistId: string
      bookable: boolean
      settings: ColumnType<Availability, string, string>
      updatedAt: Date
    }
    meeting_quarter: { specialistId: string; quarter: Date; meetingId: string }
    meeting_outside_calendar: {
      specialistId: string
      address: Buffer
      host: string
      etag: string | null
      modified: string | null
      readAt: Date
      problem: CalendarProblem | null
      nextReadAt: Date
      busy: ColumnType<Span[], string, string>
      expandedAt: Date
      timeZone: string
    }
    meeting_feed: { personId: string; tokenHash: string; createdAt: Date; readAt: Date | null }
    meeting_slot_alert: { meetingId: string; specialistId: string; askedAt: Date }
    meeting_slot_told: { meetingId: string; specialistId: string; slot: Date }
    meeting_event: {
      id: Generated<number>
      meetingId: string
      at: Date
      actor: MeetingActor
      event: string
      specialistId: string | null
    }
  }
}
