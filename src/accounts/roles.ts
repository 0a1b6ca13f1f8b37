import { isStaffRole, type Role } from '../api/actor.ts'

/**
 * The roles that count now. A member with suspended staff access keeps the others, but passwords and the second factor
 * are still held to the staff's rules.
 */
export function rolesInForce(roles: readonly Role[], staffSuspended: boolean): Role[] {
  return staffSuspended ? roles.filter((role) => !isStaffRole(role)) : [...roles]
}

export const hasStaffRole = (roles: readonly Role[]): boolean => roles.some(isStaffRole)
