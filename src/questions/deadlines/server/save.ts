import type { Deadline } from '../../../platform/assistant/extraction/deadline-of.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { apply } from '../../lifecycle/server/apply.ts'
import { updateQuestion } from '../../server/store.ts'
import type { QuestionRow } from '../../server/views.ts'

/** An answer "by Friday" is in time until that day is over. */
function endOf(date: string | null): number | null {
  const end = date ? Date.parse(`${date}T23:59:59Z`) : Number.NaN
  return Number.isNaN(end) ? null : end
}

/** Saves the confirmed deadline, for the header, the queue and the workspace, and the one still to be confirmed. */
export async function saveDeadline(ports: Ports, tx: Tx, row: QuestionRow, deadline: Deadline): Promise<void> {
  const date = deadline.date ?? null
  const proposed = deadline.proposed ?? null
  if (date === row.neededBy && proposed === row.proposedDeadline) return
  await updateQuestion(tx, row.id, { neededBy: date, proposedDeadline: proposed })
  if (date !== row.neededBy) await apply(ports, tx, row.id, { kind: 'needed_by', at: endOf(date), by: row.personId })
}
