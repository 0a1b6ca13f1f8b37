import type { Db } from '../../../platform/db/port.ts'
import { waitingCount } from '../news.ts'
import { turnOf } from '../turn.ts'
import { latestQuestionsOf, openOffersOf } from './store.ts'

/** How much waits for an expert, as their desk counts it: for the icon of one that is closed. */
export async function waitingAtDesk(db: Db, expertId: string): Promise<number> {
  const offers = await openOffersOf(db, expertId)
  const open = await latestQuestionsOf(db, expertId)
  return waitingCount({ offers, open: open.map((row) => ({ turn: turnOf(row, expertId) })) })
}
