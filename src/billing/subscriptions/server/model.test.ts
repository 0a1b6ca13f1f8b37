// Random schedules of everything that may happen to a plan, against what must hold whatever happens. A failure names its
// seed: `SEED=123 npx vitest run src/billing/subscriptions/server/model.test.ts` plays that schedule again.
import { expect, test } from 'vitest'
import { vatIn } from '../../quotes/quote.ts'
import { decidePlan, newPlan } from '../plan.ts'
import { type Plan, type PlanEffect, type PlanEvent, type PlanName, planRules } from '../plan-states.ts'
import { diffToEvents } from './diff-to-events.ts'
import { modelProvider } from './model-provider.ts'

const schedules = Number(process.env.SCHEDULES ?? (process.env.PROVE ? 10_000 : 3000))
const firstSeed = Number(process.env.SEED ?? 1)
const count = process.env.SEED ? 1 : schedules
const hour = 3_600_000
const day = 24 * hour

function must(holds: boolean, promise: string): asserts holds {
  if (!holds) throw new Error(promise)
}

/** Mulberry32. */
function dice(seed: number) {
  let a = seed >>> 0
  const roll = () => {
    a = (a + 0x6d2b79f5) >>> 0
    let x = Math.imul(a ^ (a >>> 15), 1 | a)
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296
  }
  return {
    chance: (p: number) => roll() < p,
    below: (n: number) => Math.floor(roll() * n),
    pick: <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T,
  }
}

type Charge = { invoice: string; amount: number; credited: number; document: number }

