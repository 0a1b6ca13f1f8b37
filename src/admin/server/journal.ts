import './tables.ts'
import type { Person, Role } from '../../api/actor.ts'
import type { ApiContext } from '../../api/server/app.ts'
import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { casesApi } from '../contract-cases.ts'
import { standingApi } from '../experts/contract-standing.ts'
import { tradersApi } from '../experts/contract-traders.ts'
import { factorsApi } from '../factors/contract-factors.ts'
import { holdsApi } from '../holds/contract-holds.ts'
import { messagesApi } from '../messages/contract-messages.ts'
import { overviewApi } from '../overview/contract-overview.ts'
import { adminPaymentsApi } from '../payments/contract-payments.ts'
import { staffApi } from '../staff/contract-staff.ts'
import { subscriptionsApi } from '../subscriptions/contract-subscriptions.ts'
import { actsBy, insertAct } from './journal-store.ts'
import { requirePermission } from './permissions.ts'

export type JournalEntry = {
  act: string
  subject: { kind: string; id: string }
  reason?: string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

type Keeper = Pick<Ports, 'clock'>
type DoneBy = { personId: string | null; roles: readonly Role[] }

/** Inserted in the transaction of the act itself, so that no act is committed without its entry. */
export async function recordAct(ports: Keeper, tx: Db, actor: DoneBy, done: JournalEntry): Promise<void> {
  await insertAct(tx, {
    at: ports.clock.now(),
    personId: actor.personId,
    roles: [...actor.roles],
    act: done.act,
    subjectKind: done.subject.kind,
    subjectId: done.subject.id,
    reason: done.reason ?? null,
    before: done.before ? JSON.stringify(done.before) : null,
    after: done.after ? JSON.stringify(done.after) : null,
  })
}

/** Records an act done on the command line, which has no signed-in person. */
export const recordCommandAct = (ports: Keeper, tx: Db, done: JournalEntry): Promise<void> =>
  recordAct(ports, tx, { personId: null, roles: [] }, done)

/** These handlers record more than their input: the state before, and the outcome. */
const keptByTheirVerbs = new Set(
  [
    overviewApi,
    adminPaymentsApi,
    casesApi,
    subscriptionsApi,
    messagesApi,
    standingApi,
    holdsApi,
    factorsApi,
    tradersApi,
    staffApi,
  ].flatMap((api) => Object.keys(api)),
)

/** Records every other staff command with its input, whichever feature it belongs to. */
export function staffJournal(ports: Ports): NonNullable<ApiContext['onStaffCommand']> {
  return async (actor, address, params, body) => {
    if (keptByTheirVerbs.has(address) || typing(body)) return
    const [, path = ''] = address.split(' ')
    const [subject = params.name ?? ''] = Object.values(params)
    await recordAct(ports, ports.db, actor, {
      act: address.slice(0, 80),
      subject: { kind: path.split('/').find((part) => part && part !== 'admin') ?? 'house', id: subject },
      after: shortened(body),
    })
  }
}

/** Autosaves of a draft overwrite a version and are not recorded: creating that version was. */
const typing = (body: unknown) =>
  typeof body === 'object' && body !== null && 'replace' in body && body.replace === true

/** Long texts have their own history; here their beginning is enough to identify them. */
function shortened(body: unknown): Record<string, unknown> | null {
  if (typeof body !== 'object' || body === null) return null
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return [name, text && text.length > 200 ? `${text.slice(0, 200)}…` : value]
    }),
  )
}

const perPage = 50

export async function listActs(
  ports: Ports,
  actor: Person,
  input: { before?: number; subject?: string; kind?: string },
) {
  await requirePermission(ports, actor, 'read_journal')
  const rows = await actsBy(ports.db, { ...input, limit: perPage + 1 })
  return {
    acts: rows.slice(0, perPage).map((row) => ({
      ...row,
      id: Number(row.id),
      who: row.name ?? row.email,
      by: row.personId,
      subject: { kind: row.subjectKind, id: row.subjectId },
    })),
    more: rows.length > perPage,
  }
}
