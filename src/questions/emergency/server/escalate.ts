import type { Ports } from '../../../platform/ports.ts'
import { unopenedEmergency } from '../../server/changes.ts'
import { alertOwners } from './mail.tsx'

/** Writes to the owners, once, where nobody has opened the question or put the alert away. */
export async function escalateUnopened(ports: Ports, alert: string): Promise<void> {
  const question = await unopenedEmergency(ports.db, alert)
  if (!question) return
  ports.log.warn({ questionId: question.id }, 'nobody has opened an emergency for ten minutes')
  await ports.transact((tx) => alertOwners(ports, tx, question, alert))
}
