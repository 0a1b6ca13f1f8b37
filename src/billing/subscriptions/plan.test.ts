import { expect, test } from 'vitest'
import { addMonths } from '../quotes/quote.ts'
import { decidePlan, newPlan, nextDeadline } from './plan.ts'
import { type Plan, type PlanEffect, type PlanEvent, planRules } from './plan-states.ts'

const day = 24 * 3_600_000
const start = new Date('2026-11-21T10:00:00Z')
const firstMonthly = new Date(start.getTime() + 15 * day)
const at = (days: number) => new Date(start.getTime() + days * day)

const introductory = () =>
  newPlan({
    stage: 'first_period',
    name: 'plan',
    price: 2900,
    startedAt: start,
    firstMonthlyAt: firstMonthly,
    periodEnd: firstMonthly,
  })

/** Tells a plan what happens, one event after the other; a refusal stops the story. */
function told(plan: Plan) {
  let now = plan
  const effects: PlanEffect[] = []
  const story = {
    happens(event: PlanEvent, when: Date) {
      const decision = decidePlan(now, event, when)
      if (decision.refused) throw new Error(decision.refused)
      now = decision.plan
      effects.push(...decision.effects)
      return story
    },
    tick: (when: Date, idle = 0) => story.happens({ kind: 'tick', idle }, when),
    letters: () => effects.flatMap((effect) => (effect.kind === 'letter' ? [effect.letter] : [])),
    asked: () => effects.map(({ kind }) => kind).filter((kind) => kind.startsWith('provider')),
    get effects() {
      return effects
    },
    get plan() {
      return now
    },
  }
  return story
}

const month = (from: Date, invoice: string, amount = 2900): PlanEvent => ({
  kind: 'paid',
  invoice,
  amount,
  periodStart: from,
  periodEnd: addMonths(from, 1),
})

const active = () => told(introductory()).happens(month(firstMonthly, 'in_1'), firstMonthly)

test('the first month is announced seven days before it, once', () => {
  const story = told(introductory())
  expect(nextDeadline(story.plan)).toEqual(new Date(firstMonthly.getTime() - 7 * day))
  story.tick(at(7)).tick(at(8)).tick(at(8)).tick(at(9))
  expect(story.letters()).toEqual(['first_charge_reminder'])
})

test('who leaves in the first period is not reminded of a charge that will not come, and ends on the shown date', () => {
  const story = told(introductory()).happens({ kind: 'cancel', request: 'r1' }, at(2)).tick(at(9))
  expect(story.letters()).toEqual([])
  expect(story.plan).toMatchObject({ stage: 'first_period', scheduledChange: { kind: 'cancel' } })
  story.tick(firstMonthly)
  expect(story.plan.ended).toEqual({ at: firstMonthly, reason: 'cancelled' })
  expect(story.effects.filter(({ kind }) => kind === 'charge')).toEqual([])
})

test('a paid month makes the plan active until the end that the provider names', () => {
  expect(active().plan).toMatchObject({ stage: 'active', periodEnd: addMonths(firstMonthly, 1), openInvoice: null })
})

test('the last of three quick requests wins, whichever is repeated', () => {
  const story = active()
    .happens({ kind: 'cancel', request: 'a' }, at(20))
    .happens({ kind: 'keep', request: 'b' }, at(20))
    .happens({ kind: 'cancel', request: 'c' }, at(20))
    .happens({ kind: 'cancel', request: 'c' }, at(20))
  expect(story.plan.scheduledChange).toMatchObject({ kind: 'cancel', request: 'c' })
  expect(story.asked()).toEqual(['provider_cancel_at_end', 'provider_keep', 'provider_cancel_at_end'])
})

/** The month that is due was not paid, and is tried again. */
const refused = (since: Date, change: { actionNeeded?: boolean } = {}): PlanEvent => ({
  kind: 'unpaid',
  invoice: 'in_2',
  amount: 2900,
  since,
  actionNeeded: false,
  again: true,
  ...change,
})

test('a renewal that fails leaves everything open for seven days, then reading only, then the end without a debt', () => {
  const due = addMonths(firstMonthly, 1)
  const unpaid = refused(due)
  const story = active()
    .happens(unpaid, due)
    .happens(unpaid, new Date(due.getTime() + day))
  expect(story.plan.stage).toBe('past_due')
  expect(story.letters().filter((letter) => letter === 'payment_failed')).toHaveLength(1)
  story.tick(new Date(due.getTime() + 7 * day))
  expect(story.plan.stage).toBe('restricted')
  expect(story.effects).toContainEqual({ kind: 'provider_void_invoice', invoice: 'in_2' })
  story.tick(new Date(due.getTime() + 14 * day))
  expect(story.plan.ended?.reason).toBe('nonpayment')
  expect(story.asked().at(-1)).toBe('provider_end')
})

