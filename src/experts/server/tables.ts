import type { ColumnType, Generated } from 'kysely'
import type { Regulated } from '../../catalog/category.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { RegisteredCompany } from '../../platform/company-register/port.ts'
import type { ApplicationDocument } from '../onboarding/application.ts'
import type { ApplicationDraft } from '../onboarding/contract-application.ts'
import type { Granted } from '../onboarding/granting.ts'
import type { ApplicationState, RequestedItem, Trial } from '../onboarding/lifecycle.ts'
import type { ExpertState } from '../standing/standing.ts'

export type Gender = 'f' | 'm' | 'x'

export interface ExpertTable {
  id: string
  personId: string
  slug: string
  firstName: string
  lastName: string
  gender: Gender
  professionFr: string
  professionEn: string
  headlineFr: string
  headlineEn: string
  bioFr: string
  bioEn: string
  assistantName: string
  assistantGender: Gender
  portrait: string
  city: string
  department: string
  languages: Locale[]
  state: Generated<ExpertState>
  coversAll: Generated<boolean>
  scripted: Generated<boolean>
  localSpecialist: Generated<boolean>
  switchedOn: Generated<boolean>
  awaySince: Date | null
  lastOfferAt: Date | null
  lapsedInRow: Generated<number>
  responseSeconds: number | null
  qualityMean: ColumnType<string | number | null, number | null, number | null>
  qualityCount: Generated<number>
  answeredCount: Generated<number>
  traderName: string | null
  traderAddress: string | null
  traderRegistration: string | null
  createdAt: Generated<Date>
  leftAt: Date | null
  /** For experts who came with an application: the picture, and the version of the terms they accepted. */
  pictureKey: Generated<string | null>
  termsVersion: Generated<string | null>
  /** The statement of reasons of a suspension or an end. */
  stateReason: Generated<string | null>
  stateAt: Generated<Date | null>
}

export interface ExpertTitleTable {
  id: string
  expertId: string
  regulated: Regulated
  labelFr: string
  labelEn: string
  body: string
  checkedOn: string
  validUntil: string | null
  warnedDays: Generated<30 | 7 | 0 | null>
}

export interface ReviewTable {
  id: string
  expertId: string
  questionId: string | null
  meetingId: Generated<string | null>
  stars: number
  comment: string
  /** In the other language, by a machine; null without one. */
  translation: Generated<string | null>
  author: string
  experiencedAt: Date
  publishedAt: Date
}

export interface ExpertApplicationTable {
  id: string
  reference: string
  personId: string | null
  locale: Locale
  companyName: string
  siret: string
  vatNumber: string
  vatExempt: boolean
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  postalCode: string
  city: string
  country: string
  categories: string[]
  termsAt: Date
  lawfulAt: Date | null
  ibanSealed: Buffer | null
  ibanEnd: string | null
  state: Generated<ApplicationState>
  stateAt: Date
  submittedAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  reason: string | null
  reviewer: string | null
  reviewerUntil: Date | null
  approvedOnceBy: string | null
  approvedOnceAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  rejectedBy: string | null
  appealedAt: Date | null
  /** An appeal, or the reply to a question of the staff. */
  said: string | null
  asked: ColumnType<RequestedItem[], string | undefined, string>
  /** The approved fields and the titles that were checked. */
  granted: ColumnType<Granted | null, string | null | undefined, string | null>
  trial: ColumnType<Trial | null, string | null | undefined, string | null>
  slug: string | null
  expertId: string | null
  papersGoneAt: Date | null
  /** When the contract that this application began was over; set once its person has applied again. */
  overAt: Date | null
  remindedAt: Date | null
  /** Without a number where the register does not know it; null while it has not said anything. */
  registerSaid: ColumnType<RegisteredCompany | { siret: null } | null, string | null | undefined, string | null>
  registerAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    expert: ExpertTable
    expert_terms_acceptance: {
      applicationId: string
      occasion: 'application' | 'opening'
      version: number
      locale: Locale
      at: Date
    }
    /** An empty `sub_category` means the whole category. */
    expert_category: {
      expertId: string
      category: string
      subCategory: string
      skill: ColumnType<string | number, number, number>
    }
    /** An expert's rank in the public lists; database triggers maintain it from `expert` and `expert_category`. */
    expert_shelf: {
      expertId: string
      language: '' | Locale
      category: string
      department: string
      score: number
    }
    expert_title: ExpertTitleTable
    expert_hours: { expertId: string; day: number; opens: string; closes: string }
    expert_snippet: { id: string; expertId: string; title: string; body: string; updatedAt: Date }
    /** Response times, which replace the promised ones once there are enough. */
    expert_answer: {
      expertId: string
      category: string
      seconds: number
      fee: number
      answeredAt: Date
      followUp: Generated<boolean>
    }
    review: ReviewTable
    expert_application: ExpertApplicationTable
    /** An application that was begun, until the link of its letter is opened. */
    application_draft: {
      id: string
      email: string
      locale: Locale
      tokenHash: string
      fields: ColumnType<ApplicationDraft, string, never>
      createdAt: Date
      expiresAt: Date
    }
    application_paper: {
      id: string
      personId: string
      applicationId: string | null
      kind: ApplicationDocument | null
      fileKey: string
      name: string
      type: string
      size: number
      at: Date
    }
  }
}
