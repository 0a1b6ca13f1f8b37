import type { ColumnType, Generated } from 'kysely'
import type { Role, StaffRole } from '../../api/actor.ts'
import type { Locale } from '../../i18n/locale.ts'

type Json = ColumnType<Record<string, unknown> | null, string | null, never>

declare module '../../platform/db/tables.ts' {
  interface Tables {
    admin_act: {
      id: Generated<string>
      at: Date
      /** `null` for an act on the command line. */
      person_id: string | null
      roles: Role[]
      act: string
      subject_kind: string
      subject_id: string
      reason: string | null
      before: Json
      after: Json
    }
    /** Open invitations only. */
    staff_invitation: {
      id: string
      email: string
      locale: Locale
      roles: StaffRole[]
      token_hash: string
      invited_by: string | null
      created_at: Date
      expires_at: Date
    }
    broken_glass: { id: string; question_id: string; person_id: string; reason: string; at: Date; until: Date }
    refund_request: {
      id: string
      charge_id: string
      amount: number
      cause: 'goodwill' | 'mistake'
      reason: string
      state: 'waiting' | 'done' | 'refused'
      asked_by: string
      asked_at: Date
      alone: boolean
      decided_by: string | null
      decided_at: Date | null
      refund_id: string | null
    }
  }
}