test('paid within the grace, the day of the month stays; paid later, a new period starts that day', () => {
  const due = addMonths(firstMonthly, 1)
  const unpaid = refused(due, { actionNeeded: true })
  const soon = active()
    .happens(unpaid, due)
    .happens(month(due, 'in_2'), new Date(due.getTime() + 3 * day))
  expect(soon.letters()).toContain('authentication_needed')
  expect(soon.plan).toMatchObject({ stage: 'active', dueSince: null, periodEnd: addMonths(due, 1) })
  const paidOn = new Date(due.getTime() + 10 * day)
  const late = active()
    .happens(unpaid, due)
    .tick(new Date(due.getTime() + 8 * day))
    .happens(month(paidOn, 'in_3'), paidOn)
  expect(late.plan).toMatchObject({ stage: 'active', dueSince: null, periodEnd: addMonths(paidOn, 1) })
})

test('a month that the provider still asks for after the end, or while nothing is open, is let go there', () => {
  const due = addMonths(firstMonthly, 1)
  const unpaid = refused(due)
  const ended = active().happens({ kind: 'end', reason: 'withdrawn' }, due).happens(unpaid, due)
  expect(ended.effects).toContainEqual({ kind: 'provider_void_invoice', invoice: 'in_2' })
  expect(ended.letters()).not.toContain('payment_failed')
})

test('a smaller plan begins with its period, also where that period is not paid: reopening costs what it costs', () => {
  const due = addMonths(firstMonthly, 1)
  const unpaid = refused(due)
  const story = active()
    .happens({ kind: 'changed', to: 'copilot', price: 20_000, periodEnd: due }, at(20))
    .happens({ kind: 'downgrade', request: 'd', to: 'plan' }, at(21))
  expect(story.plan).toMatchObject({ name: 'copilot', price: 20_000, scheduledChange: { to: 'plan' } })
  story.happens(unpaid, due).tick(new Date(due.getTime() + 8 * day))
  expect(story.plan).toMatchObject({ stage: 'restricted', name: 'plan', price: 2900, scheduledChange: null })
})

test('money for a plan that had ended is written down and looked at by a person', () => {
  const story = active()
    .happens({ kind: 'end', reason: 'guarantee' }, at(16))
    .happens(month(at(16), 'in_9'), at(17))
  expect(story.plan.stage).toBe('ended')
  expect(story.effects).toContainEqual({ kind: 'charge', invoice: 'in_9', amount: 2900 })
  expect(story.effects).toContainEqual({ kind: 'alert', alert: 'paid_after_end', invoice: 'in_9' })
})

test('a pause begins where the paid month ends, lasts three months at most, and its end is announced', () => {
  const story = active().happens({ kind: 'pause', request: 'p', months: 12 }, at(20))
  expect(story.plan.stage).toBe('active')
  const begins = story.plan.periodEnd
  story.tick(begins)
  expect(story.plan).toMatchObject({ stage: 'paused', pausedUntil: addMonths(begins, 3) })
  const ends = addMonths(begins, 3)
  story.tick(new Date(ends.getTime() - 7 * day)).tick(ends)
  expect(story.plan).toMatchObject({ stage: 'paused', resuming: true })
  expect(story.asked()).toEqual(['provider_pause', 'provider_resume'])
  story.happens(month(ends, 'in_after'), ends)
  expect(story.plan).toMatchObject({ stage: 'active', pausedUntil: null, periodEnd: addMonths(ends, 1) })
  expect(story.letters().slice(-3)).toEqual(['pause_ends_soon', 'resumed', 'renewed'])
})

test('a month that is ordered during a pause ends it, and nobody of the house is told', () => {
  const story = active().happens({ kind: 'pause', request: 'p', months: 3 }, at(20))
  const ordered = new Date(story.plan.periodEnd.getTime() + 9 * day)
  story.tick(story.plan.periodEnd).happens(month(ordered, 'in_ordered'), ordered)
  expect(story.plan).toMatchObject({ stage: 'active', pausedUntil: null, periodEnd: addMonths(ordered, 1) })
  expect(story.effects.filter(({ kind }) => kind === 'alert')).toEqual([])
})

