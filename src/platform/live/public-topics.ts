import { sql } from 'kysely'
import type { Tx } from '../db/port.ts'

/**
 * What public pages are drawn from: texts and published answers, experts with their reviews and desks, the catalogue,
 * the figures that are claimed.
 */
export type PublicTopic = 'content' | 'experts' | 'catalog' | 'claims'

export const publicChannel = 'public_changed'

/**
 * Says that what anybody may see of these topics has changed. Told to every process when (and only when) the
 * transaction commits; each forgets the pages that were drawn from them.
 */
export async function announcePublicChange(tx: Tx, topics: readonly PublicTopic[]): Promise<void> {
  await sql`select pg_notify(${publicChannel}, ${topics.join(' ')})`.execute(tx)
}

/** Told of each topic; of `null` where some may have been missed. */
export type PublicListener = (topic: PublicTopic | null) => void
