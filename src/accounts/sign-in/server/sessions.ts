import type { Actor, Person, Role } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Authenticate } from '../../../api/server/app.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db } from '../../../platform/db/port.ts'
import { charge } from '../../../platform/limits/budget.ts'
import { budgets } from '../../../platform/limits/budgets.ts'
import type { Ports } from '../../../platform/ports.ts'
import { markSeen } from '../../privacy/server/privacy-store.ts'
import { rolesInForce } from '../../roles.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import { isProfessional } from '../password.ts'

const hour = 3_600_000
/** Clients stay signed in for a week after their last visit; experts and staff sign in for each working day. */
const clientLasts = 7 * 24 * hour
const professionalLasts = 12 * hour
const extendAfter = hour

type Sessioner = Pick<Ports, 'clock' | 'ids'>

/** Opens a session inside the caller's transaction. Returns the token once; only its hash is stored. */
export async function openSession(
  ports: Sessioner,
  tx: Db,
  person: { id: string; roles: readonly Role[] },
  from: { address: string; device: string | null; byPasskey?: boolean },
): Promise<string> {
  const token = ports.ids.secret()
  const now = ports.clock.now()
  const lasts = isProfessional(person.roles) ? professionalLasts : clientLasts
  await store.insertSession(tx, now, {
    id: ports.ids.id(),
    tokenHash: hashToken(token),
    personId: person.id,
    expiresAt: new Date(now.getTime() + lasts),
    address: from.address,
    device: from.device,
    passkeyAt: from.byPasskey ? now : null,
  })
  await markSeen(tx, person.id, now)
  return token
}

/** Resolves a bearer token: one indexed query, and at most once an hour a second one that extends the session. */
export function authenticate(ports: Pick<Ports, 'db' | 'clock'>): Authenticate {
  return async (token, address): Promise<Actor> => {
    if (!token) return { kind: 'anyone', address }
    const now = ports.clock.now()
    const session = await store.sessionByHash(ports.db, hashToken(token), now)
    if (!session) return { kind: 'anyone', address }
    if (now.getTime() - session.seenAt.getTime() >= extendAfter) {
      const expiresAt = isProfessional(session.roles) ? undefined : new Date(now.getTime() + clientLasts)
      await store.touchSession(ports.db, session.id, { seenAt: now, ...(expiresAt && { expiresAt }) })
      await markSeen(ports.db, session.personId, now)
    }
    return {
      kind: 'person',
      personId: session.personId,
      sessionId: session.id,
      standing: session.standing,
      roles: rolesInForce(session.roles, session.staffSuspendedAt !== null),
      address,
    }
  }
}

/** Creates a person and a session for somebody who has not given a name. */
export async function startVisit(
  ports: Ports,
  actor: Actor,
  input: { locale: Locale; device: string | null },
): Promise<{ token: string; personId: string }> {
  await charge(ports, budgets.visit, actor)
  const id = ports.ids.id()
  return ports.transact(async (tx) => {
    await store.insertPerson(tx, {
      id,
      email: store.placeholderEmail(id),
      standing: 'visitor',
      roles: ['client'],
      locale: input.locale,
      createdAt: ports.clock.now(),
    })
    const token = await openSession(ports, tx, { id, roles: ['client'] }, { ...input, address: actor.address })
    return { token, personId: id }
  })
}

/** The roles of a live session; none once it has ended. */
export async function rolesInSession(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  sessionId: string,
): Promise<readonly Role[]> {
  const session = await store.sessionById(db, sessionId, clock.now())
  return session ? rolesInForce(session.roles, session.staffSuspendedAt !== null) : []
}

export async function signOut(ports: Ports, actor: Person): Promise<void> {
  await store.endSession(ports.db, actor.personId, actor.sessionId)
}

export async function signOutEverywhere(ports: Ports, actor: Person): Promise<void> {
  await store.endSessions(ports.db, actor.personId)
}

export async function revokeSession(ports: Ports, actor: Person, sessionId: string): Promise<void> {
  if (!(await store.endSession(ports.db, actor.personId, sessionId))) throw new Refusal('not_found', 404)
}

export async function listSessions(ports: Ports, actor: Person) {
  const rows = await store.sessionsOf(ports.db, actor.personId, ports.clock.now())
  return rows.map((row) => ({
    ...row,
    startedAt: row.createdAt,
    byPasskey: row.passkeyAt !== null,
    current: row.id === actor.sessionId,
  }))
}

/** Whoever is signed in stays so for that much longer: the clock of a demonstration is about to be moved. */
export async function prolongSessions(db: Db, now: Date, milliseconds: number): Promise<void> {
  await store.shiftSessions(db, now, Math.ceil(milliseconds / 1000))
}
