import type { Fields, Read } from './params.ts'
import type { Store } from './store.ts'

/** What one request works with, inside its transaction. */
export interface Work {
  store: Store
  /** Unix seconds, as Stripe writes time. */
  now: number
  /** Writes the event and its deliveries with the work itself; `before` names the fields that changed. */
  emit(type: string, object: object, before?: object): void
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
