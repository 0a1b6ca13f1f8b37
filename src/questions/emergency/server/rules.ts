import { Refusal } from '../../../api/refusal.ts'
import { asksWhetherSafeToWrite } from '../../../safety/situation-rules.ts'
import type { QuestionRow } from '../../server/store.ts'

type Row = Pick<QuestionRow, 'emergency' | 'emergency_dismissed_at' | 'safe_to_write'>

/** What was found and not said to be no emergency: until then nothing is sold, asked or answered by a machine. */
export const activeEmergency = (row: Row) => (row.emergency_dismissed_at === null ? row.emergency : null)

/** Letters and notes about a question: not where writing is unsafe, or where that was to be asked and is not answered. */
export function maySendEmailAbout(row: Row): boolean {
  if (row.safe_to_write !== null) return row.safe_to_write
  return row.emergency === null || !asksWhetherSafeToWrite(row.emergency.situations)
}

/** @throws Refusal `emergency_stands` */
export function mustHaveNoEmergency(row: Row): void {
  if (activeEmergency(row)) throw new Refusal('emergency_stands', 409)
}
