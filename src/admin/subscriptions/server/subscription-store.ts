import '../../server/tables.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

type Plan = { id: string; person_id: string; purchase_id: string; created_at: Date }

export function subscriptionById(db: Db, id: string) {
  return db
    .selectFrom('subscription')
    .innerJoin('person', 'person.id', 'subscription.person_id')
    .innerJoin('purchase', 'purchase.id', 'subscription.purchase_id')
    .selectAll('subscription')
    .select([
      'purchase.reference',
      'person.contact_email as email',
      'person.held_at',
      'person.locale',
      sql<string>`coalesce(nullif(person.display_name, ''), person.contact_email, '–')`.as('person'),
    ])
    .where('subscription.id', '=', id)
    .executeTakeFirst()
}

export function requestsOfSubscription(db: Db, id: string) {
  return db.selectFrom('plan_request').selectAll().where('subscription_id', '=', id).orderBy('at', 'desc').execute()
}

const paysFor = (plan: Plan) => (where: ExpressionBuilder<Tables, 'charge'>) =>
  where.or([where('charge.subscription_id', '=', plan.id), where('charge.purchase_id', '=', plan.purchase_id)])

export function chargesOfSubscription(db: Db, plan: Plan) {
  return db.selectFrom('charge').selectAll().where(paysFor(plan)).orderBy('paid_at', 'desc').execute()
}

export function invoicesOfSubscription(db: Db, plan: Plan) {
  return db
    .selectFrom('invoice')
    .innerJoin('charge', 'charge.id', 'invoice.charge_id')
    .select(['invoice.number', 'invoice.kind', 'invoice.total', 'invoice.issued_at'])
    .where(paysFor(plan))
    .orderBy('invoice.issued_at', 'desc')
    .orderBy('invoice.number', 'desc')
    .execute()
}

/** The billing emails to the client while this was their latest plan. */
export function emailsAboutSubscription(db: Db, plan: Plan) {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'subject', 'state', 'created_at'])
    .where('person_id', '=', plan.person_id)
    .where('template', 'like', 'billing.%')
    .where('created_at', '>=', plan.created_at)
    .where(
      'created_at',
      '<',
      sql<Date>`coalesce((select min(later.created_at) from subscription later
        where later.person_id = ${plan.person_id} and later.created_at > ${plan.created_at}), 'infinity')`,
    )
    .orderBy('created_at', 'desc')
    .limit(60)
    .execute()
}

export function actsOnSubscription(db: Db, id: string) {
  return db
    .selectFrom('admin_act')
    .innerJoin('person', 'person.id', 'admin_act.person_id')
    .select(['admin_act.id', 'at', 'act', 'reason', sql<string>`coalesce(person.display_name, person.email)`.as('who')])
    .where('subject_kind', '=', 'subscription')
    .where('subject_id', '=', id)
    .orderBy('admin_act.id', 'desc')
    .execute()
}

/** Questions asked of an expert while it ran, and the question that started it. */
export function questionsOfSubscription(db: Db, plan: Plan & { ended_at: Date | null }) {
  return db
    .selectFrom('question')
    .select(['id', 'number', 'state', 'created_at'])
    .where('person_id', '=', plan.person_id)
    .where((where) =>
      where.or([
        where('purchase_id', '=', plan.purchase_id),
        where.and([
          where('payment', '=', 'PLAN'),
          where('created_at', '>=', plan.created_at),
          where('created_at', '<', plan.ended_at ?? new Date('9999-01-01')),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(60)
    .execute()
}

export async function personOfInvoice(db: Db, number: string): Promise<string | null> {
  const row = await db.selectFrom('invoice').select('person_id').where('number', '=', number).executeTakeFirst()
  return row?.person_id ?? null
}
