/**
 * A contract double of Stripe.js and its Payment Element for tests: renders nothing, holds the test's card, calls the
 * sandbox as a browser does, and refuses what the real library refuses. Sources:
 * https://docs.stripe.com/payments/accept-a-payment-deferred,
 * https://docs.stripe.com/js/elements_object/create_without_intent
 */
import type { StripeElementsOptionsMode } from '@stripe/stripe-js'

type Wire = {
  object: 'payment_intent' | 'setup_intent'
  id: string
  amount?: number
  currency?: string
  capture_method?: string
  setup_future_usage?: string | null
  usage?: string
  payment_method_types: string[]
  error?: { code?: string; message: string }
}

/** Thrown where the real library throws: a programming error of the page, not a card problem. */
export class IntegrationError extends Error {
  override readonly name = 'IntegrationError'
}

type DoubleOptions = {
  /** URL of the sandbox, and the publishable key that it accepts. */
  url: string
  publishableKey: string
  card: { number: string }
}

type Kind = 'payment_intents' | 'setup_intents'
type Elements = { options: StripeElementsOptionsMode; mounted: boolean; submitted: boolean }
type Confirmed = { elements?: unknown; clientSecret: string; confirmParams: { return_url: string } }

/** `stripe.elements`, `confirmPayment` and `confirmSetup` with a mounted Payment Element that holds `card`. */
export function stripeJsDouble({ url, publishableKey, card }: DoubleOptions) {
  const groups = new Map<unknown, Elements>()

  const read = async (reply: Response) => (await reply.json()) as Wire
  const retrieve = async (kind: Kind, secret: string) =>
    read(
      await fetch(
        `${url}/v1/${kind}/${idIn(secret)}?${new URLSearchParams({ key: publishableKey, client_secret: secret })}`,
      ),
    )
  const send = async (path: string, fields: Record<string, string>) =>
    read(
      await fetch(`${url}/v1/${path}`, {
        method: 'POST',
        body: new URLSearchParams({ key: publishableKey, ...fields }),
      }),
    )

  function elements(options: StripeElementsOptionsMode) {
    checkOptions(options)
    const group: Elements = { options, mounted: false, submitted: false }
    const handle = {
      create(type: string) {
        if (type !== 'payment') throw new IntegrationError(`No element of the type ${type} here.`)
        return {
          on() {},
          mount() {
            group.mounted = true
          },
          destroy() {
            group.mounted = false
          },
        }
      },
      getElement: () => null,
      async submit() {
        if (!group.mounted) throw new IntegrationError('elements.submit() needs a mounted Payment Element.')
        group.submitted = true
        return {}
      },
    }
    groups.set(handle, group)
    return handle
  }

  async function confirm(kind: Kind, given: Confirmed) {
    const group = groups.get(given.elements)
    if (!group?.mounted) throw new IntegrationError('Elements should have a mounted Payment Element.')
    if (!group.submitted)
      throw new IntegrationError('elements.submit() must be called before confirming with a deferred intent.')
    const intent = await retrieve(kind, given.clientSecret)
    if (intent.error) return { error: { type: 'invalid_request_error', ...intent.error } }
    const mismatch = mismatchOf(group.options, intent)
    if (mismatch) return { error: { type: 'invalid_request_error', code: 'elements_mismatch', message: mismatch } }
    // The form is read once for each confirmation.
    group.submitted = false
    const method = await send('payment_methods', {
      type: 'card',
      'card[number]': card.number,
      'card[exp_month]': '12',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    })
    if (method.error) return { error: { type: 'card_error', ...method.error } }
    const done = await send(`${kind}/${intent.id}/confirm`, {
      client_secret: given.clientSecret,
      payment_method: method.id,
      return_url: given.confirmParams.return_url,
    })
    return done.error ? { error: { type: 'card_error', ...done.error } } : { [done.object]: done }
  }

  return {
    elements,
    confirmPayment: (given: Confirmed) => confirm('payment_intents', given),
    confirmSetup: (given: Confirmed) => confirm('setup_intents', given),
  }
}

const idIn = (secret: string) => secret.slice(0, secret.indexOf('_secret_'))

function checkOptions(options: StripeElementsOptionsMode): void {
  if (!['payment', 'subscription', 'setup'].includes(options.mode ?? ''))
    throw new IntegrationError('stripe.elements() without a client secret needs a mode.')
  if (options.mode !== 'setup' && !(Number.isInteger(options.amount) && (options.amount ?? -1) >= 0))
    throw new IntegrationError(`Invalid value for elements(): amount of the mode ${options.mode} is a whole number.`)
  if (options.mode !== 'setup' && !/^[a-z]{3}$/.test(options.currency ?? ''))
    throw new IntegrationError('Invalid value for elements(): currency is three lower-case letters.')
  if (options.mode === 'setup' && 'captureMethod' in options)
    throw new IntegrationError('Invalid value for elements(): captureMethod is not for the mode setup.')
}

/** The first difference between the options of Elements and the intent, in the words of the real refusal. */
function mismatchOf(options: StripeElementsOptionsMode, intent: Wire): string | null {
  const differs = (name: string, given: unknown, expected: unknown) =>
    given === expected
      ? null
      : `The provided ${name} (${given}) does not match the expected ${name} (${expected}). Try confirming with an intent that is configured to use the same parameters as Stripe Elements.`
  if ((options.mode === 'setup') !== (intent.object === 'setup_intent'))
    return differs('mode', options.mode, intent.object)
  const types = differs(
    'payment_method_types',
    options.allowedPaymentMethodTypes?.join() ?? intent.payment_method_types.join(),
    intent.payment_method_types.join(),
  )
  if (types) return types
  // A subscription's payment method is always saved.
  const kept = options.mode === 'subscription' ? 'off_session' : (options.setupFutureUsage ?? null)
  if (options.mode === 'setup') return differs('usage', kept ?? 'off_session', intent.usage)
  return (
    differs('amount', options.amount, intent.amount) ??
    differs('currency', options.currency, intent.currency) ??
    differs('setup_future_usage', kept, intent.setup_future_usage ?? null) ??
    differs('capture_method', options.captureMethod ?? 'automatic', intent.capture_method?.replace('_async', ''))
  )
}
