import { setTimeout as wait } from 'node:timers/promises'
import { PaymentsError } from '../../platform/payments/port.ts'

/** PostgreSQL ends a transaction that idles for 30 s. */
const patienceMs = 12_000

/** An answer that is waited for while a transaction is open. @throws PaymentsError `unavailable` when it takes too long. */
export async function soon<T>(answer: Promise<T>): Promise<T> {
  const enough = new AbortController()
  const late = wait(patienceMs, undefined, { signal: enough.signal, ref: false }).then(() => {
    throw new PaymentsError('unavailable', 'The payment provider takes too long.')
  })
  late.catch(() => {})
  return Promise.race([answer, late]).finally(() => enough.abort())
}
