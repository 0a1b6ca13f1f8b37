import type { ProviderRefund } from '../../platform/payments/port-books.ts'
import type { Ports } from '../../platform/ports.ts'
import { raiseAlert } from './alerts.ts'
import { recordCredit } from './books.ts'
import { lockCharge } from './books-store.ts'
import { chargeOfPayment, lostOf } from './dispute-store.ts'
import { followRefunds } from './give-back.ts'
import { allRefundsOf, insertRefund } from './refund-store.ts'

/**
 * Money that was given back on the provider's own page: it is gone, so it is written down as what it is, with its credit
 * note, and a person of the house is told that it was not asked for here.
 */
export async function recordElsewhere(ports: Ports, paymentIntent: string): Promise<void> {
  if (!(await chargeOfPayment(ports.db, paymentIntent))) return
  let found = false
  for (const refund of await ports.payments.listRefunds(paymentIntent))
    if (refund.status === 'succeeded' || refund.status === 'pending')
      found = (await record(ports, paymentIntent, refund)) || found
  if (found) await followRefunds(ports, paymentIntent)
}

function record(ports: Ports, paymentIntent: string, refund: ProviderRefund): Promise<boolean> {
  return ports.db.transaction().execute(async (tx) => {
    const known = await chargeOfPayment(tx, paymentIntent)
    const charge = known && (await lockCharge(tx, known.id))
    if (!charge) return false
    const ours = await allRefundsOf(tx, charge.id)
    if (ours.some(({ id, provider_id }) => provider_id === refund.id || id === refund.claimId)) return false
    // One of ours that the provider has not named yet may be this one: it is looked at again when it is named.
    if (ours.some(({ state, provider_id }) => state === 'asked' && provider_id === null)) return false
    const amount = Math.min(refund.amount, charge.amount - charge.credited - (await lostOf(tx, charge.id)))
    if (amount <= 0) return false
    const id = ports.ids.id()
    const now = ports.clock.now()
    const source = { source: 'provider_refund', sourceId: refund.id } as const
    if (!(await recordCredit(ports, tx, { id, chargeId: charge.id, ...source, amount, reason: 'goodwill' })))
      return false
    await insertRefund(tx, {
      id,
      charge_id: charge.id,
      amount,
      state: 'sent',
      provider_id: refund.id,
      failure: null,
      asked_at: now,
      changed_at: now,
    })
    const detail = { expected: charge.credited, found: charge.credited + refund.amount, refund: refund.id }
    await raiseAlert(ports, tx, { kind: 'drift', ref: `refund_differs:${charge.id}`, detail })
    return true
  })
}
