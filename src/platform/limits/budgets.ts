import { budgetRefusals } from '../telemetry/metrics.ts'
import type { Budget, Rate } from './budget.ts'

const per = (seconds: number) => (points: number) => ({ points, seconds })
const tenMinutes = per(600)
const quarter = per(900)
const hourly = per(3600)
const daily = per(24 * 3600)
const gibibyte = 1024 * 1024

/** Of an act that costs, or must not be tried without end: a site may as much as four subscribers. */
const fromPlaces = (rate: Rate, everybody?: Rate) => ({
  subscriber: [rate],
  site: [{ ...rate, points: 4 * rate.points }],
  ...(everybody && { everybody: [everybody] }),
})

const rates = {
  /** Each question makes the assistant work. A mobile operator puts thousands of people behind one IPv4 address. */
  ask: {
    device: [hourly(20)],
    person: [hourly(30), daily(100)],
    subscriber: [hourly(600), daily(3000)],
    site: [hourly(2400), daily(12_000)],
    everybody: [hourly(20_000), daily(200_000)],
  },
  /** So does each message, until an expert has accepted. */
  say: {
    device: [tenMinutes(120)],
    person: [tenMinutes(180), daily(2000)],
    subscriber: [tenMinutes(1200), daily(30_000)],
    site: [tenMinutes(4800), daily(120_000)],
    everybody: [tenMinutes(50_000), daily(3_000_000)],
  },
  /** Card testing tries many cards quickly; a person tries a few. A whole office may share one address. */
  order: {
    device: [hourly(20)],
    person: [hourly(20), daily(60)],
    subscriber: [hourly(120), daily(600)],
    site: [hourly(480), daily(2400)],
    everybody: [hourly(10_000), daily(100_000)],
  },
  upload: {
    device: [hourly(60)],
    person: [hourly(60), daily(300)],
    subscriber: [hourly(600), daily(3000)],
    site: [hourly(2400), daily(12_000)],
    everybody: [hourly(20_000), daily(200_000)],
  },
  /** In KiB. Everybody together may fill no more than a part of a disk in a day. */
  'upload.bytes': {
    device: [daily(0.3 * gibibyte)],
    person: [daily(0.3 * gibibyte)],
    subscriber: [daily(gibibyte)],
    site: [daily(4 * gibibyte)],
    everybody: [daily(100 * gibibyte)],
  },
  /** A person and a session. */
  visit: fromPlaces(hourly(300), hourly(1_000_000)),
  /** Each try takes 32 MB and a processor. Not counted for everybody: wrong passwords must not keep others out. */
  'sign-in.place': fromPlaces(quarter(60)),
  'accounts.ask-letter': fromPlaces(hourly(60), hourly(20_000)),
  'ask-by-letter': fromPlaces(hourly(10), hourly(5000)),
  'discover.contact': fromPlaces(hourly(10), hourly(2000)),
  'experts.drafts': fromPlaces(hourly(10), hourly(2000)),
  /** The register allows seven requests a second for the whole service. */
  'experts.register': fromPlaces(hourly(20), hourly(20_000)),
  /** What the question box asks while somebody types. */
  propose: fromPlaces(tenMinutes(240)),
  search: fromPlaces(tenMinutes(1200)),
} satisfies Record<string, Omit<Budget, 'name'>>

/** What everything that costs may be used, in one table. */
export const budgets = Object.fromEntries(
  Object.entries<Omit<Budget, 'name'>>(rates).map(([name, scopes]) => [name, { name, ...scopes }]),
) as Record<keyof typeof rates, Budget>

// From 0 on: where a series begins with its first event, `increase` does not see that event.
for (const { name, everybody } of Object.values(budgets))
  for (const scope of everybody ? ['open', 'everybody'] : []) budgetRefusals.inc({ budget: name, scope }, 0)
