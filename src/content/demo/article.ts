/** A text of the library in its two languages; one slug for both, so that switching language stays on the text. */
export type Words = {
  title: string
  summary: string
  /** Markdown. */
  body: string
}
export type LibraryText = {
  slug: string
  /** Null for texts about the service itself. */
  category: string | null
  fr: Words
  en: Words
}
