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
    .innerJoin('quote', 'quote.id', 'purchase.quoteId')
    .select((select) => [
      'purchase.id',
      'purchase.kind',
      'purchase.status',
      'purchase.questionId',
      'purchase.amount',
      'purchase.createdAt',
      'purchase.heldAt',
      'purchase.capturedAt',
      select
        .exists(
          select
            .selectFrom('consent')
            .select('consent.id')
            .whereRef('consent.quoteId', '=', 'purchase.quoteId')
            .where('consent.kind', '=', 'start_now'),
        )
        .as('startNow'),
    ])
    .where((where) =>
      where.or([
        where('purchase.id', '=', root),
        ...(subscriptionId ? [where('purchase.subscriptionId', '=', subscriptionId)] : []),
      ]),
    )
    .where('purchase.status', 'in', ['held', 'captured', 'refunded'])
    .orderBy('purchase.createdAt')
    .execute()
}
/** Charges of a contract, without those that the bank gave back after a dispute. */
export function chargesOf(db: Db, root: string, subscriptionId: string | null) {
  return db
    .selectFrom('charge')
    .selectAll()
    .where((where) =>
      where.or([
        where('purchaseId', '=', root),
        ...(subscriptionId ? [where('subscriptionId', '=', subscriptionId)] : []),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dispute')
            .select('dispute.id')
            .whereRef('dispute.chargeId', '=', 'charge.id')
            .where('dispute.outcome', '=', 'lost'),
        ),
      ),
    )
    .orderBy('paidAt')
    .execute()
}
/** Contracts of a person that can be terminated, or were lately, by their first orders. */
export function contractOrdersOf(db: Db, personId: string) {
  return db
    .selectFrom('purchase')
    .select('id')
    .where('personId', '=', personId)
    .where('subscriptionId', 'is', null)
    .where('status', 'in', ['held', 'captured', 'refunded'])
    .orderBy('createdAt', 'desc')
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
  return db.selectFrom('leaving').selectAll().where('purchaseId', '=', purchaseId).orderBy('at', 'desc').execute()
}
export function noticesOfService(db: Db, serviceId: string) {
  return db.selectFrom('leaving').selectAll().where('serviceId', '=', serviceId).orderBy('at', 'desc').execute()
}
export function chargeOfService(db: Db, invoice: string) {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('source', '=', 'provider_invoice')
    .where('sourceId', '=', invoice)
    .executeTakeFirst()
}
/** Whether the client expressly asked for the service to begin at once, knowing its effect on withdrawal. */
export async function askedToStartNow(db: Db, serviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('consent')
    .select('id')
    .where('serviceId', '=', serviceId)
    .where('kind', '=', 'start_now')
    .executeTakeFirst()
  return row !== undefined
}
/** Accepted or paid services of a person, the latest first. */
export function orderedServicesOf(db: Db, personId: string) {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('personId', '=', personId)
    .where('state', 'in', ['accepted', 'active'])
    .orderBy('acceptedAt', 'desc')
    .limit(20)
    .execute()
}
/** The holder and the reference of the contract that a notice is about. */
export async function contractOfNotice(
  db: Db,
  { purchaseId, serviceId }: Pick<CancellationNotice, 'purchaseId' | 'serviceId'>,
) {
  const [table, id] = purchaseId ? (['purchase', purchaseId] as const) : (['service_request', serviceId] as const)
  return db.selectFrom(table).select(['id', 'personId', 'reference']).where('id', '=', id).executeTakeFirst()
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
    .returning('purchaseId')
    .executeTakeFirst()
  return made !== undefined
}

/** The client address from which an order was accepted. */
export async function consentAddress(db: Db, quoteId: string): Promise<string | null> {
  const row = await db
    .selectFrom('consent')
    .select('address')
    .where('quoteId', '=', quoteId)
    .orderBy('givenAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.address ?? null
}
