import type { ColumnType, Generated } from 'kysely'
import type { ContentKind } from '../kinds.ts'

type Facts = ColumnType<Record<string, unknown>, string | undefined, string>

export type ContentTable = {
  id: string
  kind: ContentKind
  key: string
  locale: 'fr' | 'en'
  category: string | null
  place: Generated<number>
  title: Generated<string>
  summary: Generated<string>
  /** Markdown. */
  body: Generated<string>
  facts: Facts
  reviewed_by: string | null
  /** The public version; null while there is only a draft, or once it has been withdrawn. */
  version: number | null
  first_published_at: Date | null
  published_at: Date | null
  created_at: Date
}

export type ContentVersionTable = {
  content_id: string
  version: number
  category: string | null
  title: string
  summary: string
  body: string
  facts: Facts
  reviewed_by: string | null
  saved_by: string | null
  saved_at: Date
  publish_at: Date | null
  published_at: Date | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    content: ContentTable
    content_version: ContentVersionTable
    content_edition: { edition: number; loaded_at: Date }
  }
}
