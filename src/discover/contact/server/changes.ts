import type { Tx } from '../../../platform/db/port.ts'

export function closeMessage(tx: Tx, id: string, done: { handledAt: Date; handledBy: string; note: string }) {
  return tx
    .updateTable('contact_message')
    .set(done)
    .where('id', '=', id)
    .where('handledAt', 'is', null)
    .returning(['reference', 'kind', 'email', 'locale', 'personId'])
    .executeTakeFirst()
}
