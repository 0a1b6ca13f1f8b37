import { expertView } from '../../experts/server/views.ts'
import './tables.ts'
import '../services/server/store.ts'
import { type SqlBool, sql } from 'kysely'
import { heldPeople, personView } from '../../accounts/server/views.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import { unknownParty } from '../invoices/server/data.ts'
import { invoicingOf } from '../payouts/server/mandate-store.ts'
import { payoutAccountOf } from '../payouts/server/store.ts'
import { taxRowOf } from '../tax/server/store.ts'

/** An order whose capture is under way: its invoice must still know whom it is issued to. */
export const paymentInProgress = (db: Db, personId: string) =>
  db
    .selectFrom('purchase')
    .select('id')
    .where('personId', '=', personId)
    .where('status', '=', 'held')
    .where('wanted', '=', 'capture')
    .executeTakeFirst()

export const openDispute = (db: Db, personId: string) =>
  db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.id', 'dispute.chargeId')
    .select('dispute.id')
    .where('charge.personId', '=', personId)
    .where('dispute.outcome', 'is', null)
    .executeTakeFirst()

/** A refund that no card could receive: an erased person could not say where it should go instead. */
export const refundOwed = (db: Db, personId: string) =>
  db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.chargeId')
    .select('refund.id')
    .where('charge.personId', '=', personId)
    .where('refund.state', '=', 'failed')
    .where('refund.paidAt', 'is', null)
    .executeTakeFirst()

/** Earned, and not in a paid payout run yet. */
const owed = (db: Db) =>
  db
    .selectFrom('expert_due as due')
    .leftJoin('payout', 'payout.id', 'due.payoutId')
    .leftJoin('payout_run as run', 'run.id', 'payout.runId')
    .where('run.paidAt', 'is', null)

export const amountOwedToExpert = (db: Db, expertId: string) =>
  owed(db).select('due.questionId').where('due.expertId', '=', expertId).executeTakeFirst()

const unpaid = ['created', 'action_needed', 'declined'] as const

export const unpaidOrders = (db: Db, personId: string) =>
  db
    .selectFrom('purchase')
    .select('id')
    .where('personId', '=', personId)
    .where('status', 'in', unpaid)
    .where('wanted', '=', 'hold')
    .execute()

