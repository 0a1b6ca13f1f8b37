import type { Person } from '../../api/actor.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import { payoutAccount } from '../../billing/server/earnings.ts'
import { tradersKept } from '../../experts/server/traders.ts'
import type { Ports } from '../../platform/ports.ts'
import { tradersApi } from '../contract-traders.ts'
import { keepAct } from './journal.ts'
import { demand } from './staff.ts'

const shown = 5

export function tradersHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, tradersApi, {
    'POST /admin/traders': ({ ports, actor, body }) => findTraders(ports, actor, body),
  })
}

/** @throws Refusal `right_missing`, `second_factor_missing` */
async function findTraders(ports: Ports, actor: Person, { search, reason }: { search: string; reason: string }) {
  await demand(ports, actor, 'hold_data')
  const rows = await tradersKept(ports.db, search, shown + 1)
  const traders = await Promise.all(
    rows.slice(0, shown).map(async (row) => ({ ...row, account: await payoutAccount(ports, row.id) })),
  )
  // Before anything is answered: what was not kept was not read.
  const sought = { act: 'trader.read', subject: { kind: 'traders', id: '' }, reason, after: { search } }
  const read = [...new Set(traders.map(({ id }) => id))].map((id) => ({ ...sought, subject: { kind: 'expert', id } }))
  await ports.transact(async (tx) => {
    for (const act of read.length > 0 ? read : [sought]) await keepAct(ports, tx, actor, act)
  })
  return { traders, more: rows.length > shown }
}
