import { type Actor, isStaffRole } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import { postSecurityNotice } from './emails.ts'
import { dueRemovals, endRemoval, insertRemoval, waitingRemoval } from './factor-removal-store.ts'
import { dropPasskeys } from './passkey-store.ts'
import { dropFactor, dropTokens, liveToken } from './token-store.ts'

/** Long enough for the owner of the account to read the letter and keep the second step. */
const removalWaits = 24 * 3_600_000
const keepLimit = { name: 'second-factor.keep', points: 30, seconds: 900 }

/**
 * Switches a second step off in a day: for somebody who has lost phone and recovery codes, once two members of the staff
 * have decided so. Every session ends and a letter tells at once; whoever has the second step after all keeps it.
 */
export async function scheduleFactorRemoval(ports: Ports, tx: Tx, id: string, personId: string): Promise<Date> {
  const person = await store.personById(tx, personId)
  if (!person) throw new Refusal('person_unknown', 404)
  const now = ports.clock.now()
  const dueAt = new Date(now.getTime() + removalWaits)
  const secret = ports.ids.secret()
  await insertRemoval(tx, { id, personId, createdAt: now, dueAt, keepHash: hashToken(secret) })
  await store.endSessions(tx, personId)
  await postSecurityNotice(ports, tx, 'second_factor_leaves', { ...person, personId }, { dueAt, secret })
  return dueAt
}

/** When the second step of somebody who signs in is going to be switched off; `null` where nobody has asked for it. */
export async function removalDue(db: Db, personId: string): Promise<Date | null> {
  return (await waitingRemoval(db, { personId }))?.dueAt ?? null
}

/**
 * Keeps the second step, with the secret of the letter or the challenge of a sign-in, which stands for the password.
 * @throws Refusal `link_invalid` where nothing waits any more
 */
export async function keepFactor(
  ports: Ports,
  actor: Actor,
  input: { by: 'letter' | 'challenge'; secret: string },
): Promise<void> {
  await ports.limits.spend(keepLimit, actor.address)
  const hash = hashToken(input.secret)
  await ports.transact(async (tx) => {
    const personId = input.by === 'challenge' ? await challengedPerson(ports, tx, hash) : undefined
    const waiting =
      input.by === 'letter'
        ? await waitingRemoval(tx, { keepHash: hash })
        : personId && (await waitingRemoval(tx, { personId }))
    if (!waiting || !(await endKept(ports, tx, waiting, 'kept'))) throw new Refusal('link_invalid', 410)
  })
}

async function challengedPerson(ports: Ports, tx: Tx, hash: string): Promise<string | undefined> {
  return (await liveToken(tx, 'second_factor', hash, ports.clock.now()))?.personId ?? undefined
}

/** Whoever signs in with a code has not lost the second step. */
export async function keepProvedFactor(ports: Ports, tx: Tx, personId: string): Promise<void> {
  const waiting = await waitingRemoval(tx, { personId })
  if (waiting) await endKept(ports, tx, waiting, 'proved')
}

async function endKept(ports: Ports, tx: Tx, waiting: { id: string; personId: string }, outcome: 'kept' | 'proved') {
  if (!(await endRemoval(tx, waiting.id, outcome, ports.clock.now()))) return false
  const person = await store.personById(tx, waiting.personId)
  if (person) await postSecurityNotice(ports, tx, 'second_factor_stays', { ...person, personId: person.id })
  return true
}

/**
 * Deletes the second factor and the passkeys, which may be lost with it; the next sign-in sets up a new one where it is
 * required, so it is that of whoever knows the password.
 */
export async function resetFactor(tx: Tx, personId: string): Promise<void> {
  await dropFactor(tx, personId)
  await dropPasskeys(tx, personId)
  await dropTokens(tx, personId, 'second_factor')
  await store.endSessions(tx, personId)
}

/** Run by a job: switches off every second step whose day has passed. */
export async function removeDueFactors(ports: Ports): Promise<void> {
  for (const { id, personId } of await dueRemovals(ports.db, ports.clock.now()))
    await ports.transact(async (tx) => {
      const person = await store.personWithSignInMethods(tx, personId)
      // Of a member of the staff an owner decides.
      const goes = person?.secondFactorAt && !person.roles.some(isStaffRole)
      if (!(await endRemoval(tx, id, goes ? 'removed' : 'void', ports.clock.now())) || !goes) return
      await resetFactor(tx, personId)
      await postSecurityNotice(ports, tx, 'second_factor_off', { ...person, personId })
    })
}
