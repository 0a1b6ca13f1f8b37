import { timingSafeEqual } from 'node:crypto'
import { unauthorized } from './errors.ts'
import type { UnitOfWork } from './route.ts'

export interface Keys {
  secretKey: string
  publishableKey: string
}

/** Authenticates the caller by Basic or Bearer key, or by the `key` field that a browser sends to avoid a preflight. */
export function authenticateKey(keys: Keys, authorization: string | null, keyField: unknown): UnitOfWork['caller'] {
  const field = typeof keyField === 'string' && /^(pk|sk|rk)_/.test(keyField) ? keyField : undefined
  const key = keyIn(authorization) ?? field
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  refuseLiveKey(key, field !== undefined)
  if (same(key, keys.secretKey)) return 'secret'
  if (same(key, keys.publishableKey)) return 'publishable'
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`)
}

/** A live key belongs to real money: it never reaches a test account, whoever sends it. */
function refuseLiveKey(key: string, fromBrowser: boolean): void {
  if (/^(sk|rk|pk)_live_/.test(key))
    throw unauthorized(
      `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}. A live mode key was used where only test mode keys are valid.`,
      'livemode_mismatch',
    )
  if (fromBrowser && /^(sk|rk)_/.test(key))
    throw unauthorized('You should not use your secret key in a browser. Please pass a publishable key instead.')
}

function keyIn(authorization: string | null): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return undefined
  return Buffer.from(value, 'base64').toString().split(':')[0]
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const shownToBrowsers: Record<string, readonly string[]> = {
  payment_intent: [
    'id',
    'object',
    'amount',
    'amount_details',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'capture_method',
    'client_secret',
    'confirmation_method',
    'created',
    'currency',
    'description',
    'last_payment_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'source',
    'status',
  ],
  setup_intent: [
    'id',
    'object',
    'automatic_payment_methods',
    'cancellation_reason',
    'client_secret',
    'created',
    'description',
    'last_setup_error',
    'livemode',
    'next_action',
    'payment_method',
    'payment_method_types',
    'status',
    'usage',
  ],
}

/** A publishable key sees less: no customer, no metadata, no card fingerprint. */
export function publishableView<T>(answer: T): T {
  return JSON.parse(JSON.stringify(answer), (key, value) => {
    if (key === 'fingerprint') return undefined
    if (typeof value !== 'object' || value === null) return value
    const shown = shownToBrowsers[value.object]
    if (shown) return Object.fromEntries(Object.entries(value).filter(([name]) => shown.includes(name)))
    if (value.object === 'payment_method') return { ...value, customer: null, metadata: {} }
    return value
  })
}
