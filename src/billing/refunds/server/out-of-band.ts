import type { Ports } from '../../../platform/ports.ts'
import { chargeOfPayment } from '../../disputes/server/store.ts'
import { recordOutOfBandRefund } from './record-refund.ts'
import { syncRefundsFromStripe } from './refund-charge.ts'

/** Everything of a payment that was given back on the provider's own page, as far as it is not known here. */
export async function recordOutOfBandRefunds(ports: Ports, paymentIntent: string): Promise<void> {
  if (!(await chargeOfPayment(ports.db, paymentIntent))) return
  let found = false
  for (const refund of await ports.payments.listRefunds(paymentIntent))
    found =
      (await ports.db.transaction().execute((tx) => recordOutOfBandRefund(ports, tx, paymentIntent, refund))) || found
  if (found) await syncRefundsFromStripe(ports, paymentIntent)
}
