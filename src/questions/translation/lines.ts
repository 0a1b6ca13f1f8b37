// A message or an answer as the lines that are translated one by one, and the same text made of other lines.
import { certainLanguageOf } from '../../i18n/language-of.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Answer } from '../shapes.ts'

/** What somebody wrote: a message, or the structured answer. */
export type Written = { text: string } | { answer: Answer }

const line = /^(\s*(?:(?:[-–•*]|\d{1,2}[.)])\s+)?)(.*?)(\s*)$/

/** Puts other words in the place of each line's; empty lines, bullets and numbers stay. */
const mapLines = (text: string, put: (words: string) => string): string =>
  text
    .split('\n')
    .map((whole) => {
      const [, before = '', words = '', after = ''] = line.exec(whole) ?? []
      return words === '' ? whole : before + put(words) + after
    })
    .join('\n')

/** Dates and sources stay what they are. */
function mapWritten<One extends Written>(written: One, put: (words: string) => string): One {
  const map = (text: string) => mapLines(text, put)
  if ('text' in written) return { ...written, text: map(written.text) }
  const { answer } = written as { answer: Answer }
  const mapped: Answer = {
    ...answer,
    short: map(answer.short),
    steps: answer.steps.map((step) => ({ ...step, text: map(step.text) })),
    deadlines: answer.deadlines.map((deadline) => ({ ...deadline, what: map(deadline.what) })),
    papers: answer.papers.map(map),
    limits: map(answer.limits),
  }
  return { ...written, answer: mapped }
}

export function linesOf(written: Written): string[] {
  const lines: string[] = []
  mapWritten(written, (words) => {
    lines.push(words)
    return words
  })
  return lines
}

/** The same with these lines in the place of its own, in their order. */
export function withLines<One extends Written>(written: One, lines: readonly string[]): One {
  let at = 0
  return mapWritten(written, (words) => lines[at++] ?? words)
}

/** The language that somebody wrote in; where the words leave it open, the one that is expected of them. */
export const writtenIn = (written: Written, expected: Locale): Locale =>
  certainLanguageOf(linesOf(written).join('\n')) ?? expected

/** The language in which an expert reads what is written in another, or nothing where they know it. */
export const readInstead = (languages: readonly Locale[], written: Locale): Locale | undefined =>
  languages.includes(written) ? undefined : languages[0]

/** The language that an expert is expected to write in. */
export const writesIn = (languages: readonly Locale[], client: Locale): Locale =>
  readInstead(languages, client) ?? client
