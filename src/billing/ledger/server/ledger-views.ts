// What the staff reads of the ledger.
import { type RawBuilder, sql } from 'kysely'
import { personView } from '../../../accounts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'

/** From the first instant (included) to the second (excluded); a missing side is open. */
export type Span = { start?: Date; end?: Date }
export type MovementFilter = Span & { account?: string; payment?: string }

function within({ start, end }: Span): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (start) parts.push(sql`l.at >= ${start}`)
  if (end) parts.push(sql`l.at < ${end}`)
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

type AccountRow = {
  code: string
  /** The account number in the French general chart of accounts. */
  number: string
  class: 'asset' | 'liability' | 'revenue' | 'expense'
  nameFr: string
  nameEn: string
  debit: number
  credit: number
  balance: number
}

/** Turnover in the span, and the balance at its end on the usual side of the account's class. */
export async function accountBalances(db: Db, span: Span): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select a.code, a.number, a.class, a.name_fr, a.name_en,
           coalesce(sum(l.amount) filter (where l.amount > 0 and ${within(span)}), 0)::int as debit,
           coalesce(-sum(l.amount) filter (where l.amount < 0 and ${within(span)}), 0)::int as credit,
           (coalesce(sum(l.amount) filter (where ${within({ end: span.end })}), 0)
             * case when a.class in ('asset', 'expense') then 1 else -1 end)::int as balance
      from ledger_account a left join ledger_entry l on l.account = a.code
     group by a.code order by a.number`.execute(db)
  return rows
}

/** In cents, between the ledger and its source rows. */
export type Differences = Record<'entries' | 'invoices' | 'vat' | 'experts' | 'disputes', number>

/** Each is zero as long as the ledger agrees with its source rows. */
export async function differences(db: Db): Promise<Differences> {
  const { rows } = await sql<Differences>`
    with account as (select account, sum(amount) as sum from ledger_entry group by account)
    select (select coalesce(sum(sum), 0)::int from account) as entries,
           (select (coalesce(sum(sum), 0) + (select coalesce(sum(total), 0) from invoice))::int
              from account where account like 'revenue%' or account = 'vat_collected') as invoices,
           (select (coalesce(sum(sum), 0) + (select coalesce(sum(vat), 0) from invoice))::int
              from account where account = 'vat_collected') as vat,
           (select (coalesce(sum(sum), 0) + (select coalesce(sum(d.amount), 0) from expert_due d
                 left join payout p on p.id = d.payout_id left join payout_run r on r.id = p.run_id
                where r.paid_at is null))::int
              from account where account = 'expert_payable') as experts,
           (select (coalesce(sum(sum), 0) - (select coalesce(sum(d.amount), 0) from dispute d
                where d.outcome is null and exists (select 1 from ledger_entry
                  where source = 'dispute' and source_id = d.id)))::int
              from account where account = 'disputes') as disputes`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the books could not be compared')
  return row
}

export async function feesIn(db: Db, span: Span): Promise<{ amount: number; count: number; taken: number }> {
  const { rows } = await sql<{ amount: number; count: number; taken: number }>`
    select coalesce(sum(l.amount) filter (where l.account = 'provider_fees'), 0)::int as amount,
           count(*) filter (where l.account = 'provider_fees')::int as count,
           coalesce(sum(l.amount) filter (where l.source = 'charge' and l.account = 'provider_clearing'), 0)::int as taken
      from ledger_entry l where ${within(span)}`.execute(db)
  return rows[0] ?? { amount: 0, count: 0, taken: 0 }
}

type MovementRow = {
  source: string
  sourceId: string
  at: Date
  payment: string | null
  document: string | null
  lines: { account: string; amount: number }[]
}

/** Complete movements: a filter by account keeps all lines of those in which it appears. */
export async function findMovements(
  db: Db,
  { account, payment, ...span }: MovementFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<MovementRow[]> {
  const parts: RawBuilder<unknown>[] = [within(span)]
  if (account)
    parts.push(sql`exists (select 1 from ledger_entry o
    where o.source = l.source and o.source_id = l.source_id and o.account = ${account})`)
  if (payment) {
    const charge = sql`(select c.id from charge c left join purchase p on p.id = c.purchase_id
      left join invoice i on i.charge_id = c.id
      where c.id = ${payment} or p.reference = ${payment} or i.number = ${payment} or c.payment_intent = ${payment})`
    parts.push(sql`(l.source_id in ${charge}
      or split_part(l.source_id, ':', 1) in (select id from credit where charge_id in ${charge})
      or l.source_id in (select id from dispute where charge_id in ${charge}))`)
  }
  const { rows } = await sql<MovementRow>`
    select m.source, m.source_id, m.at, m.lines, coalesce(c.id, k.charge_id, d.charge_id) as payment, i.number as document
      from (select l.source, l.source_id, min(l.at) as at, max(l.id) as last,
                   json_agg(json_build_object('account', l.account, 'amount', l.amount) order by l.amount desc) as lines
              from ledger_entry l where ${sql.join(parts, sql` and `)}
             group by l.source, l.source_id order by max(l.id) desc offset ${offset} limit ${limit}) m
      left join charge c on m.source = 'charge' and c.id = m.source_id
      left join credit k on m.source in ('credit', 'refund_failed', 'refund_paid', 'refund_waits', 'refund_again')
        and k.id = split_part(m.source_id, ':', 1)
      left join dispute d on m.source like 'dispute%' and d.id = m.source_id
      left join invoice i on (m.source = 'charge' and i.kind = 'invoice' and i.charge_id = m.source_id)
                          or (m.source = 'credit' and i.credit_id = m.source_id)
     order by m.last desc`.execute(db)
  return rows
}

type PersonMovement = {
  id: string
  source: string
  at: Date
  lines: { nameFr: string; nameEn: string; amount: number }[]
}

/**
 * The movements of a person's charges, and those of the fees and payouts for the answers to their questions: of a payout
 * only the part that is for these answers.
 */
export async function movementsOfPerson(
  db: Db,
  personId: string,
  questionIds: readonly string[],
): Promise<PersonMovement[]> {
  const { rows } = await sql<PersonMovement>`
    with own as (select id from charge where person_id = ${personId}),
         due as (select contribution_id, payout_id, amount from expert_due where question_id = any(${questionIds})),
         paid as (select payout_id, sum(amount) as amount from due where payout_id is not null group by payout_id)
    select l.source || ':' || l.source_id as id, l.source, min(l.at) as at,
           json_agg(json_build_object('nameFr', a.name_fr, 'nameEn', a.name_en, 'amount',
             case when paid.payout_id is null then l.amount else (sign(l.amount) * paid.amount)::int end) order by l.amount desc)
             as lines
      from ledger_entry l join ledger_account a on a.code = l.account
      left join paid on l.source in ('payout', 'payout_return') and l.source_id = paid.payout_id
     where l.source_id in (select id from own)
        or split_part(l.source_id, ':', 1) in (select id from credit where charge_id in (select id from own))
        or l.source_id in (select id from dispute where charge_id in (select id from own))
        or (l.source = 'expert_due' and l.source_id in (select contribution_id from due))
        or paid.payout_id is not null
     group by l.source, l.source_id order by max(l.id)`.execute(db)
  return rows
}

export type EntryRow = {
  movement: string
  day: string
  source: string
  sourceId: string
  number: string
  name: string
  amount: number
  document: string | null
}

/** One row per entry, oldest first; all entries of a movement carry its number. */
export async function entriesIn(db: Db, span: { start: Date; end: Date }): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select min(l.id) over (partition by l.source, l.source_id) as movement,
           to_char(l.at at time zone 'Europe/Paris', 'YYYYMMDD') as day, l.source, l.source_id, a.number,
           a.name_fr as name, l.amount, i.number as document
      from ledger_entry l
      join ledger_account a on a.code = l.account
      left join invoice i on (l.source = 'charge' and i.kind = 'invoice' and i.charge_id = l.source_id)
                          or (l.source = 'credit' and i.credit_id = l.source_id)
     where ${within(span)}
     order by 1, l.id`.execute(db)
  return rows
}

