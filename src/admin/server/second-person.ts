import { staffWithRoles } from '../../accounts/server/staff-views.ts'
import type { Db } from '../../platform/db/port.ts'
import type { SecondPerson } from '../contract-fields.ts'
import { type Right, rolesWith } from '../rights.ts'

/** Who else could do the second part of a two-person act, except the given people. */
export async function secondPerson(db: Db, right: Right, except: readonly string[]): Promise<SecondPerson> {
  const roles = rolesWith(right)
  return { people: await staffWithRoles(db, roles, except), roles }
}
