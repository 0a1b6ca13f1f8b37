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
      personId: string | null
      roles: Role[]
      act: string
      subjectKind: string
      subjectId: string
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
      tokenHash: string
      invitedBy: string | null
      createdAt: Date
      expiresAt: Date
    }
    factor_request: {
      id: string
      personId: string
      reason: string
      identity: string
      state: 'waiting' | 'approved' | 'refused' | 'withdrawn' | 'lapsed'
      askedBy: string
      askedAt: Date
      decidedBy: string | null
      decidedAt: Date | null
    }
    broken_glass: { id: string; questionId: string; personId: string; reason: string; at: Date; until: Date }
    refund_request: {
      id: string
      chargeId: string
      amount: number
      cause: 'goodwill' | 'mistake'
      reason: string
      state: 'waiting' | 'done' | 'refused'
      askedBy: string
      askedAt: Date
      alone: boolean
      decidedBy: string | null
      decidedAt: Date | null
      refundId: string | null
    }
  }
}
