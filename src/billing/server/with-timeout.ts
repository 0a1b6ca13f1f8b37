import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../api/refusal.ts'
import { isTransactionConflict } from '../../platform/db/connect.ts'
import { PaymentsError } from '../../platform/payments/port.ts'

/** PostgreSQL ends a transaction that idles for 30 s. */
const patienceMs = 12_000

/** Waits for an answer while a transaction is open. @throws PaymentsError `unavailable` when it takes too long. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const enough = new AbortController()
  const late = wait(patienceMs, undefined, { signal: enough.signal, ref: false }).then(() => {
    throw new PaymentsError('unavailable', 'The payment provider takes too long.')
  })
  late.catch(() => {})
  return Promise.race([answer, late]).finally(() => enough.abort())
}

/** Retries a transaction that the database aborted over a conflict: `act` only looks up and writes rows. */
export async function retryOnSerializationFailure<T>(act: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (tries <= 1 || !isTransactionConflict(error)) throw error
    return retryOnSerializationFailure(act, tries - 1)
  }
}

/** Tells the page that a provider which does not answer is unavailable. */
export function throwPaymentsUnavailable(error: unknown): never {
  if (error instanceof PaymentsError) throw new Refusal('payments_unavailable', 503, { retryAfter: 3 })
  throw error
}
