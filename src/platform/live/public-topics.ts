import { sql } from 'kysely'
import type { Tx } from '../db/port.ts'

/**
 * What public pages are rendered from: texts and published answers, experts with their reviews and availability, the
 * catalogue, the figures that are claimed.
 */
export type PublicTopic = 'content' | 'experts' | 'catalog' | 'claims'

export const publicChannel = 'public_changed'

/**
 * Announces that the public data of these topics has changed. Sent to every process when (and only when) the
 * transaction commits; each discards the cached pages rendered from them.
 */
export async function announcePublicChange(tx: Tx, topics: readonly PublicTopic[]): Promise<void> {
  await sql`select pg_notify(${publicChannel}, ${topics.join(' ')})`.execute(tx)
}

/** Called with each topic; with `null` where some may have been missed. */
export type PublicListener = (topic: PublicTopic | null) => void
