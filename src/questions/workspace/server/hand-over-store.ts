// Stores the questions that experts hand over: what they say about them. The lease of the same token says how each ended.
import type { Insertable } from 'kysely'
import { expertView } from '../../../experts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { QuestionRow } from '../../server/views.ts'
import { writesIn, writtenIn } from '../../translation/lines.ts'
import { answerDraftOf } from './draft-store.ts'

export async function insertHandOver(tx: Tx, row: Insertable<Tables['hand_over']>): Promise<void> {
  await tx.insertInto('hand_over').values(row).execute()
}

function handOvers(db: Db, questionId: string) {
  return db
    .selectFrom('hand_over as handOver')
    .innerJoin('lease', (join) =>
      join.onRef('lease.questionId', '=', 'handOver.questionId').onRef('lease.token', '=', 'handOver.token'),
    )
    .select(['handOver.token', 'handOver.note', 'handOver.showsDraft', 'handOver.at'])
    .select(['handOver.fromExpertId', 'handOver.toExpertId', 'lease.outcome', 'lease.expiresAt'])
    .where('handOver.questionId', '=', questionId)
    .orderBy('handOver.token', 'desc')
    .limit(1)
}

/** What this expert proposed last about a question, and to whom. */
export function lastHandOverBy(db: Db, questionId: string, expertId: string) {
  return handOvers(db, questionId)
    .innerJoin(expertView.as('expert'), 'expert.id', 'handOver.toExpertId')
    .select(['expert.firstName', 'expert.lastName'])
    .where('handOver.fromExpertId', '=', expertId)
    .executeTakeFirst()
}

/**
 * What a colleague has written for the expert who took the question over from them: the note, and the draft where they let
 * it be read; each with the language that it is in.
 */
export async function receivedBy(db: Db, { id, locale }: Pick<QuestionRow, 'id' | 'locale'>, expertId: string) {
  const taken = await handOvers(db, id)
    .innerJoin(expertView.as('expert'), 'expert.id', 'handOver.fromExpertId')
    .select(['expert.firstName', 'expert.lastName', 'expert.languages'])
    .where('handOver.toExpertId', '=', expertId)
    .where('lease.outcome', '=', 'take_over')
    .executeTakeFirst()
  if (!taken) return undefined
  const expected = writesIn(taken.languages, locale)
  const note = { text: taken.note }
  const data = taken.showsDraft ? (await answerDraftOf(db, id, taken.fromExpertId))?.data : undefined
  const draft = data && { answer: data }
  return {
    ...taken,
    note: { written: note, locale: writtenIn(note, expected) },
    draft: draft ? { written: draft, locale: writtenIn(draft, expected) } : null,
  }
}

/** Why a colleague did not take the question over, as the code that they chose. */
export async function reasonAgainst(db: Db, questionId: string, expertId: string): Promise<string | null> {
  const event = await db
    .selectFrom('question_event')
    .select('reason')
    .where('questionId', '=', questionId)
    .where('event', '=', 'turn_down')
    .where('actorId', '=', expertId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return event?.reason ?? null
}
