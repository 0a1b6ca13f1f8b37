import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

type Offers = { made: number; accepted: number; declined: number; lapsed: number; takenByOthers: number }

/**
 * Offers that have ended: accepted where work on the question began with this expert after them. An offer to several at
 * once that somebody else accepted is neither a refusal nor a lapse.
 */
export async function offersTo(db: Db, expertId: string, since: Date): Promise<Offers> {
  const { rows } = await sql<Offers>`
    select count(*)::int as made,
      (count(*) filter (where taken))::int as accepted,
      (count(*) filter (where not taken and outcome = 'decline'))::int as declined,
      (count(*) filter (where not taken and outcome = 'offer_lapsed'))::int as lapsed,
      (count(*) filter (where not taken and outcome not in ('decline', 'offer_lapsed')))::int as "takenByOthers"
    from (
      select offer.outcome, exists (select from lease work where work.question_id = offer.question_id
          and work.expert_id = offer.expert_id and work.kind = 'work' and work.granted_at >= offer.granted_at
          and work.granted_at <= offer.ended_at) as taken
        from lease offer
       where offer.expert_id = ${expertId} and offer.kind in ('offer', 'broadcast')
         and offer.ended_at is not null and offer.granted_at >= ${since}
    ) as ended`.execute(db)
  return rows[0] ?? { made: 0, accepted: 0, declined: 0, lapsed: 0, takenByOthers: 0 }
}

/** Cents of the work that this expert has accepted and not delivered yet. */
export async function heldFeesOf(db: Db, expertId: string): Promise<number> {
  const row = await db
    .selectFrom('lease')
    .select(sql<number>`coalesce(sum(fee), 0)::int`.as('held'))
    .where('expertId', '=', expertId)
    .where('kind', '=', 'work')
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return row.held
}
