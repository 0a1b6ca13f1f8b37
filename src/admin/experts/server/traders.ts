import type { Person } from '../../../api/actor.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import { payoutAccount } from '../../../billing/payouts/server/earnings.ts'
import { searchTraders } from '../../../experts/standing/server/traders.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { tradersApi } from '../contract-traders.ts'

const shown = 5

export function tradersHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, tradersApi, {
    'POST /admin/traders': ({ ports, actor, body }) => findTraders(ports, actor, body),
  })
}

/** @throws Refusal `right_missing`, `second_factor_missing` */
async function findTraders(ports: Ports, actor: Person, { search, reason }: { search: string; reason: string }) {
  await requirePermission(ports, actor, 'hold_data')
  const rows = await searchTraders(ports.db, search, shown + 1)
  const traders = await Promise.all(
    rows.slice(0, shown).map(async (row) => ({ ...row, account: await payoutAccount(ports, row.id) })),
  )
  // Records the access before replying: data must not be read without a journal entry.
  const sought = { act: 'trader.read', subject: { kind: 'traders', id: '' }, reason, after: { search } }
  const read = [...new Set(traders.map(({ id }) => id))].map((id) => ({ ...sought, subject: { kind: 'expert', id } }))
  await ports.transact(async (tx) => {
    for (const act of read.length > 0 ? read : [sought]) await recordAct(ports, tx, actor, act)
  })
  return { traders, more: rows.length > shown }
}
