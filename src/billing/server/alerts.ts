import type { Db } from '../../platform/db/port.ts'
import type { Ports } from '../../platform/ports.ts'
import { insertAlert } from '../ledger/server/store.ts'

/** `ref` names the row that it is about; an alert that is still open is not raised twice. */
export type Alert = {
  kind:
    | 'paid_after_end'
    | 'paid_other_amount'
    | 'payment_mismatch'
    | 'refund_failed'
    | 'refund_stuck'
    | 'dispute'
    | 'dispute_reversed'
    | 'drift'
    | 'card_testing'
    | 'many_refunds'
  ref: string
  detail?: Record<string, unknown>
}

/** Alerts staff to something about money. Nothing is ever corrected by itself because of it. */
export async function raiseAlert(ports: Ports, tx: Db, { kind, ref, detail = {} }: Alert): Promise<void> {
  ports.log.warn({ alert: kind, ref, ...detail }, 'an alert about money')
  await insertAlert(tx, {
    id: ports.ids.id(),
    kind,
    ref,
    detail: JSON.stringify(detail),
    openedAt: ports.clock.now(),
  })
}
