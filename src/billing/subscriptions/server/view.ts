import type { z } from 'zod'
import type { Db } from '../../../platform/db/port.ts'
import { PaymentsError } from '../../../platform/payments/port.ts'
import type { Ports } from '../../../platform/ports.ts'
import { pendingActs } from '../../../platform/undo/undoable.ts'
import { noticesOf } from '../../cancellation/server/store.ts'
import { heldFirstOf, lastSubscription } from '../../server/store.ts'
import { purchaseById, quoteOf } from '../../server/views.ts'
import type { HeldFirst, PlanView } from '../contract.ts'
import { acceptsOrders, isPaused } from '../plan-deadlines.ts'
import type { Plan, PlanRules } from '../plan-states.ts'
import { asksHolder } from './diff-to-events.ts'
import { planOf, type Subscription } from './plan-row.ts'
import { planRulesOf } from './rules.ts'
import { subscriptionViewOf } from './subscribe.ts'

const nothing: PlanView['can'] = {
  cancel: false,
  keep: false,
  pause: false,
  downgrade: false,
  changeCard: false,
  confirm: false,
  order: [
    { kind: 'plan', act: 'new' },
    { kind: 'copilot', act: 'new' },
  ],
}

/** The person's plan, or the last one when none is running. Without an answer of the provider the card is left out. */
export async function planView(ports: Ports, db: Db, personId: string): Promise<z.input<typeof PlanView>> {
  const row = await lastSubscription(db, personId)
  const held = !row || row.state === 'ended' || row.state === 'incomplete' ? await heldOf(db, personId) : null
  if (!row)
    return {
      subscription: null,
      held,
      reference: null,
      startedAt: null,
      pausedUntil: null,
      next: null,
      dueSince: null,
      closesAt: null,
      card: null,
      cardRefused: false,
      cancelling: null,
      can: unlessHeld(nothing, held),
    }
  const plan = planOf(row)
  const order = await purchaseById(db, row.purchaseId)
  const [cancelling] = await pendingActs(db, row.id)
  return {
    subscription: subscriptionViewOf(row),
    held,
    reference: order?.reference ?? null,
    startedAt: plan.startedAt,
    pausedUntil: plan.pausedUntil ?? (plan.scheduledChange?.kind === 'pause' ? plan.scheduledChange.until : null),
    next: plan.scheduledChange?.kind ?? null,
    dueSince: plan.dueSince,
    closesAt: closingOf(plan, planRulesOf(ports.config)),
    card: plan.stage === 'ended' || !row.providerId ? null : await cardOf(ports, row.providerId),
    cardRefused: isCardRefused(row, planRulesOf(ports.config)),
    cancelling: cancelling ? { until: cancelling.until } : null,
    can: {
      ...unlessCancelling(unlessHeld(canOf(plan, ports.clock.now()), held), cancelling !== undefined),
      confirm: await bankAsks(ports, plan),
    },
  }
}

/** What a first question holds, and the plan it would begin. */
async function heldOf(db: Db, personId: string): Promise<z.input<typeof HeldFirst> | null> {
  const order = await heldFirstOf(db, personId)
  if (!order?.heldAt) return null
  const { monthly, monthlyFrom } = await quoteOf(db, order.quoteId)
  return {
    reference: order.reference,
    questionId: order.questionId,
    amount: order.amount,
    heldAt: order.heldAt,
    monthly,
    monthlyFrom,
    accepted: order.wanted === 'capture',
    cancelled: (await noticesOf(db, order.id)).some(({ kind }) => kind === 'cancel'),
  }
}

/** While a first question waits for an expert, no second plan is offered beside the one that it would begin. */
const unlessHeld = (can: PlanView['can'], held: z.input<typeof HeldFirst> | null): PlanView['can'] =>
  held ? { ...can, order: [] } : can

/** A cancellation that waits is undone, or goes on by itself. */
const unlessCancelling = (can: PlanView['can'], waits: boolean): PlanView['can'] =>
  waits ? { ...can, cancel: false } : can

function closingOf({ stage, dueSince }: Plan, rules: PlanRules): Date | null {
  const days = stage === 'past_due' ? rules.graceDays : stage === 'restricted' ? rules.restrictedDays : null
  return dueSince && days !== null ? new Date(dueSince.getTime() + days * 24 * 3_600_000) : null
}

/** A card that was given since the plan was restricted has not been charged yet. */
function isCardRefused(row: Subscription, { graceDays }: PlanRules): boolean {
  const { stage, dueSince } = planOf(row)
  if (stage !== 'restricted' || !dueSince) return false
  return !row.cardTakenAt || row.cardTakenAt.getTime() < dueSince.getTime() + graceDays * 24 * 3_600_000
}

function canOf(plan: Plan, now: Date): PlanView['can'] {
  const { stage, scheduledChange: wish } = plan
  if (stage === 'ended' || stage === 'incomplete') return nothing
  const leaves = wish?.kind === 'cancel'
  const inPaidMonth = stage === 'active' && plan.periodEnd > now
  return {
    cancel: !leaves,
    keep: wish !== null && plan.periodEnd > now,
    pause: inPaidMonth && wish === null,
    downgrade: inPaidMonth && plan.name === 'copilot' && wish === null,
    changeCard: true,
    confirm: false,
    order: ordersOf(plan, now),
  }
}

function ordersOf(plan: Plan, now: Date): PlanView['can']['order'] {
  const { stage, name } = plan
  if (isPaused(plan, now)) return [{ kind: name, act: 'resume' }]
  if (!acceptsOrders(plan)) return []
  if (stage === 'first_period')
    return [
      { kind: 'plan', act: 'early' },
      { kind: 'copilot', act: 'change' },
    ]
  if (stage === 'restricted') return [{ kind: name, act: 'reopen' }]
  return stage === 'active' && name === 'plan' ? [{ kind: 'copilot', act: 'change' }] : []
}

/** Whether the bank asks its client about the unpaid month; `false` without an answer of the provider. */
async function bankAsks(ports: Ports, { stage, openInvoice }: Plan): Promise<boolean> {
  if (stage !== 'past_due' || !openInvoice) return false
  try {
    const { status, paymentIntent } = await ports.payments.retrieveInvoice(openInvoice)
    return (
      status === 'open' && paymentIntent !== null && asksHolder(await ports.payments.retrievePayment(paymentIntent))
    )
  } catch (error) {
    if (error instanceof PaymentsError) return false
    throw error
  }
}

/** The card that pays a plan; `null` without an answer of the provider. */
export async function cardOf(ports: Ports, providerId: string): Promise<PlanView['card']> {
  try {
    const { paymentMethod } = await ports.payments.retrieveSubscription(providerId)
    if (!paymentMethod) return null
    const { id, brand, last4, expMonth, expYear } = await ports.payments.retrieveCard(paymentMethod)
    return { id, brand, last4, expMonth, expYear }
  } catch (error) {
    if (error instanceof PaymentsError) return null
    throw error
  }
}
