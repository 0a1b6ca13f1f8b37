import { accountChanges, factorHolder, removalsById } from '../../../accounts/server/factor-views.ts'
import { scheduleFactorRemoval } from '../../../accounts/sign-in/server/factor-removal.ts'
import { isStaffRole, type Person } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { ApiApp, ApiContext } from '../../../api/server/app.ts'
import { serve } from '../../../api/server/serve.ts'
import type { Db } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { mayDo } from '../../rights.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { secondPerson } from '../../server/second-person.ts'
import { factorsApi } from '../contract-factors.ts'
import {
  factorRequests,
  insertFactorRequest,
  lapseFactorRequests,
  lapsesBefore,
  lockFactorRequest,
  updateFactorRequest,
} from './factors-store.ts'

export function factorsHttp(app: ApiApp, context: ApiContext): void {
  serve(app, context, factorsApi, {
    'GET /admin/factor-requests': ({ ports, actor }) => listFactorRequests(ports, actor),
    'POST /admin/factor-requests': ({ ports, actor, body }) => requestFactorRemoval(ports, actor, body),
    'POST /admin/factor-requests/:id/take-back': ({ ports, actor, params }) => takeBack(ports, actor, params.id),
    'POST /admin/factor-requests/:id/decide': ({ ports, actor, params, body }) =>
      decideFactorRemoval(ports, actor, { ...params, ...body }),
  })
}

async function listFactorRequests(ports: Ports, actor: Person) {
  const mayApprove = mayDo(actor.roles, 'approve_factor_removal')
  await requirePermission(ports, actor, mayApprove ? 'approve_factor_removal' : 'ask_factor_removal')
  const rows = await factorRequests(ports.db)
  const removals = await removalsById(
    ports.db,
    rows.map(({ id }) => id),
  )
  const changes = await accountChanges(
    ports.db,
    rows.map(({ personId }) => personId),
  )
  const requests = rows.map(async (row) => {
    const removal = removals.find(({ id }) => id === row.id)
    const outcome = removal?.outcome === 'proved' ? 'kept' : removal?.outcome
    const lapsed = row.state === 'waiting' && row.askedAt <= lapsesBefore(ports.clock.now())
    const state = outcome ?? (lapsed ? ('lapsed' as const) : row.state)
    return {
      ...row,
      person: { id: row.personId, name: row.name },
      state,
      changed: changes.find(({ id }) => id === row.personId) ?? { email: null, phone: null, password: null },
      mayTakeBack: state === 'waiting' && row.askedBy === actor.personId,
      askedBy: { id: row.askedBy, name: row.asker },
      decidedBy: row.decidedBy && row.decider ? { id: row.decidedBy, name: row.decider } : null,
      dueAt: removal?.dueAt ?? null,
      mine: row.askedBy === actor.personId || row.personId === actor.personId,
      second:
        state === 'waiting'
          ? await secondPerson(ports.db, 'approve_factor_removal', [row.askedBy, row.personId])
          : null,
    }
  })
  return {
    requests: await Promise.all(requests),
    mayAsk: mayDo(actor.roles, 'ask_factor_removal'),
    mayApprove,
  }
}

const settles = 7 * 24 * 3_600_000

/** @throws Refusal `person_unknown`, `second_factor_off`, `of_the_staff`, `own_access`, `changed_lately` */
async function holder(ports: Ports, db: Db, actor: Person, by: { email: string } | { id: string }) {
  const person = await factorHolder(db, by)
  if (!person) throw new Refusal('person_unknown', 404)
  if (person.id === actor.personId) throw new Refusal('own_access', 409)
  // Their second factor is reset by an owner, in the staff room.
  if (person.roles.some(isStaffRole)) throw new Refusal('of_the_staff', 409)
  if (!person.secondFactorAt) throw new Refusal('second_factor_off', 409)
  // Whoever takes over an account changes these first.
  const since = ports.clock.now().getTime() - settles
  for (const at of [person.emailChangedAt, person.passwordChangedAt])
    if (at && at.getTime() > since) throw new Refusal('changed_lately', 409)
  return person
}

/** @throws Refusal `person_unknown`, `second_factor_off`, `of_the_staff`, `own_access`, `changed_lately`, `factor_waiting` */
async function requestFactorRemoval(
  ports: Ports,
  actor: Person,
  { email, identity, reason }: { email: string; identity: string; reason: string },
) {
  await requirePermission(ports, actor, 'ask_factor_removal')
  return ports.transact(async (tx) => {
    const person = await holder(ports, tx, actor, { email })
    await lapseFactorRequests(tx, lapsesBefore(ports.clock.now()))
    const id = ports.ids.id()
    const waits = await insertFactorRequest(tx, {
      id,
      personId: person.id,
      reason,
      identity,
      state: 'waiting',
      askedBy: actor.personId,
      askedAt: ports.clock.now(),
      decidedBy: null,
      decidedAt: null,
    })
    if (!waits || person.removalDue) throw new Refusal('factor_waiting', 409)
    const subject = { kind: 'person', id: person.id }
    // The words about somebody stay with the request, which goes with the account; the journal stays.
    await recordAct(ports, tx, actor, { act: 'factor.ask', subject, after: { request: id } })
    return { id }
  })
}

/** @throws Refusal `factor_request_unknown` */
async function takeBack(ports: Ports, actor: Person, id: string) {
  await requirePermission(ports, actor, 'ask_factor_removal')
  return ports.transact(async (tx) => {
    const asked = await lockFactorRequest(tx, id)
    if (asked?.state !== 'waiting' || asked.askedBy !== actor.personId) throw new Refusal('factor_request_unknown', 404)
    await updateFactorRequest(tx, id, { state: 'withdrawn' })
    const subject = { kind: 'person', id: asked.personId }
    await recordAct(ports, tx, actor, { act: 'factor.take-back', subject, after: { request: id } })
    return {}
  })
}

/**
 * @throws Refusal `factor_request_unknown`, `same_person`, `own_access`, `second_factor_off`, `of_the_staff`,
 * `changed_lately`, `factor_waiting`
 */
async function decideFactorRemoval(
  ports: Ports,
  actor: Person,
  { id, approve, reason }: { id: string; approve: boolean; reason: string },
) {
  await requirePermission(ports, actor, 'approve_factor_removal')
  return ports.transact(async (tx) => {
    const asked = await lockFactorRequest(tx, id)
    if (asked?.state !== 'waiting' || asked.askedAt <= lapsesBefore(ports.clock.now()))
      throw new Refusal('factor_request_unknown', 404)
    if (asked.askedBy === actor.personId) throw new Refusal('same_person', 409)
    if (asked.personId === actor.personId) throw new Refusal('own_access', 409)
    if (approve) await holder(ports, tx, actor, { id: asked.personId })
    const dueAt = approve ? await scheduleFactorRemoval(ports, tx, id, asked.personId) : null
    await updateFactorRequest(tx, id, {
      state: approve ? 'approved' : 'refused',
      decidedBy: actor.personId,
      decidedAt: ports.clock.now(),
    })
    await recordAct(ports, tx, actor, {
      act: approve ? 'factor.approve' : 'factor.refuse',
      subject: { kind: 'person', id: asked.personId },
      reason,
      before: { state: 'waiting', askedBy: asked.askedBy },
      after: dueAt ? { state: 'approved', dueAt } : { state: 'refused' },
    })
    return {}
  })
}
