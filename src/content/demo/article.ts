import type { ContentKind, FactsOf } from '../kinds.ts'

/** The words of a text in one language. */
export type ArticleFields = {
  title: string
  summary: string
  /** Markdown. */
  body: string
}

type InBoth<Of> = { fr: Of; en: Of }

/** A text that comes with the product. One slug for both languages, so that switching language stays on the text. */
export type SeedText<Kind extends ContentKind = ContentKind> = InBoth<ArticleFields> & {
  kind: Kind
  slug: string
  /** Null for texts about the service itself. */
  category: string | null
  facts: InBoth<FactsOf<Kind>>
}