function makeWorld(seed: number) {
  const { chance, below, pick } = dice(seed)
  const start = Date.UTC(2026, 9, 1) + below(150 * day)
  const firstMonthly = start + 15 * day
  const provider = modelProvider(start, firstMonthly, planRules.prices)
  const charges: Charge[] = []
  const creditNotes: { invoice: string; total: number; vat: number }[] = []
  const ledger: { account: string; amount: number }[] = []
  const alerts = new Set<string>()
  const letters: string[] = []
  /** What somebody read and accepted: the monthly price by name, and single amounts by invoice. */
  const accepted = { monthly: new Set<number>([planRules.prices.plan]), single: new Map<string, number>() }
  let waiting: { at: number; act: () => void }[] = []
  let request = 0
  let documents = 0
  let t = start
  let plan: Plan = newPlan({
    stage: 'first_period',
    name: 'plan',
    price: planRules.prices.plan,
    startedAt: new Date(start),
    firstMonthlyAt: new Date(firstMonthly),
    periodEnd: new Date(firstMonthly),
  })
  let lastAsked: 'cancel' | 'keep' | null = null
  /** What a receipt or a letter has promised: no month that begins then is taken unseen. */
  let promised: { from: number; until: number } | null = null

  /** Late by minutes, sometimes by hours, sometimes twice, and now and then lost until the reconciliation. */
  function later(act: () => void) {
    if (!chance(0.1)) job(act)
  }

  /** Our own jobs are kept in the database with what was decided: late or done twice, but never lost. */
  function job(act: () => void) {
    waiting.push({ at: t + below(chance(0.1) ? 6 * hour : 5 * 60_000), act })
    if (chance(0.2)) waiting.push({ at: t + below(hour), act })
  }

  function perform(effects: readonly PlanEffect[]): void {
    for (const effect of effects) if (effect.kind === 'alert') alerts.add(effect.invoice)
    for (const effect of effects)
      switch (effect.kind) {
        case 'charge':
          record(effect.invoice, effect.amount)
          break
        case 'alert':
          break
        case 'letter':
          letters.push(effect.letter)
          break
        case 'provider_end':
          job(provider.end)
          break
        case 'provider_void_invoice':
          job(() => provider.voidInvoice(effect.invoice))
          break
        default:
          job(pursue)
      }
  }

  /** One source is written down once: the books' own key, as in the database. */
  function record(invoice: string, amount: number) {
    const { reason, from } = provider.invoices.find(({ id }) => id === invoice)!
    const spared = promised && reason === 'subscription_cycle' && from >= promised.from && from < promised.until
    must(!spared || alerts.has(invoice), `${invoice} was taken although its month was not to be`)
    must(!charges.some((charge) => charge.invoice === invoice), `${invoice} was told as news twice`)
    documents += 1
    charges.push({ invoice, amount, credited: 0, document: documents })
    const vat = vatIn(amount, 20)
    ledger.push({ account: 'clearing', amount }, { account: 'revenue', amount: vat - amount })
    ledger.push({ account: 'vat', amount: -vat })
  }

  function happens(event: PlanEvent): boolean {
    const before = plan
    const decision = decidePlan(plan, event, new Date(t))
    if (decision.refused) return false
    plan = decision.plan
    must(before.stage !== 'ended' || plan.stage === 'ended', 'an ended plan came back')
    must(plan.stage !== 'ended' || decision.nextDue === null, 'something is due of an ended plan')
    const waits = plan.stage === 'active' || plan.resuming
    must(plan.stage === 'ended' || decision.nextDue !== null || waits, 'a plan has no future')
    perform(decision.effects)
    return true
  }

  function settle() {
    const at = provider.shown()
    for (const event of diffToEvents(plan, at, new Set(charges.map(({ invoice }) => invoice)))) happens(event)
  }

  /** What the server does when it brings the provider to what the row wishes. */
  function pursue() {
    if (plan.stage === 'ended') return provider.end()
    const leaves = plan.scheduledChange?.kind === 'cancel'
    const pauses = plan.scheduledChange?.kind === 'pause' || (plan.stage === 'paused' && !plan.resuming)
    if (provider.plan.status !== 'paused') {
      if (pauses) provider.pause()
    } else if (plan.resuming && !plan.openInvoice && !leaves) {
      if (plan.periodEnd.getTime() > t) provider.resumePaidPeriod()
      else provider.resume()
    }
    if (provider.plan.status !== 'paused') provider.cancelAtEnd(leaves)
    const smaller = plan.scheduledChange?.kind === 'downgrade' ? plan.scheduledChange.to : null
    // A larger plan there may have been paid a moment ago, unheard: only what was asked for is taken back.
    const larger = plan.name === 'plan' && provider.plan.name === 'copilot'
    const takesBack = provider.plan.nextName !== null && !larger
    if (plan.stage === 'active' && (smaller || takesBack)) provider.nextPrice(smaller ?? plan.name)
  }

  function pass(ms: number) {
    const until = t + ms
    for (;;) {
      waiting.sort((a, b) => a.at - b.at)
      const next = waiting[0]
      if (!next || next.at > until) break
      waiting = waiting.slice(1)
      t = Math.max(t, next.at)
      provider.pass(t)
      next.act()
    }
    t = until
    provider.pass(t)
    later(settle)
  }

  const reconcile = () => {
    provider.pass(t)
    happens({ kind: 'tick', idle: 0 })
    pursue()
    settle()
  }

  function order(to: PlanName, start: () => string | null, amount: number) {
    const invoice = start()
    if (!invoice) return
    accepted.single.set(invoice, amount)
    accepted.monthly.add(planRules.prices[to])
    later(settle)
  }

  function orders() {
    // An order is refused while something else is asked for the end, as the quote is.
    if (plan.scheduledChange?.kind === 'cancel') return
    const paused = plan.stage === 'paused' && !plan.resuming && plan.pausedUntil && plan.pausedUntil.getTime() > t
    if (paused && provider.plan.status !== 'paused') return
    // A month that is ordered ends the pause that was promised.
    if (paused) promised = null
    if (plan.stage === 'first_period' || plan.stage === 'restricted' || paused)
      return order(plan.name, provider.startNow, planRules.prices[plan.name])
    if (plan.stage !== 'active' || plan.name === 'copilot' || plan.scheduledChange) return
    const amount = provider.preview('copilot')
    order('copilot', () => provider.change('copilot', amount), amount)
  }

  function asks() {
    request += 1
    const id = `r${request}`
    const kind = pick(['cancel', 'cancel', 'keep', 'pause', 'downgrade'] as const)
    const event: PlanEvent =
      kind === 'pause'
        ? { kind, request: id, months: 1 + below(3) }
        : kind === 'downgrade'
          ? { kind, request: id, to: 'plan' }
          : { kind, request: id }
    if (!happens(event)) return
    // A click that is sent twice is one request.
    if (chance(0.3)) {
      const said = letters.length
      happens(event)
      must(letters.length === said, 'a request that was sent twice was answered twice')
    }
    lastAsked = kind === 'cancel' ? 'cancel' : 'keep'
    const ends = plan.periodEnd.getTime()
    promised =
      ends > t && plan.scheduledChange?.kind === 'cancel'
        ? { from: ends, until: Number.POSITIVE_INFINITY }
        : ends > t && plan.scheduledChange?.kind === 'pause'
          ? { from: ends, until: plan.scheduledChange.until.getTime() }
          : null
  }

  function givesBack() {
    const charge = charges.length > 0 ? pick(charges) : null
    const left = charge ? charge.amount - charge.credited : 0
    if (!charge || left === 0) return
    const total = 1 + below(left)
    const vat = vatIn(charge.credited + total, 20) - vatIn(charge.credited, 20)
    charge.credited += total
    creditNotes.push({ invoice: charge.invoice, total, vat })
    ledger.push({ account: 'clearing', amount: -total }, { account: 'revenue', amount: total - vat })
    ledger.push({ account: 'vat', amount: vat })
  }

  function step() {
    const what = below(100)
    if (what < 34) pass(below(chance(0.3) ? 40 * day : 3 * day))
    else if (what < 54) asks()
    else if (what < 66) settle()
    else if (what < 74) happens({ kind: 'tick', idle: below(3) })
    else if (what < 80) provider.breakCard(chance(0.6))
    else if (what < 84) later(() => void provider.payOpen())
    else if (what < 89) orders()
    else if (what < 91) provider.waive(pick(['void', 'settled'] as const))
    else if (what < 93) givesBack()
    else if (what < 94) happens({ kind: 'end', reason: pick(['guarantee', 'withdrawn', 'dispute'] as const) })
    else reconcile()
  }

  return {
    provider,
    charges,
    creditNotes,
    ledger,
    alerts,
    letters,
    accepted,
    step,
    calm() {
      provider.breakCard(true)
      for (let turn = 0; turn < 8; turn += 1) {
        pass(hour)
        reconcile()
      }
    },
    pass,
    get plan() {
      return plan
    },
    get lastAsked() {
      return lastAsked
    },
  }
}

