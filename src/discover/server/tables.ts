import type { ColumnType, Generated } from 'kysely'
import type { ClaimName } from '../claims.ts'
import type { noticeReasons } from '../contact/contact-form.ts'

export type ClaimTable = {
  name: ClaimName
  shown: Generated<boolean>
  claimed: ColumnType<string | null, number | null, number | null>
  text_fr: string | null
  text_en: string | null
  updated_at: Date
}

export type ContactMessageTable = {
  id: string
  kind: 'message' | 'notice'
  reference: string
  person_id: string | null
  name: string
  email: string
  body: string
  locale: 'fr' | 'en'
  page: string | null
  reason: (typeof noticeReasons)[number] | null
  good_faith: boolean | null
  sent_at: Date
  handled_at: Date | null
  handled_by: string | null
  /** What was answered, or why nothing was. */
  note: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    claim: ClaimTable
    contact_message: ContactMessageTable
  }
}