export function lastReconciliations(db: Db, limit: number) {
  return db.selectFrom('reconciliation').selectAll().orderBy('finishedAt', 'desc').limit(limit).execute()
}

type DriftRow = {
  kind: string
  ref: string
  expected: number | null
  found: number | null
  firstSeen: Date
  lastSeen: Date
  times: number
  payment: string | null
  alert: string | null
  openedAt: Date | null
  closedAt: Date | null
  closedBy: string | null
  closeNote: string | null
}

/** Each difference once, as the latest reconciliation saw it, with its latest alert; open ones first. */
export async function recordedDrifts(db: Db, limit: number): Promise<DriftRow[]> {
  const { rows } = await sql<DriftRow>`
    select d.*, c.id as payment, a.id as alert, a.opened_at, a.closed_at, a.close_note,
           coalesce(nullif(person.display_name, ''), person.email) as closed_by
      from (select d.kind, d.ref, (array_agg(d.expected order by r.finished_at desc))[1] as expected,
                   (array_agg(d.found order by r.finished_at desc))[1] as found,
                   min(r.finished_at) as first_seen, max(r.finished_at) as last_seen, count(*)::int as times
              from drift d join reconciliation r on r.id = d.reconciliation_id
             group by d.kind, d.ref) d
      left join charge c on c.id = d.ref
      left join lateral (select * from money_alert m where m.kind = 'drift' and m.ref = d.kind || ':' || d.ref
                          order by m.opened_at desc limit 1) a on true
      left join ${personView} person on person.id = a.closed_by
     order by a.closed_at is not null, d.last_seen desc limit ${limit}`.execute(db)
  return rows
}
