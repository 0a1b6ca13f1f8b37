import type { WireInvoice, WirePaymentIntent } from './kinds.ts'
import type { Fields, Read } from './params.ts'
import type { Store } from './store.ts'

/** What a lower room tells a higher one: a payment its invoice, an invoice its subscription. */
export interface Hooks {
  payment(work: Work, intent: WirePaymentIntent): void
  invoice(work: Work, invoice: WireInvoice, how: InvoiceTurn): void
}

/** `exhausted`: the last of the planned tries has failed. */
export type InvoiceTurn = 'exhausted' | 'failed' | 'paid' | 'void' | 'writtenOff'

/** What one request works with, inside its transaction. */
export interface Work {
  store: Store
  /** Unix seconds, as Stripe writes time. */
  now: number
  /** Writes the event and its deliveries with the work itself; `before` names the fields that changed. */
  emit(type: string, object: object, before?: object): void
  /** The same work by another clock; `timed` once that was done, so that it is done only once. */
  at(now: number): Work
  timed: boolean
  hooks: Hooks
  caller: 'publishable' | 'secret'
  /** Where the person's browser reaches the 3-D Secure page. */
  publicBase: string
}

export interface Route {
  method: 'DELETE' | 'GET' | 'POST'
  path: string
  /** Open to a publishable key, which must then show the object's client secret. */
  open?: boolean
  fields: Fields
  run(work: Work, params: Read<Fields>, id: string): object
}

/** Ties a handler to the parameters that its fields read. */
export function route<F extends Fields>(
  method: Route['method'],
  path: string,
  fields: F,
  run: (work: Work, params: Read<F>, id: string) => object,
  options: { open?: boolean } = {},
): Route {
  return { method, path, fields, run: run as Route['run'], ...options }
}
