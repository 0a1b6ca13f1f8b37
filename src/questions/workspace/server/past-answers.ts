import type { z } from 'zod'
import type { Person } from '../../../api/actor.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Ports } from '../../../platform/ports.ts'
import { namedCategory } from '../../server/question-view.ts'
import type { PastAnswer } from '../contract.ts'
import { sectionForReader, sections } from '../draft-sections.ts'
import { hasSomeWord, hasWords } from '../phrases.ts'
import { ownExpert } from './commands.ts'
import { maskFor } from './masked.ts'
import { answersBy } from './store.ts'

/** How many answers of an expert are searched, newest first, and how many are shown. */
const searched = 500
const shown = 8

/**
 * What this expert has answered before with these words, in the question's title or the answer: the parts that have one
 * of them, without the personal data of
 * the client who was answered.
 */
export async function pastAnswers(
  ports: Ports,
  actor: Person,
  { q, locale }: { q: string; locale: Locale },
): Promise<{ answers: z.input<typeof PastAnswer>[] }> {
  const expert = await ownExpert(ports.db, actor)
  const rows = await answersBy(ports.db, expert.id, searched)
  const seen = new Set<string>()
  const found = rows.flatMap((row) => {
    const answer = row.content?.answer
    // What was corrected since is not found any more.
    if (!answer || seen.has(row.questionId)) return []
    seen.add(row.questionId)
    const parts = sections
      .map((section) => ({ section, text: sectionForReader(row.locale, answer[section]) }))
      .filter(({ text }) => text !== '')
    return hasWords(q, [row.title, ...parts.map(({ text }) => text)].join('\n')) ? [{ row, parts }] : []
  })
  const answers = found.slice(0, shown).map(async ({ row, parts }) => {
    const masked = await maskFor(ports.db, row.personId)
    const withWord = parts.filter(({ text }) => hasSomeWord(q, text))
    // Found by its title alone: every part may be what was looked for.
    const told = withWord.length > 0 ? withWord : parts
    return {
      questionId: row.questionId,
      number: row.number,
      category: namedCategory(row, locale),
      at: row.at,
      locale: row.locale,
      title: masked(row.title),
      parts: told.map(({ section, text }) => ({ section, text: masked(text) })),
    }
  })
  return { answers: await Promise.all(answers) }
}
