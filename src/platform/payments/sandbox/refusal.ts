/** Stripe's error envelope, as an exception that a handler throws. */
export interface RefusalBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  advice_code?: string
  payment_intent?: object
  payment_method?: object
  setup_intent?: object
}

export class StripeRefusal extends Error {
  readonly status: number
  readonly body: RefusalBody
  /** A declined card leaves a failed charge and events: what was written before the refusal is kept. */
  readonly keepsWork: boolean
  /** Stripe stores a response under its idempotency key only when the work had begun. */
  readonly beforeWork: boolean

  constructor(status: number, body: RefusalBody, kept: { keepsWork?: boolean; beforeWork?: boolean } = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.keepsWork = kept.keepsWork ?? false
    this.beforeWork = kept.beforeWork ?? false
  }
}

function invalid(status: number, message: string, more: Partial<RefusalBody> = {}): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', message, ...more })
}

/** A parameter that Stripe refuses before doing anything. */
export function badParameter(code: string, param: string, message: string): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, param, message }, { beforeWork: true })
}

export function unauthorized(message: string, code?: string): StripeRefusal {
  const body: RefusalBody = { type: 'invalid_request_error', message, ...(code ? { code } : {}) }
  return new StripeRefusal(401, body, { beforeWork: true })
}

export function noSuch(kind: string, id: string, param = 'id'): StripeRefusal {
  return invalid(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
}

export function noSuchPath(method: string, path: string): StripeRefusal {
  return invalid(404, `Unrecognized request URL (${method}: ${path}).`)
}

/** The request is valid but the object's state does not allow it. */
export function notNow(code: string, message: string, more: Partial<RefusalBody> = {}): StripeRefusal {
  return invalid(400, message, { code, ...more })
}

export function wrongArgument(param: string, message: string, code?: string): StripeRefusal {
  return invalid(400, message, { param, ...(code ? { code } : {}) })
}

/** A decline by the bank. What the attempt wrote (a failed charge, events) is kept. */
export function cardRefused(body: Omit<RefusalBody, 'type'>): StripeRefusal {
  return new StripeRefusal(402, { type: 'card_error', ...body }, { keepsWork: true })
}
