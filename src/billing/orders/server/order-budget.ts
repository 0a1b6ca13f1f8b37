import { type Budget, daily, hourly } from '../../../platform/limits/budget.ts'

/** Card testing tries many cards quickly; a person tries a few. A whole office may share one address. */
export const orderBudget: Budget = {
  name: 'order',
  device: [hourly(20)],
  person: [hourly(20), daily(60)],
  subscriber: [hourly(120), daily(600)],
  site: [hourly(480), daily(2400)],
  everybody: [hourly(10_000), daily(100_000)],
}
