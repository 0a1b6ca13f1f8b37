import { expertById } from '../../../experts/server/views.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { Translation } from '../../shapes.ts'
import { linesOf, readInstead, type Written, withLines } from '../lines.ts'
import { glossaryTerms } from './glossary-terms.ts'
import { sourceOf } from './translate.ts'
import { translationsOf } from './translation-store.ts'

/** Who reads a question: its client, or the expert who works on it. */
export type Reader = 'client' | 'expert'

/** Gives each text of the other side, or of a colleague, in the reader's language; `null` where the reader knows the language it is in. */
export async function translationsFor(
  db: Db,
  row: QuestionRow,
  reader: Reader,
): Promise<(written: Written | undefined, from: Locale) => Translation | null> {
  const translated = await translationsOfQuestion(db, row)
  const expert = reader === 'expert' && row.expertId ? await expertById(db, row.expertId) : undefined
  const locale = (from: Locale) =>
    reader === 'client' ? (from === row.locale ? undefined : row.locale) : readInstead(expert?.languages ?? [], from)
  return (written, from) => translated(written, from, locale(from))
}

/** Gives each text of a question, or of a meeting about it, in that language; `null` without one. */
export async function translationsOfQuestion(
  db: Db,
  { id, category }: Pick<QuestionRow, 'id' | 'category'>,
): Promise<(written: Written | undefined, from: Locale, to: Locale | undefined) => Translation | null> {
  const kept = new Map((await translationsOf(db, id)).map((one) => [one.source + one.locale, one]))
  return (written, from, to) => {
    if (!written || to === undefined) return null
    const lines = linesOf(written)
    const terms = glossaryTerms(lines.join('\n'), from, to, category)
    const found = kept.get(sourceOf(lines) + to)
    if (!found?.lines || found.lines.length !== lines.length)
      return { locale: to, state: found?.state === 'waiting' ? 'coming' : 'none', text: null, answer: null, terms }
    const made = withLines(written, found.lines)
    return {
      locale: to,
      state: 'shown',
      text: 'text' in made ? made.text : null,
      answer: 'answer' in made ? made.answer : null,
      terms,
    }
  }
}
