import type { z } from 'zod'
import { cardsOf } from '../../../experts/directory/server/cards.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { QuestionRow } from '../../server/views.ts'
import type { Contribution } from '../../shapes.ts'
import { writtenIn } from '../../translation/lines.ts'
import { writtenInContribution } from '../../translation/server/translate.ts'
import { type Reader, translationsFor } from '../../translation/server/translation-view.ts'
import { differencesOf } from '../contribution.ts'
import type { ContributionRow } from './contribution-store.ts'

/** Contributions of one question as its client or its expert reads them, with what each correction changed. */
export async function contributionViews(
  ports: Ports,
  db: Db,
  question: QuestionRow,
  rows: readonly ContributionRow[],
  locale: Locale,
  reader: Reader = 'client',
): Promise<z.input<typeof Contribution>[]> {
  const cards = await cardsOf(ports, db, [...new Set(rows.map(({ expertId }) => expertId))], locale)
  const translated = await translationsFor(db, question, reader)
  return rows.map((row) => {
    const written = writtenInContribution(row.content)
    const from = written ? writtenIn(written, question.locale) : question.locale
    const card = cards.get(row.expertId) ?? null
    const before = rows.find(({ version }) => version === row.replaces)?.content?.answer
    const answer = row.content?.answer ?? null
    return {
      id: row.id,
      version: row.version,
      kind: row.kind,
      replaces: row.replaces,
      author: row.authorKind,
      name: row.authorName ?? card?.name ?? '',
      expert: card,
      at: row.at,
      answer,
      text: row.content?.text ?? null,
      locale: from,
      translation: reader === 'expert' && row.expertId === question.expertId ? null : translated(written, from),
      changes: before && answer ? differencesOf(before, answer) : [],
      hash: row.hash,
    }
  })
}
