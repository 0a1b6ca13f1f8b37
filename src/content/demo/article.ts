import type { ContentKind, FactsOf } from '../kinds.ts'

/** A text that comes with the product. One slug for both languages, so that switching language stays on the text. */
export type ArticleFields = {
  title: string
  summary: string
  /** Markdown. */
  body: string
}
type InBoth<Of> = { fr: Of; en: Of }

export type LibraryText = InBoth<ArticleFields> & {
  slug: string
  /** Null for texts about the service itself. */
  category: string | null
}

export type FaqText = InBoth<ArticleFields> & { slug: string; group: FactsOf<'faq'>['group'] }

/** The common form of every seeded text, whatever its file's format. */
export type SeedText<Kind extends ContentKind = ContentKind> = LibraryText & {
  kind: Kind
  facts: InBoth<FactsOf<Kind>>
}
