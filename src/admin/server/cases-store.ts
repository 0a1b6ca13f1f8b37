import './tables.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { mainAnswer } from '../../questions/answers/server/contribution-store.ts'
import { questionById } from '../../questions/server/store.ts'

const named = sql<string>`coalesce(nullif(person.display_name, ''), person.contact_email, '–')`

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
    .innerJoin('person', 'person.id', 'subscription.person_id')
    .innerJoin('purchase', 'purchase.id', 'subscription.purchase_id')
  if (person) plans = plans.where('subscription.person_id', '=', person)
  if (state) plans = plans.where('subscription.state', '=', state as Tables['subscription']['state'])
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    plans = plans.where(({ or, eb }) =>
      or([
        eb('purchase.reference', 'ilike', like),
        eb('person.contact_email', 'ilike', like),
        eb('person.display_name', 'ilike', like),
      ]),
    )
  }
  return plans
    .selectAll('subscription')
    .select(['purchase.reference', named.as('person'), firstPayment.as('payment')])
    .orderBy('subscription.created_at', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export function listDisputeRows(db: Db) {
  return db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.id', 'dispute.charge_id')
    .innerJoin('person', 'person.id', 'charge.person_id')
    .selectAll('dispute')
    .select(['charge.id as payment', 'charge.person_id'])
    .select(named.as('person'))
    .orderBy(sql`outcome is not null`)
    .orderBy('opened_at', 'desc')
    .limit(200)
    .execute()
}

export function disputeById(db: Db, id: string) {
  return db
    .selectFrom('dispute')
    .innerJoin('charge', 'charge.id', 'dispute.charge_id')
    .innerJoin('person', 'person.id', 'charge.person_id')
    .selectAll('dispute')
    .select('charge.id as payment')
    .select(['person.locale', sql<string>`coalesce(person.contact_email, '')`.as('email')])
    .where('dispute.id', '=', id)
    .executeTakeFirst()
}

/** The consents to a contract: an order's by its quote, a service's by itself. */
export function consentsFor(db: Db, of: { purchase_id: string | null; service_id: string | null }) {
  return db
    .selectFrom('consent')
    .leftJoin('purchase', 'purchase.quote_id', 'consent.quote_id')
    .select(['consent.kind', 'consent.text_version', 'consent.address', 'consent.given_at'])
    .where((where) =>
      where.or([where('purchase.id', '=', of.purchase_id), where('consent.service_id', '=', of.service_id)]),
    )
    .orderBy('consent.given_at')
    .execute()
}

/** The paid answer: when it was first given, with its author's latest correction. */
export async function answerTo(db: Db, questionId: string) {
  const [answer, question] = await Promise.all([mainAnswer(db, questionId), questionById(db, questionId)])
  return answer && question
    ? { at: question.answered_at ?? answer.at, answer: answer.content.answer, category: question.category }
    : undefined
}

export function leasesOf(db: Db, questionId: string) {
  return db
    .selectFrom('lease')
    .innerJoin('expert', 'expert.id', 'lease.expert_id')
    .selectAll('lease')
    .select(['expert.first_name', 'expert.last_name'])
    .where('question_id', '=', questionId)
    .orderBy('granted_at')
    .execute()
}

export function emergencyAccessFor(db: Db, questionId: string, personId: string, now: Date) {
  return db
    .selectFrom('broken_glass')
    .select('until')
    .where('question_id', '=', questionId)
    .where('person_id', '=', personId)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .executeTakeFirst()
}

export async function insertEmergencyAccess(tx: Tx, row: Insertable<Tables['broken_glass']>): Promise<void> {
  await tx.insertInto('broken_glass').values(row).execute()
}
