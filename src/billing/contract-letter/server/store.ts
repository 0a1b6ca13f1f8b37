import '../../server/tables.ts'
import '../../services/server/store.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export type ContractOf = { purchaseId: string } | { serviceId: string }

export function contractDocumentOf(db: Db, order: ContractOf) {
  const [column, id] =
    'purchaseId' in order ? (['purchaseId', order.purchaseId] as const) : (['serviceId', order.serviceId] as const)
  return db.selectFrom('contract_document').select(['id', 'sha256']).where(column, '=', id).executeTakeFirst()
}

/** `false` when this order has one already. */
export async function insertContractDocument(tx: Tx, row: Insertable<Tables['contract_document']>): Promise<boolean> {
  const made = await tx
    .insertInto('contract_document')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Their contracts as documents, newest first, without the files; of one question only when it is given. */
export function contractDocumentsOf(db: Db, personId: string, questionId: string | null = null) {
  return withHolder(db)
    .select(['contract_document.id', 'contract_document.sha256', 'contract_document.madeAt'])
    .select(reference.as('reference'))
    .where((where) =>
      where.or([where('purchase.personId', '=', personId), where('service_request.personId', '=', personId)]),
    )
    .$if(questionId !== null, (query) => query.where('purchase.questionId', '=', questionId))
    .orderBy('contract_document.madeAt', 'desc')
    .limit(40)
    .execute()
}

/** One of their own contracts, with the file. */
export function ownContractDocument(db: Db, personId: string, id: string) {
  return withHolder(db)
    .select(['contract_document.pdf'])
    .select(reference.as('reference'))
    .where('contract_document.id', '=', id)
    .where((where) =>
      where.or([where('purchase.personId', '=', personId), where('service_request.personId', '=', personId)]),
    )
    .executeTakeFirst()
}

/** What changes a plan belongs to its contract, which has the reference of its first order in every document. */
const reference = sql<string>`coalesce(root.reference, purchase.reference, service_request.reference)`

const withHolder = (db: Db) =>
  db
    .selectFrom('contract_document')
    .leftJoin('purchase', 'purchase.id', 'contract_document.purchaseId')
    .leftJoin('subscription', 'subscription.id', 'purchase.subscriptionId')
    .leftJoin('purchase as root', 'root.id', 'subscription.purchaseId')
    .leftJoin('service_request', 'service_request.id', 'contract_document.serviceId')

/** The latest consent to the terms that was recorded with an order: its language, text and time. */
export function consentOfOrder(db: Db, order: { quoteId: string } | { serviceId: string }) {
  const [column, id] =
    'quoteId' in order ? (['quoteId', order.quoteId] as const) : (['serviceId', order.serviceId] as const)
  return db
    .selectFrom('consent')
    .select(['locale', 'textVersion as text', 'givenAt as at'])
    .where(column, '=', id)
    .where('kind', '=', 'terms_and_age')
    .orderBy('givenAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The invoice of what was paid with an order: recorded under the order itself, or under the provider's invoice. */
export async function invoiceOfOrder(
  db: Db,
  { id, providerInvoice }: { id: string; providerInvoice: string | null },
): Promise<string | null> {
  const row = await db
    .selectFrom('invoice')
    .innerJoin('charge', 'charge.id', 'invoice.chargeId')
    .select('invoice.number')
    .where('invoice.kind', '=', 'invoice')
    .where((where) =>
      where.or([
        where('charge.id', '=', id),
        ...(providerInvoice
          ? [
              where.and([
                where('charge.source', '=', 'provider_invoice'),
                where('charge.sourceId', '=', providerInvoice),
              ]),
            ]
          : []),
      ]),
    )
    .executeTakeFirst()
  return row?.number ?? null
}
