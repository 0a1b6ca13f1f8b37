import { type Actor, isStaffRole } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import { letterByKey } from '../../../platform/mail/outbox-store.ts'
import type { Ports } from '../../../platform/ports.ts'
import { href } from '../../../screens.ts'
import { notifyBeforeSessionsEnd } from '../../push/server/push.ts'
import { hashToken } from '../../server/crypto.ts'
import * as store from '../../server/store.ts'
import { en } from '../../text.en.ts'
import { fr } from '../../text.fr.ts'
import { noticeKey, postSecurityNotice } from './emails.ts'
import {
  dueRemovals,
  endRemoval,
  insertRemoval,
  putOffRemoval,
  removedSince,
  waitingRemoval,
} from './factor-removal-store.ts'
import { dropPasskeys } from './passkey-store.ts'
import { dropFactor, dropTokens, liveToken } from './token-store.ts'

/** Long enough for the owner of the account to read the letter and keep the second step. */
const removalWaits = 24 * 3_600_000
/** A letter that has not left by then never will. */
const letterWaits = 3 * removalWaits
const linksRestFor = 7 * removalWaits
const keepLimit = { name: 'second-factor.keep', points: 30, seconds: 900 }

/**
 * Switches a second step off in a day: for somebody who has lost phone and recovery codes, once two members of the staff
 * have decided so. Every session ends, and a letter and its devices tell at once; whoever has the second step after all
 * keeps it.
 * @throws Refusal `person_unknown`, `factor_waiting`
 */
export async function scheduleFactorRemoval(ports: Ports, tx: Tx, id: string, personId: string): Promise<Date> {
  const person = await store.personById(tx, personId)
  if (!person) throw new Refusal('person_unknown', 404)
  const now = ports.clock.now()
  const dueAt = new Date(now.getTime() + removalWaits)
  const secret = ports.ids.secret()
  if (!(await insertRemoval(tx, { id, personId, createdAt: now, dueAt, keepHash: hashToken(secret) })))
    throw new Refusal('factor_waiting', 409)
  // An address asked for by whoever has the mailbox must not become that of the account.
  await dropTokens(tx, personId, 'change_email')
  await notifyBeforeSessionsEnd(ports, tx, personId, noteIn, dueAt)
  await store.endSessions(tx, personId)
  const about = { dueAt, secret, id }
  await postSecurityNotice(ports, tx, 'second_factor_leaves', { ...person, personId }, about)
  return dueAt
}

const noteIn = (locale: Locale) => {
  const { subject, action } = (locale === 'fr' ? fr : en).letters.second_factor_leaves
  return { title: subject, body: action, lang: locale, path: href('login', locale), tag: 'second-factor' }
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

/** For some days after a second step was switched off the mailbox alone opens nothing: the password is asked for. */
export function linksRest(db: Db, personId: string, now: Date): Promise<boolean> {
  return removedSince(db, personId, new Date(now.getTime() - linksRestFor))
}

/** Whoever has switched it off with a code has not lost it either, and is told so by another letter. */
export async function endProvedRemoval(ports: Ports, tx: Tx, personId: string): Promise<void> {
  const waiting = await waitingRemoval(tx, { personId })
  if (waiting) await endRemoval(tx, waiting.id, 'proved', ports.clock.now())
}

/** Whoever signs in with a code has not lost the second step. */
export async function keepProvedFactor(ports: Ports, tx: Tx, personId: string): Promise<void> {
  const waiting = await waitingRemoval(tx, { personId })
  if (waiting) await endKept(ports, tx, waiting, 'proved')
}

async function endKept(ports: Ports, tx: Tx, waiting: { id: string; personId: string }, outcome: 'kept' | 'proved') {
  if (!(await endRemoval(tx, waiting.id, outcome, ports.clock.now()))) return false
  await dropTokens(tx, waiting.personId, 'change_email')
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

/**
 * Run by a job: switches off every second step whose day has passed since its letter left. Where the letter has not
 * reached its owner, or the account has changed since, nothing is switched off, and the staff sees so.
 */
export async function removeDueFactors(ports: Ports): Promise<void> {
  const now = ports.clock.now()
  for (const { id, personId, createdAt } of await dueRemovals(ports.db, now))
    await ports.transact(async (tx) => {
      const told = await warnedAt(ports, tx, id)
      if (told === 'waits' && now.getTime() - createdAt.getTime() < letterWaits) return
      if (told instanceof Date && told.getTime() + removalWaits > now.getTime())
        return putOffRemoval(tx, id, new Date(told.getTime() + removalWaits))
      const person = await store.personWithSignInMethods(tx, personId)
      const since = (at: Date | null | undefined) => at != null && at > createdAt
      const changed = since(person?.passwordChangedAt) || since(person?.emailChangedAt)
      // Of a member of the staff an owner decides.
      const goes = told instanceof Date && !changed && person?.secondFactorAt && !person.roles.some(isStaffRole)
      if (!(await endRemoval(tx, id, goes ? 'removed' : 'void', now)) || !goes) return
      await resetFactor(tx, personId)
      await postSecurityNotice(ports, tx, 'second_factor_off', { ...person, personId })
    })
}

/** When the letter of a removal left; in the demonstration it is read where it is kept. */
async function warnedAt({ config }: Ports, tx: Tx, id: string): Promise<Date | 'waits' | 'never'> {
  const letter = await letterByKey(tx, noticeKey('second_factor_leaves', id))
  if (letter?.state === 'kept' && config.MODE === 'demo') return letter.createdAt
  if (letter?.state === 'queued') return 'waits'
  return letter?.sentAt ?? 'never'
}
