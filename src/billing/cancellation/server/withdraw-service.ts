import type { z } from 'zod'
import { contactOf } from '../../../accounts/server/people.ts'
import type { Db, Tx } from '../../../platform/db/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { amountLostToDisputes } from '../../disputes/server/store.ts'
import type { Charge } from '../../ledger/server/payment-views.ts'
import { refundCharge } from '../../refunds/server/refund-charge.ts'
import { lockService, type Service, updateService } from '../../services/server/store.ts'
import { serviceTransition } from '../../services/services.ts'
import type { ContractView } from '../contract.ts'
import { maskEmail, type NoticeChannel, type NoticeRefund, type ReceiptContent, totalOf } from '../receipt-content.ts'
import { mayWithdraw, serviceRefund, withdrawalDeadline } from '../withdrawal.ts'
import { type NoticeInput, recordNotice } from './record-notice.ts'
import { askedToStartNow, type CancellationNotice, chargeOfService, noticesOfService } from './store.ts'

/** An ordered service as a contract, with its payment and its notices. */
type ServiceContract = {
  row: Service
  charge: Charge | undefined
  /** Cents that the bank gave back after a dispute. */
  lost: number
  startNow: boolean
  leavings: CancellationNotice[]
}

async function contractOf(db: Db, row: Service): Promise<ServiceContract> {
  const charge = row.providerInvoice ? await chargeOfService(db, row.providerInvoice) : undefined
  const lost = charge ? await amountLostToDisputes(db, charge.id) : 0
  return {
    row,
    charge,
    lost,
    startNow: await askedToStartNow(db, row.id),
    leavings: await noticesOfService(db, row.id),
  }
}

export const serviceWithdrawUntil = (row: Service) => withdrawalDeadline(row.acceptedAt ?? row.requestedAt)

/** What a withdrawal would refund now; `null` when the time is over, all of it is done, or nothing is left. */
function backOf(
  { row, charge, lost, startNow }: ServiceContract,
  now: Date,
): (NoticeRefund & { chargeId: string })[] | null {
  if (!serviceTransition(row.state, 'withdraw') || !row.acceptedAt || !mayWithdraw(row.acceptedAt, now)) return null
  if (!charge) return row.state === 'accepted' ? [] : null
  const { id: chargeId, amount: paid, credited } = charge
  const back = serviceRefund({ amount: paid, credited: credited + lost, done: row.donePercent, startNow })
  if (!back || back.amount === 0) return null
  const days = back.amount === paid ? { used: null, days: null } : { used: back.used, days: back.days }
  return [{ chargeId, kind: 'service', paid, amount: back.amount, ...days }]
}

export async function serviceContractView(db: Db, row: Service, now: Date): Promise<z.input<typeof ContractView>> {
  const contract = await contractOf(db, row)
  const contact = await contactOf(db, row.personId)
  const refunds = backOf(contract, now)
  const [last] = contract.leavings
  return {
    reference: row.reference,
    plan: 'service',
    state: serviceTransition(row.state, 'withdraw') ? 'active' : 'ended',
    price: row.amount ?? 0,
    periodEnd: null,
    email: maskEmail(contact?.email ?? ''),
    cancel: null,
    withdrawUntil: serviceWithdrawUntil(row),
    withdraw: refunds && { total: totalOf(refunds), held: 0, refunds },
    cancelled: null,
    withdrawn: last
      ? { at: last.at, endsAt: (JSON.parse(last.content) as ReceiptContent).endsAt, hash: last.hash }
      : null,
  }
}

type Door = { channel: NoticeChannel } & Pick<NoticeInput, 'locale' | 'name'>

/**
 * Withdraws from an ordered service: the part that staff marked as done stays paid, the rest is refunded, all in one
 * transaction with the receipt. `false` when nothing is left to undo.
 */
export async function withdrawService(ports: Ports, tx: Tx, id: string, door: Door): Promise<boolean> {
  const row = await lockService(tx, id)
  if (!row) return false
  const now = ports.clock.now()
  const contract = await contractOf(tx, row)
  const [last] = contract.leavings
  if (last) {
    await ports.jobs.enqueue(tx, 'leaving.letter', { leavingId: last.id })
    return true
  }
  const state = serviceTransition(row.state, 'withdraw')
  const refunds = backOf(contract, now)
  if (!state || !refunds) return false
  for (const { chargeId, amount } of refunds) await refundCharge(ports, tx, { chargeId, amount, reason: 'withdrawal' })
  await updateService(tx, id, { state, closedAt: now, closedBy: 'client', closedReason: null })
  // An ordered service that was never paid must no longer be payable at the provider.
  if (row.state === 'accepted') await ports.jobs.enqueue(tx, 'service.settle', { serviceId: id })
  await recordNotice(ports, tx, {
    kind: 'withdraw',
    root: { id, reference: row.reference, personId: row.personId, kind: 'service' },
    plan: null,
    requestId: null,
    endsAt: null,
    refunds,
    ...door,
  })
  await ports.live.announce(tx, [row.personId], { kind: 'service', ref: id })
  return true
}
