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
  reviewedBy: string | null
  /** The public version; null while there is only a draft, or once it has been withdrawn. */
  version: number | null
  firstPublishedAt: Date | null
  publishedAt: Date | null
  createdAt: Date
}

export type ContentVersionTable = {
  contentId: string
  version: number
  category: string | null
  title: string
  summary: string
  body: string
  facts: Facts
  reviewedBy: string | null
  savedBy: string | null
  savedAt: Date
  publishAt: Date | null
  publishedAt: Date | null
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    content: ContentTable
    content_version: ContentVersionTable
    content_edition: { edition: number; loadedAt: Date }
  }
}
