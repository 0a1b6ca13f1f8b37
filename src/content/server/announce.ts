import { sql } from 'kysely'
import type { Tx } from '../../platform/db/port.ts'

/** Every process listens here, and drops the pages it has kept that were drawn from these topics. */
export const contentChannel = 'content_changed'

/** Told when (and only when) the transaction commits: what anybody may see of these topics has changed. */
export async function announceContent(tx: Tx, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${contentChannel}, ${topics.join(' ')})`.execute(tx)
}
