import type { UnitOfWork } from '../api/route.ts'

/** The same work on this customer's clock: a test clock stands still, a shifted one runs ahead. */
export function atCustomerClock(work: UnitOfWork, customer: string): UnitOfWork {
  if (work.timed) return work
  const clock = work.store.find('customer', customer)?.test_clock
  if (typeof clock === 'string')
    return work.at(work.store.find('test_helpers.test_clock', clock)?.frozen_time ?? work.now)
  const ahead = work.store.clockOffset(customer)
  return ahead === 0 ? work : work.at(work.now + ahead)
}

export function testClockOf(work: UnitOfWork, customer: string): string | null {
  const clock = work.store.find('customer', customer)?.test_clock
  return typeof clock === 'string' ? clock : null
}
