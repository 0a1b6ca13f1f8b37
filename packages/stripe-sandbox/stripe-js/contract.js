// @ts-check
/**
 * A contract double of Stripe.js and its Payment Element: it calls the sandbox as the real library calls Stripe, and
 * refuses what the real library refuses. Sources: https://docs.stripe.com/payments/accept-a-payment-deferred,
 * https://docs.stripe.com/js/elements_object/create_without_intent,
 * https://docs.stripe.com/js/payment_intents/confirm_payment
 */

/** @typedef {import('@stripe/stripe-js').StripeElementsOptionsMode} ElementsOptions */
/** @typedef {import('@stripe/stripe-js').StripeElementsUpdateOptions} UpdateOptions */
/** @typedef {'payment_intents' | 'setup_intents'} Kind */
/** @typedef {{ number: string, expMonth: string, expYear: string, cvc: string }} Card */
/** @typedef {{ code?: string, decline_code?: string, message: string }} WireError */
/**
 * @typedef {object} Wire
 * @property {'payment_intent' | 'setup_intent'} object
 * @property {string} id
 * @property {string} status
 * @property {number} [amount]
 * @property {string} [currency]
 * @property {string} [capture_method]
 * @property {string | null} [setup_future_usage]
 * @property {string} [usage]
 * @property {string[]} payment_method_types
 * @property {{ use_stripe_sdk?: { stripe_js: string }, redirect_to_url?: { url: string } } | null} [next_action]
 * @property {WireError | null} [last_payment_error]
 * @property {WireError | null} [last_setup_error]
 * @property {WireError} [error]
 */
/**
 * @typedef {object} DrawnForm
 * @property {() => { card: Card } | { error: { code: string, message: string } }} read
 * @property {(options: UpdateOptions) => void} update
 * @property {() => void} remove
 */
/**
 * @typedef {object} Ports
 * @property {string} url of the sandbox
 * @property {string} publishableKey that it accepts
 * @property {(place: HTMLElement | string, options: ElementsOptions) => DrawnForm} drawForm
 * @property {(page: string, isOver: () => Promise<boolean>) => Promise<void>} challenge shows the bank's page until its
 *   holder has decided, or has closed it
 * @property {(page: string) => Promise<never>} leave shows the bank's page in place of the shop's
 */
/**
 * @typedef {object} Confirmation
 * @property {unknown} [elements]
 * @property {string} clientSecret
 * @property {{ return_url: string, payment_method?: string }} confirmParams
 */

/** Thrown where the real library throws: a programming error of the page, not a card problem. */
export class IntegrationError extends Error {
  /** @override */
  name = 'IntegrationError'
}

/**
 * `elements`, `confirmPayment` and `confirmSetup` of Stripe.js.
 * @param {Ports} ports
 */
