import { expertView } from '../../experts/server/views.ts'
import './tables.ts'
import '../services/server/store.ts'
import { type SqlBool, sql } from 'kysely'
import { heldPeople, personView } from '../../accounts/server/views.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import { unknownParty } from '../invoices/server/data.ts'
import { payoutAccountOf } from '../payouts/server/store.ts'
import { taxRowOf } from '../tax/server/store.ts'

/** An order whose capture is under way: its invoice must still know whom it is issued to. */
export const paymentInProgress = (db: Db, personId: string) =>
  db
    .selectFrom('purchase')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', '=', 'held')
    .where('wanted', '=', 'capture')
    .executeTakeFirst()

export const openDispute = (db: Db, personId: string) =>
  db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.id', 'dispute.charge_id')
    .select('dispute.id')
    .where('charge.person_id', '=', personId)
    .where('dispute.outcome', 'is', null)
    .executeTakeFirst()

/** A refund that no card could receive: an erased person could not say where it should go instead. */
export const refundOwed = (db: Db, personId: string) =>
  db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.charge_id')
    .select('refund.id')
    .where('charge.person_id', '=', personId)
    .where('refund.state', '=', 'failed')
    .where('refund.paid_at', 'is', null)
    .executeTakeFirst()

/** Earned, and not in a paid payout run yet. */
const owed = (db: Db) =>
  db
    .selectFrom('expert_due as due')
    .leftJoin('payout', 'payout.id', 'due.payout_id')
    .leftJoin('payout_run as run', 'run.id', 'payout.run_id')
    .where('run.paid_at', 'is', null)

export const amountOwedToExpert = (db: Db, expertId: string) =>
  owed(db).select('due.question_id').where('due.expert_id', '=', expertId).executeTakeFirst()

const unpaid = ['created', 'action_needed', 'declined'] as const

export const unpaidOrders = (db: Db, personId: string) =>
  db
    .selectFrom('purchase')
    .select('id')
    .where('person_id', '=', personId)
    .where('status', 'in', unpaid)
    .where('wanted', '=', 'hold')
    .execute()

