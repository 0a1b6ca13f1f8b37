import type { WireInvoice, WirePaymentIntent } from './kinds.ts'
import type { Fields, Read } from './params.ts'
import type { Store } from './store.ts'

/** Notifications from a lower layer to a higher one: a payment to its invoice, an invoice to its subscription. */
export interface Hooks {
  payment(work: Work, intent: WirePaymentIntent): void
  invoice(work: Work, invoice: WireInvoice, how: InvoiceTurn): void
}

/** `exhausted`: the last scheduled retry has failed. */
export type InvoiceTurn = 'exhausted' | 'failed' | 'paid' | 'void' | 'writtenOff'

/** The context of one request, inside its transaction. */
export interface Work {
  store: Store
  /** Unix seconds, as in Stripe's API. */
  now: number
  /** Writes the event and its deliveries in the same transaction; `before` gives the fields that changed. */
  emit(type: string, object: object, before?: object): void
  /** The same work at another time; `timed` is set once that was done, so that it is done only once. */
  at(now: number): Work
  timed: boolean
  hooks: Hooks
  caller: 'publishable' | 'secret'
  /** Base URL of the 3-D Secure page in the person's browser. */
  publicBase: string
}

export interface Route {
  method: 'DELETE' | 'GET' | 'POST'
  path: string
  /** Allowed with a publishable key, which must then present the object's client secret. */
  open?: boolean
  fields: Fields
  run(work: Work, params: Read<Fields>, id: string): object
}

/** Binds a handler to the parameters that its fields parse. */
export function route<F extends Fields>(
  method: Route['method'],
  path: string,
  fields: F,
  run: (work: Work, params: Read<F>, id: string) => object,
  options: { open?: boolean } = {},
): Route {
  return { method, path, fields, run: run as Route['run'], ...options }
}
