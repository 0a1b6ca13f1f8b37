import { type Budget, daily, hourly } from '../../platform/limits/budget.ts'

/** Each question makes the assistant work. A mobile operator puts thousands of people behind one IPv4 address. */
export const askBudget: Budget = {
  name: 'ask',
  device: [hourly(20)],
  person: [hourly(30), daily(100)],
  subscriber: [hourly(600), daily(3000)],
  site: [hourly(2400), daily(12_000)],
  everybody: [hourly(20_000), daily(200_000)],
}

const tenMinutes = (points: number) => ({ points, seconds: 600 })

/** So does each message, until an expert has accepted. */
export const messageBudget: Budget = {
  name: 'say',
  device: [tenMinutes(120)],
  person: [tenMinutes(180), daily(2000)],
  subscriber: [tenMinutes(1200), daily(30_000)],
  site: [tenMinutes(4800), daily(120_000)],
  everybody: [tenMinutes(50_000), daily(3_000_000)],
}