export function createStripe({ url, publishableKey, drawForm, challenge, leave }) {
  /** @type {Map<unknown, { options: ElementsOptions, form: DrawnForm | null, submitted: boolean }>} */
  const groups = new Map()

  /** @param {Kind} kind @param {string} secret @returns {Promise<Wire>} */
  async function retrieve(kind, secret) {
    const query = new URLSearchParams({ key: publishableKey, client_secret: secret })
    return (await fetch(`${url}/v1/${kind}/${idIn(secret)}?${query}`)).json()
  }

  /** @param {string} path @param {Record<string, string>} fields @returns {Promise<Wire>} */
  async function send(path, fields) {
    const body = new URLSearchParams({ key: publishableKey, ...fields })
    return (await fetch(`${url}/v1/${path}`, { method: 'POST', body })).json()
  }

  /** @param {ElementsOptions} options */
  function elements(options) {
    checkOptions(options)
    /** @type {{ options: ElementsOptions, form: DrawnForm | null, submitted: boolean }} */
    const group = { options, form: null, submitted: false }
    /** @type {{ type: string, on: Function, mount: Function, destroy: Function } | null} */
    let element = null
    const handle = {
      /** @param {string} type */
      create(type) {
        if (type !== 'payment') throw new IntegrationError(`No element of the type ${type} here.`)
        if (element) throw new IntegrationError('Can only create one Element of type payment.')
        /** @type {(() => void)[]} */
        const ready = []
        element = {
          type,
          /** @param {string} event @param {() => void} handler */
          on(event, handler) {
            if (event === 'ready') ready.push(handler)
          },
          /** @param {HTMLElement | string} place */
          mount(place) {
            group.form = drawForm(place, group.options)
            queueMicrotask(() => {
              for (const handler of ready) handler()
            })
          },
          destroy() {
            group.form?.remove()
            group.form = null
            element = null
          },
        }
        return element
      },
      /** @param {string} type */
      getElement: (type) => (type === 'payment' ? element : null),
      /** @param {UpdateOptions} changes */
      update(changes) {
        const options = /** @type {ElementsOptions} */ ({ ...group.options, ...changes })
        checkOptions(options)
        group.options = options
        group.submitted = false
        group.form?.update(changes)
      },
      async submit() {
        if (!group.form) throw new IntegrationError('elements.submit() needs a mounted Payment Element.')
        const read = group.form.read()
        if ('error' in read) return { error: { type: 'validation_error', ...read.error } }
        group.submitted = true
        return { selectedPaymentMethod: 'card' }
      },
    }
    groups.set(handle, group)
    return handle
  }

  /**
   * The card of the form, once its options are those of the intent; or the payment method that is named.
   * @param {Kind} kind
   * @param {Confirmation} given
   * @returns {Promise<{ fields: Record<string, string> } | { error: object }>}
   */
  async function methodOf(kind, { elements, clientSecret, confirmParams }) {
    if (!elements && confirmParams.payment_method) return { fields: { payment_method: confirmParams.payment_method } }
    const group = groups.get(elements)
    if (!group?.form) throw new IntegrationError('Elements should have a mounted Payment Element.')
    if (!group.submitted)
      throw new IntegrationError('elements.submit() must be called before confirming with a deferred intent.')
    const intent = await retrieve(kind, clientSecret)
    if (intent.error) return { error: { type: 'invalid_request_error', ...intent.error } }
    const message = mismatchOf(group.options, intent)
    if (message) return { error: { type: 'invalid_request_error', code: 'elements_mismatch', message } }
    const read = group.form.read()
    if ('error' in read) return { error: { type: 'validation_error', ...read.error } }
    // The form is read once for each confirmation.
    group.submitted = false
    const data = { 'card[number]': read.card.number, 'card[cvc]': read.card.cvc }
    const expiry = { 'card[exp_month]': read.card.expMonth, 'card[exp_year]': read.card.expYear }
    const method = await send('payment_methods', { type: 'card', ...data, ...expiry })
    return method.error ? { error: { type: 'card_error', ...method.error } } : { fields: { payment_method: method.id } }
  }

  /** @param {Kind} kind @param {Confirmation} given */
  async function confirm(kind, given) {
    const { clientSecret, confirmParams } = given
    if (!/^https?:/.test(confirmParams.return_url)) throw new IntegrationError('A return_url must be a web address.')
    try {
      const method = await methodOf(kind, given)
      if ('error' in method) return method
      const path = `${kind}/${idIn(clientSecret)}/confirm`
      const fields = { client_secret: clientSecret, return_url: confirmParams.return_url, use_stripe_sdk: 'true' }
      const done = await send(path, { ...fields, ...method.fields })
      if (done.error) return { error: { type: 'card_error', ...done.error } }
      const { use_stripe_sdk: inPage, redirect_to_url: away } = done.next_action ?? {}
      if (done.status === 'requires_action' && away) return await leave(away.url)
      const page = done.status === 'requires_action' && inPage?.stripe_js
      return page ? await authenticated(kind, clientSecret, page) : { [done.object]: done }
    } catch (error) {
      if (error instanceof IntegrationError) throw error
      return { error: { type: 'api_connection_error', message: String(error) } }
    }
  }

  /**
   * 3-D Secure in the page, without leaving it. A page of the bank that is closed without a decision ends the attempt.
   * @param {Kind} kind
   * @param {string} clientSecret
   * @param {string} page
   */
  async function authenticated(kind, clientSecret, page) {
    const isOver = async () => (await retrieve(kind, clientSecret)).status !== 'requires_action'
    await challenge(page, isOver)
    if (!(await isOver()))
      await fetch(page, { method: 'POST', body: new URLSearchParams({ choice: 'refuse' }), redirect: 'manual' })
    const intent = await retrieve(kind, clientSecret)
    const error = intent.last_payment_error ?? intent.last_setup_error
    return intent.status === 'requires_payment_method' && error ? { error } : { [intent.object]: intent }
  }

  return {
    elements,
    /** @param {Confirmation} given */
    confirmPayment: (given) => confirm('payment_intents', given),
    /** @param {Confirmation} given */
    confirmSetup: (given) => confirm('setup_intents', given),
  }
}

/** @param {string} secret */
const idIn = (secret) => secret.slice(0, secret.indexOf('_secret_'))

/** @param {UpdateOptions} options */
function checkOptions({ mode, amount, currency, captureMethod }) {
  if (!['payment', 'subscription', 'setup'].includes(mode ?? ''))
    throw new IntegrationError('stripe.elements() without a client secret needs a mode.')
  if (mode === 'setup') {
    if (captureMethod !== undefined)
      throw new IntegrationError('Invalid value for elements(): captureMethod is not for the mode setup.')
    return
  }
  if (!(Number.isInteger(amount) && (amount ?? -1) >= 0))
    throw new IntegrationError(`Invalid value for elements(): amount of the mode ${mode} is a whole number.`)
  if (!/^[a-z]{3}$/.test(currency ?? ''))
    throw new IntegrationError('Invalid value for elements(): currency is three lower-case letters.')
}

/**
 * The first difference between the options of Elements and the intent, in the words of the real refusal.
 * @param {ElementsOptions} options
 * @param {Wire} intent
 */
function mismatchOf(options, intent) {
  /** @param {string} name @param {unknown} given @param {unknown} expected */
  const differs = (name, given, expected) =>
    given === expected
      ? null
      : `The provided ${name} (${given}) does not match the expected ${name} (${expected}). Try confirming with an intent that is configured to use the same parameters as Stripe Elements.`
  if ((options.mode === 'setup') !== (intent.object === 'setup_intent'))
    return differs('mode', options.mode, intent.object)
  // Without a list Elements offers what the account has switched on, which an intent with a list of its own does not.
  const types = differs(
    'payment_method_types',
    options.allowedPaymentMethodTypes?.join() ?? 'automatic',
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
