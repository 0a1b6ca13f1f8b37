import type { ColumnType, Generated } from 'kysely'
import type { MeetingCountry } from '../address.ts'
import type { MeetingLife, MeetingRequestState } from '../lifecycle/lifecycle.ts'

export interface MeetingTable {
  id: string
  question_id: string
  person_id: string
  state: MeetingRequestState
  specialist_id: string | null
  declined: string[]
  first_name: string
  last_name: string
  email: string
  phone: string
  address: string
  postal_code: string
  city: string
  country: MeetingCountry
  meets_at: Date | null
  place: string | null
  created_at: Date
  updated_at: Date
  granted_until: Date | null
  opened: number
  last_opened_at: Date | null
  /** The ids of the messages that the client withholds from the specialist. */
  withheld: Generated<string[]>
  life: ColumnType<MeetingLife, string, string>
  next_due_at: Date | null
}

export type MeetingActor = 'client' | 'specialist' | 'house'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    meeting: MeetingTable
    meeting_quarter: { specialist_id: string; quarter: Date; meeting_id: string }
    meeting_event: {
      id: Generated<number>
      meeting_id: string
      at: Date
      actor: MeetingActor
      event: string
      specialist_id: string | null
    }
  }
}
