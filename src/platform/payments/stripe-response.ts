import Stripe from 'stripe'
import { PaymentsError, type PaymentsErrorKind } from './port.ts'

type Answered = {
  id?: string
  object?: string
  data?: unknown
  has_more?: unknown
  lastResponse?: { statusCode?: number; requestId?: string }
}

/**
 * Runs an SDK call and accepts its response only when it is of the expected kind. The SDK takes anything without an
 * `error` key for a success, a proxy's `404 {"message": …}` or `502 {}` included.
 */
export async function checkedResponse<T extends object>(
  object: string,
  prefix: string,
  call: () => Promise<T>,
): Promise<T> {
  let answer: T
  try {
    answer = await call()
  } catch (error) {
    throw asPaymentsError(error)
  }
  const seen = (answer ?? {}) as Answered
  const status = seen.lastResponse?.statusCode ?? 0
  const isWhole = object !== 'list' || (Array.isArray(seen.data) && typeof seen.has_more === 'boolean')
  const isExpected = seen.object === object && isWhole && (prefix === '' || seen.id?.startsWith(prefix) === true)
  if (status >= 200 && status < 300 && isExpected) return answer
  const told = `${status || 'no status'}, object ${String(seen.object)}, id ${String(seen.id)}`
  throw new PaymentsError('unavailable', `The payment provider did not answer with a ${object} (${told}).`, {
    code: 'unexpected_answer',
    ...(seen.lastResponse?.requestId ? { requestId: seen.lastResponse.requestId } : {}),
  })
}

const conflicts = new Set([
  'charge_already_refunded',
  'idempotency_key_in_use',
  'invalid_canceled_subscription_fields',
  'invoice_not_editable',
  'payment_intent_unexpected_state',
  'payment_method_unexpected_state',
  'resource_already_exists',
  'setup_intent_unexpected_state',
  'status_transition_invalid',
])

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): PaymentsErrorKind {
  if (error instanceof Stripe.errors.StripeCardError) return 'declined'
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'conflict'
  if (error.code !== undefined && conflicts.has(error.code)) return 'conflict'
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'unavailable'
  // An API key that is wrong for an hour says nothing about any payment: the same call is retried.
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'unavailable'
  if (error instanceof Stripe.errors.StripePermissionError) return 'unavailable'
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'invalid'
  return 'unavailable'
}

function asPaymentsError(error: unknown): PaymentsError {
  if (error instanceof PaymentsError) return error
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new PaymentsError('unavailable', 'The payment provider could not be understood.', { cause: error })
  }
  return new PaymentsError(kindOf(error), error.message, {
    ...(error.code ? { code: error.code } : {}),
    ...(error.decline_code ? { declineCode: error.decline_code } : {}),
    ...(error.requestId ? { requestId: error.requestId } : {}),
    cause: error,
  })
}

interface Page<T> {
  data: T[]
  has_more: boolean
}

/** Every entry of a list, newest first, page by page. */
export async function listAllPages<T extends { id: string }>(
  fetchPage: (page: { limit: number; starting_after?: string }) => Promise<Page<T>>,
): Promise<T[]> {
  const all: T[] = []
  for (let after: string | undefined; ; after = all.at(-1)?.id) {
    const page = await checkedResponse('list', '', () =>
      fetchPage({ limit: 100, ...(after ? { starting_after: after } : {}) }),
    )
    all.push(...page.data)
    if (!page.has_more || page.data.length === 0) return all
  }
}
