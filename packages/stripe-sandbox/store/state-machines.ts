import type {
  DisputeStatus,
  PaymentIntentStatus,
  SetupIntentStatus,
  WireInvoice,
  WireRefund,
  WireSubscription,
} from './objects.ts'

/** A life cycle as data: which action is allowed in which states, and which states it may lead to. */
export interface StateMachine<State extends string, Action extends string> {
  start: readonly State[]
  transitions: Record<Action, { from: readonly State[]; to: readonly State[] }>
}

const beforePayment = ['requires_payment_method', 'requires_confirmation', 'requires_action'] as const

export const paymentIntentMachine: StateMachine<
  PaymentIntentStatus,
  'authenticate' | 'cancel' | 'capture' | 'confirm' | 'expire' | 'settle' | 'update'
> = {
  start: ['requires_payment_method', 'requires_confirmation'],
  transitions: {
    update: { from: beforePayment, to: ['requires_payment_method', 'requires_confirmation'] },
    confirm: {
      from: beforePayment,
      to: ['requires_action', 'processing', 'requires_capture', 'succeeded', 'requires_payment_method'],
    },
    authenticate: { from: ['requires_action'], to: ['requires_capture', 'succeeded', 'requires_payment_method'] },
    settle: { from: ['processing'], to: ['succeeded', 'requires_payment_method'] },
    capture: { from: ['requires_capture'], to: ['succeeded', 'requires_capture'] },
    expire: { from: ['requires_capture'], to: ['canceled'] },
    cancel: { from: [...beforePayment, 'requires_capture'], to: ['canceled'] },
  },
}

export const setupIntentMachine: StateMachine<SetupIntentStatus, 'authenticate' | 'cancel' | 'confirm' | 'settle'> = {
  start: ['requires_payment_method', 'requires_confirmation'],
  transitions: {
    confirm: { from: beforePayment, to: ['requires_action', 'processing', 'succeeded', 'requires_payment_method'] },
    authenticate: { from: ['requires_action'], to: ['succeeded', 'requires_payment_method'] },
    settle: { from: ['processing'], to: ['succeeded', 'requires_payment_method'] },
    cancel: { from: beforePayment, to: ['canceled'] },
  },
}

const running = ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete'] as const

export const subscriptionMachine: StateMachine<
  WireSubscription['status'],
  'cancel' | 'extend' | 'fail' | 'giveUp' | 'pause' | 'pay' | 'renew' | 'resume' | 'update'
> = {
  start: ['trialing', 'incomplete', 'active'],
  transitions: {
    update: { from: running, to: running },
    extend: { from: ['trialing', 'active', 'past_due', 'unpaid'], to: ['trialing'] },
    renew: { from: ['trialing', 'active', 'past_due', 'unpaid'], to: ['active', 'past_due', 'unpaid'] },
    pay: { from: ['trialing', 'incomplete', 'past_due', 'unpaid', 'active'], to: ['active'] },
    fail: { from: ['trialing', 'active', 'past_due', 'unpaid'], to: ['past_due', 'unpaid'] },
    giveUp: { from: ['incomplete', 'past_due', 'unpaid'], to: ['incomplete_expired', 'unpaid', 'canceled'] },
    pause: { from: ['trialing', 'active', 'past_due', 'unpaid'], to: ['paused'] },
    resume: { from: ['paused'], to: ['active', 'past_due'] },
    cancel: { from: running, to: ['canceled'] },
  },
}

export const invoiceMachine: StateMachine<
  WireInvoice['status'],
  'delete' | 'edit' | 'finalize' | 'pay' | 'void' | 'writeOff'
> = {
  start: ['draft'],
  transitions: {
    edit: { from: ['draft'], to: ['draft'] },
    delete: { from: ['draft'], to: [] },
    finalize: { from: ['draft'], to: ['open', 'paid'] },
    pay: { from: ['open', 'uncollectible'], to: ['paid'] },
    void: { from: ['open', 'uncollectible'], to: ['void'] },
    writeOff: { from: ['open'], to: ['uncollectible'] },
  },
}

export const disputeMachine: StateMachine<DisputeStatus, 'accept' | 'answer' | 'decide' | 'reverse'> = {
  start: ['needs_response', 'warning_needs_response'],
  transitions: {
    answer: {
      from: ['needs_response', 'warning_needs_response'],
      to: ['under_review', 'needs_response', 'warning_under_review'],
    },
    accept: { from: ['needs_response'], to: ['lost'] },
    decide: {
      from: ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'],
      to: ['won', 'lost', 'warning_closed'],
    },
    reverse: { from: ['lost'], to: ['won'] },
  },
}

export const refundMachine: StateMachine<WireRefund['status'], 'fail' | 'settle'> = {
  start: ['pending', 'succeeded', 'requires_action'],
  transitions: {
    settle: { from: ['pending', 'requires_action'], to: ['succeeded', 'failed', 'canceled'] },
    fail: { from: ['pending', 'succeeded'], to: ['failed'] },
  },
}

export function allows<S extends string, A extends string>(machine: StateMachine<S, A>, action: A, state: S): boolean {
  return machine.transitions[action].from.includes(state)
}

/** The state after an action. A transition missing from the table is a bug of the sandbox, never of its caller. */
export function transition<S extends string, A extends string>(
  machine: StateMachine<S, A>,
  action: A,
  from: S,
  to: S,
): S {
  const known = machine.transitions[action]
  if (known.from.includes(from) && known.to.includes(to)) return to
  throw new Error(`The sandbox has no transition ${action} from ${from} to ${to}`)
}
