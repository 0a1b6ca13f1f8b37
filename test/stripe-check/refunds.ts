import { anonymousCaller, signCancellationLink } from '../scenarios/cancellation.ts'
import { first, month, type Scenario } from './scenario.ts'
import {
  answeredQuestion,
  days,
  decideDispute,
  directPlan,
  done,
  listen,
  owner,
  pass,
  type Reply,
  refundByStaff,
} from './world.ts'

/** Money that goes back, and what banks contest. */
export const refunds: Scenario[] = [
  {
    name: 'The guarantee on a first answer',
    letters: 'contract, answered + invoice, guarantee + credit note',
    async play() {
      const { client, id } = await answeredQuestion()
      await done(client.post(`/questions/${id}/guarantee`, { locale: 'fr' }))
      await listen()
      return [first, -first]
    },
  },
  {
    name: 'Withdrawal from a plan after five days: the days to come are given back',
    letters: 'contract + invoice, withdrawn + credit note, closed',
    async play() {
      const { plan } = await directPlan()
      await pass(days(5))
      const link = signCancellationLink(plan.id)
      const { withdraw } = await done<Reply>(anonymousCaller().get(`/leaving?link=${link}`))
      await done(anonymousCaller().post('/leaving/withdraw', { link, locale: 'fr' }))
      await listen()
      return [month, -withdraw.total]
    },
  },
  {
    name: 'The staff give a month back whole',
    letters: 'contract + invoice, refunded + credit note',
    async play() {
      await directPlan()
      await refundByStaff(await owner(), month)
      return [month, -month]
    },
  },
  {
    name: 'The staff give a month back in parts',
    letters: 'contract + invoice, refunded + credit note ×2',
    async play() {
      await directPlan()
      const staff = await owner()
      await refundByStaff(staff, 1000)
      await refundByStaff(staff, 1900)
      return [month, -1000, -1900]
    },
  },
  {
    name: 'A refund that fails later is owed',
    letters: 'contract, answered + invoice, guarantee + credit note, refund failed',
    async play() {
      const { client, id } = await answeredQuestion('refundFails')
      await done(client.post(`/questions/${id}/guarantee`, { locale: 'fr' }))
      await listen()
      await pass(11)
      return { charged: [first], documents: [first, -first], ledger: { cash: first, 'refunds owed': -first } }
    },
  },
  {
    name: 'A dispute that is won',
    letters: 'contract, answered + invoice',
    async play() {
      const { order } = await answeredQuestion('disputes')
      await decideDispute(order.paymentIntent, 'winning_evidence')
      return [first]
    },
  },
  {
    name: 'A dispute that is lost: an expense, the invoice stands',
    letters: 'contract, answered + invoice',
    async play() {
      const { order } = await answeredQuestion('disputes')
      await decideDispute(order.paymentIntent, 'losing_evidence')
      return {
        charged: [first, -first],
        documents: [first],
        ledger: { 'dispute losses': first, sales: -first },
      }
    },
  },
  {
    name: 'An early inquiry of the bank, answered: no money moves',
    letters: 'contract, answered + invoice',
    async play() {
      const { order } = await answeredQuestion('inquires')
      await decideDispute(order.paymentIntent, 'winning_evidence')
      return [first]
    },
  },
]
