import { personView } from '../../../accounts/server/views.ts'
import type { Tx } from '../../../platform/db/port.ts'

type Author = { email: string | null; locale: 'fr' | 'en' | null; person: string | null; title: string }

/** The publication request, locked until it is decided. */
async function publicationIn(tx: Tx, id: string, state: 'waiting' | 'published') {
  return tx
    .selectFrom('question')
    .innerJoin('publication', 'publication.questionId', 'question.id')
    .innerJoin(personView.as('person'), 'person.id', 'question.personId')
    .select([
      'publishedAt',
      'publication.title',
      'person.contactEmail as email',
      'question.locale',
      'person.id as person',
    ])
    .where('question.id', '=', id)
    .where('publication.state', '=', state)
    .forUpdate(['question', 'publication'])
    .executeTakeFirst()
}

export async function showAnswer(tx: Tx, id: string, now: Date): Promise<Author | null> {
  const found = await publicationIn(tx, id, 'waiting')
  if (!found) return null
  const shown = { state: 'published', decidedAt: now } as const
  await tx.updateTable('publication').set(shown).where('questionId', '=', id).execute()
  await tx.updateTable('question').set({ publishedAt: now }).where('id', '=', id).execute()
  return found
}

/** Refuses or withdraws the publication: the author reads the reason beside the answer. */
export async function hideAnswer(
  tx: Tx,
  id: string,
  { from, now, reason }: { from: 'waiting' | 'published'; now: Date; reason: string },
): Promise<(Author & { since: Date | null }) | null> {
  const found = await publicationIn(tx, id, from)
  if (!found) return null
  const refused = { state: 'refused', decidedAt: now, reason } as const
  await tx.updateTable('publication').set(refused).where('questionId', '=', id).execute()
  if (found.publishedAt) await tx.updateTable('question').set({ publishedAt: null }).where('id', '=', id).execute()
  return { ...found, since: found.publishedAt }
}
