/** Every person may be a client; the other roles are granted. The last four are the staff of the admin area. */
export const roles = ['client', 'expert', 'specialist', 'support', 'editor', 'compliance', 'owner'] as const
export type Role = (typeof roles)[number]

/**
 * A visitor has a session but gave no email address yet; a pending person gave one that is not verified; a member
 * verified it (password or link).
 */
export type Standing = 'visitor' | 'pending' | 'member'

/** From where a call comes. `language`: the browser's first one, « fr-BE ». */
type Sent = { address: string; language?: string }

export type Person = {
  kind: 'person'
  personId: string
  sessionId: string
  standing: Standing
  roles: readonly Role[]
} & Sent
export type Anyone = { kind: 'anyone' } & Sent
export type Actor = Person | Anyone

export const staffRoles = ['support', 'editor', 'compliance', 'owner'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

export const isStaffRole = (role: Role): role is StaffRole => (staffRoles as readonly Role[]).includes(role)

export function isStaff(actor: Actor): boolean {
  return actor.kind === 'person' && actor.roles.some(isStaffRole)
}
