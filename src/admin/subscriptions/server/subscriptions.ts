import type { Person } from '../../../api/actor.ts'
import { findSubscriptions } from '../../../billing/subscriptions/server/views.ts'
import type { Ports } from '../../../platform/ports.ts'
import { requirePermission } from '../../server/permissions.ts'

const perPage = 30

type Wanted = { search?: string; state?: string; person?: string; page: number }

export async function listSubscriptions(ports: Ports, actor: Person, input: Wanted) {
  await requirePermission(ports, actor, 'see_money')
  const rows = await findSubscriptions(ports.db, input, (input.page - 1) * perPage, perPage + 1)
  const plans = rows.slice(0, perPage).map((row) => ({
    ...row,
    person: { id: row.personId, name: row.person },
    periodEnd: row.currentPeriodEnd,
  }))
  return { plans, page: input.page, more: rows.length > perPage }
}
