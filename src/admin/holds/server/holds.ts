import { findPeople, lockHold } from '../../../accounts/privacy/server/views.ts'
import { holdPerson } from '../../../accounts/server/people.ts'
import type { Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { holdsApi } from '../contract-holds.ts'

const shown = 20

export function holdsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, holdsApi, {
    'GET /admin/people': ({ ports, actor, query }) => listPeople(ports, actor, query.search),
    'PUT /admin/people/:id/hold': ({ ports, actor, params, body }) => hold(ports, actor, { ...params, ...body }),
    'PUT /admin/people/:id/release': ({ ports, actor, params, body }) => release(ports, actor, { ...params, ...body }),
  })
}

async function listPeople(ports: Ports, actor: Person, search: string) {
  await requirePermission(ports, actor, 'hold_data')
  const rows = await findPeople(ports.db, search, shown + 1)
  const people = rows.slice(0, shown).map((row) => ({
    ...row,
    email: row.contactEmail,
    since: row.createdAt,
    held: row.heldAt && { at: row.heldAt, reason: row.heldReason ?? '' },
  }))
  return { people, more: rows.length > shown }
}

type Decided = { id: string; reason: string }

/** @throws Refusal `person_unknown`, `right_missing`, `second_factor_missing` */
async function hold(ports: Ports, actor: Person, { id, reason }: Decided) {
  await requirePermission(ports, actor, 'hold_data')
  return ports.transact(async (tx) => {
    const before = await lockHold(tx, id)
    if (!before) throw new Refusal('person_unknown', 404)
    await holdPerson(ports, tx, id, reason)
    const was = before.heldAt && { heldSince: before.heldAt, reason: before.heldReason }
    await recordAct(ports, tx, actor, { act: 'person.hold', subject: { kind: 'person', id }, reason, before: was })
    return {}
  })
}

/** @throws Refusal `person_unknown`, `illegal_transition`, `right_missing`, `second_factor_missing` */
async function release(ports: Ports, actor: Person, { id, reason }: Decided) {
  await requirePermission(ports, actor, 'hold_data')
  return ports.transact(async (tx) => {
    const before = await lockHold(tx, id)
    if (!before) throw new Refusal('person_unknown', 404)
    if (!before.heldAt) throw new Refusal('illegal_transition', 409)
    await holdPerson(ports, tx, id, null)
    const was = { heldSince: before.heldAt, reason: before.heldReason }
    await recordAct(ports, tx, actor, { act: 'person.release', subject: { kind: 'person', id }, reason, before: was })
    return {}
  })
}