test('the month after a pause that the card does not pay is asked for as any other', () => {
  const story = active().happens({ kind: 'pause', request: 'p', months: 1 }, at(20))
  const ends = addMonths(story.plan.periodEnd, 1)
  story.tick(story.plan.periodEnd).tick(ends)
  const unpaid = {
    kind: 'unpaid',
    invoice: 'in_u',
    amount: 2900,
    since: ends,
    actionNeeded: false,
    again: true,
  } as const
  story.happens(unpaid, ends)
  expect(story.plan).toMatchObject({ stage: 'past_due', dueSince: ends, pausedUntil: null })
  expect(story.letters().at(-1)).toBe('payment_failed')
})

test('a pause that is taken back, or turned into leaving, leaves nothing behind at the provider', () => {
  const back = active()
    .happens({ kind: 'pause', request: 'p', months: 1 }, at(20))
    .happens({ kind: 'keep', request: 'k' }, at(20))
  expect(back.asked()).toEqual(['provider_pause', 'provider_resume'])
  const leaves = active()
    .happens({ kind: 'pause', request: 'p', months: 1 }, at(20))
    .happens({ kind: 'cancel', request: 'c' }, at(20))
  expect(leaves.asked()).toEqual(['provider_pause', 'provider_resume', 'provider_cancel_at_end'])
})

test('a cancellation that is revoked leaves the pause or the smaller plan that it replaced', () => {
  const larger = { ...active().plan, name: 'copilot', price: 20_000 } as const
  const pause: PlanEvent = { kind: 'pause', request: 'p', months: 2 }
  const smaller: PlanEvent = { kind: 'downgrade', request: 'd', to: 'plan' }
  for (const wish of [pause, smaller]) {
    const asked = told(larger).happens(wish, at(20))
    const kept = told(asked.plan)
      .happens({ kind: 'cancel', request: 'c' }, at(21))
      .happens({ kind: 'keep', request: 'k' }, at(22))
    const { request: _, at: __, ...scheduled } = asked.plan.scheduledChange ?? { request: '', at: null }
    expect(kept.plan.scheduledChange).toEqual({ ...scheduled, request: 'k', at: at(22) })
    expect(kept.plan.resuming).toBe(false)
    expect(kept.asked().slice(-2)).toEqual(['provider_keep', asked.asked().at(-1)])
    expect(kept.letters()).toEqual(asked.letters().slice(-1))
    // Revoked once more, nothing is scheduled.
    kept.happens({ kind: 'keep', request: 'again' }, at(23))
    expect(kept.plan.scheduledChange).toBeNull()
  }
})

test('what was asked for the end of a month is not taken back once that end has come, heard of or not', () => {
  const keep: PlanEvent = { kind: 'keep', request: 'k' }
  const wishes: PlanEvent[] = [
    { kind: 'pause', request: 'w', months: 1 },
    { kind: 'downgrade', request: 'w', to: 'plan' },
    { kind: 'cancel', request: 'w' },
  ]
  for (const wish of wishes) {
    const { plan } = told({ ...active().plan, name: 'copilot', price: 20_000 }).happens(wish, at(20))
    expect(decidePlan(plan, keep, new Date(plan.periodEnd.getTime() - 1)).refused).toBeNull()
    expect(decidePlan(plan, keep, plan.periodEnd).refused).toBe('nothing_to_keep')
  }
})

test('who paid and did not ask is offered a pause before the next charge; after two such months it comes by itself', () => {
  const soon = new Date(addMonths(firstMonthly, 1).getTime() - planRules.idleNoticeDays * day)
  expect(active().tick(soon, 0).letters()).not.toContain('pause_offered')
  const once = active().tick(soon, 1).tick(soon, 1)
  expect(once.letters().filter((letter) => letter === 'pause_offered')).toHaveLength(1)
  const twice = active().tick(soon, 2)
  expect(twice.asked()).toEqual(['provider_pause'])
  expect(twice.plan.scheduledChange?.kind).toBe('pause')
})

test('an order without an introductory offer that nobody pays is let go within a day, and a paid one opens the plan', () => {
  const direct = newPlan({
    stage: 'incomplete',
    name: 'plan',
    price: 2900,
    startedAt: start,
    firstMonthlyAt: null,
    periodEnd: start,
  })
  expect(told(direct).tick(at(1)).plan.ended?.reason).toBe('no_service')
  const paid = told(direct).happens(month(start, 'in_1'), start)
  expect(paid.plan).toMatchObject({ stage: 'active', periodEnd: addMonths(start, 1) })
})

test('an ended plan takes no request', () => {
  const { plan } = told(introductory()).happens({ kind: 'end', reason: 'withdrawn' }, at(3))
  expect(decidePlan(plan, { kind: 'cancel', request: 'x' }, at(4))).toEqual({ refused: 'plan_ended' })
  expect(nextDeadline(plan)).toBeNull()
})
