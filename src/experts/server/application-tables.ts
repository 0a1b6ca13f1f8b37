import type { Generated } from 'kysely'
import type { Locale } from '../../i18n/locale.ts'
import type { ApplicationPaper } from '../application.ts'

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
  state: Generated<'submitted' | 'approved' | 'rejected'>
  submitted_at: Date
  decided_at: Date | null
  decided_by: string | null
  reason: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    expert_application: ExpertApplicationTable
    application_paper: {
      id: string
      person_id: string
      application_id: string | null
      kind: ApplicationPaper | null
      file_key: string
      name: string
      type: string
      size: number
      at: Date
    }
  }
}
