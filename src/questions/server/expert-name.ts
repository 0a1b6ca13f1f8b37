import { expertById } from '../../experts/server/views.ts'
import type { Db } from '../../platform/db/port.ts'

export async function expertName(db: Db, expertId: string | null): Promise<string | null> {
  const expert = expertId ? await expertById(db, expertId) : undefined
  return expert ? `${expert.firstName} ${expert.lastName}` : null
}
