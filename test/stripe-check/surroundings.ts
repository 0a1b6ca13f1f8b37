import { readyToOrder } from '../scenarios/main-path.ts'
import { first, month, type Scenario } from './scenario.ts'
import {
  answeredQuestion,
  changeCard,
  days,
  directPlan,
  done,
  endOf,
  listen,
  must,
  nextMonth,
  owner,
  pass,
  pay,
  payOutOfBand,
  type Reply,
  releaseEvents,
  setEndpoint,
  stateOf,
  until,
} from './world.ts'

/** Services, the calendar, and news that is late or lost. */
export const surroundings: Scenario[] = [
  {
    name: 'A service by quote (SuperAgent), paid once',
    letters: 'requested, quoted, contract + invoice',
    async play() {
      const { client } = await readyToOrder()
      const staff = await owner()
      const { id } = await done<Reply>(
        client.post('/me/services', { wish: 'Suivre la vente de ma maison jusqu’à la signature.', locale: 'fr' }),
      )
      const price = { title: 'Suivi de vente', scope: 'Un notaire, jusqu’à la signature.', amount: 45_000 }
      await done(staff.post(`/admin/quotes/${id}`, price))
      const { signature } = await done<Reply>(client.get(`/me/services/${id}`))
      const agreed = { signature, terms: true, startNow: true }
      await pay(await done<Reply>(client.post(`/me/services/${id}/accept`, agreed)))
      await done(client.post(`/me/services/${id}/settle`))
      await listen()
      return [45_000]
    },
  },
  {
    name: 'Every event late, backwards and twice',
    letters: 'contract + invoice, closed, renewed + invoice',
    async play() {
      setEndpoint('held')
      const { order } = await directPlan()
      await until(await endOf(order.id))
      await pass(62)
      await releaseEvents()
      return [month, month]
    },
  },
  {
    name: 'The endpoint is off over a renewal: the reconciliation finds it',
    letters: 'contract + invoice, closed, renewed + invoice',
    async play() {
      setEndpoint('off')
      const { order } = await directPlan()
      await nextMonth(order.id)
      await pass(days(1) + 11)
      must((await stateOf(order.id)) === 'active', 'the plan goes on')
      return [month, month]
    },
  },
  {
    name: 'A plan of the 31st: the last day of short months, then the 31st again',
    letters: 'contract + invoice, renewed + invoice ×3, closed',
    async play() {
      await until('2027-01-31T09:30:00Z')
      const { order } = await directPlan()
      const ends: number[] = []
      for (let count = 0; count < 3; count += 1) {
        ends.push((await endOf(order.id)).getUTCDate())
        await nextMonth(order.id)
      }
      must(ends.join() === '28,31,30', `the months end on the 28th, 31st and 30th (${ends})`)
      return [month, month, month, month]
    },
  },
  {
    name: 'An order at 23:30 in Paris: the month is charged at the instant that was shown',
    letters: 'contract, answered + invoice, first charge reminder, renewed + invoice, closing notice',
    async play() {
      await until('2027-03-13T22:30:00Z')
      const { order } = await answeredQuestion()
      const end = (await endOf(order.id)).getTime()
      must(Math.abs(end - Date.parse(order.quote.monthlyFrom)) < 60_000, 'the first month begins when it was shown to')
      await nextMonth(order.id)
      return [first, month]
    },
  },
  {
    name: 'A month that is paid out of band: asked for no longer, and a person enters it',
    letters: 'contract + invoice, payment failed, closed',
    async play() {
      const { client, order } = await directPlan()
      await changeCard(client, 'failsLater')
      await nextMonth(order.id)
      await payOutOfBand(order.id)
      must((await stateOf(order.id)) === 'active', 'the plan goes on')
      await pass(days(8))
      must((await stateOf(order.id)) === 'active', 'the plan still goes on')
      return [month]
    },
  },
]
