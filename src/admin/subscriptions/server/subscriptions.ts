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
    id: row.id,
    reference: row.reference,
    person: { id: row.person_id, name: row.person },
    plan: row.plan,
    state: row.state,
    price: row.price,
    periodEnd: row.current_period_end.toISOString(),
    cancelAt: row.cancel_at?.toISOString() ?? null,
    endReason: row.end_reason,
    payment: row.payment,
  }))
  return { plans, page: input.page, more: rows.length > perPage }
}
