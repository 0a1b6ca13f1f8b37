import { isStaffRole, type Role } from '../api/actor.ts'

/**
 * The roles that count now. Whose staff access is suspended keeps the others; for passwords and the second factor they
 * are still held to what the staff is held to.
 */
export function rolesInForce(roles: readonly Role[], staffSuspended: boolean): Role[] {
  return staffSuspended ? roles.filter((role) => !isStaffRole(role)) : [...roles]
}

export const hasStaffRole = (roles: readonly Role[]): boolean => roles.some(isStaffRole)
