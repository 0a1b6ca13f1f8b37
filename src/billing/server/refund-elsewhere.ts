import type { Ports } from '../../platform/ports.ts'
import { chargeOfPayment } from './dispute-store.ts'
import { followRefunds } from './give-back.ts'
import { recordReturned } from './refund.ts'

/** Everything of a payment that was given back on the provider's own page, as far as it is not known here. */
export async function recordElsewhere(ports: Ports, paymentIntent: string): Promise<void> {
  if (!(await chargeOfPayment(ports.db, paymentIntent))) return
  let found = false
  for (const refund of await ports.payments.listRefunds(paymentIntent))
    found = (await ports.db.transaction().execute((tx) => recordReturned(ports, tx, paymentIntent, refund))) || found
  if (found) await followRefunds(ports, paymentIntent)
}
