import { setRoles } from '../../../accounts/server/people.ts'
import { endAllSessions, suspendStaff } from '../../../accounts/server/staff-account.ts'
import { memberOfStaff, staffMembers } from '../../../accounts/server/staff-views.ts'
import { resetFactor } from '../../../accounts/sign-in/server/factor-removal.ts'
import { isStaffRole, type Person, type StaffRole } from '../../../api/actor.ts'
import { Refusal } from '../../../api/refusal.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { mayDo } from '../../rights.ts'
import { recordAct } from '../../server/journal.ts'
import { requirePermission } from '../../server/permissions.ts'
import { postFactorReset } from './staff-mail.tsx'
import { dropInvitationsBy, invitations, lockStaff } from './staff-store.ts'

export async function listStaff(ports: Ports, actor: Person) {
  await requirePermission(ports, actor, 'see_staff')
  const now = ports.clock.now()
  const [members, invited] = await Promise.all([staffMembers(ports.db, now), invitations(ports.db)])
  return {
    members: members.map((row) => ({
      ...row,
      roles: row.roles.filter(isStaffRole),
      secondFactor: row.secondFactorAt !== null,
      suspended: row.staffSuspendedAt && {
        at: row.staffSuspendedAt,
        reason: row.staffSuspendedReason ?? '',
      },
      own: row.id === actor.personId,
    })),
    invitations: invited.map((row) => ({
      ...row,
      invitedBy: row.invitedBy && row.inviter ? { id: row.invitedBy, name: row.inviter } : null,
      over: row.expiresAt <= now,
    })),
    mayChange: mayDo(actor.roles, 'manage_staff'),
    mailSent: ports.config.SMTP_URL !== undefined,
  }
}

/**
 * Checks again under the lock: a concurrent change may have suspended the actor. Since the actor is an active owner and
 * may not change their own access, an active owner always remains.
 * @throws Refusal `right_missing`, `second_factor_missing`
 */
export async function requireOwner(ports: Ports, tx: Tx, actor: Person): Promise<void> {
  await requirePermission(ports, actor, 'manage_staff')
  await lockStaff(tx)
  const self = await memberOfStaff(tx, actor.personId)
  if (!self || self.staffSuspendedAt || !mayDo(self.roles, 'manage_staff')) throw new Refusal('right_missing', 403)
}

type Member = NonNullable<Awaited<ReturnType<typeof memberOfStaff>>>
type Kept = { before?: Record<string, unknown>; after?: Record<string, unknown> }
type Decided = { id: string; reason: string }

/** Runs one act of an owner about another member, under the lock, and records it in the journal. */
function change(
  ports: Ports,
  actor: Person,
  { id, reason, act }: Decided & { act: string },
  carryOut: (tx: Tx, member: Member) => Promise<Kept>,
) {
  return ports.transact(async (tx) => {
    await requireOwner(ports, tx, actor)
    const member = await memberOfStaff(tx, id)
    if (!member) throw new Refusal('member_unknown', 404)
    if (member.id === actor.personId) throw new Refusal('own_access', 409)
    const kept = await carryOut(tx, member)
    await recordAct(ports, tx, actor, { act, subject: { kind: 'staff', id }, reason, ...kept })
    return {}
  })
}

/** @throws Refusal `member_unknown`, `own_access`, `right_missing` */
export function changeRoles(ports: Ports, actor: Person, input: Decided & { roles: readonly StaffRole[] }) {
  return change(ports, actor, { ...input, act: 'staff.roles' }, async (tx, member) => {
    const wanted = [...new Set(input.roles)]
    const others = member.roles.filter((role) => !isStaffRole(role))
    // A suspension applies to staff roles: it ends when none is left.
    if (wanted.length === 0) await suspendStaff(ports, tx, member.id, null)
    await setRoles(tx, member.id, [...others, ...wanted])
    if (wanted.length === 0) await endAllSessions(tx, member.id)
    if (!mayDo(wanted, 'manage_staff')) await dropInvitationsBy(tx, member.id)
    return { before: { roles: member.roles.filter(isStaffRole) }, after: { roles: wanted } }
  })
}

/** @throws Refusal `member_unknown`, `own_access`, `illegal_transition`, `right_missing` */
export function suspendMember(ports: Ports, actor: Person, input: Decided) {
  return change(ports, actor, { ...input, act: 'staff.suspend' }, async (tx, member) => {
    if (member.staffSuspendedAt) throw new Refusal('illegal_transition', 409)
    await suspendStaff(ports, tx, member.id, input.reason)
    await dropInvitationsBy(tx, member.id)
    return {}
  })
}

/** @throws Refusal `member_unknown`, `own_access`, `illegal_transition`, `right_missing` */
export function liftSuspension(ports: Ports, actor: Person, input: Decided) {
  return change(ports, actor, { ...input, act: 'staff.lift' }, async (tx, member) => {
    if (!member.staffSuspendedAt) throw new Refusal('illegal_transition', 409)
    await suspendStaff(ports, tx, member.id, null)
    // Sessions opened while suspended did not start with the staff's sign-in rules.
    await endAllSessions(tx, member.id)
    return { before: { suspendedSince: member.staffSuspendedAt } }
  })
}

/** @throws Refusal `member_unknown`, `own_access`, `right_missing` */
export function endSessionsOf(ports: Ports, actor: Person, input: Decided) {
  return change(ports, actor, { ...input, act: 'staff.sessions' }, async (tx, member) => {
    await endAllSessions(tx, member.id)
    return {}
  })
}

/** @throws Refusal `member_unknown`, `own_access`, `second_factor_off`, `right_missing` */
export function resetMemberFactor(ports: Ports, actor: Person, input: Decided) {
  return change(ports, actor, { ...input, act: 'staff.second_factor' }, async (tx, member) => {
    if (!member.secondFactorAt) throw new Refusal('second_factor_off', 409)
    await resetFactor(tx, member.id)
    await postFactorReset(ports, tx, member)
    return {}
  })
}
