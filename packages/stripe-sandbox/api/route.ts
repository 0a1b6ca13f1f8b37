import type { WireInvoice, WirePaymentIntent } from '../store/objects.ts'
import type { Store } from '../store/store.ts'
import type { Fields, Read } from './params.ts'

/** Notifications from a lower layer to a higher one: a payment to its invoice, an invoice to its subscription. */
export interface Hooks {
  payment(work: UnitOfWork, intent: WirePaymentIntent): void
  invoice(work: UnitOfWork, invoice: WireInvoice, how: InvoiceOutcome): void
}

/** `exhausted`: the last scheduled retry has failed. */
export type InvoiceOutcome = 'exhausted' | 'failed' | 'paid' | 'void' | 'uncollectible'

/** The context of one request, inside its transaction. */
export interface UnitOfWork {
  store: Store
  /** Unix seconds, as in Stripe's API. */
  now: number
  /** Writes the event and its deliveries in the same transaction; `before` gives the fields that changed. */
  emit(type: string, object: object, before?: object): void
  /** The same work at another time; `timed` is set once that was done, so that it is done only once. */
  at(now: number): UnitOfWork
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
  run(work: UnitOfWork, params: Read<Fields>, id: string): object
}

/** Binds a handler to the parameters that its fields parse. */
export function route<F extends Fields>(
  method: Route['method'],
  path: string,
  fields: F,
  run: (work: UnitOfWork, params: Read<F>, id: string) => object,
  options: { open?: boolean } = {},
): Route {
  return { method, path, fields, run: run as Route['run'], ...options }
}