type World = ReturnType<typeof makeWorld>

function watchMoney({ provider, charges, creditNotes, ledger, accepted, alerts, plan }: World) {
  const starts = new Set<number>()
  for (const invoice of provider.invoices.filter(({ status, byHand }) => status === 'paid' && !byHand)) {
    const single = accepted.single.get(invoice.id)
    must(
      single === undefined ? accepted.monthly.has(invoice.amount) : single === invoice.amount,
      `${invoice.id} took ${invoice.amount}, which nobody had accepted`,
    )
    if (invoice.reason === 'subscription_cycle') {
      must(!starts.has(invoice.from), `the period from ${new Date(invoice.from).toISOString()} was charged twice`)
      starts.add(invoice.from)
    }
    const late = plan.ended && invoice.paidAt !== null && invoice.paidAt > plan.ended.at.getTime()
    const written = charges.some((charge) => charge.invoice === invoice.id)
    must(!late || !written || alerts.has(invoice.id), `${invoice.id} was paid after the end and nobody was told`)
  }
  must(
    charges.every((charge, index) => charge.document === index + 1),
    'the numbers of the invoices have a gap',
  )
  must(ledger.reduce((sum, { amount }) => sum + amount, 0) === 0, 'the ledger does not sum to zero')
  for (const charge of charges) {
    must(charge.credited <= charge.amount, 'more was given back than was taken')
    const notes = creditNotes.filter(({ invoice }) => invoice === charge.invoice)
    must(notes.reduce((sum, { total }) => sum + total, 0) === charge.credited, 'a refund has no credit note')
    const vat = notes.reduce((sum, note) => sum + note.vat, 0)
    must(vat === vatIn(charge.credited, 20), 'the VAT of the parts is not the VAT of the whole')
  }
}

/** When everything has been delivered and looked at, both sides say the same. */
function watchAgreement({ provider, plan, charges, lastAsked }: World) {
  const paid = provider.invoices.filter(({ status, byHand }) => status === 'paid' && !byHand)
  must(charges.length === paid.length, `${paid.length} payments, ${charges.length} invoices`)
  must(
    (plan.stage === 'ended') === (provider.plan.status === 'canceled'),
    `${plan.stage} here, ${provider.plan.status} there`,
  )
  const owed = provider.invoices.some(
    ({ id, status, reason }) =>
      status === 'open' && (reason === 'subscription_cycle' || id === provider.plan.resumption),
  )
  must(!owed || (plan.stage !== 'ended' && plan.stage !== 'restricted'), 'days without service are still owed')
  if (plan.stage === 'ended') return
  must(plan.stage !== 'past_due' || owed, 'a plan is late for a month that nobody asks for')
  const leaves = plan.scheduledChange?.kind === 'cancel'
  must(provider.plan.status === 'paused' || leaves === provider.plan.leaves, 'the provider does not know who leaves')
  const pauses = plan.scheduledChange?.kind === 'pause' || plan.stage === 'paused'
  must(!pauses || provider.plan.status === 'paused', 'a paused plan runs at the provider')
  must(plan.stage === 'restricted' || plan.name === provider.plan.name, 'another plan there than here')
  must(lastAsked !== 'cancel' || plan.scheduledChange?.kind === 'cancel', 'the last request did not win')
}

test(`over ${count} random schedules, nothing is charged that was not accepted, twice, or unseen after the end`, {
  timeout: 900_000,
}, () => {
  const seen = new Set<string>()
  let taken = 0
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    const world = makeWorld(seed)
    try {
      for (let step = 0; step < 60; step += 1) {
        world.step()
        watchMoney(world)
        seen.add(world.plan.stage)
        if (world.plan.ended) seen.add(world.plan.ended.reason)
      }
      world.calm()
      watchMoney(world)
      watchAgreement(world)
      if (world.plan.stage === 'ended') {
        const before = world.provider.invoices.filter(({ status }) => status === 'paid').length
        world.pass(200 * day)
        const after = world.provider.invoices.filter(({ status }) => status === 'paid').length
        must(after === before, 'something was charged after the end')
      }
      taken += world.charges.length
    } catch (error) {
      throw new Error(`seed ${seed}: ${(error as Error).message}`, { cause: error })
    }
  }
  expect(taken).toBeGreaterThan(0)
  if (count >= 1000)
    expect([...seen].sort()).toEqual(
      expect.arrayContaining([
        'active',
        'cancelled',
        'dispute',
        'ended',
        'first_period',
        'nonpayment',
        'past_due',
        'paused',
        'restricted',
      ]),
    )
})
