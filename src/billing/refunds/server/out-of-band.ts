import type { Ports } from '../../../platform/ports.ts'
import { chargeOfPayment } from '../../disputes/server/store.ts'
import { recordOutOfBandRefund } from './record-refund.ts'
import { syncRefundsFromStripe } from './refund-charge.ts'

/** Records refunds of a payment that were made on the provider's own page and are not known here. */
export async function recordOutOfBandRefunds(ports: Ports, paymentIntent: string): Promise<void> {
  if (!(await chargeOfPayment(ports.db, paymentIntent))) return
  let found = false
  for (const refund of await ports.payments.listRefunds(paymentIntent))
    found =
      (await ports.db.transaction().execute((tx) => recordOutOfBandRefund(ports, tx, paymentIntent, refund))) || found
  if (found) await syncRefundsFromStripe(ports, paymentIntent)
}
