import { hasStaffRole } from '../../../accounts/roles.ts'
import { hashToken } from '../../../accounts/server/crypto.ts'
import {
  accountByEmail,
  addStaffRoles,
  lockAddress,
  openStaffAccount,
  signInNewStaff,
  staffPasswordHash,
} from '../../../accounts/server/staff-account.ts'
import type { Actor, Person, StaffRole } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { recordAct, recordCommandAct } from '../../server/journal.ts'
import { requireOwner } from './members.ts'
import { invitationLink, postInvitation } from './staff-mail.tsx'
import { consumeInvitation, dropInvitation, liveInvitation, lockStaff, putInvitation } from './staff-store.ts'

export const invitationHours = 24
const openLimit = { name: 'staff.join', points: 30, seconds: 900 }
const linkInvalid = () => new Refusal('link_invalid', 410)

type Invited = { email: string; roles: readonly StaffRole[]; locale: Locale }

/** What creating an invitation needs; the command line has it without a running server. */
export type InvitingPorts = Pick<Ports, 'config' | 'clock' | 'ids' | 'mail'>

/**
 * Creates and emails a link that works once, for a day; it invalidates an earlier link to the same address.
 * @throws Refusal `already_staff`
 */
async function makeInvitation(ports: InvitingPorts, tx: Tx, invited: Invited, by: string | null) {
  await lockStaff(tx)
  const known = await accountByEmail(tx, invited.email)
  if (known && hasStaffRole(known.roles)) throw new Refusal('already_staff', 409)
  const now = ports.clock.now()
  const expiresAt = new Date(now.getTime() + invitationHours * 3_600_000)
  const token = ports.ids.secret()
  const { email, roles, locale } = invited
  const id = ports.ids.id()
  await putInvitation(tx, {
    id,
    email,
    locale,
    roles: [...roles],
    tokenHash: hashToken(token),
    invitedBy: by,
    createdAt: now,
    expiresAt,
  })
  const link = invitationLink(ports.config, locale, token)
  await postInvitation(ports, tx, { id, email, locale, roles, link, expiresAt })
  return { id, link, expiresAt }
}

/** Recognisable for the sender; the journal must not keep the full address of somebody who never joined. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1…')

/** @throws Refusal `already_staff`, `right_missing` */
export async function invite(ports: Ports, actor: Person, { reason, ...invited }: Invited & { reason: string }) {
  return ports.transact(async (tx) => {
    await requireOwner(ports, tx, actor)
    const { id } = await makeInvitation(ports, tx, invited, actor.personId)
    const after = { to: masked(invited.email), roles: invited.roles }
    await recordAct(ports, tx, actor, { act: 'staff.invite', subject: { kind: 'staff', id }, reason, after })
    return { id }
  })
}

/** For the operator on the command line. @throws Refusal `already_staff` */
export async function inviteByCommand(ports: InvitingPorts, tx: Tx, invited: Invited) {
  const { id, link, expiresAt } = await makeInvitation(ports, tx, invited, null)
  const after = { to: masked(invited.email), roles: invited.roles }
  await recordCommandAct(ports, tx, { act: 'staff.invite', subject: { kind: 'staff', id }, after })
  return { link, expiresAt }
}

/** @throws Refusal `invitation_unknown`, `right_missing` */
export async function revokeInvitation(ports: Ports, actor: Person, { id, reason }: { id: string; reason: string }) {
  return ports.transact(async (tx) => {
    await requireOwner(ports, tx, actor)
    const gone = await dropInvitation(tx, id)
    if (!gone) throw new Refusal('invitation_unknown', 404)
    const before = { to: masked(gone.email), roles: gone.roles }
    await recordAct(ports, tx, actor, { act: 'staff.revoke', subject: { kind: 'staff', id }, reason, before })
    return {}
  })
}

const isOwn = (actor: Actor, accountId: string) => actor.kind === 'person' && actor.personId === accountId

/** @throws Refusal `link_invalid` */
export async function readInvitation(ports: Ports, actor: Actor, token: string) {
  await ports.limits.spend(openLimit, actor.address)
  const found = await liveInvitation(ports.db, hashToken(token), ports.clock.now())
  if (!found) throw linkInvalid()
  const account = await accountByEmail(ports.db, found.email)
  return {
    email: found.email,
    roles: found.roles,
    expiresAt: found.expiresAt,
    account: !account ? ('new' as const) : isOwn(actor, account.id) ? ('own' as const) : ('other' as const),
    choosesPassword: !account?.professional,
  }
}

type Accepting = {
  token: string
  firstName?: string
  lastName?: string
  password?: string
  locale: Locale
}

/**
 * The link proves the mailbox, which is enough for a new account. An existing account gets roles only in a session of
 * its own: whoever reads somebody's mail must not enter their account with it.
 * @throws Refusal `link_invalid`, `sign_in_needed`, `name_needed`, what is wrong with the password
 */
export async function acceptInvitation(ports: Ports, actor: Actor, input: Accepting) {
  await ports.limits.spend(openLimit, actor.address)
  const tokenHash = hashToken(input.token)
  const found = await liveInvitation(ports.db, tokenHash, ports.clock.now())
  if (!found) throw linkInvalid()
  const account = await accountByEmail(ports.db, found.email)
  const { firstName = '', lastName = '' } = input
  if (account && !isOwn(actor, account.id)) {
    // The account may be the one that this very link has just opened, on another device.
    const stillOpen = await liveInvitation(ports.db, tokenHash, ports.clock.now())
    throw stillOpen ? new Refusal('sign_in_needed', 403) : linkInvalid()
  }
  if (!account && (firstName === '' || lastName === '')) throw new Refusal('name_needed', 422)
  const naming = { email: found.email, locale: input.locale, firstName, lastName }
  const hash = account?.professional ? null : await staffPasswordHash(ports, input.password ?? '', found.roles, naming)
  await ports.transact(async (tx) => {
    await lockStaff(tx)
    await lockAddress(tx, found.email)
    const taken = await consumeInvitation(tx, tokenHash, ports.clock.now())
    if (!taken) throw linkInvalid()
    // If the account was created or changed meanwhile, its owner must look at the invitation again.
    const now = await accountByEmail(tx, taken.email)
    if (now?.id !== account?.id || now?.professional !== account?.professional) throw linkInvalid()
    if (now) await addStaffRoles(ports, tx, now, taken.roles, hash)
    const id = now?.id ?? (await openStaffAccount(ports, tx, naming, taken.roles, hash ?? ''))
    await recordAct(
      ports,
      tx,
      { personId: id, roles: taken.roles },
      {
        act: 'staff.join',
        subject: { kind: 'staff', id },
        after: { roles: taken.roles, invitation: taken.id, invitedBy: taken.invitedBy ?? 'command' },
      },
    )
  })
  return signInNewStaff(ports, found.email)
}
