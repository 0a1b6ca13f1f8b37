export type ArticleTable = {
  id: string
  slug: string
  locale: 'fr' | 'en'
  kind: 'article' | 'faq'
  category: string | null
  title: string
  summary: string
  /** Markdown. */
  body: string
  reviewed_by: string | null
  published_at: Date | null
  updated_at: Date
}

declare module '../../platform/db/tables.ts' {
  interface Tables {
    article: ArticleTable
  }
}
