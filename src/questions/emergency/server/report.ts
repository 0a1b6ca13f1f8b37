// An emergency that the detector missed and somebody of the staff has read.
import { partyOf } from '../../../accounts/server/people.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { reportedEmergencyFacts } from '../../../safety/facts.ts'
import type { EmergencySituation } from '../../../safety/situation-rules.ts'
import { messagesOf, type QuestionRow } from '../../server/views.ts'
import { isDelivered, raiseEmergency } from './detect.ts'
import { activeEmergency } from './rules.ts'

/** The client's messages as one text. */
export async function clientTextOf(db: Db, questionId: string): Promise<string> {
  const said = await messagesOf(db, questionId)
  return said.flatMap(({ author, body }) => (author === 'client' ? [body] : [])).join('\n')
}

/** Nothing to report where the client sees an emergency already, or the question is over. */
export const mayReportEmergency = (row: QuestionRow): boolean => activeEmergency(row) === null && row.state !== 'CLOSED'

/** Shows the emergency to the client and alerts a human; `false` where an expert is on it, who is told by the staff. */
export async function raiseReportedEmergency(
  ports: Ports,
  tx: Tx,
  row: QuestionRow,
  situation: EmergencySituation,
): Promise<boolean> {
  if (isDelivered(row)) return false
  const account = (await partyOf(tx, row.personId))?.country
  const signs = { locale: row.locale, ...(account && { account }) }
  await raiseEmergency(ports, tx, row, reportedEmergencyFacts(situation, await clientTextOf(tx, row.id), signs))
  return true
}
