import { describe, expect, it } from 'vitest'
import type { OrderStatus, OrderView } from '../../../billing/contract.ts'
import type { CardConfirmation } from '../../../billing/payment-form/parts/card-handle.ts'
import { type OrderApi, placeOrder, untilSettled } from './place-order.ts'

const view = (status: OrderStatus, more: Partial<OrderView> = {}): OrderView =>
  ({ id: 'order-1', status, clientSecret: 'cs', paymentIntent: 'pi_1', lastError: null, ...more }) as OrderView

function play(ordered: OrderView, settled: OrderView[], answer: CardConfirmation = { kind: 'asked' }, known = false) {
  const seen: string[] = []
  const counter: OrderApi = {
    order: async () => {
      seen.push('order')
      return ordered
    },
    settle: async () => {
      seen.push('settle')
      return (settled.length > 1 ? settled.shift() : settled[0]) ?? view('created')
    },
    pause: async () => void seen.push('pause'),
  }
  const card = {
    known,
    confirm: async ({ returnUrl }: { returnUrl: string }) => {
      seen.push(`confirm ${returnUrl}`)
      return answer
    },
  }
  return { seen, outcome: placeOrder(counter, card, (id) => `/back?order=${id}`) }
}

describe('ordering', () => {
  it('orders, pays and believes only the server', async () => {
    const { seen, outcome } = play(view('created'), [view('created'), view('held')])
    expect(await outcome).toEqual({ kind: 'held', orderId: 'order-1' })
    expect(seen).toEqual(['order', 'confirm /back?order=order-1', 'settle', 'pause', 'settle'])
  })
  it('does not pay what another tab has paid', async () => {
    const { seen, outcome } = play(view('held', { clientSecret: null }), [])
    expect(await outcome).toMatchObject({ kind: 'held' })
    expect(seen).toEqual(['order'])
  })
  it('says why a card was refused, and has the refusal on record', async () => {
    const { seen, outcome } = play(view('created'), [view('declined')], { kind: 'problem', problem: 'no_funds' })
    expect(await outcome).toEqual({ kind: 'problem', problem: 'no_funds', orderId: 'order-1' })
    expect(seen.at(-1)).toBe('settle')
  })
  it('prepares the payment once more when the provider was away', async () => {
    const { seen, outcome } = play(view('created', { clientSecret: null, paymentIntent: null }), [
      view('created'),
      view('held'),
    ])
    expect(await outcome).toMatchObject({ kind: 'held' })
    expect(seen.slice(0, 3)).toEqual(['order', 'settle', 'confirm /back?order=order-1'])
  })
  it('does not ask the known card a second time when the server was refused with it', async () => {
    const { seen, outcome } = play(view('declined', { lastError: 'insufficient_funds' }), [], { kind: 'asked' }, true)
    expect(await outcome).toEqual({ kind: 'problem', problem: 'no_funds', orderId: 'order-1' })
    expect(seen).toEqual(['order'])
  })
  it('takes the known card to the bank where the bank wants its holder', async () => {
    const asked = view('declined', { lastError: 'authentication_required' })
    const { seen, outcome } = play(asked, [view('captured')], { kind: 'asked' }, true)
    expect(await outcome).toMatchObject({ kind: 'held' })
    expect(seen).toEqual(['order', 'confirm /back?order=order-1', 'settle'])
  })
  it('says that the payment could not be prepared', async () => {
    const nothing = view('created', { clientSecret: null, paymentIntent: null })
    const { outcome } = play(nothing, [nothing])
    expect(await outcome).toEqual({ kind: 'problem', problem: 'unavailable' })
  })
  it('takes another card when this one had its offer, once the hold is let go', async () => {
    const used = { lastError: 'first_offer_used' }
    const { outcome } = play(view('created'), [view('held', used), view('voided', used)])
    expect(await outcome).toEqual({ kind: 'problem', problem: 'offer_used' })
  })
  it('does not blame the card where the address had the offer', async () => {
    const used = { lastError: 'first_offer_used_by_email' }
    const { outcome } = play(view('created'), [view('held', used), view('voided', used)])
    expect(await outcome).toEqual({ kind: 'problem', problem: 'offer_used_by_email' })
  })
  it('waits on in the open when the bank does not answer', async () => {
    const counter = { settle: async () => view('action_needed'), pause: async () => {} }
    expect(await untilSettled(counter, 'order-1', 3)).toEqual({ kind: 'waiting', orderId: 'order-1' })
  })
})
