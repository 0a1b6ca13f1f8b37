import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../api/refusal.ts'
import { isTransactionConflict } from '../../platform/db/connect.ts'
import { PaymentsError } from '../../platform/payments/port.ts'

/** PostgreSQL ends a transaction that idles for 30 s. */
const patienceMs = 12_000

/** An answer that is waited for while a transaction is open. @throws PaymentsError `unavailable` when it takes too long. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  const enough = new AbortController()
  const late = wait(patienceMs, undefined, { signal: enough.signal, ref: false }).then(() => {
    throw new PaymentsError('unavailable', 'The payment provider takes too long.')
  })
  late.catch(() => {})
  return Promise.race([answer, late]).finally(() => enough.abort())
}

/** Two transactions met and the database gave this one up: what only looks and writes down is done again. */
export async function retryOnSerializationFailure<T>(act: () => Promise<T>, tries = 3): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (tries <= 1 || !isTransactionConflict(error)) throw error
    return retryOnSerializationFailure(act, tries - 1)
  }
}

/** For the page: a provider that does not answer is said to be away. */
export function throwPaymentsUnavailable(error: unknown): never {
  if (error instanceof PaymentsError) throw new Refusal('payments_unavailable', 503, { retryAfter: 3 })
  throw error
}
