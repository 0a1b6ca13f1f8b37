import { sql } from 'kysely'
import { orderView } from '../../../billing/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

export type MissedOrderUpdate = {
  orderId: string
  questionId: string
  status: 'held' | 'captured' | 'voided' | 'refunded'
}

/** Orders whose question has not reflected their status since `before`: the update was lost. */
export async function missedOrderUpdates(db: Db, before: Date): Promise<MissedOrderUpdate[]> {
  const own = sql`q.life ->> 'order' = p.id`
  const { rows } = await sql<MissedOrderUpdate>`
    select p.id as "orderId", p.question_id as "questionId", p.status
      from ${orderView} p join question q on q.id = p.question_id
     where p.status = 'held' and p.wanted = 'hold' and p.held_at < ${before}
           and q.life ->> 'order' is distinct from p.id and not coalesce(q.life -> 'deadOrders' ? p.id, false)
        or p.status = 'captured' and q.payment = 'HELD' and p.captured_at < ${before} and ${own}
        or p.status = 'refunded' and q.payment = 'CAPTURED' and p.refunded_at < ${before} and ${own}
        or p.status = 'voided' and q.payment = 'HELD' and p.voided_at < ${before} and ${own}
     order by p.created_at limit 200`.execute(db)
  return rows
}