/** What exists of each kind, and the last document. */
export async function billingSummaryOf(db: Db, personId: string, expertId: string | null) {
  const own = (table: 'purchase' | 'subscription' | 'service_request') =>
    db.selectFrom(table).where('person_id', '=', personId)
  const [orders, plans, services, invoice, offer, payout, taxed] = await Promise.all([
    own('purchase').select(['status', 'wanted']).execute(),
    db
      .selectFrom('subscription')
      .select('id')
      .where('person_id', '=', personId)
      .where('state', '<>', 'ended')
      .execute(),
    db
      .selectFrom('service_request')
      .select('id')
      .where('person_id', '=', personId)
      .where('state', 'in', ['requested', 'quoted', 'accepted'])
      .execute(),
    db
      .selectFrom('invoice')
      .select('issued_at')
      .where('person_id', '=', personId)
      .orderBy('issued_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('first_offer')
      .innerJoin('purchase', 'purchase.id', 'first_offer.purchase_id')
      .select('purchase.id')
      .where('purchase.person_id', '=', personId)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('payout')
      .innerJoin('payout_run as run', 'run.id', 'payout.run_id')
      .select('run.prepared_at')
      .where('payout.expert_id', '=', expertId ?? '')
      .orderBy('run.prepared_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('expert_due')
      .innerJoin('tax_identity', 'tax_identity.expert_id', 'expert_due.expert_id')
      .select('expert_due.answered_at')
      .where('expert_due.expert_id', '=', expertId ?? '')
      .orderBy('expert_due.answered_at', 'desc')
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
    .where('subscription_id', 'in', tx.selectFrom('subscription').select('id').where('person_id', '=', personId))
    .execute()
  const services = await tx.selectFrom('service_request').selectAll().where('person_id', '=', personId).execute()
  for (const { id, state, wish: was } of services) {
    const kept = state === 'active' || state === 'withdrawn'
    await tx
      .updateTable('service_request')
      .set({
        wish: kept ? wish(was).padEnd(20, '…') : '… … … … … … … … … … …',
        closed_reason: null,
        ...(kept ? {} : { accepted_address: null, accepted_user_agent: null }),
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
  await tx.deleteFrom('payout_account').where('expert_id', 'in', never).execute()
}

/** Whether the provider may still have work for this customer. */
export async function customerHasOpenWork(db: Db, personId: string): Promise<boolean> {
  const orders = await db
    .selectFrom('purchase')
    .select('id')
    .where('person_id', '=', personId)
    .where((where) =>
      where.or([where('status', '=', 'held'), where('status', 'in', unpaid).and('payment_intent', 'is not', null)]),
    )
    .executeTakeFirst()
  const plan = await db
    .selectFrom('subscription')
    .select('id')
    .where('person_id', '=', personId)
    .where('provider_id', 'is not', null)
    .where('provider_ended_at', 'is', null)
    .executeTakeFirst()
  const refund = await db
    .selectFrom('refund')
    .innerJoin('charge', 'charge.id', 'refund.charge_id')
    .select('refund.id')
    .where('charge.person_id', '=', personId)
    .where(sql<SqlBool>`refund.state in ('asked', 'sent', 'waits')`)
    .executeTakeFirst()
  return Boolean(orders ?? plan ?? refund)
}

export const deleteCustomer = (db: Db, personId: string) =>
  db.deleteFrom('customer').where('person_id', '=', personId).execute()

export async function eraseBillingData(
  db: Db,
  before: { refused: Date; consent: Date; reported: Date; trader: Date },
): Promise<void> {
  await db.deleteFrom('refused_card').where('at', '<', before.refused).execute()
  await db
    .updateTable('consent')
    .set({ address: '', user_agent: '' })
    .where('given_at', '<', before.consent)
    .where('address', '<>', '')
    .where('person_id', 'not in', heldPeople)
    .execute()
  const left = db
    .selectFrom(expertView.as('expert'))
    .select('id')
    .where('left_at', '<', before.trader)
    .where('person_id', 'not in', heldPeople)
  await db
    .deleteFrom('payout_account')
    .where('expert_id', 'in', left)
    .where('expert_id', 'not in', owed(db).select('due.expert_id'))
    .execute()
  // The tax authority may still ask about an erased person.
  const gone = db
    .selectFrom(expertView.as('expert'))
    .innerJoin(personView.as('person'), 'person.id', 'person_id')
    .where('erased_at', 'is not', null)
  const earned = db.selectFrom('expert_due').select('expert_id').where('answered_at', '>=', before.reported)
  await db
    .deleteFrom('tax_identity')
    .where('expert_id', 'in', gone.select('expert.id'))
    .where('expert_id', 'not in', earned)
    .execute()
}

/**
 * Deletes what the law no longer requires: notices, the card that paid an order, and the names on invoices and payouts,
 * except of people under a legal hold. `clairavis.retention` lets the append-only tables accept it in this transaction.
 */
export async function deleteExpiredRecords(tx: Tx, before: { contract: Date; books: Date }): Promise<void> {
  await sql`select set_config('clairavis.retention', 'over', true)`.execute(tx)
  await tx
    .deleteFrom('leaving')
    .where('at', '<', before.contract)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase')
            .select('purchase.id')
            .whereRef('purchase.id', '=', 'leaving.purchase_id')
            .where('person_id', 'in', heldPeople)
            .union(
              selectFrom('service_request')
                .select('service_request.id')
                .whereRef('service_request.id', '=', 'leaving.service_id')
                .where('person_id', 'in', heldPeople),
            ),
        ),
      ),
    )
    .execute()
  await tx
    .updateTable('purchase')
    .set({ card_fingerprint: null, card_last4: null })
    .where('created_at', '<', before.contract)
    .where((where) => where.or([where('card_fingerprint', 'is not', null), where('card_last4', 'is not', null)]))
    .where('person_id', 'not in', heldPeople)
    .execute()
  const noBuyer = JSON.stringify(unknownParty)
  const old = tx
    .selectFrom('invoice')
    .select('number')
    .where('issued_at', '<', before.books)
    .where('person_id', 'not in', heldPeople)
  await tx.deleteFrom('invoice_file').where('number', 'in', old).execute()
  await sql`update invoice set data = jsonb_set(data, '{buyer}', ${noBuyer}::jsonb)
    where number in (${old}) and data -> 'buyer' is distinct from ${noBuyer}::jsonb`.execute(tx)
  await tx
    .updateTable('payout')
    .set({ holder: '…', iban_sealed: Buffer.of(), iban_end: '' })
    .where('holder', '<>', '…')
    .where('run_id', 'in', tx.selectFrom('payout_run').select('id').where('prepared_at', '<', before.books))
    .where(
      'expert_id',
      'not in',
      tx.selectFrom(expertView.as('expert')).select('id').where('person_id', 'in', heldPeople),
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
  const [invoices, leavings, requests, account, tax, payouts, dues] = await Promise.all([
    db.selectFrom('invoice').selectAll().where('person_id', '=', personId).orderBy('issued_at').execute(),
    db
      .selectFrom('leaving')
      .leftJoin('purchase', 'purchase.id', 'leaving.purchase_id')
      .leftJoin('service_request', 'service_request.id', 'leaving.service_id')
      .selectAll('leaving')
      .where((where) =>
        where.or([where('purchase.person_id', '=', personId), where('service_request.person_id', '=', personId)]),
      )
      .orderBy('leaving.at')
      .execute(),
    db
      .selectFrom('plan_request')
      .innerJoin('subscription', 'subscription.id', 'plan_request.subscription_id')
      .selectAll('plan_request')
      .where('subscription.person_id', '=', personId)
      .execute(),
    payoutAccountOf(db, expertId ?? ''),
    taxRowOf(db, expertId ?? ''),
    db
      .selectFrom('payout')
      .innerJoin('payout_run as run', 'run.id', 'payout.run_id')
      .select(['run.month', 'payout.amount', 'payout.answers', 'payout.holder', 'payout.iban_end', 'run.paid_at'])
      .where('payout.expert_id', '=', expertId ?? '')
      .execute(),
    db
      .selectFrom('expert_due')
      .selectAll()
      .where('expert_id', '=', expertId ?? '')
      .orderBy('answered_at')
      .execute(),
  ])
  return {
    tables: {
      orders: (orders?.rows ?? []).map(({ client_secret: _secret, ...order }) => order),
      plans: plans?.rows ?? [],
      quotes: quotes?.rows ?? [],
      payments: payments?.rows ?? [],
      refunds: refunds?.rows ?? [],
      consents: consents?.rows ?? [],
      services: (services?.rows ?? []).map(({ client_secret: _secret, ...service }) => service),
      requests,
      payouts: { payouts, answers: dues },
    },
    account,
    tax,
    invoices,
    leavings,
  }
}
