import type { Role } from '../../api/actor.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { Db, Tx } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { isProfessional } from '../sign-in/password.ts'
import { requireStrongPassword } from '../sign-in/server/passwords.ts'
import { challengeFactor } from '../sign-in/server/sign-in.ts'
import { dropTokens } from '../sign-in/server/token-store.ts'
import { createAccount } from './people.ts'
import * as store from './store.ts'

/**
 * The account that signs in with an address; `professional`: its password and second factor already meet the staff's
 * rule.
 */
export type ExistingAccount = { id: string; roles: readonly Role[]; professional: boolean }

export async function accountByEmail(db: Db, email: string): Promise<ExistingAccount | null> {
  const member = await store.memberByEmail(db, email)
  return member ? { id: member.id, roles: member.roles, professional: isProfessional(member.roles) } : null
}

/** Allows one proof at a time for an address, until the transaction ends. */
export const lockAddress = store.lockAddress

export type StaffAccountDetails = { email: string; locale: Locale; firstName: string; lastName: string }

/**
 * Hashes a password after the checks for staff.
 * @throws Refusal `password_too_short`, `password_too_long`, `password_too_common`
 */
export async function staffPasswordHash(
  ports: Pick<Ports, 'passwords'>,
  password: string,
  roles: readonly Role[],
  naming: Partial<StaffAccountDetails>,
) {
  const { email = '', firstName = '', lastName = '' } = naming
  requireStrongPassword(password, { roles: ['client', ...roles], email, firstName, lastName })
  return ports.passwords.hash(password)
}

/** Creates an account for somebody whose mailbox a link has proved. */
export function openStaffAccount(
  ports: Ports,
  tx: Tx,
  naming: StaffAccountDetails,
  roles: readonly Role[],
  passwordHash: string,
) {
  return createAccount(ports, { ...naming, roles: ['client', ...roles], passwordHash }, tx)
}

/** Adds roles to an account whose person has signed in. Ends every session: the staff's begin with a password. */
export async function addStaffRoles(
  ports: Ports,
  tx: Tx,
  account: ExistingAccount,
  roles: readonly Role[],
  passwordHash: string | null,
): Promise<void> {
  await store.setRoles(tx, account.id, [...new Set([...account.roles, ...roles])])
  if (passwordHash) {
    await store.putPassword(tx, account.id, passwordHash, ports.clock.now())
    await dropTokens(tx, account.id, 'reset')
  }
  await store.endSessions(tx, account.id)
}

/** Signs in somebody who has just been given a role: the second step follows, in the demonstration too. */
export async function signInNewStaff(ports: Ports, email: string) {
  const member = await store.memberByEmail(ports.db, email)
  if (!member) throw new Error('the account of an accepted invitation is gone')
  return challengeFactor(ports, ports.db, member)
}

/** Suspends staff access with a reason, or restores it with null. Suspending ends every session at once. */
export async function suspendStaff(ports: Ports, tx: Tx, personId: string, reason: string | null): Promise<void> {
  await store.updatePerson(tx, personId, {
    staffSuspendedAt: reason === null ? null : ports.clock.now(),
    staffSuspendedReason: reason,
  })
  if (reason !== null) await store.endSessions(tx, personId)
}

export const endAllSessions = (tx: Tx, personId: string): Promise<void> => store.endSessions(tx, personId)
