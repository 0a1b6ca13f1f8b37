import type { Budget } from '../../platform/limits/budget.ts'

/** Each question makes the assistant work. A mobile operator puts thousands of people behind one IPv4 address. */
export const askBudget: Budget = {
  name: 'ask',
  person: { points: 20, seconds: 3600 },
  subscriber: { points: 600, seconds: 3600 },
  site: { points: 2400, seconds: 3600 },
}

/** So does each message, until an expert has accepted. */
export const messageBudget: Budget = {
  name: 'say',
  person: { points: 120, seconds: 600 },
  subscriber: { points: 1200, seconds: 600 },
  site: { points: 4800, seconds: 600 },
}
