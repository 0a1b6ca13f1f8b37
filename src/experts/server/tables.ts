import type { ColumnType, Generated } from 'kysely'
import type { Regulated } from '../../catalog/category.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { ApplicationDocument } from '../onboarding/application.ts'
import type { Granted } from '../onboarding/granting.ts'
import type { ApplicationState, RequestedItem, Trial } from '../onboarding/lifecycle.ts'
import type { ExpertState } from '../standing/standing.ts'

export type Gender = 'f' | 'm' | 'x'

export interface ExpertTable {
  id: string
  person_id: string
  slug: string
  first_name: string
  last_name: string
  gender: Gender
  profession_fr: string
  profession_en: string
  headline_fr: string
  headline_en: string
  bio_fr: string
  bio_en: string
  assistant_name: string
  assistant_gender: Gender
  portrait: string
  city: string
  department: string
  languages: Locale[]
  state: Generated<ExpertState>
  covers_all: Generated<boolean>
  scripted: Generated<boolean>
  local_specialist: Generated<boolean>
  switched_on: Generated<boolean>
  away_since: Date | null
  last_offer_at: Date | null
  lapsed_in_row: Generated<number>
  response_seconds: number | null
  quality_mean: ColumnType<string | number | null, number | null, number | null>
  quality_count: Generated<number>
  answered_count: Generated<number>
  trader_name: string | null
  trader_address: string | null
  trader_registration: string | null
  created_at: Generated<Date>
  left_at: Date | null
  /** For experts who came with an application: the picture, and the version of the terms they accepted. */
  picture_key: Generated<string | null>
  terms_version: Generated<string | null>
  /** The statement of reasons of a suspension or an end. */
  state_reason: Generated<string | null>
  state_at: Generated<Date | null>
}

export interface ExpertTitleTable {
  id: string
  expert_id: string
  regulated: Regulated
  label_fr: string
  label_en: string
  body: string
  checked_on: string
  valid_until: string | null
  warned_days: Generated<30 | 7 | 0 | null>
}

export interface ReviewTable {
  id: string
  expert_id: string
  question_id: string | null
  meeting_id: Generated<string | null>
  stars: number
  comment: string
  author: string
  experienced_at: Date
  published_at: Date
}

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

declare module '../../platform/db/tables.ts' {
  interface Tables {
    expert: ExpertTable
    /** An empty `sub_category` means the whole category. */
    expert_category: {
      expert_id: string
      category: string
      sub_category: string
      skill: ColumnType<string | number, number, number>
    }
    /** An expert's rank in the public lists; database triggers maintain it from `expert` and `expert_category`. */
    expert_shelf: {
      expert_id: string
      language: '' | Locale
      category: string
      department: string
      score: number
    }
    expert_title: ExpertTitleTable
    expert_hours: { expert_id: string; day: number; opens: string; closes: string }
    expert_snippet: { id: string; expert_id: string; title: string; body: string; updated_at: Date }
    /** Response times, which replace the promised ones once there are enough. */
    expert_answer: {
      expert_id: string
      category: string
      seconds: number
      fee: number
      answered_at: Date
      follow_up: Generated<boolean>
    }
    review: ReviewTable
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
