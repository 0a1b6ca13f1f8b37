import type { Budget } from '../../../platform/limits/budget.ts'

/** Card testing tries many cards quickly; a person tries a few. A whole office may share one address. */
export const orderBudget: Budget = {
  name: 'order',
  person: { points: 20, seconds: 3600 },
  subscriber: { points: 120, seconds: 3600 },
  site: { points: 480, seconds: 3600 },
}
