// What the staff reads of plans.
import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { personListName, personView } from '../../../accounts/server/views.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'

export const subscriptionView = expressionBuilder<Tables>()
  .selectFrom('subscription')
  .select(['id', 'personId', 'createdAt'])

/** A plan ordered without an introductory offer is paid by the provider's invoice, with an id of its own. */
const firstPayment = sql<string>`coalesce(
  (select c.id from charge c
    where c.purchase_id = subscription.purchase_id or c.subscription_id = subscription.id
    order by c.paid_at limit 1),
  subscription.purchase_id)`

export function findSubscriptions(
  db: Db,
  { search, state, person }: { search?: string; state?: string; person?: string },
  offset: number,
  limit: number,
) {
  let plans = db
    .selectFrom('subscription')
    .innerJoin(personView.as('person'), 'person.id', 'subscription.personId')
    .innerJoin('purchase', 'purchase.id', 'subscription.purchaseId')
  if (person) plans = plans.where('subscription.personId', '=', person)
  if (state) plans = plans.where('subscription.state', '=', state as Tables['subscription']['state'])
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    plans = plans.where(({ or, eb }) =>
      or([
        eb('purchase.reference', 'ilike', like),
        eb('person.contactEmail', 'ilike', like),
        eb('person.displayName', 'ilike', like),
      ]),
    )
  }
  return plans
    .selectAll('subscription')
    .select(['purchase.reference', personListName('person').as('person'), firstPayment.as('payment')])
    .orderBy('subscription.createdAt', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

type Plan = { id: string; purchaseId: string }

export function subscriptionById(db: Db, id: string) {
  return db
    .selectFrom('subscription')
    .innerJoin(personView.as('person'), 'person.id', 'subscription.personId')
    .innerJoin('purchase', 'purchase.id', 'subscription.purchaseId')
    .selectAll('subscription')
    .select([
      'purchase.reference',
      'person.contactEmail as email',
      'person.heldAt',
      'person.locale',
      personListName('person').as('person'),
    ])
    .where('subscription.id', '=', id)
    .executeTakeFirst()
}

export function requestsOfSubscription(db: Db, id: string) {
  return db.selectFrom('plan_request').selectAll().where('subscriptionId', '=', id).orderBy('at', 'desc').execute()
}

const paysFor = (plan: Plan) => (where: ExpressionBuilder<Tables, 'charge'>) =>
  where.or([where('charge.subscriptionId', '=', plan.id), where('charge.purchaseId', '=', plan.purchaseId)])

export function chargesOfSubscription(db: Db, plan: Plan) {
  return db.selectFrom('charge').selectAll().where(paysFor(plan)).orderBy('paidAt', 'desc').execute()
}

export function invoicesOfSubscription(db: Db, plan: Plan) {
  return db
    .selectFrom('invoice')
    .innerJoin('charge', 'charge.id', 'invoice.chargeId')
    .select(['invoice.number', 'invoice.kind', 'invoice.total', 'invoice.issuedAt'])
    .where(paysFor(plan))
    .orderBy('invoice.issuedAt', 'desc')
    .orderBy('invoice.number', 'desc')
    .execute()
}