/** What exists of each kind, and the last document. */
export async function billingSummaryOf(db: Db, personId: string, expertId: string | null) {
  const own = (table: 'purchase' | 'subscription' | 'service_request') =>
    db.selectFrom(table).where('personId', '=', personId)
  const [orders, plans, services, invoice, offer, payout, taxed] = await Promise.all([
    own('purchase').select(['status', 'wanted']).execute(),
    db.selectFrom('subscription').select('id').where('personId', '=', personId).where('state', '<>', 'ended').execute(),
    db
      .selectFrom('service_request')
      .select('id')
      .where('personId', '=', personId)
      .where('state', 'in', ['requested', 'quoted', 'accepted'])
      .execute(),
    db
      .selectFrom('invoice')
      .select('issuedAt')
      .where('personId', '=', personId)
      .orderBy('issuedAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('first_offer')
      .innerJoin('purchase', 'purchase.id', 'first_offer.purchaseId')
      .select('purchase.id')
      .where('purchase.personId', '=', personId)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('payout')
      .innerJoin('payout_run as run', 'run.id', 'payout.runId')
      .select('run.preparedAt')
      .where('payout.expertId', '=', expertId ?? '')
      .orderBy('run.preparedAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('expert_due')
      .innerJoin('tax_identity', 'tax_identity.expertId', 'expert_due.expertId')
      .select('expert_due.answeredAt')
      .where('expert_due.expertId', '=', expertId ?? '')
      .orderBy('expert_due.answeredAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { orders, plans, services, invoice, offer, payout, taxed }
}

export async function redactBillingTexts(
  tx: Tx,
  personId: string,
  expertId: string | null,
  wish: (was: string) => string,
) {
  await tx
    .updateTable('plan_request')
    .set({ comment: null })
    .where('subscriptionId', 'in', tx.selectFrom('subscription').select('id').where('personId', '=', personId))
    .execute()
  const services = await tx.selectFrom('service_request').selectAll().where('personId', '=', personId).execute()
  for (const { id, state, wish: was } of services) {
    const kept = state === 'active' || state === 'withdrawn'
    await tx
      .updateTable('service_request')
      .set({
        wish: kept ? wish(was).padEnd(20, '…') : '… … … … … … … … … … …',
        closedReason: null,
        ...(kept ? {} : { acceptedAddress: null, acceptedUserAgent: null }),
      })
      .where('id', '=', id)
      .execute()
  }
  // A trader's account is kept until `eraseBillingData`; an expert who never began is no trader.
  const never = tx
    .selectFrom(expertView.as('expert'))
    .select('id')
    .where('id', '=', expertId)
    .where('state', '=', 'onboarding')
  await tx.deleteFrom('payout_account').where('expertId', 'in', never).execute()
}

/** Whether the provider may still have work for this customer. */
export async function customerHasOpenWork(db: Db, personId: string): Promise<boolean> {
  const orders = await db
    .selectFrom('purchase')
    .select('id')
    .where('personId', '=', personId)
    .where((where) =>
      where.or([where('status', '=', 'held'), where('status', 'in', unpaid).and('paymentIntent', 'is not', null)]),
    )
    .executeTakeFirst()
  const plan = await db
    .selectFrom('subscription')
    .select('id')
    .where('personId', '=', personId)
    .where('providerId', 'is not', null)
    .where('providerEndedAt', 'is', null)
    .executeTakeFirst()
  const refund = await db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.chargeId')
    .select('refund.id')
    .where('charge.personId', '=', personId)
    .where(sql<SqlBool>`refund.state in ('asked', 'sent', 'waits')`)
    .executeTakeFirst()
  return Boolean(orders ?? plan ?? refund)
}

export const deleteCustomer = (db: Db, personId: string) =>
  db.deleteFrom('customer').where('personId', '=', personId).execute()

export async function eraseBillingData(
  db: Db,
  before: { refused: Date; consent: Date; reported: Date; trader: Date },
): Promise<void> {
  await db.deleteFrom('refused_card').where('at', '<', before.refused).execute()
  await db
    .updateTable('consent')
    .set({ address: '', userAgent: '' })
    .where('givenAt', '<', before.consent)
    .where('address', '<>', '')
    .where('personId', 'not in', heldPeople)
    .execute()
  const left = db
    .selectFrom(expertView.as('expert'))
    .select('id')
    .where('leftAt', '<', before.trader)
    .where('personId', 'not in', heldPeople)
  await db
    .deleteFrom('payout_account')
    .where('expertId', 'in', left)
    .where('expertId', 'not in', owed(db).select('due.expertId'))
    .execute()
  // The tax authority may still ask about an erased person.
  const gone = db
    .selectFrom(expertView.as('expert'))
    .innerJoin(personView.as('person'), 'person.id', 'personId')
    .where('erasedAt', 'is not', null)
  const earned = db.selectFrom('expert_due').select('expertId').where('answeredAt', '>=', before.reported)
  await db
    .deleteFrom('tax_identity')
    .where('expertId', 'in', gone.select('expert.id'))
    .where('expertId', 'not in', earned)
    .execute()
}

/**
 * Deletes what the law no longer requires: notices, contracts as they were sent, the card that paid an order, and the names on invoices and payouts,
 * except of people under a legal hold. `clairavis.retention` lets the append-only tables accept it in this transaction.
 */
export async function deleteExpiredRecords(tx: Tx, before: { contract: Date; books: Date }): Promise<void> {
  await sql`select set_config('clairavis.retention', 'over', true)`.execute(tx)
  for (const [table, at] of [
    ['leaving', 'at'],
    ['contract_document', 'madeAt'],
  ] as const)
    await tx
      .deleteFrom(table)
      .where(at, '<', before.contract)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('purchase')
              .select('purchase.id')
              .whereRef('purchase.id', '=', `${table}.purchaseId`)
              .where('personId', 'in', heldPeople)
              .union(
                selectFrom('service_request')
                  .select('service_request.id')
                  .whereRef('service_request.id', '=', `${table}.serviceId`)
                  .where('personId', 'in', heldPeople),
              ),
          ),
        ),
      )
      .execute()
  await tx
    .updateTable('purchase')
    .set({ cardFingerprint: null, cardLast4: null })
    .where('createdAt', '<', before.contract)
    .where((where) => where.or([where('cardFingerprint', 'is not', null), where('cardLast4', 'is not', null)]))
    .where('personId', 'not in', heldPeople)
    .execute()
  const noBuyer = JSON.stringify(unknownParty)
  const old = tx
    .selectFrom('invoice')
    .select('number')
    .where('issuedAt', '<', before.books)
    .where('personId', 'not in', heldPeople)
  await tx.deleteFrom('invoice_file').where('number', 'in', old).execute()
  await sql`update invoice set data = jsonb_set(data, '{buyer}', ${noBuyer}::jsonb)
    where number in (${old}) and data -> 'buyer' is distinct from ${noBuyer}::jsonb`.execute(tx)
  const noSeller = JSON.stringify({ entity: '…' })
  await sql`update expert_invoice set pdf = '', sha256 = '', data = jsonb_set(data, '{seller}', ${noSeller}::jsonb)
    where issued_at < ${before.books} and length(pdf) > 0 and expert_id not in
      (select id from ${expertView} expert where person_id in (${heldPeople}))`.execute(tx)
  await tx
    .updateTable('payout')
    .set({ holder: '…', ibanSealed: Buffer.of(), ibanEnd: '' })
    .where('holder', '<>', '…')
    .where('runId', 'in', tx.selectFrom('payout_run').select('id').where('preparedAt', '<', before.books))
    .where(
      'expertId',
      'not in',
      tx.selectFrom(expertView.as('expert')).select('id').where('personId', 'in', heldPeople),
    )
    .execute()
}

/** All billing rows of a person, by table. */
export async function billingExportRows(db: Db, personId: string, expertId: string | null) {
  const mine = <
    Table extends 'purchase' | 'subscription' | 'quote' | 'charge' | 'credit' | 'consent' | 'service_request',
  >(
    table: Table,
  ) => sql<Record<string, unknown>>`select * from ${sql.table(table)} where person_id = ${personId}`.execute(db)
  const [orders, plans, quotes, payments, refunds, consents, services] = await Promise.all(
    (['purchase', 'subscription', 'quote', 'charge', 'credit', 'consent', 'service_request'] as const).map(mine),
  )
  const [invoices, leavings, requests, account, tax, payouts, dues, invoicing] = await Promise.all([
    db.selectFrom('invoice').selectAll().where('personId', '=', personId).orderBy('issuedAt').execute(),
    db
      .selectFrom('leaving')
      .leftJoin('purchase', 'purchase.id', 'leaving.purchaseId')
      .leftJoin('service_request', 'service_request.id', 'leaving.serviceId')
      .selectAll('leaving')
      .where((where) =>
        where.or([where('purchase.personId', '=', personId), where('service_request.personId', '=', personId)]),
      )
      .orderBy('leaving.at')
      .execute(),
    db
      .selectFrom('plan_request')
      .innerJoin('subscription', 'subscription.id', 'plan_request.subscriptionId')
      .selectAll('plan_request')
      .where('subscription.personId', '=', personId)
      .execute(),
    payoutAccountOf(db, expertId ?? ''),
    taxRowOf(db, expertId ?? ''),
    db
      .selectFrom('payout')
      .innerJoin('payout_run as run', 'run.id', 'payout.runId')
      .select([
        'run.month as period',
        'payout.amount',
        'payout.answers',
        'payout.holder',
        'payout.ibanEnd',
        'run.paidAt',
      ])
      .where('payout.expertId', '=', expertId ?? '')
      .execute(),
    db
      .selectFrom('expert_due')
      .selectAll()
      .where('expertId', '=', expertId ?? '')
      .orderBy('answeredAt')
      .execute(),
    invoicingOf(db, expertId ?? ''),
  ])
  return {
    tables: {
      orders: (orders?.rows ?? []).map(({ clientSecret: _secret, ...order }) => order),
      plans: plans?.rows ?? [],
      quotes: quotes?.rows ?? [],
      payments: payments?.rows ?? [],
      refunds: refunds?.rows ?? [],
      consents: consents?.rows ?? [],
      services: (services?.rows ?? []).map(({ clientSecret: _secret, ...service }) => service),
      requests,
      payouts: { payouts, answers: dues },
    },
    account,
    tax,
    invoicing,
    invoices,
    leavings,
  }
}
