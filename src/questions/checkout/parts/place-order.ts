import type { OrderView } from '../../../billing/contract.ts'
import type { CardConfirmation, CardHandle } from '../../../billing/payment-form/parts/card-handle.ts'
import { isOfferUsed, type PaymentProblem, paymentProblemOf } from '../../../billing/payment-form/payment-problem.ts'

/** What the checkout needs to know of an order. */
export type Payment = Pick<OrderView, 'id' | 'status' | 'clientSecret' | 'paymentIntent' | 'lastError'>

/** The server calls of the checkout; tests replace them. */
export type OrderApi = {
  order(): Promise<Payment>
  settle(orderId: string): Promise<Payment>
  pause(milliseconds: number): Promise<void>
}

export type Outcome =
  | { kind: 'held'; orderId: string }
  /** `orderId`: the order is still open, and another card may pay it. */
  | { kind: 'problem'; problem: PaymentProblem; orderId?: string }
  /** The bank has not answered yet; the order stays open and is checked again. */
  | { kind: 'waiting'; orderId: string }

const settleEvery = 1000
const settleTries = 15

/**
 * Orders, pays and waits for the server's status; the result of the card form never counts. There is one order per
 * question, also after a second click or in two tabs, so another card after a decline pays the same order.
 */
export async function placeOrder(
  counter: OrderApi,
  card: Pick<CardHandle, 'confirm' | 'known'>,
  returnUrlOf: (orderId: string) => string,
): Promise<Outcome> {
  let order = await counter.order()
  if (isPaid(order)) return { kind: 'held', orderId: order.id }
  // The provider did not answer when the order was created: ask once more before giving up.
  if (!order.clientSecret || !order.paymentIntent) order = await counter.settle(order.id)
  if (isPaid(order)) return { kind: 'held', orderId: order.id }
  const refused = order.status === 'declined' || order.status === 'voided'
  if (card.known && refused && order.lastError !== 'authentication_required')
    return { ...problemOf(order), orderId: order.id }
  const { clientSecret, paymentIntent } = order
  if (!clientSecret || !paymentIntent) return { kind: 'problem', problem: 'unavailable' }
  const answer: CardConfirmation = await card.confirm({ clientSecret, paymentIntent, returnUrl: returnUrlOf(order.id) })
  if (answer.kind === 'problem') {
    // Records the decline before the next try; the person has already read the reason.
    await counter.settle(order.id).catch(() => {})
    return { ...answer, orderId: order.id }
  }
  return untilSettled(counter, order.id)
}

/** Polls until the payment is final, also after the bank's page: its URL is a hint, the server asks the provider. */
export async function untilSettled(
  counter: Pick<OrderApi, 'settle' | 'pause'>,
  orderId: string,
  tries = settleTries,
): Promise<Outcome> {
  for (let tried = 1; ; tried += 1) {
    const order = await counter.settle(orderId)
    const outcome = outcomeOf(order)
    if (outcome) return outcome
    if (tried >= tries) return { kind: 'waiting', orderId }
    await counter.pause(settleEvery)
  }
}

function outcomeOf(order: Payment): Outcome | null {
  switch (order.status) {
    case 'held':
      // The first offer was used before: the hold is being released, and the order ends as voided.
      return isOfferUsed(paymentProblemOf(order.lastError)) ? null : { kind: 'held', orderId: order.id }
    case 'captured':
      return { kind: 'held', orderId: order.id }
    case 'declined':
    case 'voided':
    case 'refunded':
      return problemOf(order)
    default:
      return null
  }
}

const problemOf = ({ lastError }: Payment) => ({ kind: 'problem' as const, problem: paymentProblemOf(lastError) })

function isPaid(order: Payment): boolean {
  return outcomeOf(order)?.kind === 'held'
}

/** The client left the bank's page without an answer: neither paid nor declined. */
export function isUnanswered(order: Payment): boolean {
  return order.status === 'action_needed' || order.status === 'created'
}
