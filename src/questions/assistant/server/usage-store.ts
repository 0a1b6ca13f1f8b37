import { sql } from 'kysely'
import type { ModelCall } from '../../../platform/assistant/port.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { CallOutcome } from '../call-limits.ts'

/** One decision on a call at a time, in all processes, until the transaction ends. */
export async function lockCalls(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('assistant calls', 0))`.execute(tx)
}

type Booked = Omit<ModelCall, 'outcome'> & {
  questionId: string
  addressKey: string | null
  outcome: CallOutcome
  at: Date
}

export async function insertCall(tx: Tx, { questionId, addressKey, at, ...call }: Booked): Promise<number> {
  const { id } = await tx
    .insertInto('assistant_usage')
    .values({
      ...columnsOf(call),
      questionId,
      provider: call.provider,
      model: call.model,
      task: call.task,
      prompt: call.prompt,
      addressKey,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces a booking by what was used. */
export async function endCall(db: Db, id: number, call: ModelCall): Promise<void> {
  await db.updateTable('assistant_usage').set(columnsOf(call)).where('id', '=', id).execute()
}

const columnsOf = (call: Omit<ModelCall, 'outcome'> & { outcome: CallOutcome }) => ({
  version: call.version,
  inputTokens: call.inputTokens,
  outputTokens: call.outputTokens,
  cents: call.cents,
  latency: call.outcome === 'running' ? null : call.latency,
  firstToken: call.firstToken,
  dropped: JSON.stringify(call.dropped),
  withheld: Object.values(call.dropped).reduce((sum, count) => sum + count, 0),
  outcome: call.outcome,
})

/** The hashes of addresses serve the budgets of their day only. */
export async function forgetAddresses(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('assistant_usage')
    .set({ addressKey: null })
    .where('addressKey', 'is not', null)
    .where('at', '<', before)
    .execute()
}
