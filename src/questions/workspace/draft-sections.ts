// The six parts of an answer being written, and when one text holds all that another one says.
import { day } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { AnswerDraft } from '../shapes.ts'

export const sections = ['short', 'steps', 'deadlines', 'papers', 'limits', 'sources'] as const
export type Section = (typeof sections)[number]
export type SectionText = AnswerDraft[Section]

export const emptyDraft: AnswerDraft = { short: '', steps: [], deadlines: [], papers: [], sources: [], limits: '' }

/** A part line by line, each with its fields in one order: the database keeps those of an object in another one. */
function rowsOf(text: SectionText): string[][] {
  const rows: readonly (string | Record<string, string>)[] = typeof text === 'string' ? [text] : text
  return rows.map((row) =>
    typeof row === 'string'
      ? [row]
      : Object.keys(row)
          .sort()
          .map((field) => row[field] ?? ''),
  )
}

/** Without the lines that have no word. */
const linesOf = (text: SectionText) => rowsOf(text).filter((fields) => fields.some((word) => word.trim() !== ''))

export const isBlankText = (text: SectionText): boolean => linesOf(text).length === 0

export const isBlank = (draft: AnswerDraft): boolean => sections.every((section) => isBlankText(draft[section]))

export const isSameText = (one: SectionText, other: SectionText): boolean =>
  JSON.stringify(rowsOf(one)) === JSON.stringify(rowsOf(other))

/** Whether every word of `part` stands in `whole`, line within line: whoever has `whole` has lost nothing. */
export function holdsText(whole: SectionText, part: SectionText): boolean {
  const lines = linesOf(whole)
  return linesOf(part).every((fields) =>
    lines.some((line) => fields.every((word, index) => (line[index] ?? '').includes(word))),
  )
}

/** The draft with another text of one part. */
export const withSection = (draft: AnswerDraft, section: Section, text: SectionText): AnswerDraft => ({
  ...draft,
  [section]: text,
})

/** A part as it was typed, line by line, unfinished ones too. `dated`: how a day is written. */
export function sectionAsText(text: SectionText, dated = (date: string) => date): string {
  if (typeof text === 'string') return text.trim()
  const rows: readonly (string | Record<string, string>)[] = text
  return rows
    .map((row) =>
      typeof row === 'string'
        ? row
        : [row.date && dated(row.date), row.what, row.text, row.title, row.url].filter(Boolean).join(' '),
    )
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** The same with its days as readers of this language write them. */
export const sectionForReader = (locale: Locale, text: SectionText): string =>
  sectionAsText(text, (date) => `${day(locale, `${date}T12:00:00Z`)}.`)

/** Whether a reader finds the same in both, blank lines aside. */
export const saysTheSame = (one: AnswerDraft, other: AnswerDraft): boolean =>
  sections.every((section) => sectionAsText(one[section]) === sectionAsText(other[section]))
