import { cardDeclined, invalidState } from '../api/errors.ts'
import { createdField, createdFilters, equals, listObjects, pageFields } from '../api/pagination.ts'
import { changedMetadata, flag, list, metadata, oneOf, type Read, required, shape, text } from '../api/params.ts'
import { type Route, route, type UnitOfWork } from '../api/route.ts'
import { askForAuthentication, type Return, returnOf } from '../payment-intents/next-action.ts'
import { getObject, getReferenced } from '../store/find.ts'
import { newClientSecret, newId } from '../store/ids.ts'
import type { WirePaymentMethod, WireSetupIntent } from '../store/objects.ts'
import { allows, setupIntentMachine as machine, transition } from '../store/state-machines.ts'
import {
  attach,
  chosenMethod,
  createPaymentMethod,
  outcomeOf,
  refuseConsumed,
  typedCardFields,
} from './payment-methods.ts'
import type { Decline } from './test-cards.ts'
import { authenticationRequired } from './test-cards.ts'

const createFields = {
  automatic_payment_methods: shape({ enabled: required(flag()), allow_redirects: oneOf('always', 'never') }),
  confirm: flag(),
  customer: text(),
  description: text(1000),
  metadata: metadata(),
  payment_method: text(),
  allowed_payment_method_types: list(oneOf('card', 'link')),
  return_url: text(),
  usage: oneOf('off_session', 'on_session'),
}

function newSetupIntent(work: UnitOfWork, params: Read<typeof createFields>): WireSetupIntent {
  const id = newId('seti')
  const automatic = params.automatic_payment_methods
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    application: null,
    automatic_payment_methods: automatic
      ? { enabled: automatic.enabled, allow_redirects: automatic.allow_redirects ?? 'always' }
      : null,
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    created: work.now,
    customer: params.customer ?? null,
    customer_account: null,
    description: params.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: changedMetadata({}, params.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: params.payment_method ? chosenMethod(work, params.payment_method).id : null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: params.allowed_payment_method_types ?? ['card', 'link'],
    single_use_mandate: null,
    status: params.payment_method ? 'requires_confirmation' : 'requires_payment_method',
    usage: params.usage ?? 'off_session',
  }
}

function expectState(intent: WireSetupIntent, action: keyof typeof machine.transitions): void {
  if (allows(machine, action, intent.status)) return
  const message = `This SetupIntent has a status of ${intent.status}: it cannot ${action} now.`
  throw invalidState('setup_intent_unexpected_state', message, { setup_intent: intent })
}

function save(work: UnitOfWork, intent: WireSetupIntent, event: string): WireSetupIntent {
  work.store.save('setup_intent', intent)
  work.emit(event, intent)
  return intent
}

function confirmSetup(
  work: UnitOfWork,
  before: WireSetupIntent,
  method: WirePaymentMethod,
  back: Return,
): WireSetupIntent {
  expectState(before, 'confirm')
  refuseConsumed(work, method, before.customer)
  const intent: WireSetupIntent = { ...before, payment_method: method.id, last_setup_error: null, next_action: null }
  const outcome = outcomeOf(work, method, 'setup')
  if (outcome === 'ok') return attachAndSucceed(work, intent, method, 'confirm')
  if (outcome === 'authenticate') {
    const pending: WireSetupIntent = {
      ...intent,
      status: transition(machine, 'confirm', before.status, 'requires_action'),
      next_action: askForAuthentication(work, intent, back),
    }
    return save(work, pending, 'setup_intent.requires_action')
  }
  const no: Decline = outcome === 'set up first' ? authenticationRequired : outcome
  const failed: WireSetupIntent = {
    ...intent,
    status: transition(machine, 'confirm', before.status, 'requires_payment_method'),
    payment_method: null,
    last_setup_error: { ...(no as object), payment_method: method, type: 'card_error' } as never,
  }
  save(work, failed, 'setup_intent.setup_failed')
  throw cardDeclined({ ...no, setup_intent: failed, payment_method: method })
}

function attachAndSucceed(
  work: UnitOfWork,
  intent: WireSetupIntent,
  method: WirePaymentMethod,
  action: 'authenticate' | 'confirm',
) {
  if (intent.customer) attach(work, method, intent.customer)
  const status = transition(machine, action, intent.status, 'succeeded')
  return save(work, { ...intent, status, next_action: null }, 'setup_intent.succeeded')
}

export function authenticateSetup(work: UnitOfWork, intent: WireSetupIntent, approved: boolean): WireSetupIntent {
  expectState(intent, 'authenticate')
  const method = getObject(work, 'payment_method', intent.payment_method ?? '')
  if (approved) {
    work.store.updateInternalState(method.id, { authenticated: true })
    return attachAndSucceed(work, intent, method, 'authenticate')
  }
  const failed: WireSetupIntent = {
    ...intent,
    status: transition(machine, 'authenticate', intent.status, 'requires_payment_method'),
    next_action: null,
    payment_method: null,
    last_setup_error: {
      code: 'setup_intent_authentication_failure',
      message: 'The latest attempt to set up the payment method has failed because authentication failed.',
      payment_method: method as never,
      type: 'invalid_request_error',
    },
  }
  return save(work, failed, 'setup_intent.setup_failed')
}

export const setupIntents: Route[] = [
  route('POST', '/v1/setup_intents', createFields, (work, params) => {
    if (params.customer) getReferenced(work, 'customer', params.customer, 'customer')
    const fresh = newSetupIntent(work, params)
    work.store.insert('setup_intent', fresh)
    work.emit('setup_intent.created', fresh)
    if (!params.confirm) return fresh
    return confirmSetup(
      work,
      fresh,
      getReferenced(work, 'payment_method', fresh.payment_method ?? '', 'payment_method'),
      returnOf(params),
    )
  }),

  route('GET', '/v1/setup_intents', { ...pageFields, created: createdField, customer: text() }, (work, params) =>
    listObjects(work, 'setup_intent', '/v1/setup_intents', params, [
      ...createdFilters(params.created),
      ...equals({ customer: params.customer }),
    ]),
  ),

  route(
    'GET',
    '/v1/setup_intents/:id',
    { client_secret: text() },
    (work, _, id) => getObject(work, 'setup_intent', id),
    {
      open: true,
    },
  ),

  route(
    'POST',
    '/v1/setup_intents/:id/confirm',
    {
      client_secret: text(),
      payment_method: text(),
      payment_method_data: shape(typedCardFields),
      return_url: text(),
      use_stripe_sdk: flag(),
    },
    (work, params, id) => {
      const intent = getObject(work, 'setup_intent', id)
      expectState(intent, 'confirm')
      const method = params.payment_method_data
        ? createPaymentMethod(work, params.payment_method_data)
        : chosenMethod(work, params.payment_method ?? intent.payment_method ?? '')
      return confirmSetup(work, intent, method, returnOf(params))
    },
    { open: true },
  ),

  route(
    'POST',
    '/v1/setup_intents/:id/cancel',
    { cancellation_reason: oneOf('abandoned', 'duplicate', 'requested_by_customer') },
    (work, params, id) => {
      const intent = getObject(work, 'setup_intent', id)
      expectState(intent, 'cancel')
      const status = transition(machine, 'cancel', intent.status, 'canceled')
      const reason = params.cancellation_reason ?? null
      return save(work, { ...intent, status, cancellation_reason: reason, next_action: null }, 'setup_intent.canceled')
    },
  ),
]
