import { sql } from 'kysely'
import { serviceDay } from '../../../experts/workspace/opening-hours.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { lastChangedQuestion } from '../../server/person-questions-store.ts'
import type { FunnelStep } from '../../server/tables.ts'
import type { QuestionRow } from '../../server/views.ts'

export type FunnelMoment = FunnelStep

/** A counter's row is locked until commit, so each counter is spread over several rows. */
const shards = 64

/** The operator's own funnel: counts per day, category and language, kept on the server, without any identity. */
export async function countFunnelStep(
  tx: Tx,
  now: Date,
  step: FunnelStep,
  question: Pick<QuestionRow, 'category' | 'locale'>,
): Promise<void> {
  await tx
    .insertInto('funnel')
    .values({
      day: serviceDay(now),
      step,
      category: question.category,
      locale: question.locale,
      shard: Math.floor(Math.random() * shards),
      count: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['day', 'step', 'category', 'locale', 'shard']).doUpdateSet({ count: sql`funnel.count + 1` }),
    )
    .execute()
}

/** Counts an entered address for the question that the person asked last. */
export async function countAddress(tx: Tx, now: Date, personId: string): Promise<void> {
  const question = await lastChangedQuestion(tx, personId)
  if (question) await countFunnelStep(tx, now, 'email', question)
}
