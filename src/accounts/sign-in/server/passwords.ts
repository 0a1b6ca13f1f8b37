import type { Actor, Person, Role } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { hashToken } from '../../server/crypto.ts'
import { createAccount, setRoles } from '../../server/people.ts'
import * as store from '../../server/store.ts'
import type { PersonRow } from '../../server/views.ts'
import { passwordError } from '../password.ts'
import { postSecurityNotice } from './emails.ts'
import { accountLimit } from './limits.ts'
import { consumeToken, dropTokens, liveToken } from './token-store.ts'

const confirmLimit = { name: 'password.confirm', points: 10, seconds: 900, resettable: true as const }
const resetLimit = { name: 'password.reset', points: 20, seconds: 900 }

/**
 * Requires the current password before changing how the person signs in. Throttled: a stolen session must not guess it.
 */
export async function requirePassword(ports: Ports, actor: Person, password: string | undefined) {
  const person = await store.personWithSignInMethods(ports.db, actor.personId)
  if (!person) throw new Refusal('not_signed_in', 401)
  await ports.limits.spend(confirmLimit, person.id)
  if (!(await ports.passwords.matches(person.passwordHash, password ?? ''))) throw new Refusal('password_wrong', 403)
  await ports.limits.reset(confirmLimit, person.id)
  return person
}

/** @throws Refusal what is wrong with this password for these roles */
export function requireStrongPassword(
  password: string,
  person: { roles: Role[]; email: string } & Partial<PersonRow>,
): void {
  const about = [person.email, person.firstName, person.lastName, person.displayName].filter((word) => word != null)
  const complaint = passwordError(password, person.roles, about)
  if (complaint) throw new Refusal(complaint, 422)
}

/** Works once, for thirty minutes. Ends every session: whoever forgot a password may also have lost a device. */
export async function resetPassword(ports: Ports, actor: Actor, input: { token: string; password: string }) {
  await ports.limits.spend(resetLimit, actor.address)
  const tokenHash = hashToken(input.token)
  const link = await liveToken(ports.db, 'reset', tokenHash, ports.clock.now())
  const person = link?.personId ? await store.personById(ports.db, link.personId) : undefined
  if (!person) throw new Refusal('link_invalid', 410)
  requireStrongPassword(input.password, person)
  const hash = await ports.passwords.hash(input.password)
  await ports.transact(async (tx) => {
    if (!(await consumeToken(tx, 'reset', tokenHash, ports.clock.now()))) throw new Refusal('link_invalid', 410)
    await dropTokens(tx, person.id, 'reset')
    await store.putPassword(tx, person.id, hash, ports.clock.now())
    await store.endSessions(tx, person.id)
    await postSecurityNotice(ports, tx, 'password_changed', { ...person, personId: person.id })
  })
  // Whoever has proved the mailbox is not kept out by what others have tried.
  await ports.limits.reset(accountLimit, person.email)
}

/** A member without a password, who signed up by link, sets the first one without a current one. */
export async function changePassword(ports: Ports, actor: Person, input: { current?: string; password: string }) {
  const had = await store.passwordHashOf(ports.db, actor.personId)
  const person = had
    ? await requirePassword(ports, actor, input.current)
    : await store.personById(ports.db, actor.personId)
  if (!person) throw new Refusal('not_signed_in', 401)
  requireStrongPassword(input.password, person)
  const hash = await ports.passwords.hash(input.password)
  await ports.transact(async (tx) => {
    await store.putPassword(tx, person.id, hash, ports.clock.now())
    await dropTokens(tx, person.id, 'reset')
    await store.endSessions(tx, person.id, actor.sessionId)
    await postSecurityNotice(ports, tx, 'password_changed', { ...person, personId: person.id })
  })
}

type Opening = {
  email: string
  locale: Locale
  firstName: string
  lastName: string
  country: string
  password: string
  role: Role
}

/**
 * For a link that has proved the mailbox: checks the password for this role, and returns what opens or creates the
 * account of the address within the caller's transaction. An existing account keeps everything but the password.
 */
export async function accountFromEmailLink(ports: Ports, opening: Opening) {
  const { password, role, ...who } = opening
  const email = who.email.toLowerCase()
  requireStrongPassword(password, {
    roles: ['client', role],
    email,
    firstName: who.firstName,
    lastName: who.lastName,
  })
  const hash = await ports.passwords.hash(password)
  return {
    async open(tx: Tx): Promise<string> {
      await store.lockAddress(tx, email)
      const member = await store.memberByEmail(tx, email)
      if (!member) return createAccount(ports, { ...who, email, roles: ['client', role], passwordHash: hash }, tx)
      await setRoles(tx, member.id, [...new Set([...member.roles, role])])
      await store.putPassword(tx, member.id, hash, ports.clock.now())
      await dropTokens(tx, member.id, 'reset')
      await store.endSessions(tx, member.id)
      await postSecurityNotice(ports, tx, 'password_changed', { email, locale: member.locale, personId: member.id })
      return member.id
    },
  }
}
