// What the staff reads of payments.
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { personListName, personView } from '../../../accounts/server/views.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type PaymentState = 'taken' | 'part_refunded' | 'refunded' | 'held' | 'voided' | 'declined' | 'unfinished'

type Row = {
  id: string
  reference: string | null
  personId: string
  person: string
  kind: string
  state: PaymentState
  amount: number
  credited: number
  at: Date
  disputed: boolean
  questionId: string | null
  paymentIntent: string | null
  card: string | null
  purchaseId: string | null
  serviceId: string | null
  taken: boolean
}
export type PaymentRow = Row

/**
 * One list of charges, and of orders without a charge. `reference` is the contract's, which the receipts and the contract
 * letters name: an order that changes a plan belongs to the contract of the plan's first order, and is found by its own
 * reference too.
 */
const payment = sql`
  select c.id, coalesce(root.reference, p.reference, r.reference) as reference, p.reference as order_reference, c.person_id, ${personListName('person')} as person, c.kind,
         case when c.credited = 0 then 'taken' when c.credited < c.amount then 'part_refunded' else 'refunded' end as state,
         c.amount, c.credited, c.paid_at as at, p.question_id, c.payment_intent, p.card_last4 as card, p.id as purchase_id, r.id as service_id,
         exists (select 1 from dispute d where d.charge_id = c.id) as disputed, true as taken
    from charge c
    join ${personView} person on person.id = c.person_id
    left join subscription s on s.id = c.subscription_id
    left join purchase p on p.id = coalesce(c.purchase_id, s.purchase_id)
    left join subscription plan on plan.id = p.subscription_id
    left join purchase root on root.id = plan.purchase_id
    left join service_request r on r.provider_invoice = c.source_id and c.kind = 'service'
  union all
  select p.id, coalesce(root.reference, p.reference), p.reference, p.person_id, ${personListName('person')}, p.kind,
         case p.status when 'held' then 'held' when 'voided' then 'voided' when 'declined' then 'declined'
              else 'unfinished' end,
         p.amount, 0, p.created_at, p.question_id, p.payment_intent, p.card_last4, p.id, null, false, false
    from purchase p
    join ${personView} person on person.id = p.person_id
    left join subscription plan on plan.id = p.subscription_id
    left join purchase root on root.id = plan.purchase_id
   where not exists (select 1 from charge c where c.id = p.id or c.purchase_id = p.id)`

export type PaymentFilter = { search?: string; state?: string; person?: string }

export async function findPayments(
  db: Db,
  { search, state, person }: PaymentFilter,
  { offset, limit }: Record<string, number>,
) {
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (state) all.push(sql`state = ${state}`)
  if (person) all.push(sql`x.person_id = ${person}`)
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    all.push(sql`(x.id = ${search} or x.payment_intent = ${search} or x.reference ilike ${like} or x.order_reference ilike ${like} or x.person ilike ${like}
      or x.card = ${search}
      or exists (select 1 from ${personView} person where person.id = x.person_id and person.contact_email ilike ${like})
      or exists (select 1 from invoice where (invoice.charge_id = x.id) and invoice.number ilike ${like}))`)
  }
  const { rows } = await sql<Row>`
    select * from (${payment}) x where ${sql.join(all, sql` and `)}
     order by at desc, id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}

export async function paymentById(db: Db, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select * from (${payment}) x where x.id = ${id}`.execute(db)
  return rows[0]
}

/** `about`: a number, a reference or a reason, as recorded. */
export type PaymentStep = { at: Date; what: string; about: string | null; amount: number | null }

