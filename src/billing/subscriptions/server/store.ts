import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { Plan } from '../plan-states.ts'
import { planColumnsOf, type Subscription } from './plan-row.ts'

export async function insertPlan(
  tx: Tx,
  row: { id: string; personId: string; purchaseId: string; createdAt: Date; plan: Plan },
): Promise<void> {
  await tx
    .insertInto('subscription')
    .values({
      id: row.id,
      personId: row.personId,
      purchaseId: row.purchaseId,
      createdAt: row.createdAt,
      ...planColumnsOf(row.plan),
    })
    .execute()
}

export async function savePlan(tx: Tx, id: string, plan: Plan, more: { lookedAt?: Date } = {}): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ ...planColumnsOf(plan), ...more })
    .where('id', '=', id)
    .execute()
}

/** The plan's row for writing. A caller that also asks the provider takes `lockSubscriptionSync` first. */
export function lockPlan(tx: Tx, id: string) {
  return tx.selectFrom('subscription').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function planByProvider(db: Db, providerId: string) {
  return db.selectFrom('subscription').selectAll().where('providerId', '=', providerId).executeTakeFirst()
}

/** Unpaid orders that an invoice of this plan pays; voided ones too, whose money may have come. */
export function openOrdersOf(tx: Tx, plan: Pick<Subscription, 'id' | 'purchaseId'>) {
  return tx
    .selectFrom('purchase')
    .selectAll()
    .where((where) => where.or([where('subscriptionId', '=', plan.id), where('id', '=', plan.purchaseId)]))
    .where('kind', '<>', 'first')
    .where('status', 'in', ['created', 'action_needed', 'declined', 'voided'])
    .where('providerInvoice', 'is not', null)
    .forUpdate()
    .execute()
}

export async function chargedInvoices(db: Db, subscriptionId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('charge')
    .select('sourceId')
    .where('subscriptionId', '=', subscriptionId)
    .where('source', '=', 'provider_invoice')
    .execute()
  return new Set(rows.map((row) => row.sourceId))
}

export function duePlans(db: Db, now: Date) {
  return db
    .selectFrom('subscription')
    .select(['id', 'state', 'cancelledAt', 'currentPeriodEnd'])
    .where('nextDueAt', '<=', now)
    .orderBy('nextDueAt')
    .limit(500)
    .execute()
}

/**
 * Plans not synced for a day; sooner when something is scheduled for the end of the period and that is near, because
 * the request may not have reached the provider.
 */
export function plansNotSyncedSince(db: Db, before: { any: Date; asked: Date }, endsBefore: Date) {
  return db
    .selectFrom('subscription')
    .select('id')
    .where('state', '<>', 'ended')
    .where('providerId', 'is not', null)
    .where((where) =>
      where.or([
        where('lookedAt', 'is', null),
        where('lookedAt', '<', before.any),
        where.and([
          where('lookedAt', '<', before.asked),
          where('currentPeriodEnd', '<', endsBefore),
          sql<boolean>`life ->> 'scheduledChange' is not null`,
        ]),
      ]),
    )
    .orderBy('lookedAt')
    .limit(200)
    .execute()
}

export async function insertPlanRequest(tx: Tx, row: Insertable<Tables['plan_request']>): Promise<void> {
  await tx.insertInto('plan_request').values(row).execute()
}
/** When something was last requested of this plan here. */
export async function lastRequestAt(db: Db, subscriptionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('plan_request')
    .select(sql<Date | null>`max(at)`.as('at'))
    .where('subscriptionId', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  return row.at
}
export function planRequestOf(db: Db, id: string, personId: string) {
  return db
    .selectFrom('plan_request')
    .innerJoin('subscription', 'subscription.id', 'plan_request.subscriptionId')
    .select(['plan_request.id', 'plan_request.kind', 'subscription.id as subscriptionId', 'subscription.providerId'])
    .where('plan_request.id', '=', id)
    .where('subscription.personId', '=', personId)
    .executeTakeFirst()
}
export async function saveCancellationReason(
  tx: Tx,
  id: string,
  told: { reason: string; comment: string | null },
): Promise<void> {
  await tx.updateTable('plan_request').set(told).where('id', '=', id).execute()
}
export function cancellationFeedbackOf(db: Db, id: string) {
  return db
    .selectFrom('plan_request')
    .innerJoin('subscription', 'subscription.id', 'plan_request.subscriptionId')
    .select(['plan_request.reason', 'plan_request.comment', 'subscription.providerId'])
    .where('plan_request.id', '=', id)
    .executeTakeFirst()
}
