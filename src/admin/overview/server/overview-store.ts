import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { FunnelStep } from '../contract-overview.ts'

export async function funnelOn(db: Db, day: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('funnel')
    .select(['step', sql<number>`sum(count)::int`.as('count')])
    .where(sql<boolean>`day = ${day}::date`)
    .groupBy('step')
    .execute()
  return new Map(rows.map((row) => [row.step, row.count]))
}

export type FunnelRow = { category: string; locale: 'fr' | 'en'; step: FunnelStep; count: number }

/** Counts by category and language, from that day on. */
export function funnelSince(db: Db, day: string): Promise<FunnelRow[]> {
  return db
    .selectFrom('funnel')
    .select(['category', sql<'fr' | 'en'>`locale`.as('locale'), 'step', sql<number>`sum(count)::int`.as('count')])
    .where(sql<boolean>`day >= ${day}::date`)
    .groupBy(['category', 'locale', 'step'])
    .orderBy('category')
    .orderBy('locale')
    .execute()
}

export async function moneySince(db: Db, since: Date) {
  const { rows } = await sql<Record<'taken' | 'takenCount' | 'refunded' | 'refundedCount' | 'heldAmount', number>>`
    select (select coalesce(sum(amount), 0)::int from charge where paid_at >= ${since}) as "taken",
           (select count(*)::int from charge where paid_at >= ${since}) as "takenCount",
           (select coalesce(sum(amount), 0)::int from credit where at >= ${since}) as "refunded",
           (select count(*)::int from credit where at >= ${since}) as "refundedCount",
           (select coalesce(sum(amount), 0)::int from purchase where status = 'held') as "heldAmount"`.execute(db)
  return rows[0] ?? { taken: 0, takenCount: 0, refunded: 0, refundedCount: 0, heldAmount: 0 }
}

/** Seconds from the first expert asked to the acceptance. */
export async function medianAccept(db: Db, since: Date): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from work.granted_at - first.at)) as median
      from lease work
      join lateral (select min(granted_at) as at from lease where question_id = work.question_id) first on true
     where work.kind = 'work' and work.granted_at >= ${since}`.execute(db)
  const median = rows[0]?.median
  return median === null || median === undefined ? null : Math.round(median)
}

export function waitingQuestions(db: Db) {
  return db
    .selectFrom('question')
    .leftJoin('lease', (join) =>
      join
        .onRef('lease.question_id', '=', 'question.id')
        .on('lease.kind', '=', 'offer')
        .on('lease.ended_at', 'is', null),
    )
    .leftJoin('expert', 'expert.id', 'lease.expert_id')
    .select([
      'question.id',
      'question.number',
      'question.title',
      'question.category',
      'question.state',
      'expert.first_name',
      'expert.last_name',
      sql<Date>`coalesce((select max(at) from question_event e where e.question_id = question.id
        and e.to_state in ('QUEUED', 'OFFERED') and e.from_state not in ('QUEUED', 'OFFERED')), question.updated_at)`.as(
        'since',
      ),
    ])
    .where('question.state', 'in', ['QUEUED', 'OFFERED', 'UNSERVED'])
    .orderBy('since')
    .limit(50)
    .execute()
}

export async function askedPerHour(db: Db, since: Date, zone: string): Promise<number[]> {
  const { rows } = await sql<{ hour: number; count: number }>`
    select extract(hour from created_at at time zone ${zone})::int as hour, count(*)::int as count
      from question where created_at >= ${since} group by 1`.execute(db)
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { hour, count } of rows) hours[hour] = count
  return hours
}

export async function openAlerts(db: Db) {
  const { rows } = await sql<{
    id: string
    kind: string
    ref: string
    detail: Record<string, unknown>
    opened_at: Date
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

export function closeAlert(tx: Tx, id: string, done: { closed_at: Date; closed_by: string; close_note: string }) {
  return tx
    .updateTable('money_alert')
    .set(done)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning(['kind', 'ref'])
    .executeTakeFirst()
}

/** Closes the open alerts of these kinds about these rows. */
export async function closeAlertsAbout(
  tx: Tx,
  about: Record<string, string>,
  done: { closed_at: Date; closed_by: string; close_note: string },
): Promise<void> {
  await tx
    .updateTable('money_alert')
    .set(done)
    .where('closed_at', 'is', null)
    .where((where) => where.or(Object.entries(about).map(([kind, ref]) => where.and({ kind, ref }))))
    .execute()
}

/** Tasks that a question or a meeting request has raised for the staff, until somebody marks them as seen. */
export function openTasks(db: Db) {
  return (
    db
      .selectFrom('alert')
      .leftJoin('question', 'question.id', 'alert.question_id')
      .select(['alert.id', 'alert.template', 'alert.question_id', 'alert.data', 'alert.at'])
      .select(['question.number', 'question.emergency'])
      .where('alert.seen_at', 'is', null)
      // Leaves out tasks whose cause has ended by itself.
      .where(sql<boolean>`case alert.template
      when 'unserved' then question.state = 'UNSERVED'
      when 'still_unserved' then question.state = 'UNSERVED'
      when 'emergency' then question.emergency_at is not null and question.emergency_dismissed_at is null
      when 'meeting_waitlisted' then exists (select 1 from meeting m
        where m.question_id = alert.question_id and m.state = 'waitlisted')
      else true end`)
      // A person in danger comes first.
      .orderBy(sql`alert.template = 'emergency'`, 'desc')
      .orderBy('alert.at', 'desc')
      .limit(100)
      .execute()
  )
}

export function markTaskSeen(tx: Tx, id: string, done: { seen_at: Date; seen_by: string }) {
  return tx
    .updateTable('alert')
    .set(done)
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .returning(['template', 'question_id'])
    .executeTakeFirst()
}

export async function countAwaitingDecision(db: Db) {
  const { rows } = await sql<Record<'refunds' | 'disputes' | 'messages' | 'applications', number>>`
    select (select count(*)::int from refund_request where state = 'waiting') as refunds,
           (select count(*)::int from dispute where outcome is null) as disputes,
           (select count(*)::int from contact_message where handled_at is null) as messages,
           (select count(*)::int from expert_application where state = 'in_review') as applications`.execute(db)
  return rows[0] ?? { refunds: 0, disputes: 0, messages: 0, applications: 0 }
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
