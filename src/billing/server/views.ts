// What neighbours may read of orders and fees: subqueries to join, and single rows.
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'

const { selectFrom } = expressionBuilder<Tables>()

export const orderView = selectFrom('purchase').select([
  'id',
  'questionId',
  'status',
  'wanted',
  'createdAt',
  'heldAt',
  'capturedAt',
  'voidedAt',
  'refundedAt',
])

/** What was held on a person's card and what was released again, which the ledger does not know. */
export async function holdsOfPerson(db: Db, personId: string) {
  const orders = await db
    .selectFrom('purchase')
    .select(['id', 'reference', 'amount', 'heldAt', 'voidedAt'])
    .where('personId', '=', personId)
    .where('heldAt', 'is not', null)
    .execute()
  return orders.flatMap(({ id, reference, amount, heldAt, voidedAt }) => [
    ...(heldAt ? [{ id: `${id}:held`, at: heldAt, what: 'held' as const, amount, reference }] : []),
    ...(voidedAt ? [{ id: `${id}:voided`, at: voidedAt, what: 'voided' as const, amount, reference }] : []),
  ])
}

/**
 * Charges that a bank has refused, as the provider's events report them: of orders, of services and of later months. A
 * month that was paid since has the amount that was taken, another one the plan's price.
 */
export async function refusedChargesOfPerson(db: Db, personId: string) {
  const { rows } = await sql<{ id: string; at: Date; amount: number; reference: string }>`
    select e.id, e.created_at as at, p.amount, p.reference
      from purchase p join provider_event e on e.payment = p.payment_intent
     where p.person_id = ${personId} and e.type = 'payment_intent.payment_failed'
    union all
    select e.id, e.created_at, s.amount, s.reference
      from service_request s join provider_event e on e.payment = s.payment_intent
     where s.person_id = ${personId} and e.type = 'payment_intent.payment_failed'
    union all
    select e.id, e.created_at, coalesce(c.amount, s.price), p.reference
      from subscription s
      join purchase p on p.id = s.purchase_id
      join provider_event e on e.subscription = s.provider_id
      left join charge c on c.source = 'provider_invoice' and c.source_id = e.object_id
     where s.person_id = ${personId} and e.type = 'invoice.payment_failed'
       and not exists (select from purchase o where o.provider_invoice = e.object_id)`.execute(db)
  return rows.map((row) => ({ ...row, what: 'refused' as const }))
}

/** The fees that are booked, by the contribution that earned them. */
export const expertDueView = selectFrom('expert_due').select('contributionId')

/** Whether the person's last plan was withdrawn from or refunded, and none has followed. */
export async function isContractUndone(db: Db, personId: string): Promise<boolean> {
  const last = await db
    .selectFrom('subscription')
    .select('endReason')
    .where('personId', '=', personId)
    .orderBy(({ eb }) => eb('state', '=', 'ended'))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.endReason === 'withdrawn' || last?.endReason === 'guarantee' || last?.endReason === 'refunded'
}

/** The ids of all orders for these questions. */
export async function ordersAbout(db: Db, questionIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('purchase').select('id').where('questionId', 'in', questionIds).execute()
  return rows.map(({ id }) => id)
}

export function quoteOf(db: Db, id: string) {
  return db.selectFrom('quote').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The reference of the contract that an order belongs to, as on its receipt: that of the plan's first order. */
export async function contractReferenceOf(db: Db, orderId: string): Promise<string> {
  const order = await db
    .selectFrom('purchase')
    .leftJoin('subscription', 'subscription.id', 'purchase.subscriptionId')
    .leftJoin('purchase as root', 'root.id', 'subscription.purchaseId')
    .select(['purchase.reference', 'root.reference as contract'])
    .where('purchase.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return order.contract ?? order.reference
}

/** Whether the person's introductory offer is held, captured, or was captured and refunded. */
export async function firstOfferUsed(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchase')
    .select('id')
    .where('personId', '=', personId)
    .where('kind', '=', 'first')
    .where('status', 'in', heldStatuses)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasPaid(db: Db, personId: string): Promise<boolean> {
  const query = db.selectFrom('purchase').select('id').where('personId', '=', personId)
  return (await query.where('status', 'in', heldStatuses).executeTakeFirst()) !== undefined
}

export function livePurchaseOf(db: Db, questionId: string) {
  return livePurchase(db, questionId).executeTakeFirst()
}

export function purchaseById(db: Db, id: string) {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirst()
}

export function livePurchase(db: Db, questionId: string) {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('questionId', '=', questionId)
    .where('status', 'in', activeStatuses)
}

export const activeStatuses = ['created', 'action_needed', 'declined', 'held', 'captured'] as const

export const heldStatuses = ['held', 'captured', 'refunded'] as const
