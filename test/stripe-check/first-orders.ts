import { expert } from '../harness/test-app.ts'
import { orderWith, placeOrder, quoteFor, readyToOrder } from '../scenarios/main-path.ts'
import { first, month, type Scenario } from './scenario.ts'
import {
  accept,
  acceptedQuestion,
  answeredQuestion,
  done,
  heldQuestion,
  listen,
  must,
  pass,
  pay,
  type Reply,
  settle,
} from './world.ts'

/** Orders of a question, and what their banks say. */
export const firstOrders: Scenario[] = [
  {
    name: 'First question, held; nobody accepts within a day: the hold is released',
    letters: 'contract, unserved, voided, closed',
    async play() {
      const { client, order } = await heldQuestion()
      for (let hours = 0; hours < 4; hours += 1) await pass(8 * 60)
      must((await settle(client, order.id)).status === 'voided', 'the hold is released')
      return []
    },
  },
  {
    name: 'First question, held, accepted and captured',
    letters: 'contract, answered + invoice',
    async play() {
      await answeredQuestion()
      return [first]
    },
  },
  {
    name: 'First question, captured, closed without an answer: given back',
    letters: 'contract, refunded + invoice + credit note',
    async play() {
      const { client, id } = await acceptedQuestion()
      await done(client.post(`/questions/${id}/close`, { confirmed: true, second: true, locale: 'fr' }))
      await listen()
      return [first, -first]
    },
  },
  {
    name: '3-D Secure at the order, approved',
    letters: 'contract, answered + invoice',
    async play() {
      await answeredQuestion('authenticates')
      return [first]
    },
  },
  {
    name: '3-D Secure refused, then another card',
    letters: 'contract, charged + invoice',
    async play() {
      const helene = await expert()
      const { client, id } = await readyToOrder()
      const order = await placeOrder(client, id)
      await pay(order, 'authenticates', 'refuse')
      must((await settle(client, order.id)).status === 'declined', 'the order is declined')
      await pay(order)
      must((await settle(client, order.id)).status === 'held', 'the amount is held')
      await accept(helene, id)
      return [first]
    },
  },
  {
    name: '3-D Secure abandoned, then another card',
    letters: 'contract, charged + invoice',
    async play() {
      const helene = await expert()
      const { client, id } = await readyToOrder()
      const order = await placeOrder(client, id)
      await pay(order, 'authenticates', null)
      must((await settle(client, order.id)).status === 'action_needed', 'the order waits for the bank')
      await pay(order)
      must((await settle(client, order.id)).status === 'held', 'the amount is held')
      await accept(helene, id)
      return [first]
    },
  },
  {
    name: 'A declined card, one without funds, then a good one: one payment',
    letters: 'contract + invoice',
    async play() {
      const { client, id } = await readyToOrder()
      const order = await placeOrder(client, id, 'plan')
      for (const card of ['declined', 'noFunds', 'fine'] as const) {
        await pay(order, card)
        await settle(client, order.id)
      }
      return [month]
    },
  },
  {
    name: 'Two tabs order and pay at once: one payment',
    letters: 'contract + invoice',
    async play() {
      const { client, id } = await readyToOrder()
      const quotes = await Promise.all([quoteFor(client, id, 'plan'), quoteFor(client, id, 'plan')])
      const placed = await Promise.all(quotes.map((quote) => orderWith(client, id, quote)))
      must(new Set(placed.map(({ body }) => body.id)).size === 1, 'both tabs have one order')
      const order: Reply = placed[0]?.body
      await Promise.allSettled([pay(order), pay(order)])
      await settle(client, order.id)
      return [month]
    },
  },
]
