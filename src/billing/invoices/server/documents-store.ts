import '../../server/tables.ts'
import type { Db } from '../../../platform/db/port.ts'

/** A person's consents, newest first; of one question only when it is given. */
export function consentsOf(db: Db, personId: string, questionId: string | null) {
  return db
    .selectFrom('consent')
    .innerJoin('quote', 'quote.id', 'consent.quote_id')
    .select(['consent.kind', 'consent.text_version', 'consent.given_at', 'quote.kind as order'])
    .where('consent.person_id', '=', personId)
    .$if(questionId !== null, (query) => query.where('quote.question_id', '=', questionId))
    .orderBy('consent.given_at', 'desc')
    .orderBy('consent.kind', 'desc')
    .limit(40)
    .execute()
}

/** Invoices and credit notes of the payments for one question. */
export function invoicesOfQuestion(db: Db, personId: string, questionId: string) {
  return db
    .selectFrom('invoice')
    .leftJoin('credit', 'credit.id', 'invoice.credit_id')
    .innerJoin('charge', (join) =>
      join.on((on) => on.eb('charge.id', '=', on.fn.coalesce('invoice.charge_id', 'credit.charge_id'))),
    )
    .innerJoin('purchase', 'purchase.id', 'charge.purchase_id')
    .select(['invoice.number', 'invoice.issued_at', 'invoice.total', 'invoice.vat', 'invoice.kind'])
    .where('invoice.person_id', '=', personId)
    .where('purchase.question_id', '=', questionId)
    .orderBy('invoice.issued_at')
    .orderBy('invoice.kind', 'desc')
    .execute()
}
