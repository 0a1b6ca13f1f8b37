import '../../server/tables.ts'
import '../../services/server/store.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type CancellationNotice = Selectable<Tables['leaving']>

export function purchaseByReference(db: Db, reference: string) {
  return db.selectFrom('purchase').selectAll().where('reference', '=', reference).executeTakeFirst()
}
/** Orders of one contract that were held or paid, with a plan or without one. */
export function ordersOf(db: Db, root: string, subscriptionId: string | null) {
  return db
    .selectFrom('purchase')
    .innerJoin('quote', 'quote.id', 'purchase.quote_id')
    .select((select) => [
      'purchase.id',
      'purchase.kind',
      'purchase.status',
      'purchase.question_id',
      'purchase.amount',
      'purchase.created_at',
      'purchase.held_at',
      'purchase.captured_at',
      select
        .exists(
          select
            .selectFrom('consent')
            .select('consent.id')
            .whereRef('consent.quote_id', '=', 'purchase.quote_id')
            .where('consent.kind', '=', 'start_now'),
        )
        .as('startNow'),
    ])
    .where((where) =>
      where.or([
        where('purchase.id', '=', root),
        ...(subscriptionId ? [where('purchase.subscription_id', '=', subscriptionId)] : []),
      ]),
    )
    .where('purchase.status', 'in', ['held', 'captured', 'refunded'])
    .orderBy('purchase.created_at')
    .execute()
}
/** Charges of a contract, without those that the bank gave back after a dispute. */
export function chargesOf(db: Db, root: string, subscriptionId: string | null) {
  return db
    .selectFrom('charge')
    .selectAll()
    .where((where) =>
      where.or([
        where('purchase_id', '=', root),
        ...(subscriptionId ? [where('subscription_id', '=', subscriptionId)] : []),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dispute')
            .select('dispute.id')
            .whereRef('dispute.charge_id', '=', 'charge.id')
            .where('dispute.outcome', '=', 'lost'),
        ),
      ),
    )
    .orderBy('paid_at')
    .execute()
}
/** Contracts of a person that can be terminated, or were lately, by their first orders. */
export function contractOrdersOf(db: Db, personId: string) {
  return db
    .selectFrom('purchase')
    .select('id')
    .where('person_id', '=', personId)
    .where('subscription_id', 'is', null)
    .where('status', 'in', ['held', 'captured', 'refunded'])
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
}
/** A second notice at the same moment waits, and then finds the first one. */
export function lockContractOrder(tx: Tx, id: string) {
  return tx.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
export async function insertNotice(tx: Tx, row: Insertable<Tables['leaving']>): Promise<void> {
  await tx.insertInto('leaving').values(row).execute()
}
export function noticesOf(db: Db, purchaseId: string) {
  return db.selectFrom('leaving').selectAll().where('purchase_id', '=', purchaseId).orderBy('at', 'desc').execute()
}
export function noticesOfService(db: Db, serviceId: string) {
  return db.selectFrom('leaving').selectAll().where('service_id', '=', serviceId).orderBy('at', 'desc').execute()
}
export function chargeOfService(db: Db, invoice: string) {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('source', '=', 'provider_invoice')
    .where('source_id', '=', invoice)
    .executeTakeFirst()
}
/** Whether the client expressly asked for the service to begin at once, knowing its effect on withdrawal. */
export async function askedToStartNow(db: Db, serviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('service_id', '=', serviceId)
    .where('kind', '=', 'start_now')
    .executeTakeFirst()
  return row !== undefined
}
/** Accepted or paid services of a person, the latest first. */
export function orderedServicesOf(db: Db, personId: string) {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('person_id', '=', personId)
    .where('state', 'in', ['accepted', 'active'])
    .orderBy('accepted_at', 'desc')
    .limit(20)
    .execute()
}
/** The holder and the reference of the contract that a notice is about. */
export async function contractOfNotice(
  db: Db,
  { purchase_id, service_id }: Pick<CancellationNotice, 'purchase_id' | 'service_id'>,
) {
  const [table, id] = purchase_id ? (['purchase', purchase_id] as const) : (['service_request', service_id] as const)
  return db.selectFrom(table).select(['id', 'person_id', 'reference']).where('id', '=', id).executeTakeFirst()
}
export function noticeById(db: Db, id: string) {
  return db.selectFrom('leaving').selectAll().where('id', '=', id).executeTakeFirst()
}
export function noticeByHash(db: Db, hash: string) {
  return db.selectFrom('leaving').selectAll().where('hash', '=', hash).executeTakeFirst()
}
export function cancellationReasonOf(db: Db, requestId: string) {
  return db.selectFrom('plan_request').select('reason').where('id', '=', requestId).executeTakeFirst()
}
/** `false` when this order, or this person, has used the guarantee before. */
export async function insertGuarantee(tx: Tx, row: Insertable<Tables['guarantee_claim']>): Promise<boolean> {
  const made = await tx
    .insertInto('guarantee_claim')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('purchase_id')
    .executeTakeFirst()
  return made !== undefined
}

/** The client address from which an order was accepted. */
export async function consentAddress(db: Db, quoteId: string): Promise<string | null> {
  const row = await db
    .selectFrom('consent')
    .select('address')
    .where('quote_id', '=', quoteId)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.address ?? null
}
