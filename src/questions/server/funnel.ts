import { sql } from 'kysely'
import type { Tx } from '../../platform/db/port.ts'
import type { QuestionRow } from './store.ts'
import type { FunnelStep } from './tables.ts'

export type FunnelMoment = FunnelStep

/** Whoever counts on the same row waits for the other's commit. */
const shards = 64

/** The operator's own funnel: counts per day, category and language, kept on the server, nobody's identity in it. */
export async function count(
  tx: Tx,
  now: Date,
  step: FunnelStep,
  question: Pick<QuestionRow, 'category' | 'locale'>,
): Promise<void> {
  await tx
    .insertInto('funnel')
    .values({
      day: now.toISOString().slice(0, 10),
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
