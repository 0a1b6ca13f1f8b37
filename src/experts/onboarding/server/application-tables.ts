import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../i18n/locale.ts'
import type { ApplicationDocument } from '../application.ts'
import type { Granted } from '../granting.ts'
import type { ApplicationState, RequestedItem, Trial } from '../lifecycle.ts'

export interface ExpertApplicationTable {
  id: string
  reference: string
  person_id: string | null
  locale: Locale
  company_name: string
  siret: string
  vat_number: string
  vat_exempt: boolean
  first_name: string
  last_name: string
  email: string
  phone: string
  address: string
  postal_code: string
  city: string
  country: string
  categories: string[]
  terms_at: Date
  lawful_at: Date | null
  iban_sealed: Buffer | null
  iban_end: string | null
  state: Generated<ApplicationState>
  state_at: Date
  submitted_at: Date
  decided_at: Date | null
  decided_by: string | null
  reason: string | null
  reviewer: string | null
  reviewer_until: Date | null
  approved_once_by: string | null
  rejected_by: string | null
  appealed_at: Date | null
  /** An appeal, or the reply to a question of the staff. */
  said: string | null
  asked: ColumnType<RequestedItem[], string | undefined, string>
  /** The approved fields and the titles that were checked. */
  granted: ColumnType<Granted | null, string | null | undefined, string | null>
  trial: ColumnType<Trial | null, string | null | undefined, string | null>
  slug: string | null
  expert_id: string | null
  papers_gone_at: Date | null
  /** When the contract that this application began was over; set once its person has applied again. */
  over_at: Date | null
  reminded_at: Date | null
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    expert_application: ExpertApplicationTable
    application_paper: {
      id: string
      person_id: string
      application_id: string | null
      kind: ApplicationDocument | null
      file_key: string
      name: string
      type: string
      size: number
      at: Date
    }
  }
}
