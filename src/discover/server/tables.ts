import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ClaimName } from '../claims.ts'
import type { noticeReasons } from '../contact/contact-form.ts'

export type ClaimTable = {
  name: ClaimName
  shown: Generated<boolean>
  claimed: ColumnType<string | null, number | null, number | null>
  textFr: string | null
  textEn: string | null
  updatedAt: Date
}

export type ContactMessageTable = {
  id: string
  kind: 'message' | 'notice'
  reference: string
  personId: string | null
  name: string
  email: string
  body: string
  locale: 'fr' | 'en'
  page: string | null
  reason: (typeof noticeReasons)[number] | null
  goodFaith: boolean | null
  sentAt: Date
  handledAt: Date | null
  handledBy: string | null
  /** What was answered, or why nothing was. */
  note: string | null
}

export type SearchEntryTable = {
  id: GeneratedAlways<string>
  kind: 'article' | 'faq' | 'legal' | 'portrait' | 'category' | 'sub-category' | 'answer'
  ref: string
  locale: 'fr' | 'en'
  category: string | null
  title: string
  body: string
  words: ColumnType<string, never, never>
  contentId: string | null
  questionId: string | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    claim: ClaimTable
    search_entry: SearchEntryTable
    /** Every word of the index, for spelling suggestions. */
    search_word: { locale: 'fr' | 'en'; word: string }
    contact_message: ContactMessageTable
  }
}
