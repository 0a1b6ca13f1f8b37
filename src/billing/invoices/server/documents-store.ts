import '../../server/tables.ts'
import type { Db } from '../../../platform/db/port.ts'

/** A person's consents with every order, a service by quote too, newest first; of one question only when it is given. */
export function consentsOf(db: Db, personId: string, questionId: string | null) {
  return db
    .selectFrom('consent')
    .leftJoin('quote', 'quote.id', 'consent.quoteId')
    .select(['consent.kind', 'consent.textVersion', 'consent.givenAt'])
    .select(({ fn, val }) => fn.coalesce('quote.kind', val('service' as const)).as('order'))
    .where('consent.personId', '=', personId)
    .$if(questionId !== null, (query) => query.where('quote.questionId', '=', questionId))
    .orderBy('consent.givenAt', 'desc')
    .orderBy('consent.kind', 'desc')
    .limit(40)
    .execute()
}

/** Invoices and credit notes of the payments for one question. */
export function invoicesOfQuestion(db: Db, personId: string, questionId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('credit', 'credit.id', 'invoice.creditId')
    .innerJoin('charge', (join) =>
      join.on((on) => on.eb('charge.id', '=', on.fn.coalesce('invoice.chargeId', 'credit.chargeId'))),
    )
    .innerJoin('purchase', 'purchase.id', 'charge.purchaseId')
    .select(['invoice.number', 'invoice.issuedAt', 'invoice.total', 'invoice.vat', 'invoice.kind'])
    .where('invoice.personId', '=', personId)
    .where('purchase.questionId', '=', questionId)
    .orderBy('invoice.issuedAt')
    .orderBy('invoice.kind', 'desc')
    .execute()
}
