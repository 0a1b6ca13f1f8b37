// What the staff's overview reads of the money.
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

export async function moneySince(db: Db, since: Date) {
  const { rows } = await sql<Record<'taken' | 'takenCount' | 'refunded' | 'refundedCount' | 'heldAmount', number>>`
    select (select coalesce(sum(amount), 0)::int from charge where paid_at >= ${since}) as "taken",
           (select count(*)::int from charge where paid_at >= ${since}) as "takenCount",
           (select coalesce(sum(amount), 0)::int from credit where at >= ${since}) as "refunded",
           (select count(*)::int from credit where at >= ${since}) as "refundedCount",
           (select coalesce(sum(amount), 0)::int from purchase where status = 'held') as "heldAmount"`.execute(db)
  return rows[0] ?? { taken: 0, takenCount: 0, refunded: 0, refundedCount: 0, heldAmount: 0 }
}

export type MonthRow = Record<
  'recurring' | 'firstEnded' | 'converted' | 'running' | 'ended' | 'charged' | 'refunded',
  number
> & { month: string }

/** The twelve months up to now, each in the given time zone. */
export async function monthsUpTo(db: Db, now: Date, zone: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with month as (
      select first as local, first at time zone ${zone} as begins, (first + interval '1 month') at time zone ${zone} as ends
        from generate_series(date_trunc('month', ${now}::timestamptz at time zone ${zone}) - interval '11 months',
                             date_trunc('month', ${now}::timestamptz at time zone ${zone}), interval '1 month') as first)
    select to_char(m.local, 'YYYY-MM') as month,
      (select coalesce(sum(c.amount), 0)::int from charge c
        where c.kind in ('plan', 'copilot', 'change') and c.paid_at >= m.begins and c.paid_at < m.ends)
      - (select coalesce(sum(k.amount), 0)::int from credit k join charge c on c.id = k.charge_id
          where c.kind in ('plan', 'copilot', 'change') and c.paid_at >= m.begins and c.paid_at < m.ends) as recurring,
      f.ended as "firstEnded", f.converted as converted,
      r.running as running, r.ended as ended,
      (select coalesce(sum(c.amount), 0)::int from charge c where c.paid_at >= m.begins and c.paid_at < m.ends) as charged,
      (select coalesce(sum(k.amount), 0)::int from credit k join charge c on c.id = k.charge_id
        where c.paid_at >= m.begins and c.paid_at < m.ends) as refunded
    from month m
    cross join lateral (
      select count(*)::int as ended,
             count(*) filter (where exists (select 1 from charge c where c.subscription_id = s.id
               and c.kind in ('plan', 'copilot')))::int as converted
        from subscription s join purchase p on p.id = s.purchase_id
       where p.kind = 'first' and s.state <> 'incomplete'
         and least(coalesce(s.ended_at, s.first_monthly_at), s.first_monthly_at) >= m.begins
         and least(coalesce(s.ended_at, s.first_monthly_at), s.first_monthly_at) < least(m.ends, ${now})) f
    cross join lateral (
      select count(*)::int as running,
             count(*) filter (where s.ended_at >= m.begins and s.ended_at < m.ends)::int as ended
        from subscription s
       where s.state <> 'incomplete' and s.created_at < m.begins and (s.ended_at is null or s.ended_at >= m.begins)) r
    order by m.local`.execute(db)
  return rows
}

export async function openAlerts(db: Db) {
  const { rows } = await sql<{
    id: string
    kind: string
    ref: string
    detail: Record<string, unknown>
    openedAt: Date
    payment: string | null
  }>`
    select a.id, a.kind, a.ref, a.detail, a.opened_at,
           (select c.id from charge c
             where c.id = a.ref or c.source_id = a.ref or c.id = a.detail->>'charge'
                or (a.kind = 'drift' and c.id = split_part(a.ref, ':', 2))
             limit 1) as payment
      from money_alert a where a.closed_at is null order by a.opened_at desc limit 100`.execute(db)
  return rows
}

export async function countOpenDisputes(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('dispute')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export type HeldMoney = { age: string; orders: number; cents: number }

/** What is held on cards and neither taken nor released, by how long it has been. A bank drops a hold after seven days. */
export async function heldByAge(db: Db, now: Date): Promise<HeldMoney[]> {
  const { rows } = await sql<HeldMoney>`
    select age.name as age, count(purchase.id)::int as orders, coalesce(sum(purchase.amount), 0)::int as cents
      from (values ('under_1h', 0, 3600), ('under_1d', 3600, 86400), ('under_6d', 86400, 518400), ('over_6d', 518400, null))
           as age (name, above, below)
      left join purchase on purchase.status = 'held'
       and purchase.held_at <= ${now}::timestamptz - make_interval(secs => age.above)
       and (age.below is null or purchase.held_at > ${now}::timestamptz - make_interval(secs => age.below))
     group by age.name`.execute(db)
  return rows
}
