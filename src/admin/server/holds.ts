import { holdPerson } from '../../accounts/server/people.ts'
import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../api/server/app.ts'
import { serve } from '../../api/server/serve.ts'
import type { Ports } from '../../platform/ports.ts'
import { holdsApi } from '../contract-holds.ts'
import { demand } from './staff.ts'

export function holdsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, holdsApi, {
    'PUT /admin/people/:id/hold': ({ ports, actor, params, body }) => hold(ports, actor, { ...params, ...body }),
  })
}

/** @throws Refusal `not_found`, `right_missing`, `second_factor_missing` */
async function hold(ports: Ports, actor: Person, input: { id: string; reason: string | null }) {
  await demand(ports, actor, 'hold_data')
  return ports.transact(async (tx) => {
    const { id, reason } = input
    if (!(await holdPerson(ports, tx, id, reason))) throw new Refusal('not_found', 404)
    return { id, held: reason !== null }
  })
}
