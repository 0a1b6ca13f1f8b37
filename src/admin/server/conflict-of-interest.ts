import type { Person } from '../../api/actor.ts'
import { Refusal } from '../../api/refusal.ts'
import { isOwnApplication } from '../../experts/onboarding/server/views.ts'
import { expertById } from '../../experts/server/views.ts'
import type { Db } from '../../platform/db/port.ts'

/**
 * Nobody decides about themselves: neither their own application, found by its address or its expert, nor their
 * standing as an expert. Passes for unknown ids, which the caller refuses.
 * @throws Refusal `own_file`
 */
export async function requireNoConflictOfInterest(
  db: Db,
  actor: Person,
  file: { application: string } | { expert: string },
): Promise<void> {
  const own =
    'application' in file
      ? await isOwnApplication(db, file.application, actor.personId)
      : (await expertById(db, file.expert))?.personId === actor.personId
  if (own) throw new Refusal('own_file', 409)
}
