import type { Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Charge } from '../../ledger/server/payment-views.ts'
import { insertEntries } from '../../server/store.ts'
import { purchaseById } from '../../server/views.ts'
import { markOrderRefunded } from './record-refund.ts'
import { lockRefundsAtBank, refundAttemptId, updateRefund } from './store.ts'
import type { RefundRow } from './views.ts'

/** Holds a refund until the bank has decided a dispute; until then the money is owed to the client. */
export async function holdRefund(ports: Ports, tx: Tx, row: Pick<RefundRow, 'id' | 'tries' | 'amount'>): Promise<void> {
  const now = ports.clock.now()
  await updateRefund(tx, row.id, { state: 'waits', changedAt: now })
  await insertEntries(tx, 'refund_waits', refundAttemptId(row), now, [
    { account: 'provider_clearing', amount: row.amount },
    { account: 'refunds_owed', amount: -row.amount },
  ])
}

/**
 * Resumes held refunds after the bank's decision: what the bank refunded is no longer owed, and is booked against the
 * dispute by the caller, who has locked the charge; the rest is requested from the provider again. Returns how many
 * cents the bank has covered.
 */
export async function resumeRefund(ports: Ports, tx: Tx, charge: Charge, givenByBank: number): Promise<number> {
  const now = ports.clock.now()
  let left = givenByBank
  for (const row of await lockRefundsAtBank(tx, charge.id, 'waits')) {
    const covered = Math.min(left, row.amount)
    left -= covered
    if (covered === row.amount) {
      await updateRefund(tx, row.id, { state: 'by_bank', changedAt: now })
      continue
    }
    await askAnew(ports, tx, row, row.amount - covered)
  }
  const order = charge.source === 'order' ? await purchaseById(tx, charge.sourceId) : undefined
  const whole = charge.credited === charge.amount && givenByBank >= charge.amount
  if (order && whole && order.status === 'captured') await markOrderRefunded(ports, tx, order)
  return givenByBank - left
}

/** The bank has taken back its refund: all of it is owed and requested from the provider again. Returns the cents. */
export async function reissueRefunds(ports: Ports, tx: Tx, charge: Charge): Promise<number> {
  let owed = 0
  for (const row of await lockRefundsAtBank(tx, charge.id, 'by_bank')) {
    await askAnew(ports, tx, row, row.amount)
    owed += row.amount
  }
  return owed
}

async function askAnew(ports: Ports, tx: Tx, row: RefundRow, amount: number): Promise<void> {
  const now = ports.clock.now()
  await updateRefund(tx, row.id, { state: 'asked', amount, tries: row.tries + 1, changedAt: now })
  await insertEntries(tx, 'refund_again', refundAttemptId(row), now, [
    { account: 'provider_clearing', amount: -amount },
    { account: 'refunds_owed', amount },
  ])
  await ports.jobs.enqueue(tx, 'billing.refund', { refundId: row.id })
}
