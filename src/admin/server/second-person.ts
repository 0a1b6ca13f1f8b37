import type { Db } from '../../platform/db/port.ts'
import type { SecondPerson } from '../contract-fields.ts'
import { type Right, rolesWith } from '../rights.ts'
import { staffWithRoles } from '../staff/server/staff-store.ts'

/** For an act of two persons: who else could do the second part, none of those who may not. */
export async function secondPerson(db: Db, right: Right, except: readonly string[]): Promise<SecondPerson> {
  const roles = rolesWith(right)
  return { people: await staffWithRoles(db, roles, except), roles }
}
