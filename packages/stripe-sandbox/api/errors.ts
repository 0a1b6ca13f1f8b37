/** Stripe's error envelope, as an exception that a handler throws. */
export interface ApiErrorBody {
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

export class ApiError extends Error {
  readonly status: number
  readonly body: ApiErrorBody
  /** A declined card leaves a failed charge and events: what was written before the refusal is options. */
  readonly commitsWork: boolean
  /** Stripe stores a response under its idempotency key only when the work had begun. */
  readonly beforeWork: boolean

  constructor(status: number, body: ApiErrorBody, options: { commitsWork?: boolean; beforeWork?: boolean } = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.commitsWork = options.commitsWork ?? false
    this.beforeWork = options.beforeWork ?? false
  }
}

function invalid(status: number, message: string, more: Partial<ApiErrorBody> = {}): ApiError {
  return new ApiError(status, { type: 'invalid_request_error', message, ...more })
}

/** A parameter that Stripe refuses before doing anything. */
export function invalidParameter(code: string, param: string, message: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', code, param, message }, { beforeWork: true })
}

export function unauthorized(message: string, code?: string): ApiError {
  const body: ApiErrorBody = { type: 'invalid_request_error', message, ...(code ? { code } : {}) }
  return new ApiError(401, body, { beforeWork: true })
}

/** https://docs.stripe.com/rate-limits: nothing was done, the same request may be sent again later. */
export function tooManyRequests(): ApiError {
  const message =
    'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.'
  return new ApiError(429, { type: 'invalid_request_error', code: 'rate_limit', message }, { beforeWork: true })
}

export function resourceMissing(kind: string, id: string, param = 'id'): ApiError {
  return invalid(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })
}

export function unrecognizedUrl(method: string, path: string): ApiError {
  return invalid(404, `Unrecognized request URL (${method}: ${path}).`)
}

/** The request is valid but the object's state does not allow it. */
export function invalidState(code: string, message: string, more: Partial<ApiErrorBody> = {}): ApiError {
  return invalid(400, message, { code, ...more })
}

export function invalidArgument(param: string, message: string, code?: string): ApiError {
  return invalid(400, message, { param, ...(code ? { code } : {}) })
}

/** A decline by the bank. What the attempt wrote (a failed charge, events) is options. */
export function cardDeclined(body: Omit<ApiErrorBody, 'type'>): ApiError {
  return new ApiError(402, { type: 'card_error', ...body }, { commitsWork: true })
}
