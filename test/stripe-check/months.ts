import { askQuestion, placeOrder } from '../scenarios/main-path.ts'
import { first, month, type Scenario } from './scenario.ts'
import {
  answeredQuestion,
  changeCard,
  confirmAtBank,
  days,
  directPlan,
  done,
  must,
  nextMonth,
  orderOfPlan,
  pass,
  type Reply,
  settle,
  stateOf,
  wish,
} from './world.ts'

/** The months of a plan. */
export const months: Scenario[] = [
  {
    name: 'The first period becomes a month, and that one renews',
    letters: 'contract, answered + invoice, first charge reminder, renewed + invoice ×2, closing notice, closed',
    async play() {
      const { order } = await answeredQuestion()
      await nextMonth(order.id)
      await nextMonth(order.id)
      return [first, month, month]
    },
  },
  {
    name: 'A renewal fails, another card pays it',
    letters: 'contract + invoice, payment failed, closed, renewed + invoice',
    async play() {
      const { client, order } = await directPlan()
      await changeCard(client, 'failsLater')
      await nextMonth(order.id)
      must((await stateOf(order.id)) === 'past_due', 'the month is open')
      await pass(days(1))
      must((await changeCard(client, 'other')).paid, 'the other card has paid')
      must((await stateOf(order.id)) === 'active', 'the plan goes on')
      return [month, month]
    },
  },
  {
    name: 'A renewal is never paid: read only on day 7, ended on day 14',
    letters: 'contract + invoice, payment failed, closed, restricted, ended',
    async play() {
      const { client, order } = await directPlan()
      await changeCard(client, 'failsLater')
      await nextMonth(order.id)
      const seen = new Set<string>()
      for (let day = 0; day < 16; day += 1) {
        await pass(days(1))
        seen.add(await stateOf(order.id))
      }
      must([...seen].join() === 'past_due,restricted,ended', `restricted, then ended (${[...seen]})`)
      return [month]
    },
  },
  {
    name: 'A plan closed for lack of payment is ordered again',
    letters: 'contract + invoice ×2, payment failed, closed, restricted',
    async play() {
      const { client, order } = await directPlan()
      await changeCard(client, 'failsLater')
      await nextMonth(order.id)
      for (let day = 0; day < 9; day += 1) await pass(days(1))
      must((await stateOf(order.id)) === 'restricted', 'the plan is closed')
      await changeCard(client, 'other')
      await orderOfPlan(client, 'plan')
      must((await stateOf(order.id)) === 'active', 'the plan is open again')
      return [month, month]
    },
  },
  {
    name: 'A renewal needs its holder, who confirms',
    letters: 'contract + invoice, authentication needed, closed, renewed + invoice',
    async play() {
      const { client, order } = await directPlan('authenticates')
      await nextMonth(order.id)
      must((await stateOf(order.id)) === 'past_due', 'the month waits for its holder')
      const due = await done<Reply>(client.get('/me/plan/due'))
      await confirmAtBank(due)
      await done(client.post('/me/plan/due/settle'))
      must((await stateOf(order.id)) === 'active', 'the plan goes on')
      return [month, month]
    },
  },
  {
    name: 'Cancelled during the first period: no month follows',
    letters: 'contract, answered + invoice, cancelled, ended, closing notice',
    async play() {
      const { client, order } = await answeredQuestion()
      await wish(client, 'cancel')
      await nextMonth(order.id)
      must((await stateOf(order.id)) === 'ended', 'the plan has ended')
      return [first]
    },
  },
  {
    name: 'Cancelled, and taken back: the plan renews',
    letters: 'contract + invoice, cancelled, kept, renewed + invoice, closed',
    async play() {
      const { client, order } = await directPlan()
      await wish(client, 'cancel')
      await wish(client, 'keep')
      await nextMonth(order.id)
      return [month, month]
    },
  },
  {
    name: 'Cancelled, taken back, cancelled again: nothing follows',
    letters: 'contract + invoice, cancelled ×2, ended, closed',
    async play() {
      const { client, order } = await directPlan()
      for (const what of ['cancel', 'keep', 'cancel']) await wish(client, what)
      await nextMonth(order.id)
      must((await stateOf(order.id)) === 'ended', 'the plan has ended')
      return [month]
    },
  },
  {
    name: 'A pause of a month, then the plan goes on',
    letters: 'contract + invoice, paused, closed, resumed, renewed + invoice',
    async play() {
      const { client, order } = await directPlan()
      await wish(client, 'pause', { months: 1 })
      await nextMonth(order.id)
      await pass(days(1))
      must((await stateOf(order.id)) === 'paused', 'the plan is paused')
      await pass(days(31))
      await pass(days(1))
      must((await stateOf(order.id)) === 'active', 'the plan goes on')
      return [month, month]
    },
  },
  {
    name: 'A pause that is taken back before it begins',
    letters: 'contract + invoice, kept, renewed + invoice, closed',
    async play() {
      const { client, order } = await directPlan()
      await wish(client, 'pause', { months: 2 })
      await wish(client, 'keep')
      await nextMonth(order.id)
      return [month, month]
    },
  },
  {
    name: 'A pause that an order ends early',
    letters: 'contract + invoice ×2, paused, closed',
    async play() {
      const { client, order } = await directPlan()
      await wish(client, 'pause', { months: 3 })
      await nextMonth(order.id)
      await pass(days(1))
      await orderOfPlan(client, 'plan')
      must((await stateOf(order.id)) === 'active', 'the plan goes on')
      return [month, month]
    },
  },
  {
    name: 'A question is ordered during a pause: the plan goes on for it',
    letters: 'contract + invoice ×2, paused, closed',
    async play() {
      const { client, order } = await directPlan()
      await wish(client, 'pause', { months: 3 })
      await nextMonth(order.id)
      await pass(days(1))
      const id = await askQuestion(client)
      await done(client.post(`/questions/${id}/ask-expert`, { locale: 'fr' }))
      await settle(client, (await placeOrder(client, id, 'plan')).id)
      must((await stateOf(order.id)) === 'active', 'the plan goes on')
      return [month, month]
    },
  },
  {
    name: 'The first period ends early by an order',
    letters: 'contract, answered + invoice, contract + invoice',
    async play() {
      const { client } = await answeredQuestion()
      await orderOfPlan(client, 'plan')
      return [first, month]
    },
  },
  {
    name: 'The copilot in mid-month: the difference that was shown, then its price',
    letters: 'contract + invoice ×2, closed, renewed + invoice',
    async play() {
      const { client, order } = await directPlan()
      await pass(days(5))
      const { today } = await orderOfPlan(client, 'copilot')
      await nextMonth(order.id)
      return [month, today, 20_000]
    },
  },
  {
    name: 'The copilot, and back to the plan from the next month on',
    letters: 'contract + invoice ×2, downgrade confirmed, closed, renewed + invoice',
    async play() {
      const { client, order } = await directPlan()
      await pass(days(5))
      const { today } = await orderOfPlan(client, 'copilot')
      await wish(client, 'downgrade')
      await nextMonth(order.id)
      return [month, today, month]
    },
  },
]
