import { personView } from '../../../accounts/server/views.ts'
import { subscriptionView } from '../../../billing/subscriptions/server/views.ts'
import { emailView } from '../../../platform/mail/outbox-store.ts'
import '../../server/tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/port.ts'

type Plan = { personId: string; createdAt: Date }

/** The billing emails to the client while this was their latest plan. */
export function emailsAboutSubscription(db: Db, plan: Plan) {
  return db
    .selectFrom(emailView.as('mail_outbox'))
    .select(['id', 'subject', 'state', 'createdAt'])
    .where('personId', '=', plan.personId)
    .where('template', 'like', 'billing.%')
    .where('createdAt', '>=', plan.createdAt)
    .where(
      'createdAt',
      '<',
      sql<Date>`coalesce((select min(later.created_at) from ${subscriptionView} later
        where later.person_id = ${plan.personId} and later.created_at > ${plan.createdAt}), 'infinity')`,
    )
    .orderBy('createdAt', 'desc')
    .limit(60)
    .execute()
}

export function actsOnSubscription(db: Db, id: string) {
  return db
    .selectFrom('admin_act')
    .innerJoin(personView.as('person'), 'person.id', 'admin_act.personId')
    .select(['admin_act.id', 'at', 'act', 'reason', sql<string>`coalesce(person.display_name, person.email)`.as('who')])
    .where('subjectKind', '=', 'subscription')
    .where('subjectId', '=', id)
    .orderBy('admin_act.id', 'desc')
    .execute()
}
