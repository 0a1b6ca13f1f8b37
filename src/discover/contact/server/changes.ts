import type { Tx } from '../../../platform/db/port.ts'

export function closeMessage(tx: Tx, id: string, done: { handled_at: Date; handled_by: string; note: string }) {
  return tx
    .updateTable('contact_message')
    .set(done)
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning(['reference', 'kind', 'email', 'locale', 'person_id'])
    .executeTakeFirst()
}
