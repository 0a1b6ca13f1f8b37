import { Refusal } from '../../../api/refusal.ts'
import { asksWhetherSafeToWrite } from '../../../safety/situation-rules.ts'
import type { QuestionRow } from '../../server/views.ts'

type Row = Pick<QuestionRow, 'emergency' | 'emergencyDismissedAt' | 'safeToWrite'>

/** The detected emergency unless dismissed: while it stands nothing is sold, asked or answered by a machine. */
export const activeEmergency = (row: Row) => (row.emergencyDismissedAt === null ? row.emergency : null)

/** Emails and notifications about a question: not where writing is unsafe, or that is asked and not yet answered. */
export function maySendEmailAbout(row: Row): boolean {
  if (row.safeToWrite !== null) return row.safeToWrite
  return row.emergency === null || !asksWhetherSafeToWrite(row.emergency)
}

/** Whether writing is safe was asked, and nobody has answered. */
export const waitsForSafeToWrite = (row: Row) => row.safeToWrite === null && !maySendEmailAbout(row)

/** @throws Refusal `emergency_stands` */
export function mustHaveNoEmergency(row: Row): void {
  if (activeEmergency(row)) throw new Refusal('emergency_stands', 409)
}
