// Whether clients had their first answer when a page had promised it.
import { sql } from 'kysely'
import { orderView } from '../../billing/server/views.ts'
import type { Db } from '../../platform/db/port.ts'
import { type Kept, keptByWindow, longestWindow } from '../../platform/telemetry/promise-store.ts'

/** First answers within that many seconds after the money was held. What was given up before then was not promised. */
export function firstAnswersInTime(db: Db, now: Date, seconds: number): Promise<Kept[]> {
  const since = new Date(now.getTime() - longestWindow - seconds * 1000)
  const promised = sql`
    select purchase.held_at + make_interval(secs => ${seconds}) as due_at, question.answered_at as done_at
      from (${orderView}) as purchase join question on question.purchase_id = purchase.id
     where purchase.held_at > ${since}
       and (purchase.voided_at is null or purchase.voided_at >= purchase.held_at + make_interval(secs => ${seconds}))`
  return keptByWindow(db, promised, now)
}