/** The history of a payment, from our own rows and the provider's events. */
export async function stepsOf(db: Db, row: Row): Promise<PaymentStep[]> {
  const { rows } = await sql<PaymentStep>`
    select * from (
      select q.created_at as at, 'quoted' as what, q.act as about, q.today as amount
        from quote q join purchase p on p.quote_id = q.id where p.id = ${row.purchaseId}
      union all
      select s.quoted_at, 'quoted', s.title, s.amount from service_request s where s.id = ${row.serviceId}
      union all
      select k.given_at, 'consent_' || k.kind, k.text_version, null
        from consent k left join purchase p on p.quote_id = k.quote_id
       where p.id = ${row.purchaseId} or k.service_id = ${row.serviceId}
      union all
      select t.at, t.what, null, p.amount from purchase p cross join lateral (values
        (p.created_at, 'ordered'), (p.held_at, 'held'), (p.captured_at, 'captured'), (p.voided_at, 'voided')) t (at, what)
       where p.id = ${row.purchaseId} and t.at is not null
      union all
      select s.accepted_at, 'ordered', null, s.amount from service_request s where s.id = ${row.serviceId}
      union all
      select i.issued_at, i.kind, i.number, i.total from invoice i where i.charge_id = ${row.id}
      union all
      select r.asked_at, 'refund_asked', k.reason, r.amount from refund r join credit k on k.id = r.id
       where r.charge_id = ${row.id}
      union all
      select coalesce(k.failed_at, r.changed_at), 'refund_' || r.state, r.failure, r.amount
        from refund r join credit k on k.id = r.id
       where r.charge_id = ${row.id} and r.state <> 'asked'
      union all
      select r.paid_at, 'refund_paid', r.paid_reference, r.amount from refund r
       where r.charge_id = ${row.id} and r.paid_at is not null
      union all
      select d.opened_at, 'dispute_opened', d.reason, d.amount from dispute d where d.charge_id = ${row.id}
      union all
      select d.settled_at, 'dispute_' || d.outcome, null, d.amount from dispute d
       where d.charge_id = ${row.id} and d.outcome is not null
      union all
      -- Decided against us before it was won.
      select l.at, 'dispute_lost', null, d.amount from dispute d
        join ledger_entry l on l.source = 'dispute_lost' and l.source_id = d.id and l.account = 'disputes'
       where d.charge_id = ${row.id} and d.outcome = 'won'
      union all
      select e.received_at, 'event', e.type, null from provider_event e
       where ${row.paymentIntent} in (e.object_id, e.payment)
          or e.object_id in (select d.id from dispute d where d.charge_id = ${row.id})
          or e.object_id in (select c.source_id from charge c where c.id = ${row.id} and c.source = 'provider_invoice')
    ) step order by at, what`.execute(db)
  return rows
}

type PaymentEntry = { at: Date; source: string; account: string; name: string; amount: number }

export async function ledgerOf(db: Db, id: string): Promise<PaymentEntry[]> {
  const { rows } = await sql<PaymentEntry>`
    select l.at, l.source, l.account, a.name_fr as name, l.amount
      from ledger_entry l join ledger_account a on a.code = l.account
     where l.source_id = ${id} or split_part(l.source_id, ':', 1) in (select id from credit where charge_id = ${id})
        or l.source_id in (select id from dispute where charge_id = ${id})
     order by l.id`.execute(db)
  return rows
}

/** Refunds that the card's bank returned, and that were not paid out of band yet. */
export function owedRefundsOf(db: Db, chargeId: string) {
  return db
    .selectFrom('refund')
    .select(['id', 'amount', 'failure', 'changedAt'])
    .where('chargeId', '=', chargeId)
    .where('state', '=', 'failed')
    .where('paidAt', 'is', null)
    .orderBy('askedAt')
    .execute()
}

/** An open or lost dispute: the bank has the money, or the cardholder has it back. */
export function disputeAgainst(db: Db, chargeId: string) {
  return db
    .selectFrom('dispute')
    .select('id')
    .where('chargeId', '=', chargeId)
    .where((where) => where.or([where('outcome', 'is', null), where('outcome', '=', 'lost')]))
    .executeTakeFirst()
}

/** The consents to a contract: an order's by its quote, a service's by itself. */
export function consentsFor(db: Db, of: { purchaseId: string | null; serviceId: string | null }) {
  return db
    .selectFrom('consent')
    .leftJoin('purchase', 'purchase.quoteId', 'consent.quoteId')
    .select(['consent.kind', 'consent.textVersion', 'consent.address', 'consent.givenAt'])
    .where((where) =>
      where.or([where('purchase.id', '=', of.purchaseId), where('consent.serviceId', '=', of.serviceId)]),
    )
    .orderBy('consent.givenAt')
    .execute()
}

/**
 * Locks the charge after its order, as a sync does. This serialises a bank's decision with refunds and with holding one
 * for that decision: no refund can start to wait for a decision already made.
 */
export async function lockChargeForRefund(tx: Tx, id: string): Promise<Charge | undefined> {
  await tx
    .selectFrom('purchase')
    .innerJoin('charge', (join) => join.onRef('charge.sourceId', '=', 'purchase.id').on('charge.source', '=', 'order'))
    .select('purchase.id')
    .where('charge.id', '=', id)
    .forUpdate('purchase')
    .execute()
  return lockCharge(tx, id)
}

export type Charge = Selectable<Tables['charge']>

export function lockCharge(tx: Tx, id: string) {
  return tx.selectFrom('charge').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
